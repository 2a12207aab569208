"""Cloud services, closing: a bill higher than a house on its easel, five of its lines flagged; an engineer reads it with a glass, its owner watches."""
from diorama import *

STAGE = Stage(hour=15.2, shadow_room=0.05, margin=0.02)

WIDE, HIGH = 2.5, 3.9  # of the sheet
MARKED = (0, 2, 3, 5, 7)


def sheet():
    """The paper: rolled up above, and running out over the ground below."""
    curl = [(0.02 + math.cos(t) * 0.16, HIGH + 0.06 + math.sin(t) * 0.16) for t in (math.pi * k / 10 for k in range(-1, 17))]
    line = [(-1.5, 0.03), (-0.8, 0.04), (-0.42, 0.08), (-0.2, 0.2), (-0.06, 0.42)] + [(0, 0.7), (0.16, HIGH)] + curl
    normals = []
    for a, b in zip(line[:1] + line[:-1], line[1:] + line[-1:]):
        d = (Vector(b) - Vector(a)).normalized()
        normals.append((-d.y * 0.025, d.x * 0.025))
    with group(turn=90):
        extrude([(x + u, z + v) for (x, z), (u, v) in zip(line, normals)] + [(x - u, z - v) for (x, z), (u, v) in list(zip(line, normals))[::-1]], WIDE, color="paper", bevel=0)


def flag(z, number):
    """A swallow-tailed flag at the edge of a line."""
    with group(-WIDE / 2 + 0.1, -0.05, z):
        extrude([(0, -0.115), (-0.76, -0.115), (-0.62, 0), (-0.76, 0.115), (0, 0.115)], 0.07, color="coral", bevel=0.015)
        label(str(number), -0.3, -0.045, 0, 0.22, "paper", 0.008)


def lines():
    """What the bill says: a heading, eight lines with their prices, a sum."""
    with group(0, -0.01, 0.52, lean=-3):
        with group(-0.72, -0.06, 2.72):
            cloud(0, 0, 0, 0.3, "blue")
        label("BILL", 0.35, -0.05, 2.72, 0.52, "ink", 0.015)
        box(0, -0.03, 2.42, 2.2, 0.03, 0.035, "ink", 0)
        for k in range(8):
            z = 2.16 - k * 0.28
            long = (0.9, 0.7, 1.05, 0.8, 0.95, 0.6, 0.85, 0.75)[k]
            marked = k in MARKED
            if marked:
                box(0.02, -0.035, z - 0.1, 2.3, 0.03, 0.2, "sun", 0)
                flag(z, MARKED.index(k) + 1)
            box(-0.92 + long / 2, -0.06, z - 0.045, long, 0.02, 0.09, "forest" if marked else "metal", 0)
            box(0.84, -0.06, z - 0.045, 0.4, 0.02, 0.09, "forest" if marked else "metal", 0)
        box(0.02, -0.03, 0.02, 2.2, 0.03, 0.035, "ink", 0)
        box(0.72, -0.1, -0.16, 0.7, 0.03, 0.15, "ink", 0)


def easel():
    """Legs behind the sheet and a roller on top."""
    for side in (-1, 1):
        capsule((side * 1.0, 0.35, 0.05), (side * 0.55, 0.35, HIGH - 0.1), 0.07, "wood")
    capsule((0, 1.5, 0.05), (0, 0.4, HIGH - 0.2), 0.07, "wood")
    capsule((-WIDE / 2 - 0.2, 0.02, HIGH + 0.06), (WIDE / 2 + 0.2, 0.02, HIGH + 0.06), 0.1, "wood")


def build():
    disc_island(3.0)
    with group(turn=FACING):
        cylinder(0, -0.2, 0, 2.3, 0.03, "sand", bevel=0, sides=96)
        with group(0, 0.55, 0.03):
            sheet()
            lines()
            easel()
        with group(1.85, -0.3, 0.03):
            box(0.05, 0, 0, 0.8, 0.8, 0.32, "wood", 0.05)
            person(0, 0, 0.32, turn=-80, s=1.45, shirt="coral", legs="wall", skin="skin_1", arms=("front", "front"))
        magnifier(0.6, -0.28, 1.85, 0.5, turn=0, handle=0.22, color="forest")
        with group(-1.75, -1.25, 0.03, turn=140, scale=1.4):
            person(0, 0, shirt="blue", legs="wall_warm", skin="skin_3", hair="trunk", long_hair=True, arms=("down", "front"))
        trees([(-2.35, 0.9), (2.3, 1.2)], 0.95, 1.1, kind="round")
        bush(1.0, -2.25, 1.3)
        sun_path(0, 1.9, 3.0, 0.3, 1.24, at=0.2, disc=0.44)
