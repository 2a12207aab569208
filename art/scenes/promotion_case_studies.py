"""Case studies, promotion: a podium under the sun with only the outline of a house on it, flag and ribbon ready. Also for dark grounds."""
from diorama import *

STAGE = Stage(hour=9.6)


def podium():
    """Three steps with an empty plate on top, marked by a dashed ring: room for one more."""
    for r, z, h, color in ((1.75, 0, 0.3, "wall_warm"), (1.35, 0.3, 0.3, "coral"), (1.0, 0.6, 0.75, "wall_warm"), (1.12, 1.35, 0.14, "leaf")):
        cylinder(0, 0, z, r, h, color, bevel=0.04, sides=72)
    for k in range(12):
        with group(0, 0, 1.49, turn=30 * k):
            box(0.8, 0, 0, 0.06, 0.26, 0.03, "sun", 0)


def outline(w=1.15, d=0.95, h=0.75, rise=0.6):
    """The edges of a house that is not there yet; those at its back are thin."""
    a, b = w / 2, d / 2
    with group(0, 0, 1.56):
        floor = [(-a, -b), (a, -b), (a, b), (-a, b)]
        for x, y in floor:
            seen = (x, y) != (-a, b)
            tube([(x, y, 0), (x, y, h)], 0.05 if seen else 0.02, "sun", glow=1)
        for z in (0, h):
            tube([(-a, -b, z), (a, -b, z), (a, b, z)], 0.05, "sun", glow=1)
            tube([(a, b, z), (-a, b, z), (-a, -b, z)], 0.02, "sun", glow=1)
        for x in (-a, a):
            tube([(x, -b, h), (x, 0, h + rise)], 0.05, "sun", glow=1)
            tube([(x, 0, h + rise), (x, b, h)], 0.05 if x > 0 else 0.02, "sun", glow=1)
        tube([(-a, 0, h + rise), (a, 0, h + rise)], 0.05, "sun", glow=1)


def flag(x, y, h=3.3):
    """A flag on its pole, blowing to the right."""
    cylinder(x, y, 0, 0.06, h, "metal")
    ball(x, y, h + 0.06, 0.11, "sun")
    wave = [(0.16 * k, 0.07 * math.sin(k * 0.9)) for k in range(9)]
    with group(x, y, h - 0.95, turn=FACING):
        extrude([(a, b) for a, b in wave] + [(a, b + 0.85) for a, b in wave[::-1]], 0.06, color="coral", bevel=0.01)


def ribbon():
    """A ribbon before the steps between two posts."""
    with group(turn=FACING):
        for way in (-1, 1):
            cylinder(way * 1.7, -1.75, 0, 0.07, 0.95, "sun")
            ball(way * 1.7, -1.75, 1.0, 0.12, "sun")
        tube([(-1.7 + 3.4 * k / 12, -1.75, 0.85 - 0.5 * math.sin(math.pi * k / 12)) for k in range(13)], 0.06, "coral")


def build():
    disc_island(3.0)
    podium()
    outline()
    flag(-2.3, 0.6)
    ribbon()
    person(2.4, 0.75, turn=0, s=1.1, shirt="blue", legs="wall", skin="skin_2", arms=("up", "down"))
    trees([(0.4, 2.4), (-2.6, -0.3)], 0.9, 1.05)
    with group(turn=FACING):
        sun_path(0, 2.0, 3.1, 0, 1.25, at=0.74, disc=0.46)
