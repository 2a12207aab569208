"""Healthcare, closing: a nurse fills in two forms that are the same, one with each hand; between them an engineer sketches the way the words could take, beside one bed."""
from diorama import *

STAGE = Stage(hour=14.6, shadow_room=0.05, margin=0.02)

APART, R = 1.95, 2.35  # of the two round halves of the island


def form():
    """A form on a stand, 1.8 wide: a heading with a small cross, fields, ticks."""
    for side in (-1, 1):
        capsule((side * 0.7, 0.45, 0.05), (side * 0.6, 0.34, 2.2), 0.06, "metal")
    box(0, 0.2, 0, 1.6, 0.7, 0.1, "metal", 0.04)
    with group(0, 0, 0.1, lean=-4):
        box(0, 0, 0, 1.9, 0.1, 2.6, "paper", 0.04)
        box(0, -0.03, 2.16, 1.92, 0.1, 0.46, "blue", 0.03)
        for w, h, out in ((0.3, 0.1, 0.04), (0.1, 0.3, 0.05)):
            box(-0.62, -0.09, 2.39 - h / 2, w, out, h, "paper", 0)
        box(0.2, -0.09, 2.34, 0.9, 0.03, 0.1, "paper", 0)
        for k in range(3):
            z = 1.68 - k * 0.44
            box(-0.45, -0.055, z + 0.26, 0.7, 0.02, 0.06, "metal", 0)
            box(0, -0.055, z, 1.6, 0.02, 0.23, "sky", 0.01)
            if k < 2:
                tube([(-0.65 + 0.1 * i, -0.085, z + 0.08 + 0.08 * (i % 2)) for i in range(11 - 3 * k)], 0.022, "blue_deep", smooth=True)
        for k in range(2):
            box(-0.66, -0.055, 0.42 - k * 0.28, 0.18, 0.03, 0.18, "sky", 0.01)
            box(0.05, -0.055, 0.47 - k * 0.28, 0.95 - 0.3 * k, 0.02, 0.08, "metal", 0)
        tick(-0.65, -0.1, 0.52, 0.22, turn=0, color="coral", thick=0.16)


def bed(x, y, turn):
    """A hospital bed with someone in it, the head towards -x."""
    with group(x, y, 0, turn=turn):
        for sx in (-0.85, 0.85):
            for sy in (-0.36, 0.36):
                cylinder(sx, sy, 0, 0.06, 0.35, "metal")
        box(0, 0, 0.3, 2.0, 0.9, 0.14, "frame", 0.03)
        box(0, 0, 0.42, 1.9, 0.82, 0.16, "white", 0.06)
        box(-0.98, 0, 0.3, 0.08, 0.92, 0.72, "blue", 0.03)
        box(0.98, 0, 0.3, 0.08, 0.92, 0.45, "blue", 0.03)
        box(-0.68, 0, 0.56, 0.42, 0.62, 0.13, "sky", 0.06)
        ball(-0.62, 0, 0.78, 0.17, "skin_4")
        ball(-0.68, 0.0, 0.8, 0.165, "frame", 0.95)
        box(0.28, 0, 0.54, 1.3, 0.88, 0.2, "leaf_light", 0.09)


def sketch(height, side, start):
    """A dashed line of light from a field of the one form to the same field of the other."""
    a, b = Vector((-side, 0, start)), Vector((side, 0, start))
    spot = lambda t: a + (b - a) * t + Vector((0, 0, height * 4 * t * (1 - t)))
    for k in range(0, 26, 2):
        shadowless(tube([tuple(spot(k / 27)), tuple(spot((k + 1) / 27))], 0.055, "sun", glow=1))
    tip, d = spot(1), (spot(1) - spot(0.93)).normalized()
    head = cylinder(0, 0, 0, 0.17, 0.34, "sun", top=0.005, bevel=0, glow=1)
    head.rotation_euler, head.location = d.to_track_quat("Z", "Y").to_euler(), tip - d * 0.05
    shadowless(head)


def nurse():
    """Between the forms, a pen in each hand."""
    with group(scale=1.5):
        person(0, 0, shirt="white", legs="sky", skin="skin_2", hair="trunk", long_hair=True, arms=("side", "side"))
        for side in (-1, 1):
            capsule((side * 0.46, -0.1, 0.72), (side * 0.62, 0.02, 0.95), 0.035, "coral")


def build():
    with group(turn=FACING):
        for side in (-1, 1):
            with group(side * APART, 0, 0.004 * side):
                disc_island(R)
        with group(0, 0.3):
            cut_island(rounded([(-1.2, -1.7), (1.2, -1.7), (1.2, 1.2), (-1.2, 1.2)], 0.2), h=0.5, color="grass")
        for side in (-1, 1):
            with group(side * 1.95, 0.45, turn=side * 12, scale=1.18):
                form()
        with group(0, 0.25):
            nurse()
        with group(0, 0.5):
            sketch(1.0, 1.55, 3.6)
        bed(-1.55, -1.4, 8)
        with group(2.15, -1.5, 0, turn=160, scale=1.35):
            person(0, 0, shirt="leaf", legs="blue_deep", skin="skin_1", arms=("front", "front"))
            with group(0, -0.4, 0.62, lean=-40):
                box(0, 0, 0, 0.62, 0.04, 0.46, "paper", 0.01)
        trees([(-3.75, 0.3), (3.75, 0.25)], 0.8, 0.95, kind="round")
        bush(3.2, -1.1, 1.3)
        bush(-3.4, -0.9, 1.2)
        sun_path(0, 1.9, 3.95, 0.9, 0.98, at=0.24, disc=0.46)
