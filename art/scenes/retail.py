"""Retail: a shop that is one large shelf; the label on each board gives the number of things that stand on it, a queue waits at the till, a van is loaded."""
from diorama import *

STAGE = Stage(hour=10.5, margin=0.02)
FRAMES = 12

W, DEEP, HIGH = 5.0, 1.0, 4.05  # of the shelf
BOARDS = (0.32, 1.58)  # how high each board is


def label_plate(number, x, z):
    """A price rail's plate with the number of what is left."""
    box(x, -DEEP / 2 - 0.12, z - 0.25, 0.82, 0.08, 0.74, "coral", 0.05)
    box(x, -DEEP / 2 - 0.16, z - 0.19, 0.7, 0.05, 0.62, "white", 0.02)
    label(number, x, -DEEP / 2 - 0.19, z + 0.12, 0.66, "ink", 0.008)


def kettle():
    """A round kettle with its handle."""
    cylinder(0, 0, 0, 0.29, 0.5, "coral", top=0.22, bevel=0.05)
    ball(0, 0, 0.53, 0.07, "ink")
    tube([(-0.23, 0, 0.4), (-0.2, 0, 0.78), (0.2, 0, 0.78), (0.23, 0, 0.4)], 0.045, "ink", smooth=True)
    capsule((-0.2, 0, 0.16), (-0.42, 0, 0.42), 0.06, "coral")


def game():
    """A boxed game."""
    box(0, 0, 0, 0.76, 0.6, 0.7, "blue", 0.03)
    box(0, -0.31, 0.16, 0.44, 0.02, 0.38, "sky", 0.01)


def shelf():
    """The shop: back, sides, two boards with goods, and over them a striped awning."""
    box(0, DEEP / 2 + 0.06, 0, W, 0.14, HIGH, "wall_warm", 0.02)
    box(0, DEEP / 2 - 0.02, 0.2, W - 0.2, 0.03, HIGH - 0.3, "sun_soft", 0, glow=1.2)
    for side in (-1, 1):
        box(side * W / 2, 0, 0, 0.2, DEEP + 0.24, HIGH, "forest_light", 0.03)
    box(0, 0, HIGH, W + 0.4, DEEP + 0.45, 0.16, "forest_light", 0.03)
    for z in BOARDS:
        box(0, 0, z - 0.12, W - 0.1, DEEP, 0.12, "wood", 0.01)
    box(0, 0.05, 0, W - 0.1, DEEP - 0.1, 0.2, "forest_light", 0)
    for z, number, thing, gap in zip(BOARDS, ("4", "3"), (game, kettle), (0.96, 1.2)):
        n = int(number)
        for k in range(n):
            with group((k - (n - 1) / 2) * gap + 0.36, -0.08, z, scale=1.2):
                thing()
        label_plate(number, -W / 2 + 0.38, z + 0.08)
    n = 10
    for k in range(n):
        x, color = (k - (n - 1) / 2) * (W + 0.2) / n, "coral" if k % 2 else "white"
        with group(x, -DEEP / 2 - 0.1, HIGH - 0.42, turn=90):
            extrude([(0, 0.42), (-0.55, 0.12), (-0.55, 0.06), (0, 0.34)], (W + 0.2) / n, color=color, bevel=0)
        cylinder(x, -DEEP / 2 - 0.65, HIGH - 0.35, (W + 0.2) / n / 2, 0.05, color, bevel=0, rot=(math.pi / 2, 0, 0))


def till(frame):
    """A counter whose belt takes goods to the clerk; they grow at its one end and are gone at the other."""
    box(0, 0, 0, 2.8, 0.8, 0.66, "leaf", 0.05)
    box(0, 0, 0.66, 2.9, 0.88, 0.09, "wood", 0.02)
    box(-0.3, -0.02, 0.75, 2.1, 0.54, 0.05, "ink", 0.01)
    for k in range(-2, 4):
        x = -1.2 + (k + 2 * frame) * 0.45
        near = min(1, (x + 1.2) / 0.3, (0.62 - x) / 0.3)
        if near > 0.1:
            with group(x, -0.02, 0.8, scale=near):
                box(0, 0, 0, 0.32, 0.32, 0.3, "blue" if k % 2 else "coral", 0.03)
    with group(1.05, 0.1, 0.75, turn=150):
        monitor(0, 0, 0, 0.6, 0.42)


def carrier(color):
    """A bag in a person's left hand."""
    box(0.3, -0.03, 0.1, 0.26, 0.16, 0.3, color, 0.02)


def shopper(x, y, k, shirt, skin, turn=90, long_hair=False, arms=("down", "down"), bag=None, hair="ink"):
    """One of the queue."""
    with group(x, y, 0.02, turn=turn, scale=1.2):
        person(0, 0, shirt=shirt, skin=skin, legs="blue_deep" if k % 2 else "forest", long_hair=long_hair, arms=arms, hair=hair)
        if bag:
            carrier(bag)


def build(frame=0.0):
    island(7.4, 6.0, color="sand")
    patch(-0.15, -1.0, 6.8, 3.4, "concrete")
    with group(-0.85, 1.85):
        shelf()
    with group(1.85, -0.65):
        till(frame)
    person(1.75, 0.15, 0.02, turn=0, s=1.25, shirt="leaf_light", legs="forest", skin="skin_3", hair="trunk", arms=("front", "front"))
    looks = (("blue", "skin_2", True, "sun"), ("sun", "skin_4", False, None), ("lilac", "skin_3", True, "coral"), ("coral", "skin_1", False, None), ("white", "skin_2", False, "leaf"), ("leaf", "skin_3", True, None))
    for k, (shirt, skin, long, bag) in enumerate(looks):
        shopper(1.1 - 0.82 * k, -1.65, k, shirt, skin, 90 if k else 160, long, ("front", "down") if k in (0, 3) else ("down", "down"), bag, "trunk" if k % 3 == 2 else "ink")
    with group(3.0, 1.5, turn=90, scale=1.15):
        van(0, 0)
    with group(3.25, -0.55, 0.0, turn=160, scale=1.2):
        person(0, 0, shirt="blue_deep", legs="forest", skin="skin_1", arms=("front", "front"))
        box(0, -0.42, 0.62, 0.42, 0.34, 0.34, "wood", 0.03)
