"""Roundhouse's games as environments for programs that learn and programs that play. Standard library only."""

from .bridge import Bridge, BridgeError
from .environment import Environment, Number, step_together
from .server import ServerBridge

__all__ = ["Bridge", "BridgeError", "Environment", "Number", "ServerBridge", "step_together"]
