"""Promotion for partners: people push two giant pieces of a puzzle together, one with a leaf and one with a sun."""
from diorama import *

STAGE = Stage(hour=10.5, shadow_room=0.1, margin=0.02)

EDGE = 2.3  # of a piece
KNOB = 0.36


def piece(color, side):
    """A piece standing on the ground, its inner edge at x = 0; side -1 (left) has the knob, side 1 the hole."""
    inner = [(0, 0)] + [(0, EDGE / 2 - 0.2)]
    bump = arc(0.3, EDGE / 2, KNOB, -146, 146, 20)
    outer = [(0, EDGE / 2 + 0.2), (0, EDGE)]
    if side < 0:
        top_bump = arc(-EDGE / 2, EDGE + 0.26, KNOB, -50, 230, 18)
        outline = inner + bump + outer + top_bump + [(-EDGE, EDGE), (-EDGE, 0)]
    else:
        notch = arc(EDGE / 2, EDGE - 0.27, KNOB, 131, 409, 18)
        outline = inner + bump + outer + notch + [(EDGE, EDGE), (EDGE, 0)]
    extrude(outline, 0.42, color=color, bevel=0.05 if side < 0 else 0, rough=0.45)


def leaf_sign():
    """A leaf with its vein."""
    half = [(0.46 * math.sin(math.pi * (k / 16) ** 0.85), 1.25 * k / 16) for k in range(17)]
    with group(roll=24):
        extrude(half + [(-x, z) for x, z in half[-2:0:-1]], 0.1, color="paper", bevel=0.02)
        capsule((0, -0.06, -0.2), (0, -0.06, 0.85), 0.045, "leaf")


def sun_sign():
    """A sun with rays."""
    cylinder(0, 0, 0, 0.38, 0.1, "paper", rot=(math.pi / 2, 0, 0)).location = (0, 0, 0)
    for k in range(8):
        a = math.pi / 4 * k
        capsule((math.cos(a) * 0.54, 0, math.sin(a) * 0.54), (math.cos(a) * 0.7, 0, math.sin(a) * 0.7), 0.06, "paper")


def build():
    gap = 0.27
    with group(turn=14):
        outline = [(2.2 + x, y) for x, y in arc(0, 0, 2.0, -90, 90, 32)] + [(-2.2 + x, y) for x, y in arc(0, 0, 2.0, 90, 270, 32)]
        extrude(outline, 0.55, z=-0.555, color="soil", bevel=0.14, flat=True)
        extrude(outline, 0.16, z=-0.16, color="grass", bevel=0.1, flat=True)
        with group(-gap, 0.2, 0):
            piece("leaf_light", -1)
            with group(-EDGE / 2 - 0.2, -0.24, EDGE / 2 - 0.5):
                leaf_sign()
        with group(gap, 0.2, 0):
            piece("sun", 1)
            with group(EDGE / 2 + 0.3, -0.24, EDGE / 2 - 0.1):
                sun_sign()
        for side, shirt, skin in ((-1, "coral", "skin_3"), (1, "blue", "skin_1")):
            with group(side * (gap + EDGE + 0.62), 0.2, 0, roll=-side * 10):
                person(0, 0, turn=-side * 90, s=1.45, shirt=shirt, skin=skin, long_hair=side < 0, arms=("front", "front"))
        person(-0.05, -1.6, turn=170, s=0.95, shirt="lilac", skin="skin_2", arms=("up", "up"))
        trees([(-2.2, -1.35), (2.3, -1.4)], 0.7, 0.85)
