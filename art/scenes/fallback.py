"""Fallback, for pages without a picture of their own: a giant sundial and a bench under a tree on a quiet round island."""
from diorama import *

STAGE = Stage(hour=7.8, shadow_room=0.1)


def sundial(r=1.65, height=0.32):
    """A stone dial with twelve hour marks, the noon mark in coral, and a gnomon that points away from the viewer."""
    cylinder(0, 0, 0, r + 0.22, 0.14, "concrete", bevel=0.04, sides=96)
    cylinder(0, 0, 0.13, r, height - 0.13, "wall_warm", bevel=0.05, sides=96)
    ring(0, 0, height, r * 0.9, 0.03, "sun")
    for k in range(13):
        a = math.radians(-15 + k * 17.5)
        long = 0.4 if k % 3 == 0 else 0.24
        with group(0, 0, height - 0.01, turn=math.degrees(a)):
            box(r * 0.86 - long / 2, 0, 0, long, 0.09 if k % 3 == 0 else 0.05, 0.035, "coral" if k == 6 else "forest", 0.005)
    with group(0, 0, height, turn=90):
        extrude([(-0.75, 0), (0.75, 0), (0.75, 1.4)], 0.12, color="sun", bevel=0.03)


def bench(x, y, turn):
    """A wooden bench facing -y."""
    with group(x, y, turn=turn):
        for k in range(3):
            box(0, -0.16 + k * 0.15, 0.3, 1.1, 0.12, 0.05, "wood", 0.015)
        for k in range(2):
            box(0, 0.26, 0.45 + k * 0.16, 1.1, 0.05, 0.12, "wood", 0.015)
        for side in (-0.45, 0.45):
            box(side, 0, 0, 0.07, 0.4, 0.3, "forest", 0.01)
            box(side, 0.29, 0, 0.07, 0.05, 0.7, "forest", 0.01)


def build():
    with group(turn=FACING):
        disc_island(3.0)
        with group(0.45, -0.45, turn=14):
            sundial()
        tree(-2.1, 1.15, 2.0, kind="round")
        bench(-1.1, 1.75, 12)
        bush(2.1, 1.3, 1.2)
        bush(2.45, 0.9)
        bush(-2.1, -1.2)
