"""Other libraries, which a test may do without only outside CI."""

import importlib
import os
from types import ModuleType

import pytest


def peer(name: str) -> ModuleType:
    """The library with this name; the test is skipped without it, unless this is CI."""
    if os.environ.get("CI"):
        return importlib.import_module(name)
    module: ModuleType = pytest.importorskip(name)
    return module
