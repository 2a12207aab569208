"""AI solutions, closing: a road forks, one way leads to the house, the other into a pond; at the fork an adviser writes an opinion for the one who must choose."""
from diorama import *

STAGE = Stage(hour=15, shadow_room=0.05, margin=0.02)


def fork(half, stem, reach):
    """The outline of a Y: `half` its arms' width, `stem` and `reach` how far they run to the front and to the sides."""
    x, y = 0.82, 0.57
    end = (x * reach, y * reach)
    outer, inner = (end[0] + y * half, end[1] - x * half), (end[0] - y * half, end[1] + x * half)
    crotch, armpit = inner[1] - inner[0] * y / x, outer[1] - (outer[0] - half) * y / x
    return [(-half, -stem), (half, -stem), (half, armpit), outer, inner, (0, crotch), (-inner[0], inner[1]), (-outer[0], outer[1]), (-half, armpit)]


def opinion():
    """A sheet on a lectern: the fork drawn with its good way and its bad one, lines of text, a signature."""
    for side in (-1, 1):
        capsule((side * 0.55, 0.2, 0.05), (side * 0.45, 0.15, 1.9), 0.06, "wood")
    box(0, -0.02, 0.42, 1.75, 0.26, 0.09, "wood", 0.02)
    with group(0, 0, 0.52, lean=-5):
        box(0, 0, 0, 1.75, 0.08, 2.15, "paper", 0.03)
        tube([(-0.35, -0.07, 1.2), (-0.35, -0.07, 1.5)], 0.055, "forest")
        arrow([(-0.35, -0.07, 1.5), (-0.62, -0.07, 1.82)], 0.055, "leaf", 0.12)
        tube([(-0.35, -0.07, 1.5), (-0.08, -0.07, 1.82)], 0.055, "coral")
        for way in (-1, 1):
            capsule((-0.02 - 0.1 * way, -0.07, 1.78), (-0.02 + 0.1 * way, -0.07, 1.98), 0.04, "coral")
        for k, long in enumerate((0.5, 0.36)):
            box(0.3 + long / 2, -0.05, 1.62 - 0.2 * k, long, 0.03, 0.08, "metal", 0)
        for k, long in enumerate((1.36, 1.2, 1.3, 0.8)):
            box(-0.68 + long / 2, -0.05, 0.98 - 0.19 * k, long, 0.03, 0.08, "metal", 0)
        tube([(0.05 + 0.07 * k, -0.05, 0.22 + 0.09 * (k % 2)) for k in range(8)], 0.025, "blue_deep", smooth=True)


def pen(start, end):
    """A giant pencil from its blunt end to its point."""
    a, b = Vector(start), Vector(end)
    d = (b - a).normalized()
    capsule(tuple(a), tuple(b - d * 0.3), 0.1, "sun")
    capsule(tuple(a), tuple(a + d * 0.05), 0.105, "coral")
    o = cylinder(0, 0, 0, 0.1, 0.3, "wall_warm", top=0.01, bevel=0)
    o.rotation_euler, o.location = d.to_track_quat("Z", "Y").to_euler(), b - d * 0.15


def build():
    with group(turn=FACING):
        cut_island(rounded(fork(1.3, 3.0, 3.8), 0.45))
        blob(rounded(fork(0.48, 2.75, 2.6), 0.2), "road", h=0.03)
        with group(-2.75, 2.1, turn=-FACING):
            house(0, 0, 0.98)
        with group(-1.6, 0.62, turn=-60):
            van(0, 0, s=0.62, turn=-90)
        blob([(2.5 + math.cos(t) * (0.88 + 0.1 * math.sin(3 * t)), 1.55 + math.sin(t) * (0.88 + 0.1 * math.cos(2 * t))) for t in (math.pi * k / 20 for k in range(40))], "water", h=0.05)
        with group(2.5, 1.55, 0.05, turn=35, lean=8):
            with group(0, 0, -0.35, roll=18):
                van(0, 0, s=0.85, load="coral")
        with group(2.02, 0.42, turn=-50):
            for side in (-0.42, 0.42):
                box(side, 0, 0, 0.08, 0.08, 0.62, "wood", 0.02)
            for k in range(5):
                box(-0.48 + 0.24 * k, -0.05, 0.38, 0.24, 0.08, 0.2, ("coral", "paper")[k % 2], 0)
        with group(0, 0.5, scale=1.14):
            opinion()
        with group(1.3, -0.12, 0.03, turn=-75, scale=1.35):
            person(0, 0, shirt="leaf", legs="wall", skin="skin_1", arms=("front", "front"))
        pen((0.9, -0.25, 1.95), (0.54, 0.3, 0.95))
        person(0, -1.75, 0.03, turn=0, s=1.4, shirt="coral", legs="blue_deep", skin="skin_3", long_hair=True, hair="trunk", arms=("side", "side"))
        trees([(-1.9, 2.75), (2.2, 2.75)], 0.9, 1.05, kind="round")
        tree(-0.98, -2.3, 0.75, kind="round")
        bush(0.95, -2.45, 1.2)
        bush(3.3, 1.0, 1.2)
        sun_path(0, 2.3, 3.1, 0.4, 1.02, at=0.24, disc=0.42)
