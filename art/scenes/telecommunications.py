"""Telecommunications: a giant radio mast that sends waves to phones, each on its own cell of the network."""
from diorama import *

STAGE = Stage(hour=10)
FRAMES = 12

CELL = 1.42  # corner radius of a hexagonal cell


def cell(x, y, lift, color):
    """A six-sided slab whose top is at `lift`; a cell of the network."""
    for z, h, r, shade in ((-0.555, 0.555 + lift - 0.1, CELL, "soil"), (lift - 0.16, 0.16, CELL + 0.01, color)):
        cylinder(x, y, z, r, h, shade, bevel=0.06, sides=6)


def mast(z, frame):
    """A lattice mast 5 high with dishes and a beacon, sending waves."""
    with group(0, 0, z):
        box(0, 0, 0, 1.5, 1.5, 0.14, "concrete")
        lattice_mast(0, 0, 4.6, 1.15, 0.26, color="coral", rows=8, z=0.12)
        for at, half in ((1.9, 0.46), (3.3, 0.32)):
            box(0, 0, at, half * 2 + 0.3, half * 2 + 0.3, 0.07, "forest_light", 0.01)
        dish(-0.28, -0.62, 2.35, 0.52, turn=-30, lean=-8, color="frame")
        dish(0.62, -0.1, 2.35, 0.46, turn=75, lean=-8, color="frame")
        dish(0.1, -0.45, 3.75, 0.4, turn=30, lean=-8, color="frame")
        cylinder(0, 0, 4.7, 0.05, 0.5, "ink", bevel=0)
        ball(0, 0, 5.2, 0.16, "sun", glow=1)
        waves(0, 0, 5.2, (0.5, 0.85, 1.2), "blue", 0.06, frame)


def calling_phone(x, y, z, screen, sign):
    """A giant phone facing the camera with a signal or a message on its screen."""
    phone(x, y, z, 1.35, turn=FACING, screen=screen)
    with group(x, y, z + 0.8, turn=FACING):
        if sign == "bars":
            for k in range(4):
                box(-0.23 + k * 0.155, -0.1, -0.25, 0.1, 0.03, 0.14 + k * 0.13, "white", 0.01)
        elif sign == "talk":
            bubble(0, -0.14, 0, 0.36, turn=0, dots="leaf")
        else:
            for r in (0.14, 0.27, 0.4):
                tube([(a, -0.1, b - 0.2) for a, b in arc(0, 0, r, 45, 135)], 0.035, "white")
            ball(0, -0.1, -0.2, 0.06, "white")


def build(frame=0.0):
    around = [(math.cos(math.radians(30 + 60 * k)) * CELL * math.sqrt(3) * 1.03, math.sin(math.radians(30 + 60 * k)) * CELL * math.sqrt(3) * 1.03) for k in range(6)]
    colors = ("grass", "sand", "grass_deep", "grass", "sand", "grass_deep")
    lifts = (0.1, 0.25, 0.1, 0, 0.05, 0)
    cell(0, 0, 0.15, "grass")
    for (x, y), color, lift in zip(around, colors, lifts):
        cell(x, y, lift, color)
    mast(0.15, frame)
    (ex, ey), (nx, ny), (bx, by), (wx, wy), (sx, sy), (fx, fy) = around
    calling_phone(wx, wy, lifts[3], "blue", "bars")
    calling_phone(sx, sy, lifts[4], "leaf_light", "talk")
    calling_phone(fx, fy, lifts[5], "lilac", "wifi")
    house(ex, ey, 0.85, z=lifts[0], solar=False)
    house(bx, by, 0.85, z=lifts[2], solar=False, roof="blue")
    person(sx + 0.7, sy - 0.1, lifts[4], turn=20, s=0.75, shirt="sun", arms=("down", "up"))
    tree(nx, ny, 1.0, lifts[1])
    tree(wx - 0.8, wy - 0.2, 0.75, lifts[3])
