"""The examples run."""

import json
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).parent.parent / "examples"


def test_the_notebook_runs_from_top_to_bottom() -> None:
    notebook = json.loads((EXAMPLES / "rotary.ipynb").read_text())
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert len(names["values"]) == len(names["table"].past) > 10
    assert names["again"].position == names["table"].position
    assert names["Plot"](names["values"])._repr_svg_().startswith("<svg")
