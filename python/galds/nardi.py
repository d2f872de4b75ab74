"""What only Nardi has: the IDs and files of other backgammon programs, and the review of a match.

>>> import galds
>>> table = galds.Table("nardi", "backgammon")
>>> _ = table.play("o31")
>>> galds.nardi.to_gnuid(table).split(":")[0]
'4HPwATDgc/ABMA'
"""

from galds._galds import (
    Decision,
    Review,
    from_gnuid,
    from_mat,
    from_sgf,
    from_xgid,
    to_gnuid,
    to_mat,
    to_sgf,
    to_xgid,
)
from galds._galds import review_match as review

__all__ = [
    "Decision",
    "Review",
    "from_gnuid",
    "from_mat",
    "from_sgf",
    "from_xgid",
    "review",
    "to_gnuid",
    "to_mat",
    "to_sgf",
    "to_xgid",
]
