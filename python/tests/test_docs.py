"""The documentation: everything public has some, and its examples run."""

import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from peers import peer

import galds

PAGE = Path(__file__).parent.parent.parent / "docs" / "python.md"
# What the modules for other libraries need.
NEEDS = {
    "galds.data": "polars",
    "galds.gymnasium": "gymnasium",
    "galds.openspiel": "pyspiel",
    "galds.pettingzoo": "pettingzoo",
}
FOUND = [found.name for found in pkgutil.iter_modules(galds.__path__, "galds.")]
MODULES = ["galds", *(name for name in FOUND if not name.endswith("._galds"))]


def members(owner: Any) -> Iterator[tuple[str, Any]]:
    """What a module or a class has of its own, and says to everybody."""
    chosen = getattr(owner, "__all__", None) if inspect.ismodule(owner) else None
    for name, member in vars(owner).items():
        is_public = name in chosen if chosen is not None else not name.startswith("_")
        if is_public and not inspect.ismodule(member):
            yield name, member


def undocumented(owner: Any, path: str) -> Iterator[str]:
    """The paths of members without a docstring."""
    for name, member in members(owner):
        is_own = getattr(member, "__module__", "galds") or "galds"
        if not is_own.startswith("galds"):
            continue
        is_item = inspect.isclass(member) or inspect.isroutine(member) or inspect.isdatadescriptor(member)
        if is_item and not inspect.getdoc(member):
            yield f"{path}.{name}"
        if inspect.isclass(member):
            yield from undocumented(member, f"{path}.{name}")


@pytest.mark.parametrize("name", MODULES)
def test_everything_public_has_a_docstring(name: str) -> None:
    if name in NEEDS:
        peer(NEEDS[name])
    module = importlib.import_module(name)
    assert module.__doc__
    assert list(undocumented(module, name)) == []


def test_the_first_ten_minutes_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.S)
    names: dict[str, Any] = {}
    for block in blocks:
        exec(block, names)
    assert len(blocks) >= 5 and names["table"].is_over
