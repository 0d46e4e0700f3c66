"""``prikup rules``: the rule card, differences, the questionnaire; and rules named on any command line."""
