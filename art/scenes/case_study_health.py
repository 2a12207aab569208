"""Case study, health: a developer on an island far off sends releases through a pipe to a hospital; two clocks differ."""
from diorama import *

STAGE = Stage(hour=10, margin=0.02)


def slab(x, y, w, d, color):
    """One of the two islands."""
    with group(x, y):
        island(w, d, color=color)


def clock(x, y, z, hour, r=0.5, color="coral"):
    """A clock on its post, facing the camera; `hour` of 12."""
    face = math.pi / 2
    cylinder(x, y, 0, 0.07, z, "forest")
    with group(x, y, z, turn=FACING):
        cylinder(0, 0, 0, r, 0.18, color, bevel=0.03, rot=(face, 0, 0)).location = (0, 0, 0)
        cylinder(0, 0, 0, r * 0.84, 0.04, "white", bevel=0, rot=(face, 0, 0)).location = (0, -0.1, 0)
        for turn, length in ((30 * hour, 0.5), (0, 0.72)):
            with group(0, -0.14, 0, roll=turn):
                box(0, 0, -0.03, 0.07, 0.03, r * length, "ink", 0)


def hospital(x, y):
    """Two wings and the cross over the lower one."""
    building(x - 0.55, y + 0.3, 1.6, 1.6, 2.32, color="wall_cool", lit=0.15, rim="frame")
    building(x + 0.75, y, 1.5, 1.9, 1.16, color="wall", lit=0.3, rim="frame")
    cross(x + 0.8, y - 0.3, 2.05, 1.35)


def pipeline(start, end, height=1.5, parcels=5):
    """An arched pipe of light rings with releases on their way through it."""
    spot = lambda t: tuple(a + (b - a) * t for a, b in zip(start[:2], end[:2])) + (start[2] + (end[2] - start[2]) * t + math.sin(math.pi * t) * height,)
    tube([spot(k / 24) for k in range(25)], 0.07, "leaf")
    for k in range(1, parcels + 1):
        x, y, z = spot(k / (parcels + 1))
        box(x, y, z - 0.17, 0.34, 0.34, 0.34, ("sun", "coral")[k % 2], 0.05)


def build():
    slab(0.9, 1.4, 4.4, 4.4, "grass")
    hospital(1.1, 1.7)
    slab(-0.1, -3.3, 3.0, 2.8, "sand")
    with group(-0.5, -3.4, turn=15, scale=1.15):
        desk(0, 0, 1.4, 0.7)
        laptop(0, 0, 0.73, 1.2, turn=180)
        chair(0, 0.65)
        person(0, 0.65, seated=True, shirt="lilac", legs="blue_deep", skin="skin_1", long_hair=True, arms=("desk", "desk"))
    clock(-1.35, -3.1, 1.9, 7, r=0.55, color="lilac")
    clock(-1.0, -0.55, 2.0, 5, r=0.55)
    pipeline((0.2, -3.2, 0.95), (1.5, 0.6, 0.7), height=1.9)
    palm(0.9, -2.25, 0.8)
    trees([(2.7, -0.3), (-0.8, 3.1), (-0.9, 1.2)], 0.85, 1.05)
