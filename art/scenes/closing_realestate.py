"""Closing of the real estate page: one brings a building's model on a trolley, another its meter, to an engineer's bench."""
from diorama import *

STAGE = Stage(hour=15.2, shadow_room=0.05, margin=0.02)


def model(s=1.0):
    """A cut-open model of three floors on a board, the pipes in it, and the place where pipe and beam clash in a ring of light."""
    w, d, f = 1.7, 1.1, 0.62
    with group(scale=s):
        box(0, 0, 0, w + 0.5, d + 0.45, 0.09, "wood", 0.02)
        for k in range(4):
            z = 0.09 + k * f
            box(0, 0, z, w, d, 0.08, "white", 0.01)
            if k < 3:
                box(0, d / 2 - 0.03, z + 0.08, w, 0.05, f - 0.08, "wall_warm", 0)
                box(-w / 2 + 0.03, 0, z + 0.08, 0.05, d, f - 0.08, "wall_warm", 0)
                for x in (-0.28, 0.3, w / 2 - 0.06):
                    box(x, -d / 2 + 0.06, z + 0.08, 0.07, 0.07, f - 0.08, "white", 0)
                for x in (-0.55, 0.02, 0.56):
                    box(x, d / 2 - 0.06, z + 0.2, 0.3, 0.03, 0.26, "sun_soft", 0, glow=1)
        # The pipe that rises through the floors, and the beam that it meets on the middle one.
        tube([(-0.6, -0.25, 0.2), (-0.6, -0.25, 1.1), (0.15, -0.25, 1.1), (0.15, -0.25, 1.95)], 0.07, "blue")
        capsule((0.15, -0.25, 1.92), (0.15, -0.25, 2.2), 0.1, "blue")
        box(0.2, -0.32, 1.0, 1.1, 0.16, 0.18, "coral", 0.01)
        ring(-0.05, -0.5, 1.1, 0.3, 0.05, "sun", rot=(math.pi / 2, 0, 0), glow=1)
        for x, y in ((-0.95, -0.62), (0.92, -0.58), (0.98, 0.2)):
            cylinder(x, y, 0.09, 0.02, 0.14, "trunk", bevel=0)
            ball(x, y, 0.32, 0.13, "leaf_light")


def trolley(x, y, s=1.0):
    """A flat trolley that carries the model, its handle at the left."""
    with group(x, y, 0, scale=s):
        box(0, 0, 0.28, 2.4, 1.35, 0.12, "coral", 0.03)
        for wx in (-0.85, 0.85):
            for wy in (-0.5, 0.5):
                cylinder(0, 0, 0, 0.17, 0.12, "frame", rot=(math.pi / 2, 0, 0)).location = (wx, wy, 0.17)
        tube([(-1.15, -0.5, 0.35), (-1.4, -0.5, 1.1), (-1.4, 0.5, 1.1), (-1.15, 0.5, 0.35)], 0.05, "metal")
        with group(0.08, 0, 0.4):
            model(0.98)


def meter(s=1.0):
    """A round water meter between its two flanges, facing -y, its foot at the origin."""
    with group(scale=s):
        for k in (-1, 1):
            cylinder(0, 0, 0, 0.17, 0.6, "metal", rot=(0, math.pi / 2, 0)).location = (k * 0.75, 0.1, 0.45)
            cylinder(0, 0, 0, 0.28, 0.12, "frame", rot=(0, math.pi / 2, 0)).location = (k * 1.0, 0.1, 0.45)
        cylinder(0, 0, 0, 0.62, 0.4, "blue", rot=(math.pi / 2, 0, 0), bevel=0.06).location = (0, 0.05, 0.62)
        cylinder(0, 0, 0, 0.53, 0.1, "white", rot=(math.pi / 2, 0, 0), bevel=0.01).location = (0, -0.15, 0.62)
        for k in range(10):
            a = math.radians(36 * k + 18)
            box(math.cos(a) * 0.43, -0.21, 0.62 + math.sin(a) * 0.43 - 0.02, 0.05, 0.02, 0.05, "ink", 0)
        for k in range(4):
            box(-0.255 + k * 0.17, -0.21, 0.68, 0.15, 0.03, 0.2, "coral" if k == 3 else "ink", 0.01)
            label("0482"[k], -0.255 + k * 0.17, -0.235, 0.78, 0.17, "white", 0.005)
        capsule((0, -0.22, 0.5), (0.16, -0.22, 0.36), 0.03, "coral")


def bench(x, y):
    """The engineer's bench with a drawing and a laptop."""
    with group(x, y, 0):
        box(0, 0, 0.85, 2.0, 1.0, 0.12, "wood", 0.03)
        for k in (-1, 1):
            box(k * 0.82, 0, 0, 0.16, 0.85, 0.86, "wall", 0.02)
        box(0, 0.1, 0.5, 1.6, 0.6, 0.08, "wall", 0.01)
        box(-0.45, -0.05, 0.965, 0.85, 0.7, 0.02, "blue_deep", 0)
        tube([(-0.8, -0.33, 0.995), (-0.1, -0.33, 0.995), (-0.1, 0.23, 0.995), (-0.8, 0.23, 0.995)], 0.014, "white", closed=True)
        laptop(0.46, 0.0, 0.97, 0.9, turn=180)


def build():
    with group(turn=FACING):
        outline = [(1.85 + x, y) for x, y in arc(0, 0, 2.05, -90, 90, 32)] + [(-1.85 + x, y) for x, y in arc(0, 0, 2.05, 90, 270, 32)]
        extrude(outline, 0.55, z=-0.555, color="soil", bevel=0.14, flat=True)
        extrude([(a * 1.002, b * 1.004) for a, b in outline], 0.16, z=-0.16, color="grass", bevel=0.1, flat=True)
        patch(0, -0.75, 6.4, 1.6, "road")
        bench(0.5, 0.75)
        person(0.55, 1.45, 0, turn=0, s=1.5, shirt="coral", legs="forest_light", helmet="sun", skin="skin_2", arms=("side", "side"))
        with group(-1.35, -0.8, 0, turn=-8):
            trolley(0, 0, 1.05)
            person(-1.86, 0, turn=90, s=1.4, shirt="blue", legs="wall_warm", skin="skin_3", hair="trunk", long_hair=True, arms=("front", "front"))
        with group(2.6, -1.0, 0, turn=-35):
            person(0, 0, s=1.5, shirt="sun", legs="blue_deep", skin="skin_1", arms=("up", "up"))
        with group(2.6, -1.1, 1.85, turn=-8):
            meter(1.12)
        tree(-2.75, 1.1, 1.05, kind="round")
        tree(2.75, 0.95, 1.0, kind="cone")
        bush(0.4, -1.75)
        sun_path(0.1, 2.2, 3.5, 0.1, 1.1, at=0.2, disc=0.44)
