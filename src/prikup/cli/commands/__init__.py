"""The commands as the command line sees them: their arguments, and the exit code."""
