"""Energy: a giant glowing light bulb fed by pylons, a wind turbine, solar panels and a battery."""
from diorama import *

STAGE = Stage(hour=9.5)


def bulb():
    """A light bulb standing on its cap, with rays; 3.7 high."""
    cylinder(0, 0, 0, 0.85, 0.16, "concrete")
    cylinder(0, 0, 0.14, 0.3, 0.2, "ink", top=0.42)
    for k in range(4):
        cylinder(0, 0, 0.32 + k * 0.15, 0.47, 0.13, "metal", bevel=0.06, metal=0.4, rough=0.35)
    cylinder(0, 0, 0.92, 0.46, 0.95, "sun", top=0.96, bevel=0, rough=0.3)
    ball(0, 0, 2.25, 1.06, "sun", rough=0.3)
    with group(0, 0, 2.25, turn=FACING):
        for angle in range(-20, 201, 44):
            way = (math.cos(math.radians(angle)), math.sin(math.radians(angle)))
            capsule((way[0] * 1.35, 0, way[1] * 1.35), (way[0] * 1.72, 0, way[1] * 1.72), 0.065, "sun")
        tube([(-0.16, -1.0, -0.7), (-0.24, -1.09, 0.0), (-0.08, -1.1, 0.2), (0, -1.1, 0), (0.08, -1.1, 0.2), (0.24, -1.09, 0.0), (0.16, -1.0, -0.7)], 0.035, "paper")


def pylon(x, y, h=3.0):
    """A lattice pylon with two cross-arms along y."""
    lattice_mast(x, y, h, 0.62, 0.14, color="forest_light", rows=6)
    for z, reach in ((h * 0.72, 0.75), (h * 0.92, 0.55)):
        box(x, y, z, 0.07, 2 * reach, 0.07, "forest_light", 0)
        for side in (-1, 1):
            cylinder(x, y + side * reach, z - 0.16, 0.05, 0.16, "coral", bevel=0)


def wire(start, end, sag):
    """A cable that hangs through between two points."""
    mix = lambda t: tuple(a + (b - a) * t for a, b in zip(start, end))
    tube([(*mix(t)[:2], mix(t)[2] - sag * 4 * t * (1 - t)) for t in (k / 8 for k in range(9))], 0.018, "ink")


def build():
    disc_island(3.7)
    bulb()
    px, py = -2.6, -0.85
    pylon(px, py)
    for side in (-1, 1):
        wire((px, py + side * 0.75, 2.0), (-0.42, side * 0.2, 0.6), 0.2)
    turbine(1.7, 2.4, 3.9, 30, blade=1.3)
    with group(1.7, -1.35):
        panels(0.1, 0.1, 0, 3, 3, w=0.62, d=0.5)
    for k in range(2):
        battery(-0.85 + k * 0.85, -2.45, s=1.0, level=4 - k)
    person(0.9, -2.75, turn=30, s=0.8, shirt="coral", helmet="white")
    trees([(-0.3, 3.1), (3.1, 0.6)], 0.8, 0.95)
