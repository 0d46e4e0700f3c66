"""Records of matches and deals of other programs on the command line: verifying and converting."""
