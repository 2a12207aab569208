"""Renewable energy sources API: sun, wind and water feed their cables into one pair of braces with a bolt between them."""
from diorama import *

STAGE = Stage(hour=10.5, margin=0.02)


def bolt(x, y, z, s=1.0, color="sun"):
    """A flash of lightning 2 s high around its middle, facing the camera."""
    outline = [(0.2, 1), (-0.5, -0.12), (-0.06, -0.12), (-0.26, -1), (0.5, 0.24), (0.06, 0.24), (0.42, 1)]
    with group(x, y, z, turn=FACING, scale=s):
        extrude(outline, 0.3, color=color, bevel=0.04, rough=0.4)


def plinth(r, z=0.0, h=0.3, color="wall_warm"):
    """The socket that all cables run into."""
    cylinder(0, 0, z, r, h, color, bevel=0.06, sides=64)
    ring(0, 0, z + h, r * 0.82, 0.04, "sun", glow=1)


def api(z=0.3, s=1.0):
    """Braces around a bolt on their plinth: a call that answers with energy."""
    plinth(1.15 * s)
    with group(0, 0, z + 1.1 * s, turn=FACING, scale=s):
        for sign, x in (("{", -0.86), ("}", 0.86)):
            label(sign, x, 0, 0.05, 2.5, "forest", 0.12)
    bolt(0, 0, z + 1.1 * s, 0.86 * s)


def cable(points, color):
    """A thick cable along the ground."""
    tube([(x, y, 0.09) for x, y in points], 0.09, color, smooth=True)


def water_wheel(x, y, r=0.8):
    """A mill wheel on two posts, facing the camera."""
    axle = r + 0.12
    with group(x, y, turn=FACING - 18):
        for dy in (-0.32, 0.32):
            ring(0, dy * 0.7, axle, r * 0.88, 0.06, "wood", rot=(math.pi / 2, 0, 0))
            box(0, dy * 1.25, 0, 0.16, 0.12, axle + 0.1, "trunk")
        for k in range(10):
            with group(0, 0, axle, roll=36 * k):
                box(0, 0, r * 0.6, 0.07, 0.5, r * 0.42, "wood", 0.01)
                box(0, 0, 0, 0.05, 0.06, r * 0.7, "trunk", 0)
        cylinder(0, 0, axle - 0.5, 0.1, 1.0, "coral", rot=(math.pi / 2, 0, 0))


def build():
    disc_island(3.9)
    api()
    for (x, y), turn in (((-1.5, 2.5), 10), ((0.6, 3.0), 60)):
        turbine(x, y, 3.3 if turn < 30 else 2.7, turn)
    panels(-1.75, -1.3, 0, 4, 4, tilt=28, w=0.56, d=0.46)
    shore = [(2.2, -0.1), (1.9, -0.8), (1.95, -1.6), (1.5, -2.3), (0.9, -2.8)]
    blob(arc(0, 0, 3.86, -72, 12) + shore, "water", z=0.001)
    water_wheel(2.75, -1.15, 0.85)
    cable([(-1.5, 2.4), (-1.3, 1.6), (-0.9, 1.2), (-0.4, 0.5)], "blue")
    cable([(0.6, 2.9), (0.9, 2.0), (0.5, 1.4), (0.2, 0.6)], "blue")
    cable([(-0.8, -1.9), (-0.1, -2.2), (0.3, -1.8), (0.1, -0.6)], "sun")
    cable([(2.3, -1.2), (1.6, -1.5), (1.1, -1.2), (0.4, -0.4)], "coral")
    trees([(2.5, 1.9), (-3.2, 0.9), (-1.2, -3.2)], 0.75, 1.0)
    person(-3.1, -0.6, turn=60, s=0.75, shirt="coral", arms=("down", "front"))
