"""Case studies: an open book whose pages have popped up into three projects: a shop, a solar roof and a clinic."""
from diorama import *

STAGE = Stage(hour=10)


def book(w=3.1, d=3.7, thick=0.62):
    """An open book lying on the ground, spine along y; its pages slope from z = 0.14 + thick near the spine down to their edges."""
    box(0, 0, 0, 2 * w + 0.4, d + 0.4, 0.16, "coral", 0.06)
    for way in (-1, 1):
        page = [(0, 0), (0, 0.12), (0.06, 0.34), (0.2, thick - 0.1), (0.45, thick), (0.8, thick), (1.6, thick - 0.08), (w, thick - 0.3), (w - 0.06, 0)]
        extrude([(way * a, b) for a, b in page], d, z=0.14, color="wall_warm", bevel=0.015)
        for k in (1, 2, 3):
            box(way * w / 2, 0, 0.12 + k * 0.07, w - 0.05, d + 0.02, 0.015, "wood", 0)


def lines(x, y, z, w, n=3):
    """Printed lines on the slope of a page."""
    for k in range(n):
        length = w * (1, 0.85, 0.55)[k % 3]
        box(x - (w - length) / 2, y - k * 0.27, z, length, 0.12, 0.02, "leaf" if k == 0 else "wood", 0)


def shop(x, y, z):
    """A shop with a striped awning towards -y."""
    box(x, y, z, 1.5, 1.0, 1.05, "wall_warm", 0.04)
    box(x, y, z + 1.05, 1.6, 1.1, 0.1, "forest")
    box(x + 0.3, y - 0.5, z + 0.13, 0.7, 0.03, 0.5, "glass", 0.01, rough=0.15)
    box(x - 0.45, y - 0.5, z, 0.32, 0.03, 0.62, "forest", 0.01)
    for k in range(6):
        box(x - 0.65 + k * 0.26, y - 0.68, z + 0.72, 0.26, 0.44, 0.05, "coral" if k % 2 else "white", 0, rot=(0.5, 0, 0))


def clinic(x, y, z):
    """A small hospital under its cross."""
    building(x, y, 1.4, 1.1, 1.16, z=z, color="wall_cool", lit=0.1, rim="white")
    cross(x, y - 0.1, z + 1.78, 0.9)


def build():
    disc_island(4.15)
    book()
    house(-1.6, 0.95, 1.1, z=0.66)
    with group(-1.6, 0, 0.67, roll=-5.5):
        lines(0, -0.55, 0, 1.8, n=4)
    clinic(1.75, 1.0, 0.66)
    shop(1.6, -0.8, 0.66)
    extrude([(-0.11, 0), (0.11, 0), (0.11, 0.85), (0, 0.7), (-0.11, 0.85)], 0.03, x=0.0, y=-2.75, z=0.01, color="sun", flat=True, bevel=0)
    magnifier(-1.6, -2.3, 1.1, 0.55, handle=0.5)
    trees([(-2.6, 2.6), (1.2, 3.1), (-3.6, -1.2)], 0.8, 1.0)
    person(2.3, -2.75, turn=50, s=0.9, shirt="blue", arms=("down", "front"))
