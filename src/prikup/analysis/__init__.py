"""What the solver finds over many layouts: the worth of a hand."""

from prikup.analysis.errors import AnalysisError
from prikup.analysis.proof import sure_game, under_ordered
from prikup.analysis.tricks import LEADS, Lead, Tricks, Worst, distribution, worst

__all__ = ["LEADS", "AnalysisError", "Lead", "Tricks", "Worst", "distribution", "sure_game", "under_ordered", "worst"]
