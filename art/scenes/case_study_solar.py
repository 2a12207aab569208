"""Case study, solar: an installer's van and ladder at a roof half covered with panels, the signed quote beside."""
from diorama import *

STAGE = Stage(hour=9.5)


def half_roof(x, y, s):
    """A house with panels on the left part of its roof only."""
    house(x, y, s, solar=False)
    depth, rise, slope = 0.7 * s, 0.62 * s, math.atan2(0.62, 0.7)
    for i, j in ((0, 0), (0, 1), (1, 1)):
        t = 0.27 + j * 0.4
        box(x + (i - 1) * 0.46 * s, y - depth * (1 - t), 0.8 * s + rise * t, 0.42 * s, 0.36 * s, 0.05, "panel", 0.006, (slope, 0, 0), rough=0.18, metal=0.35)


def ladder(x, foot, head, w=0.5):
    """A ladder from the foot (y, z) to the head (y, z)."""
    for dx in (-w / 2, w / 2):
        tube([(x + dx, *foot), (x + dx, *head)], 0.045, "sun")
    for k in range(1, 10):
        y, z = (a + (b - a) * k / 10 for a, b in zip(foot, head))
        tube([(x - w / 2, y, z), (x + w / 2, y, z)], 0.03, "sun")


def quote(x, y, z=0.0, s=1.0):
    """A clipboard 1.7 s by 2.3 s: a sun, rows and a tick."""
    with group(x, y, z, turn=FACING, scale=s):
        with group(lean=-10):
            box(0, 0, 0, 1.7, 0.14, 2.3, "wood", 0.08)
            box(0, -0.08, 0.12, 1.45, 0.04, 1.95, "white", 0.02)
            box(0, -0.1, 2.05, 0.7, 0.14, 0.28, "forest", 0.06)
            cylinder(0, 0, 0, 0.2, 0.05, "sun", rot=(math.pi / 2, 0, 0)).location = (-0.42, -0.11, 1.68)
            for k, (left, length) in enumerate(((-0.1, 0.7), (-0.6, 1.2), (-0.6, 1.0))):
                box(left + length / 2, -0.11, 1.6 - k * 0.3, length, 0.03, 0.12, ("ink", "metal", "metal")[k], 0.01)
            tick(0.3, -0.14, 0.45, 0.75, turn=0, thick=0.08)


def build():
    island(6.6, 5.2)
    patch(0, -1.95, 6.5, 1.0, "road")
    half_roof(-0.5, 0.8, 1.9)
    ladder(0.35, (-1.15, 0), (-0.15, 2.1))
    person(0.35, -1.0, 0.55, turn=180, s=0.85, shirt="coral", legs="blue_deep", helmet="sun", arms=("front", "front"))
    van(-1.6, -1.95, s=1.05, color="wall_cool", load="sun")
    quote(2.3, -0.35, s=1.0)
    trees([(2.7, 2.0), (-2.9, 2.0), (-3.0, -0.7)], 0.9, 1.15)
