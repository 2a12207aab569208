"""Berlin: the television tower larger than life over the old town houses, a stone bridge and a boat on the river."""
from diorama import *

STAGE = Stage(hour=11, shadow_room=0.12, margin=0.02)

QUAY = 0.3  # height of the banks over the water


def tv_tower(x, y, z):
    """The needle: a tapering shaft, the ball with its band of windows, a striped mast."""
    cylinder(x, y, z, 0.62, 0.22, "concrete")
    cylinder(x, y, z + 0.2, 0.27, 3.5, "frame", top=0.13)
    ball(x, y, z + 3.75, 0.62, "metal", rough=0.3, metal=0.35)
    cylinder(x, y, z + 3.64, 0.635, 0.16, "glass", rough=0.15)
    cylinder(x, y, z + 3.48, 0.6, 0.05, "frame")
    cylinder(x, y, z + 4.32, 0.16, 0.3, "frame", top=0.1)
    for k in range(5):
        cylinder(x, y, z + 4.6 + k * 0.26, 0.075 - k * 0.009, 0.27, "frame" if k % 2 else "coral", bevel=0)


def town_house(x, y, w, h, color, roof):
    """A narrow house with tall windows and its gable to the river."""
    d = 1.3
    box(x, y, QUAY, w, d, h, color, 0.03)
    wedge(x, y, QUAY + h, w + 0.08, d + 0.08, 0.5, roof, ridge="y", rough=0.7)
    windows(x, y, w, d, h, z=QUAY, step=0.36, lit=0.2)


def stone_bridge(x, length, w=0.85):
    """A bridge along y with two arches."""
    reach, top = length / 2, QUAY + 0.42
    outline = [(-reach, top - 0.25), (0, top), (reach, top - 0.25), (reach, -0.05), (reach - 0.1, -0.05)]
    for middle in (reach / 2, -reach / 2):
        outline += arc(middle, -0.05, reach / 2 - 0.14, 0, 180, 14)
    outline += [(-reach, -0.05)]
    with group(x, RIVER, turn=90):
        extrude(outline, w, color="roof", bevel=0.02)
        for side in (-1, 1):
            for a, b in ((-1, 0), (0, 1)):
                tube([(a * reach, side * w * 0.47, top - 0.25 * abs(a) + 0.12), (b * reach, side * w * 0.47, top - 0.25 * abs(b) + 0.12)], 0.05, "brick")


def boat(x, y):
    """An excursion boat along x."""
    with group(x, y):
        extrude([(-0.85, -0.3), (0.6, -0.3), (1.05, 0), (0.6, 0.3), (-0.85, 0.3)], 0.26, color="coral", bevel=0.03, flat=True)
        box(-0.2, 0, 0.25, 1.15, 0.44, 0.28, "white", 0.04)
        box(-0.2, 0, 0.33, 1.17, 0.46, 0.12, "glass", 0.01, rough=0.15)
        box(-0.2, 0, 0.53, 1.25, 0.52, 0.05, "coral", 0.02)


RIVER = -1.15  # y of its middle
BANK = 0.95  # half its width


def build():
    island(6.8, 5.6, color="water")
    back, front = 2.75 - (RIVER + BANK), (RIVER - BANK) + 2.75
    for y, d, color in ((2.75 - back / 2, back, "grass"), (-2.75 + front / 2, front, "grass")):
        box(0, y, -0.2, 6.75, d, QUAY + 0.2, "concrete", 0.04)
        box(0, y, QUAY - 0.02, 6.5, d - 0.16, 0.03, color, 0.01)
    tv_tower(0.1, 1.0, QUAY)
    for place in ((-2.85, 0.85, 0.9, 1.15, "coral", "brick"), (-1.95, 0.85, 0.8, 1.45, "sun_soft", "rock_deep"), (-1.1, 0.85, 0.8, 1.2, "sky", "brick"), (2.0, 1.35, 0.8, 1.2, "wall_warm", "rock_deep"), (2.85, 1.35, 0.85, 1.5, "lilac", "brick")):
        town_house(*place)
    stone_bridge(1.75, 2 * BANK + 0.5)
    boat(-0.9, RIVER)
    trees([(-3.0, -2.45), (-0.2, -2.45), (2.9, -2.4)], 0.75, 0.9, kind="round")
    with group(z=QUAY):
        trees([(-2.6, 2.3), (-1.4, 2.3), (1.2, 2.3), (1.0, 0.25)], 0.9, 1.1, kind="round")
