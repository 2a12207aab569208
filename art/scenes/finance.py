"""Finance: a bank with columns, coin stacks that rise beside it and a giant coin on the tallest."""
from diorama import *

STAGE = Stage(hour=10)


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
