"""Finance: a bank with columns, coin stacks that rise beside it and a giant coin on the tallest."""
from diorama import *

STAGE = Stage(hour=10)


def bank():
    """A temple front 3.7 wide facing -y, a coin in its gable."""
    for k in range(3):
        box(0, -0.1, k * 0.14, 3.9 - 0.22 * k, 3.1 - 0.26 * k, 0.15, "wall_cool", 0.02)
    box(0, 0.25, 0.42, 3.0, 1.9, 1.7, "wall_warm", 0.02)
    box(0, -0.7, 0.42, 0.72, 0.06, 1.25, "forest", 0.02)
    for side in (-1.0, 1.0):
        box(side, -0.7, 0.85, 0.4, 0.06, 0.7, "glass", 0.01, rough=0.15)
    front = [(-1.5 + k * 0.6, -1.12) for k in range(6)]
    flank = [(1.5, -1.12 + k * 0.78) for k in range(1, 4)]
    for x, y in front + flank:
        box(x, y, 0.42, 0.38, 0.38, 0.1, "wall", 0.02)
        cylinder(x, y, 0.5, 0.145, 1.5, "wall", top=0.125, bevel=0)
        box(x, y, 1.98, 0.36, 0.36, 0.14, "wall", 0.02)
    box(0, 0.0, 2.12, 3.5, 2.75, 0.26, "wall", 0.03)
    wedge(0, 0.03, 2.38, 3.75, 2.85, 0.98, "forest_light", ridge="y")
    extrude([(-1.5, 0), (1.5, 0), (0, 0.76)], 0.08, 0, -1.4, 2.43, "wall", 0.02)
    coin(0, -1.45, 2.72, 0.25, turn=0, sign="")


def build():
    island(6.6, 5.2)
    patch(-0.8, -2.15, 1.2, 0.9, "concrete")
    with group(-0.8, 0.35):
        bank()
    for y, n in ((-1.85, 3), (-0.65, 7), (0.55, 12)):
        with group(2.2, y, scale=1.5):
            coins(0, 0, n=n)
    coin(2.2, 0.55, 2.95, 0.78)
    person(-0.3, -2.25, turn=200, s=0.75, shirt="blue")
    trees([(-3.0, -2.1), (2.85, 2.15), (-3.0, 2.2)], 0.85, 1.0)
