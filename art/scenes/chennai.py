"""Chennai: a colourful stepped temple tower on the coast, palms, an office with a solar roof, a fishing boat on the sea."""
from diorama import *

STAGE = Stage(hour=10, shadow_room=0.15)


def temple_tower(x, y):
    """A gopuram: ever narrower storeys with rows of niches, a vaulted roof with finials on top."""
    box(x, y, 0, 2.5, 1.9, 0.95, "wall_warm", 0.03)
    box(x, y - 0.95, 0, 0.62, 0.06, 0.75, "forest", 0.02)
    at, w, d = 0.95, 2.3, 1.7
    for k, color in enumerate(("coral", "blue", "sun", "leaf_light", "lilac")):
        h = 0.5 - 0.02 * k
        box(x, y, at, w + 0.12, d + 0.12, 0.1, "wall_warm", 0.02)
        box(x, y, at + 0.1, w - 0.08, d - 0.08, h - 0.1, color, 0.02)
        niches(x, y, at + 0.1, w, d, h - 0.1)
        at, w, d = at + h, w - 0.3, d - 0.22
    box(x, y, at, w + 0.12, d + 0.1, 0.1, "wall_warm", 0.02)
    vault = arc(0, 0, d / 2 + 0.02, 0, 180, 16)
    with group(x, y, at + 0.1, turn=90):
        extrude(vault, w + 0.05, color="coral", bevel=0.02)
    for k in range(3):
        px = x + (k - 1) * w * 0.36
        ball(px, y, at + 0.1 + d / 2 + 0.08, 0.08, "sun")
        cylinder(px, y, at + 0.1 + d / 2 + 0.1, 0.04, 0.2, "sun", top=0.005, bevel=0)


def niches(x, y, z, w, d, h):
    """Small pillars along the two faces that are seen, in alternating colours."""
    for side, length in ((0, w), (90, d)):
        n = int(length / 0.34)
        deep = (d if side == 0 else w) / 2 - 0.03
        with group(x, y, z, turn=side):
            for i in range(n):
                px = (i - (n - 1) / 2) * (length - 0.12) / n
                cylinder(px, -deep, 0, 0.07, h * 0.72, "wall" if i % 2 else "sun_soft", bevel=0)
                ball(px, -deep, h * 0.78, 0.075, "coral" if i % 2 else "leaf")


def fishing_boat(x, y, turn):
    """An open wooden boat with a sail."""
    with group(x, y, turn=turn):
        hull = [(-1.1, 0.42), (-0.7, 0.05), (0.7, 0.05), (1.1, 0.42), (0.75, 0.33), (-0.75, 0.33)]
        extrude(hull, 0.5, color="coral", bevel=0.03)
        extrude([(-0.8, 0.32), (-0.6, 0.16), (0.6, 0.16), (0.8, 0.32)], 0.52, color="sun", bevel=0.01)
        cylinder(0, 0, 0.25, 0.035, 1.5, "trunk", bevel=0)
        extrude([(0.06, 0.5), (0.95, 0.55), (0.06, 1.7)], 0.03, color="sun_soft", bevel=0)


def build():
    island(7.0, 5.8, color="water")
    coast = [(-3.4, 2.8), (3.4, 2.8), (3.4, 1.2), (2.7, 0.7), (1.9, 0.1), (1.2, -0.5), (0.3, -0.75), (-0.7, -1.0), (-1.5, -1.7), (-2.1, -2.8), (-3.4, -2.8)]
    blob([(x + 0.22 * (abs(x) < 3.3), y - 0.22 * (y < 2.7 and abs(x) < 3.3)) for x, y in coast], "snow", h=0.03)
    blob(coast, "sand", h=0.12)
    blob([(-3.3, 2.7), (3.3, 2.7), (2.2, 1.1), (0.9, 0.35), (-0.8, 0.0), (-2.0, -0.4), (-2.4, -1.2), (-3.3, -1.5)], "grass", h=0.16)
    with group(z=0.14):
        temple_tower(-0.5, 1.35)
        building(2.2, 1.95, 1.5, 1.3, 1.2, (3, 3), "wall_warm", z=0)
        palm(-2.5, 1.4, 1.1, lean=-0.2)
        palm(-2.0, -0.7, 0.95)
        palm(1.35, 0.2, 0.85, lean=0.3)
        person(-1.75, -1.45, turn=50, s=0.7, shirt="lilac", skin="skin_1", long_hair=True, arms=("up", "down"))
        bush(-3.05, 0.55)
        bush(0.95, 2.4, 1.2)
    fishing_boat(1.2, -1.75, 15)
    for x, y in ((2.7, -0.7), (-0.6, -2.2), (2.6, -2.3)):
        tube([(x - 0.3, y, 0.02), (x + 0.3, y + 0.05, 0.02)], 0.025, "snow")
