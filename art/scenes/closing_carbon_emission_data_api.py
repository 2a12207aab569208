"""Closing of the carbon emission data API: a ledger's loose lines are put into a giant rack, a few into the bin of noes."""
from diorama import *

STAGE = Stage(hour=15.2, shadow_room=0.05, margin=0.02)

COLUMNS, ROWS = 2, 6
SLOT_W, SLOT_H = 1.66, 0.46
DEPTH = 0.6


def line(x, y, z, turn=0, roll=0, lean=0, color="sun", placed=False):
    """A strip cut out of a ledger, its middle at (x, y, z): an entry, an amount and, once placed, the tab of its source."""
    with group(x, y, z, turn=turn, roll=roll, lean=lean):
        box(0, 0, -0.14, 1.5, 0.1, 0.28, "white", 0.02)
        box(-0.62, -0.045, -0.09, 0.18, 0.03, 0.18, color, 0.01)
        box(-0.12, -0.045, -0.035, 0.6, 0.03, 0.07, "metal", 0)
        box(0.45, -0.045, -0.035, 0.3, 0.03, 0.07, "metal", 0)
        if placed:
            box(0.62, -0.09, -0.2, 0.16, 0.06, 0.3, "leaf", 0.01)


def rack(empty):
    """The rack, facing -y on the origin, with a line in every slot that is not in `empty`."""
    w, h = COLUMNS * SLOT_W + 0.1, ROWS * SLOT_H + 0.1
    box(0, DEPTH / 2, 0.3, w, 0.08, h, "trunk", 0)
    for k in range(COLUMNS + 1):
        box(-w / 2 + 0.05 + k * SLOT_W, 0, 0.3, 0.1, DEPTH + 0.03, h + 0.01, "wood", 0.01)
    for k in range(ROWS + 1):
        box(0, 0, 0.3 + k * SLOT_H, w, DEPTH, 0.1, "wood", 0.01)
    box(0, 0, 0.3 + h, w + 0.2, DEPTH + 0.16, 0.14, "wall_warm", 0.03)
    box(0, 0, 0, w + 0.2, DEPTH + 0.16, 0.3, "wall_warm", 0.03)
    colors = ("sun", "coral", "blue", "leaf_light", "lilac")
    for i in range(COLUMNS):
        for k in range(ROWS):
            if (i, k) not in empty:
                line((i - 0.5) * SLOT_W, -DEPTH / 2 + 0.12, 0.3 + 0.1 + k * SLOT_H + 0.15, color=colors[(i * 3 + k) % 5], placed=True)


def ladder(x, y, h, lean):
    """A ladder that leans against what is behind it."""
    with group(x, y, lean=lean):
        for k in (-0.24, 0.24):
            capsule((k, 0, 0), (k, 0, h), 0.045, "frame")
        for k in range(1, int(h / 0.32)):
            capsule((-0.24, 0, k * 0.32), (0.24, 0, k * 0.32), 0.032, "frame")


def no_bin(x, y):
    """A bin with a short sign, two lines standing in it."""
    with group(x, y):
        for k, roll in ((-0.2, 78), (0.15, 100)):
            line(k, 0.1, 0.95, roll=roll, color="coral")
        box(0, 0, 0, 0.95, 0.75, 0.8, "coral", 0.06)
        box(0, 0, 0.78, 1.05, 0.85, 0.1, "paper", 0.03)
        label("NO", 0, -0.385, 0.4, 0.48, "paper", 0.015)


def build():
    island(5.9, 5.9)
    with group(turn=FACING):
        cylinder(0, -0.5, 0, 2.75, 0.025, "sand", bevel=0, sides=96)
        with group(0.0, 1.05, scale=1.14):
            rack({(0, 5), (1, 3), (0, 2), (1, 0)})
        ladder(-0.95, 0.1, 2.9, -10)
        with group(-0.95, 0.05, 1.62):
            person(0, 0, turn=180, s=1.0, shirt="lilac", legs="blue_deep", skin="skin_3", hair="trunk", arms=("up", "up"), long_hair=True)
        line(-0.95, 0.25, 3.0, color="coral", roll=-4)
        # The one who brings a line over the head, and the heap that it is from.
        person(0.9, -1.1, turn=150, s=1.2, shirt="blue", legs="wall_warm", skin="skin_1", arms=("up", "up"))
        line(0.9, -1.1, 1.62, turn=-18, color="sun")
        with group(-1.8, -1.2, 0, turn=-12):
            for k in (-1, 1):
                box(k * 0.68, 0, 0, 1.36, 1.75, 0.08, "blue", 0.03)
                box(k * 0.64, 0, 0.08, 1.26, 1.6, 0.09, "wall_warm", 0.03)
            for k in range(14):
                high = 0.2 + 0.055 * k
                spread = 0.45 * (1 - k / 18)
                line(random.uniform(-spread, spread), random.uniform(-spread, spread), high, turn=k * 53, lean=-90, color=("sun", "coral", "blue", "lilac", "leaf_light")[k % 5])
        person(-0.3, -2.3, turn=-65, s=1.2, shirt="coral", legs="blue_deep", skin="skin_2", arms=("side", "side"))
        no_bin(2.3, -0.75)
        tree(-2.75, 0.6, 1.0, kind="round")
        tree(2.75, 0.7, 0.9, kind="cone")
        bush(0.9, -2.9)
        sun_path(0, 2.6, 3.5, 0.1, 1.08, at=0.2, disc=0.44)
