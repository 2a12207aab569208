"""Retail: a giant shopping cart full of goods before a shop with a striped awning."""
from diorama import *

STAGE = Stage(hour=10.5, elevation=30)


def basket_rim(t):
    """The cart's basket at the height t from 0 (floor) to 1 (rim) as a closed loop."""
    back, front, half, z = -0.72 - 0.33 * t, 0.72 + 0.43 * t, 0.42 + 0.16 * t, 0.8 + 0.95 * t
    return [(back, -half, z), (front, -half, z), (front, half, z), (back, half, z)]


def cart(x, y, turn, s=1.0, color="coral"):
    """A shopping cart whose side faces -y, handle on the left; 2.5 s long and 2.1 s high."""
    with group(x, y, turn=turn, scale=s):
        for t in (0, 0.33, 0.66, 1):
            tube(basket_rim(t), 0.055 if t == 1 else 0.03, color, closed=True)
        low, high = basket_rim(0), basket_rim(1)
        for a in range(4):
            b, n = (a + 1) % 4, 7 if a % 2 == 0 else 4
            for k in range(n):
                mix = lambda p, q: tuple(u + (v - u) * k / n for u, v in zip(p, q))
                tube([mix(low[a], low[b]), mix(high[a], high[b])], 0.028, color)
        box(0, 0, 0.78, 1.44, 0.84, 0.03, color, 0)
        for side in (-1, 1):
            tube([(-1.05, side * 0.58, 1.75), (-1.5, side * 0.58, 2.0)], 0.055, color)
            tube([(-0.95, side * 0.5, 1.4), (-0.75, side * 0.46, 0.34), (0.85, side * 0.46, 0.34)], 0.05, "forest")
            for wheel in (-0.7, 0.8):
                cylinder(wheel, side * 0.46, 0.13, 0.18, 0.12, "ink", rot=(math.pi / 2, 0, 0))
                cylinder(wheel, side * 0.46 - 0.02, 0.13, 0.08, 0.12, "frame", rot=(math.pi / 2, 0, 0))
        capsule((-1.5, -0.62, 2.0), (-1.5, 0.62, 2.0), 0.09, "forest")
        goods()


def goods():
    """What lies in the cart."""
    box(-0.42, 0.05, 0.82, 0.75, 0.7, 1.3, "sun", 0.04)
    box(-0.42, 0.05, 0.82, 0.14, 0.72, 1.31, "sun_soft", 0.02)
    box(0.3, -0.12, 0.82, 0.55, 0.45, 1.05, "blue", 0.04)
    box(0.3, -0.36, 1.3, 0.3, 0.02, 0.3, "sky", 0.005)
    ball(0.72, 0.1, 1.55, 0.3, "leaf")
    capsule((0.25, 0.3, 1.2), (0.55, 0.34, 2.4), 0.13, "wood")
    ball(0.78, -0.28, 1.72, 0.19, "coral")


def build():
    island(6.6, 5.6, color="sand")
    patch(0, -1.2, 6.2, 2.8, "concrete")
    with group(-0.4, 1.2):
        shop()
    cart(0.7, -1.5, turn=22, s=1.25)
    person(-2.2, -1.2, turn=60, s=0.85, shirt="lilac", long_hair=True)
    person(2.75, 0.55, turn=-30, s=0.85, shirt="leaf", skin="skin_1")
    for x in (-2.9, 2.55):
        tree(x, 2.3 if x > 0 else 0.2, 0.9, kind="round")
