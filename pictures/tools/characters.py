#!/usr/bin/env python3
"""Writes src/luzhanqi/characters.rs: the outlines of the Chinese characters on pieces and board.

    python3 tools/characters.py NotoSerifCJK-Bold.ttc > src/luzhanqi/characters.rs

Needs fonttools and the font of Debian's fonts-noto-cjk (SIL Open Font License 1.1; see
src/luzhanqi/characters-licence.txt). The outlines are taken once and kept, so that pictures need no
Chinese font.
"""

import sys

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTCollection

PIECES = "司令军长师旅团营连排工兵炸弹地雷旗"
BOARD = "前线山界行大本"
FACE = "Noto Serif CJK SC"

HEAD = '''//! Outlines of the characters, from Noto Serif CJK SC Bold, under the SIL Open Font License 1.1 (see
//! `characters-licence.txt`). Written by `tools/characters.py`; not to be edited by hand.
//!
//! A character stands in a square of 1000 units, `y` growing downwards from its upper edge.

use super::outline::Stroke::{self, C, L, M, Z};

/// Every character that is drawn, with the strokes of its outline.
#[rustfmt::skip]
pub(super) const CHARACTERS: &[(char, &[Stroke])] = &['''


def face(path):
    for font in TTCollection(path).fonts:
        if font["name"].getBestFamilyName() == FACE:
            return font
    sys.exit(f"{path} has no face {FACE}")


def strokes(font, character):
    glyphs = font.getGlyphSet()
    pen = DecomposingRecordingPen(glyphs)
    glyphs[font.getBestCmap()[ord(character)]].draw(pen)
    for operator, points in pen.value:
        # The square of an ideograph goes from 120 below the base line to 880 above it.
        numbers = ", ".join(f"{round(x)}, {round(880 - y)}" for x, y in points)
        yield {
            "moveTo": f"M({numbers})",
            "lineTo": f"L({numbers})",
            "curveTo": f"C({numbers})",
            "closePath": "Z",
        }[operator]


def main():
    font = face(sys.argv[1])
    print(HEAD)
    for character in PIECES + BOARD:
        print(f"    ('{character}', &[{', '.join(strokes(font, character))}]),")
    print("];")


main()
