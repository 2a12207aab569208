"""Brand lettering as SVG paths: text.outline(text, font, weight, size, tracking) -> (path data, width)."""
from functools import lru_cache
from pathlib import Path

from fontTools.misc.transform import Transform
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SITE = Path(__file__).resolve().parents[2]
SOURCES = {
    "bricolage": "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    "instrument": "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
}


@lru_cache
def face(name, weight):
    return instantiateVariableFont(TTFont(SITE / "node_modules" / SOURCES[name]), {"wght": weight})


def number(value):
    return f"{round(value, 2):g}"


def outline(text, name="bricolage", weight=650, size=20, tracking=-0.022, x=0, y=0):
    font = face(name, weight)
    scale = size / font["head"].unitsPerEm
    glyphs, cmap = font.getGlyphSet(), font.getBestCmap()
    pen, at = SVGPathPen(glyphs, ntos=number), x
    for letter in text:
        glyph = cmap[ord(letter)]
        glyphs[glyph].draw(TransformPen(pen, Transform(scale, 0, 0, -scale, at, y)))
        at += glyphs[glyph].width * scale + tracking * size
    return pen.getCommands(), at - tracking * size - x
