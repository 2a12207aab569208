"""Healthcare: a hospital under a giant cross, a heart with its beat and an ambulance at the door."""
from diorama import *

STAGE = Stage(hour=9.5)


def beating_heart(x, y, z, s):
    """A heart with the line of its beat across it."""
    heart(x, y, z, s)
    beat = [(-0.62, 0), (-0.3, 0), (-0.18, 0.2), (0.02, -0.34), (0.18, 0.36), (0.3, 0), (0.6, 0)]
    with group(x, y, z, turn=FACING, scale=s):
        tube([(a, -0.19, b) for a, b in beat], 0.05, "white")


def build():
    disc_island(3.55)
    with group(-0.5, 1.0):
        hospital()
    patch(-0.3, -1.05, 5.6, 1.0)
    patch(-0.7, -0.35, 1.0, 0.7, "concrete", z=0.001)
    box(-0.5, 1.0, 2.4, 0.3, 0.3, 0.4, "metal")
    cross(-0.5, 1.0, 3.55, 1.9)
    ambulance(1.2, -1.1)
    cylinder(-1.0, -2.3, 0, 0.5, 0.14, "concrete")
    beating_heart(-1.0, -2.3, 0.92, 1.15)
    person(0.75, -2.1, turn=60, s=0.8, shirt="white", legs="sky")
    person(1.3, -2.05, turn=10, s=0.8, shirt="sun", skin="skin_1", long_hair=True)
    trees([(-2.85, 0.6), (-2.6, -0.9), (2.75, 1.6), (2.9, -0.1)], 0.75, 0.95)
