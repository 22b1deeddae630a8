"""Roundhouse's games as environments for programs that learn and programs that play. Standard library only."""

from .bridge import Bridge, BridgeError
from .environment import Environment, Number, step_together

__all__ = ["Bridge", "BridgeError", "Environment", "Number", "step_together"]
