"""Intarzia, the solitaire of the Rotary board: one colouring is to be changed into another in as few turns as
possible. Solutions are proven to be shortest.

>>> from galds import intarzia
>>> intarzia.solve("11,12 13", "11,12 13")
[]
"""

from galds._galds import intarzia_solve as solve
from galds._galds import intarzia_svg as svg
from galds._galds import intarzia_tasks as tasks
from galds._galds import intarzia_turns as turns

__all__ = ["solve", "svg", "tasks", "turns"]
