"""Real estate: a giant house key before an apartment tower, a row of houses and a sign 'For sale'."""
from diorama import *

STAGE = Stage(hour=11)


def key(x, y, s=1.0, color="sun"):
    """A house key 3 s high standing on its tip; its bow is a ring, its bits point to the right."""
    with group(x, y, turn=FACING, scale=s):
        ring(0, 0, 2.45, 0.46, 0.17, color, rot=(math.pi / 2, 0, 0), rough=0.35)
        capsule((0, 0, 0.15), (0, 0, 2.0), 0.16, color, rough=0.35)
        cylinder(0, 0, 1.72, 0.25, 0.14, color, rough=0.35)
        for z, length in ((0.2, 0.55), (0.58, 0.42), (0.9, 0.55)):
            box(length / 2, 0, z, length, 0.22, 0.22, color, 0.04, rough=0.35)
        cylinder(0, 0, 0, 0.55, 0.1, "concrete")


def sale_sign(x, y):
    """A board that says what is on offer, hung from a post."""
    with group(x, y, turn=FACING - 15):
        box(-0.72, 0, 0, 0.1, 0.1, 1.45, "trunk", 0.02)
        box(-0.05, 0, 1.3, 1.45, 0.09, 0.09, "trunk", 0.02)
        box(0.05, 0, 0.52, 1.15, 0.07, 0.68, "coral", 0.03)
        for z, word in ((1.02, "FOR"), (0.71, "SALE")):
            label(word, 0.05, -0.045, z, 0.32, "paper", 0.012)


def row_house(color, roof, w=1.2):
    """A narrow house of a row, its gable towards the street (-y)."""
    box(0, 0, 0, w, 1.5, 1.3, color, 0.02)
    extrude([(-w / 2, 0), (w / 2, 0), (0, 0.68)], 0.06, 0, -0.72, 1.29, color, 0)
    wedge(0, 0.03, 1.29, w + 0.08, 1.5, 0.74, roof, ridge="y", bevel=0.02)
    box(-0.28, -0.76, 0, 0.32, 0.04, 0.62, "forest", 0.01)
    box(0.26, -0.76, 0.22, 0.34, 0.03, 0.36, "glass", 0.01, rough=0.15)
    for x in (-0.26, 0.26):
        box(x, -0.76, 0.84, 0.3, 0.03, 0.34, "sun" if x > 0 else "glass", 0.01, rough=0.15)
    box(w / 2, 0.1, 0.5, 0.03, 0.4, 0.4, "glass", 0.01, rough=0.15)


def build():
    island(7.4, 5.4)
    patch(0, -2.1, 7.3, 0.9)
    with group(-1.9, 1.2):
        apartment_tower()
    for k, (color, roof) in enumerate((("wall", "coral"), ("sky", "blue"), ("wall", "leaf"))):
        with group(0.3 + k * 1.22, 1.25):
            row_house(color, roof)
    key(-0.1, -0.7, 1.35)
    sale_sign(2.35, -0.95)
    car(-2.2, -2.1, color="blue")
    person(-1.3, -1.2, turn=50, s=0.8, shirt="lilac", legs="ink", arms=("down", "front"))
    trees([(-3.3, -0.6), (3.35, 0.1), (-3.3, 2.2)], 0.8, 1.0)
