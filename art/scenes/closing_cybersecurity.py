"""Cybersecurity, closing: in a wall of closed doors the largest stands ajar in spite of all its locks; its owner points at it, a tester shines a torch, a list ranks what is found."""
from diorama import *

STAGE = Stage(hour=15.4, shadow_room=0.05, margin=0.02, elevation=30)


def small_door(x, color):
    """A closed door with a lit window above it and a lamp that says all is well."""
    box(x, -0.32, 0, 0.98, 0.1, 1.5, "paper", 0.03)
    box(x, -0.37, 0, 0.76, 0.08, 1.36, color, 0.03)
    ball(x + 0.26, -0.44, 0.68, 0.06, "sun")
    box(x, -0.31, 1.63, 0.5, 0.06, 0.36, "sun_soft", 0.01, glow=1.5)
    box(x, -0.33, 1.79, 0.5, 0.06, 0.04, "paper", 0)


def padlock(x, z, s=1.0, color="sun"):
    """A lock that hangs on the door."""
    with group(x, -0.14, z, scale=s):
        tube([(-0.13, 0, 0.1), (-0.13, 0, 0.26), (-0.07, 0, 0.34), (0.07, 0, 0.34), (0.13, 0, 0.26), (0.13, 0, 0.1)], 0.045, "frame")
        box(0, 0, -0.24, 0.46, 0.16, 0.38, color, 0.05)
        cylinder(0, -0.08, -0.05, 0.055, 0.03, "ink", bevel=0, rot=(math.pi / 2, 0, 0)).location = (0, -0.085, -0.03)
        box(0, -0.085, -0.16, 0.04, 0.03, 0.12, "ink", 0)


def big_door():
    """A gate of light with the worrying door before it, half open towards us."""
    wide, high = 1.7, 2.75
    box(0, -0.3, 0, wide + 0.5, 0.3, high + 0.28, "paper", 0.05)
    box(0, -0.44, 0, wide, 0.06, high, "sun_soft", 0, glow=2)
    with group(-wide / 2, -0.5, 0, turn=-38):
        with group(wide / 2, 0, 0):
            box(0, 0, 0.02, wide, 0.14, high - 0.04, "coral", 0.04)
            for z, tall in ((0.25, 0.95), (1.5, 0.95)):
                for x in (-0.4, 0.4):
                    box(x, -0.07, z, 0.6, 0.05, tall, "rock_deep", 0.03)
            padlock(0.56, 2.15, 0.95)
            padlock(0.5, 1.42, 1.2, "frame")
            padlock(0.6, 0.72, 0.85)
            for a, b in (((-0.8, 1.05), (0.62, 1.95)), ((-0.8, 1.95), (0.62, 1.05))):
                for k in range(9):
                    x, z = (p + (q - p) * (k + 0.5) / 9 for p, q in zip(a, b))
                    with group(x, -0.13, z, roll=-math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))):
                        if k % 2:
                            box(0, 0, -0.03, 0.19, 0.05, 0.06, "metal", 0.02)
                        else:
                            ring(0, 0, 0, 0.085, 0.028, "metal", rot=(math.pi / 2, 0, 0))


def ranked_list(x, y):
    """A board with three places, the longest bar on top."""
    with group(x, y, turn=-10):
        for side in (-1, 1):
            capsule((side * 0.5, 0.15, 0.05), (side * 0.45, 0.1, 1.0), 0.05, "wood")
        with group(0, 0, 0.35, lean=-6):
            box(0, 0, 0, 1.6, 0.09, 1.55, "paper", 0.04)
            for k, (long, color) in enumerate(((0.95, "coral"), (0.65, "sun"), (0.4, "leaf_light"))):
                z = 1.22 - k * 0.45
                label(str(k + 1), -0.58, -0.06, z, 0.38, "ink", 0.012)
                box(-0.34 + long / 2, -0.06, z - 0.12, long, 0.06, 0.24, color, 0.02)


def torch(start, end):
    """A torch from its grip to its lamp, and its beam."""
    d = (Vector(end) - Vector(start)).normalized()
    capsule(start, end, 0.075, "blue_deep")
    ball(*end, 0.13, "sun")
    beam = cylinder(0, 0, 0, 0.12, 0.9, "sun_soft", top=0.42, bevel=0, alpha=0.45)
    beam.rotation_euler, beam.location = d.to_track_quat("Z", "Y").to_euler(), Vector(end) + d * 0.5
    shadowless(beam)


def build():
    with group(turn=FACING):
        cut_island(rounded([(-3.5, -2.5), (3.5, -2.5), (3.5, 1.7), (-3.5, 1.7)], 0.5), color="grass")
        for k in range(3):
            box(0, 0.4 + 0.21 * k, 0.2 * k, 6.4 - 0.12 * k, 2.2 - 0.42 * k, 0.2, ("wall_warm", "sand", "wall_warm")[k], 0.04)
        with group(0, 1.0, 0.6):
            box(0, 0, 0, 6.0, 0.6, 2.15, "wall_cool", 0.06)
            box(0, 0, 2.15, 6.2, 0.75, 0.16, "roof", 0.04)
            box(0, 0, 0, 2.5, 0.7, 3.2, "wall_cool", 0.06)
            wedge(0, 0, 3.2, 2.75, 0.95, 0.45, "roof", ridge="y")
            for x, color in ((-2.35, "blue"), (2.35, "leaf")):
                small_door(x, color)
            big_door()
        with group(1.2, -0.55, 0.2, turn=-135, scale=1.4):
            person(0, 0, shirt="leaf", legs="wall", skin="skin_4", arms=("front", "front"))
        torch((0.9, -0.22, 1.2), (0.55, 0.1, 1.3))
        person(-2.05, -1.45, 0, turn=0, s=1.4, shirt="lilac", legs="blue_deep", skin="skin_2", hair="trunk", long_hair=True, arms=("down", "side"))
        ranked_list(2.55, -1.75)
        tree(-3.0, -0.95, 0.85, kind="round")
        bush(-3.0, -2.0, 1.2)
        bush(0.1, -2.1, 1.1)
        sun_path(0, 1.6, 3.35, 1.6, 0.85, at=0.2, disc=0.42)
