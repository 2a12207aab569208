"""Closing of the manufacturing page: in the corner of a hall everybody points at the one machine that smokes, a name tag on it."""
from diorama import *

STAGE = Stage(hour=15.0, shadow_room=0.05, margin=0.02)

HALF = 2.9  # of the hall's floor


def hall():
    """The floor and two walls of a cut-open hall, the left one with a saw-tooth roof line, all windows lit."""
    island(2 * HALF + 0.3, 2 * HALF + 0.3, color="concrete")
    teeth = [(-HALF, 0), (HALF, 0)]
    for k in range(3):
        right = HALF - k * 2 * HALF / 3
        teeth += [(right, 3.25), (right - 2 * HALF / 3, 2.55)]
    with group(-HALF + 0.05, 0, 0, turn=90):
        extrude(teeth, 0.22, color="wall_warm", bevel=0.02)
        for k in range(3):
            x = -HALF + (k + 0.5) * 2 * HALF / 3
            box(x, -0.12, 1.15, 1.45, 0.04, 1.0, "white", 0.01)
            for i in range(3):
                box(x + (i - 1) * 0.46, -0.14, 1.2, 0.4, 0.04, 0.9, "sun_soft", 0, glow=1)
    y = HALF - 0.05
    box(0.05, y, 0, 2 * HALF, 0.22, 2.55, "wall", 0.02)
    box(0.05, y, 2.53, 2 * HALF + 0.1, 0.34, 0.14, "coral", 0.03)
    for k in range(3):
        x = -1.85 + k * 1.9
        box(x, y - 0.12, 1.15, 1.45, 0.04, 1.0, "white", 0.01)
        for i in range(3):
            box(x + (i - 1) * 0.46, y - 0.14, 1.2, 0.4, 0.04, 0.9, "sun_soft", 0, glow=1)


def tidy_machine(x, y, turn, color):
    """A machine that nobody blames: a cabinet with a window and a green light."""
    with group(x, y, 0, turn=turn):
        box(0, 0, 0, 1.35, 0.8, 1.05, color, 0.08)
        box(-0.2, -0.4, 0.4, 0.75, 0.04, 0.45, "sky", 0.02)
        box(0.45, -0.4, 0.35, 0.28, 0.05, 0.5, "white", 0.02)
        cylinder(0.45, 0.1, 1.05, 0.05, 0.3, "frame", bevel=0)
        ball(0.45, 0.1, 1.4, 0.11, "leaf_light", glow=2)


def press(x, y, turn, s=1.0):
    """A big press whose ram is stuck: a red lamp turns on it, it smokes, and oil runs out from under it."""
    with group(x, y, 0, turn=turn, scale=s):
        blob([(math.cos(t) * r, math.sin(t) * r * 0.7) for t, r in ((2 * math.pi * k / 40, 1.4 + 0.16 * math.sin(6 * math.pi * k / 40) + 0.1 * math.sin(10 * math.pi * k / 40)) for k in range(40))], "blue_deep", z=0.03)
        box(0, 0, 0, 1.9, 1.35, 0.5, "blue", 0.06)
        box(0, 0.42, 0.5, 1.6, 0.5, 1.9, "blue", 0.05)
        box(0, -0.02, 2.0, 1.8, 1.35, 0.75, "blue", 0.1)
        for k in range(4):
            box(-0.66 + k * 0.44, -0.69, 0.1, 0.26, 0.04, 0.3, "sun" if k % 2 else "ink", 0)
        cylinder(0, -0.12, 1.35, 0.2, 0.7, "frame")
        with group(0, -0.12, 1.2, roll=9):
            box(0, 0, 0, 1.05, 0.75, 0.24, "metal", 0.03)
        box(0, -0.1, 0.5, 1.25, 0.85, 0.16, "metal", 0.03)
        with group(0, -0.15, 0.72, roll=-14):
            box(0, 0, 0, 0.8, 0.5, 0.12, "coral", 0.02)
        cylinder(-0.55, -0.25, 2.75, 0.2, 0.1, "frame", bevel=0)
        cylinder(-0.55, -0.25, 2.85, 0.16, 0.16, "coral", bevel=0, glow=3)
        ball(-0.55, -0.25, 3.01, 0.16, "coral", glow=3)
        for dx, dz, r in ((0.3, 2.95, 0.2), (0.52, 3.2, 0.26), (0.36, 3.5, 0.3), (0.62, 3.78, 0.2)):
            ball(dx, 0.2, dz, r, "wall_cool", rough=0.95)
        tag(0.62, -0.72, 2.62)


def tag(x, y, z):
    """A name tag that hangs from a nail at (x, y, z) by a string."""
    tube([(x - 0.28, y - 0.03, z - 0.42), (x, y - 0.03, z), (x + 0.28, y - 0.03, z - 0.42)], 0.02, "white")
    with group(x, y - 0.08, z - 0.42, roll=-5):
        box(0, 0, -0.85, 1.15, 0.07, 0.88, "coral", 0.06)
        box(0, -0.02, -0.8, 1.05, 0.07, 0.62, "white", 0.02)
        label("?", 0, -0.065, -0.5, 0.62, "ink", 0.01)


def build():
    hall()
    cylinder(0.1, -0.1, 0, 2.1, 0.02, "sun", bevel=0, sides=96)
    cylinder(0.1, -0.1, 0.005, 1.95, 0.02, "concrete", bevel=0, sides=96)
    tidy_machine(-1.9, -1.7, 90, "leaf_light")
    tidy_machine(1.85, 2.1, 0, "lilac")
    press(0.05, 0.15, 32, 1.05)
    with group(turn=FACING):
        person(-2.15, -0.7, turn=70, s=1.15, shirt="coral", legs="blue_deep", skin="skin_3", arms=("front", "down"), helmet="sun")
        person(-1.25, -1.95, turn=118, s=1.15, shirt="sun", legs="blue_deep", skin="skin_1", arms=("front", "down"), helmet="white")
        person(1.2, -2.05, turn=-118, s=1.15, shirt="leaf", legs="wall_warm", skin="skin_3", hair="trunk", long_hair=True, arms=("down", "front"))
        person(2.35, -0.75, turn=-70, s=1.15, shirt="lilac", legs="blue_deep", skin="skin_2", arms=("down", "front"), helmet="sun")
    box(2.35, -2.3, 0, 0.7, 0.7, 0.5, "wood", 0.03)
    box(2.35, -2.3, 0.5, 0.45, 0.45, 0.32, "wood", 0.03)
    with group(turn=FACING):
        sun_path(0.1, 3.0, 3.5, 0.3, 1.12, at=0.24, disc=0.42)
