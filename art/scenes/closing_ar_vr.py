"""AR/VR, closing: on a table a small model and a question; behind it the same rooms as large as life, and someone with a headset walks through them to the answer."""
from diorama import *

STAGE = Stage(hour=15, elevation=36, shadow_room=0.05, margin=0.02)

# Walls of the model: start, end, height, in units of half its width. Those at the front are low, for looking in.
WALLS = (
    ((-1, -1), (-1, 1), 0.75), ((-1, 1), (1, 1), 0.75), ((1, 1), (1, -1), 0.07), ((1, -1), (-0.15, -1), 0.07), ((-0.65, -1), (-1, -1), 0.07),
    ((-1, 0.05), (-0.65, 0.05), 0.5), ((-0.15, 0.05), (0.3, 0.05), 0.5), ((0.3, 0.05), (0.3, -0.55), 0.5),
)


def rooms(s, edge=None):
    """The model of half width `s`; its walls end in light where `edge` is a colour."""
    box(0, 0, 0, 2 * s + 0.1, 2 * s + 0.1, 0.06 * s, "paper", 0.01)
    for k, ((ax, ay), (bx, by), h) in enumerate(WALLS):
        t, h = (0.07 + 0.002 * k) * s, h + 0.002 * k  # no two alike: faces in one plane would show specks
        box((ax + bx) / 2 * s, (ay + by) / 2 * s, 0.05 * s, abs(ax - bx) * s + t, abs(ay - by) * s + t, h * s, "lilac", 0)
        if edge:
            z = (0.05 + h) * s + 0.03
            shadowless(tube([(ax * s, ay * s, z), (bx * s, by * s, z)], 0.045, edge, glow=1))


def headset(s=1.0):
    """A headset facing -y around its middle, to be worn or carried."""
    with group(scale=s):
        box(0, -0.1, -0.09, 0.38, 0.22, 0.2, "frame", 0.06)
        box(0, -0.21, -0.06, 0.3, 0.03, 0.13, "blue_deep", 0.01)
        ring(0, 0.1, 0, 0.17, 0.035, "coral")


def way(points, step=0.34):
    """Steps of light along a way."""
    left = 0.0
    for a, b in zip(points, points[1:]):
        long = math.dist(a, b)
        while left < long:
            t = left / long
            shadowless(cylinder(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, 0.15, 0.085, 0.02, "coral", bevel=0, glow=1))
            left += step
        left -= long


def build():
    island(6.9, 6.9)
    with group(-0.75, 0.75, 0):
        box(0, 0, 0, 5.0, 5.0, 0.05, "sky", 0.02)
        rooms(2.15, "sun")
        for x in (-1.2, 0.0, 1.2):
            box(x, 2.04, 0.75, 0.6, 0.06, 0.6, "sun_soft", 0, glow=1)
        way([(-0.86, -2.5), (-0.86, 1.05), (0.95, 1.1)])
        with group(-0.86, -0.75, 0.14, turn=150, scale=1.35):
            person(0, 0, shirt="coral", legs="forest", skin="skin_2", hair="trunk", arms=("front", "front"))
            with group(0, -0.08, 1.05):
                headset()
        cylinder(1.2, 1.05, 0.14, 0.62, 0.14, "leaf_light", bevel=0.04)
        tick(1.2, 1.05, 0.95, 1.15, turn=FACING, color="leaf", thick=0.15)
        box(-1.65, 1.55, 0.14, 0.6, 0.6, 0.45, "wood", 0.05)
        box(1.5, -1.15, 0.14, 0.75, 1.2, 0.36, "wood", 0.06)
    with group(0.1, -2.5, 0):
        box(0, 0, 0, 3.5, 1.5, 0.4, "wood", 0.06)
        with group(-0.85, 0, 0.4):
            rooms(0.66)
        with group(0.95, 0, 1.2, turn=FACING):
            label("?", 0, 0, 0, 1.75, "coral", 0.14)
    with group(2.6, -0.75, 0, turn=60, scale=1.3):
        person(0, 0, shirt="sun", legs="wall", skin="skin_4", arms=("front", "front"))
        with group(0, -0.42, 0.62):
            box(0, 0, 0, 0.62, 0.36, 0.1, "leaf", 0.02)
            with group(0, 0.05, 0.16):
                headset(0.95)
    tree(2.9, 2.8, 1.1, kind="round")
    bush(2.8, 1.4, 1.3)
    bush(-2.9, -2.8, 1.3)
    with group(turn=FACING):
        sun_path(0, 2.7, 3.55, 0.6, 0.82, at=0.2, disc=0.45)
