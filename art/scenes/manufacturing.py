"""Manufacturing: an engineer listens with a stethoscope to the giant bearing of a machine that runs on, parcels rolling through it on the belt."""
from diorama import *

STAGE = Stage(hour=11, margin=0.02)
FRAMES = 12

LONG, TOP = 7.0, 0.72  # of the belt
PITCH = 0.95  # from parcel to parcel
R, BALLS = 1.0, 9  # of the bearing


def belt():
    """The conveyor, and at both ends the hatch that parcels come out of and go into."""
    for x in (-0.32, 0, 0.32):
        box(x * LONG, 0, 0, 0.16, 0.62, 0.5, "metal", 0.01)
    box(0, 0, TOP - 0.24, LONG, 0.84, 0.2, "forest_light", 0.06)
    box(0, 0, TOP - 0.06, LONG - 0.1, 0.66, 0.04, "ink", 0.01)
    for side in (-1, 1):
        with group(side * (LONG / 2 - 0.1), 0):
            box(0, 0, 0, 0.8, 1.15, 1.5, "wall_cool", 0.06)
            box(-side * 0.4, 0, TOP - 0.06, 0.04, 0.72, 0.6, "ink", 0.01)
            cylinder(0, 0.2, 1.5, 0.05, 0.22, "frame", bevel=0)
            ball(0, 0.2, 1.78, 0.11, "leaf_light", glow=2)


def parcels(frame):
    """Parcels that roll towards +x: before the machine they are plain, behind it they are tied up."""
    for k in range(-4, 4):
        x = (k + frame) * PITCH
        if abs(x) > LONG / 2 - 0.2:
            continue
        box(x, 0, TOP - 0.02, 0.5, 0.5, 0.42, "sun" if x > 0 else "wood", 0.03)
        if x > 0:
            box(x, 0, TOP - 0.015, 0.12, 0.515, 0.43, "paper", 0.01)


def bearing(frame):
    """A ball bearing around its middle, facing -y, on the end of its shaft."""
    flat = (math.pi / 2, 0, 0)
    cylinder(0, 0, 0, R, 0.34, "blue_deep", bevel=0.04, rot=flat).location = (0, 0.02, 0)
    ring(0, -0.14, 0, R * 0.9, 0.13, "frame", rot=flat)
    for k in range(BALLS):
        a = 2 * math.pi * (k - frame) / BALLS
        ball(math.cos(a) * R * 0.66, -0.18, math.sin(a) * R * 0.66, 0.165, "sun", rough=0.3)
    ring(0, -0.14, 0, R * 0.42, 0.12, "frame", rot=flat)
    cylinder(0, 0, 0, R * 0.36, 0.5, "metal", bevel=0.04, rot=flat).location = (0, -0.08, 0)
    with group(0, -0.34, 0, roll=360 * frame / BALLS * 3):
        for k in range(3):
            with group(roll=120 * k):
                cylinder(0, 0, 0, 0.055, 0.04, "ink", bevel=0, rot=flat).location = (0, 0, 0.2)


def machine(frame):
    """The press that the belt runs through, the bearing on its front."""
    for side in (-1, 1):
        box(side * 1.1, 0, 0, 0.34, 1.5, 1.5, "blue", 0.05)
    box(0, 0, 1.35, 2.54, 1.6, 1.55, "blue", 0.1)
    box(0, 0, 2.9, 1.7, 1.1, 0.3, "blue", 0.08)
    cylinder(0.7, 0.3, 3.2, 0.08, 0.3, "frame", bevel=0)
    ball(0.7, 0.3, 3.56, 0.15, "sun", glow=2)
    for k in range(4):
        box(1.28, -0.45 + k * 0.3, 1.75, 0.04, 0.14, 0.75, "blue_deep", 0.01)
    with group(0, -0.98, 1.72):
        bearing(frame)


def sound():
    """What is to be heard: arcs that go out from the bearing's bad side."""
    with group(0, -1.25, 1.72):
        for k, r in enumerate((1.28, 1.55, 1.82)):
            shadowless(tube([(a, 0, b) for a, b in arc(0, 0, r, 106 + 2 * k, 150 - 2 * k, 12)], 0.065, "coral", glow=1))


def engineer(x, y):
    """On a step, a hand on the chest piece; the tube runs from it to both ears."""
    touch = (-0.62, -1.38, 1.2)
    box(x, y, 0, 0.9, 0.8, 0.3, "sun", 0.04)
    for k in range(3):
        box(x - 0.3 + 0.3 * k, y - 0.401, 0.02, 0.14, 0.02, 0.26, "ink", 0)
    person(x, y, 0.3, turn=112, s=1.45, shirt="coral", legs="blue_deep", skin="skin_2", hair="trunk", arms=("front", "front"), helmet=None)
    head = Vector((x, y, 0.3 + 1.04 * 1.45))
    cylinder(0, 0, 0, 0.26, 0.16, "frame", bevel=0.04, rot=(math.pi / 2, 0, 0)).location = touch
    cylinder(0, 0, 0, 0.16, 0.1, "ink", rot=(math.pi / 2, 0, 0)).location = (touch[0], touch[1] - 0.12, touch[2])
    chest = head + Vector((0.5, -0.12, -0.55))
    tube([(touch[0], touch[1] - 0.16, touch[2]), (touch[0] - 0.25, touch[1] - 0.45, touch[2] - 0.35), (chest.x + 0.35, chest.y - 0.1, chest.z - 0.45), tuple(chest)], 0.06, "ink", smooth=True)
    for side in (-1, 1):
        ear = head + Vector((0.05 + 0.0 * side, side * 0.23, 0.02))
        tube([tuple(chest), (chest.x - 0.05, chest.y + side * 0.26, chest.z + 0.25), (ear.x + 0.22, ear.y + side * 0.04, ear.z - 0.08), tuple(ear)], 0.04, "ink", smooth=True)
        ball(*ear, 0.07, "ink")


def graph(x, y):
    """A screen on a stand, on it what the stethoscope hears: an even line with one beat too many; a colleague reads it."""
    with group(x, y, 0, turn=FACING):
        box(0, 0.02, 0, 0.9, 0.5, 0.08, "metal", 0.03)
        cylinder(0, 0.04, 0, 0.07, 0.5, "metal", bevel=0)
        box(0, 0, 0.42, 1.7, 0.1, 1.1, "frame", 0.04)
        box(0, -0.05, 0.49, 1.56, 0.03, 0.96, "ink", 0.01)
        even = [(-0.7 + 0.1 * k, 0.07 * (-1) ** k) for k in range(7)]
        tube([(a, -0.08, 0.95 + b) for a, b in even + [(0.02, 0.0)]], 0.026, "leaf_light", glow=1)
        tube([(a, -0.08, 0.95 + b) for a, b in ((0.02, 0), (0.12, 0.34), (0.22, -0.34), (0.32, 0.3), (0.42, -0.2), (0.5, 0))], 0.036, "coral", glow=1)
        tube([(a, -0.08, 0.95 + b) for a, b in ((0.5, 0), (0.6, 0.07), (0.7, -0.05))], 0.026, "leaf_light", glow=1)
        person(-1.3, 0.2, turn=110, s=1.4, shirt="leaf", legs="wall_warm", skin="skin_4", arms=("front", "down"), long_hair=True)


def build(frame=0.0):
    island(7.9, 5.8, color="concrete")
    with group(-0.4, 1.95):
        factory(teeth=4, w=5.2, d=1.4, h=1.5)
    with group(0, -0.3):
        belt()
        parcels(frame)
        machine(frame)
        sound()
        engineer(-1.75, -1.75)
    graph(2.85, -2.0)
    trees([(3.2, 2.4)], 0.9, 1.0, kind="round")
