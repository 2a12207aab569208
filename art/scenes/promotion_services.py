"""Promotion for services: two people talk over a plan at a table under a parasol, a quote sheet with ticks beside them."""
from diorama import *

STAGE = Stage(hour=9, shadow_room=0.05, margin=0.02)


def parasol(x, y, h=2.75, r=1.55):
    """An umbrella of eight panels in two colours."""
    cylinder(x, y, 0, 0.06, h + 0.2, "frame", bevel=0)
    cylinder(x, y, 0, 0.35, 0.12, "concrete")
    for k in range(8):
        a, b = 2 * math.pi * k / 8, 2 * math.pi * (k + 1) / 8
        with group(x, y, h):
            low = [(math.cos(t) * r, math.sin(t) * r) for t in (a, b)]
            steep = math.degrees(math.atan2(0.62, r * math.cos(math.pi / 8)))
            middle = math.degrees((a + b) / 2)
            half, long = r * math.sin(math.pi / 8), math.hypot(0.62, r * math.cos(math.pi / 8))
            with group(0, 0, 0.62, turn=middle):
                with group(roll=steep):
                    extrude([(0, 0), (long, -half), (long, half)], 0.05, color=("coral", "paper")[k % 2], bevel=0, flat=True)
    ball(x, y, h + 0.66, 0.1, "sun")


def quote_sheet(x, y, s=1.0):
    """A sheet as high as a person and a half on an easel: ticked lines and a total."""
    with group(x, y, 0, turn=FACING, scale=s):
        for side in (-1, 1):
            capsule((side * 0.62, 0.2, 0.05), (side * 0.25, 0.34, 2.5), 0.06, "wood")
        capsule((0, 0.9, 0.05), (0, 0.36, 2.4), 0.06, "wood")
        box(0, -0.02, 0.48, 1.5, 0.16, 0.07, "wood")
        with group(0, 0.03, 0.55, lean=-3):
            box(0, 0, 0, 1.66, 0.07, 1.95, "paper", 0.03)
            box(0, -0.05, 1.56, 1.36, 0.04, 0.2, "coral", 0.01)
            for k, long in enumerate((0.8, 0.62, 0.72)):
                z = 1.27 - k * 0.34
                box(0.17 - (0.8 - long) / 2, -0.05, z - 0.05, long, 0.04, 0.1, "frame", 0.01)
                tick(-0.5, -0.08, z, 0.36, turn=0, color="leaf", thick=0.13)
            box(0.1, -0.05, 0.14, 1.0, 0.04, 0.2, "sun", 0.01)


def build():
    disc_island(3.1)
    cylinder(-0.6, -0.1, 0, 2.2, 0.03, "sand", bevel=0, sides=96)
    with group(-0.85, -0.25, 0, turn=FACING):
        parasol(0, 0.35)
        cylinder(0, 0, 0.66, 0.78, 0.08, "wood", sides=64)
        cylinder(0, 0, 0, 0.08, 0.66, "frame")
        box(0, -0.2, 0.74, 0.75, 0.45, 0.02, "paper", 0, (0, 0, 0.1))
        cylinder(0.45, 0.15, 0.74, 0.07, 0.14, "coral")
        cylinder(-0.45, 0.2, 0.74, 0.07, 0.14, "blue")
        for side, shirt, skin, long_hair, arm in ((-1, "blue", "skin_3", True, "desk"), (1, "sun", "skin_1", False, "front")):
            with group(side * 1.2, 0.05, 0, turn=-side * 70, scale=1.3):
                box(0, 0.03, 0, 0.42, 0.42, 0.27, "wall", 0.05)
                box(0, 0.24, 0, 0.42, 0.07, 0.62, "wall", 0.03)
                person(0, 0, seated=True, shirt=shirt, skin=skin, long_hair=long_hair, legs="forest_light", arms=("desk", arm))
    quote_sheet(2.0, 0.95, 1.08)
    trees([(-2.5, -0.9), (-1.0, 2.4), (1.4, -2.2)], 0.75, 1.05, kind="round")
    with group(turn=FACING):
        sun_path(0, 2.6, 3.3, 0.2, 1.05, at=0.8, disc=0.42)
