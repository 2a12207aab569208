"""Makes bricolage-display.ttf: the headings' font at their weight, as a static file that Blender can read.

    /usr/bin/python3 art/fonts/sign-font.py

Needs python3-fonttools and python3-brotli, and node_modules.
"""
from pathlib import Path

from fontTools.subset import Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

here = Path(__file__).parent
source = here / "../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2"
font = TTFont(source)
instantiateVariableFont(font, {"wght": 650}, inplace=True)
keep = Subsetter()
keep.populate(unicodes=[*range(0x20, 0x7F), 0x20AC, 0x2082])
keep.subset(font)
font.flavor = None
font.save(here / "bricolage-display.ttf")
