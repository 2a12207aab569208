"""Manufacturing: a factory with a saw-tooth roof, a giant gear, and a robot arm over a conveyor."""
from diorama import *

STAGE = Stage(hour=11)


def conveyor(length=5.0):
    """A belt along x with parcels on it."""
    for x in (-0.42, 0, 0.42):
        box(x * length, 0, 0, 0.14, 0.6, 0.5, "metal", 0.01)
    box(0, 0, 0.42, length, 0.74, 0.2, "forest_light", 0.06)
    box(0, 0, 0.6, length - 0.1, 0.56, 0.04, "ink", 0.01)
    for k, color in enumerate(("wood", "wood", None, "sun", "sun")):
        if color:
            box(-0.38 * length + k * 0.19 * length, 0, 0.64, 0.44, 0.42, 0.4, color, 0.03)


def robot_arm(color="coral"):
    """An arm that reaches towards -y and holds a parcel 0.75 over the ground."""
    cylinder(0, 0, 0, 0.45, 0.2, "forest")
    cylinder(0, 0, 0.2, 0.32, 0.4, color)
    joints = [(0, 0, 0.7), (0, 0.45, 1.75), (0, -0.85, 2.1), (0, -1.15, 1.62)]
    for (a, b), r in zip(zip(joints, joints[1:]), (0.19, 0.15, 0.1)):
        capsule(a, b, r, color)
    for joint, r in zip(joints, (0.27, 0.23, 0.17)):
        cylinder(*joint, r, 0.46, "ink", rot=(0, math.pi / 2, 0)).location = joint
    box(0, -1.15, 1.42, 0.5, 0.2, 0.1, "ink", 0.02)
    for x in (-0.26, 0.26):
        box(x, -1.15, 1.12, 0.05, 0.2, 0.34, "ink", 0.01)
    box(0, -1.15, 1.0, 0.46, 0.42, 0.4, "sun", 0.03)


def build():
    island(6.6, 5.6, color="concrete")
    with group(-0.7, 1.2):
        factory()
    with group(-0.1, -2.0):
        conveyor()
    with group(-0.1, -0.85):
        robot_arm()
    gear(2.25, 0.35, 1.5, 1.5, 0.42, teeth=12, color="sun")
    person(2.2, -1.25, turn=-20, s=0.85, shirt="blue", helmet="sun", arms=("down", "front"))
    trees([(-2.9, -0.75), (2.9, 2.4)], 0.8, 1.0)
