"""Ground, plants and weather."""
import math
import random

from .shapes import ball, box, capsule, cylinder, extrude, pick, tube


def island(w, d, h=0.55, color="grass", soil="soil"):
    """The slab that a scene stands on; its top is z = 0."""
    box(0, 0, -h - 0.005, w, d, h, soil, bevel=0.16)
    box(0, 0, -0.16, w + 0.015, d + 0.015, 0.16, color, bevel=0.12)


def disc_island(r, h=0.55, color="grass", soil="soil"):
    """A round slab: for scenes with one object, so that not every picture has the same outline."""
    cylinder(0, 0, -h - 0.005, r, h, soil, bevel=0.16, sides=96)
    cylinder(0, 0, -0.16, r + 0.01, 0.16, color, bevel=0.12, sides=96)


def cut_island(outline, h=0.55, color="grass", soil="soil"):
    """A slab of any outline [(x, y)]."""
    extrude(outline, h, z=-h - 0.005, color=soil, bevel=0.14, flat=True)
    extrude(outline, 0.16, z=-0.16, color=color, bevel=0.1, flat=True)


def patch(x, y, w, d, color="road", z=0.0):
    """A flat area on the ground: road, square, bed, pool."""
    return box(x, y, z, w, d, 0.02, color, 0)


def blob(points, color="water", z=0.0, h=0.025):
    """A flat area with any outline [(x, y)]: a river, a beach."""
    return extrude(points, h, z=z, color=color, bevel=0, flat=True)


def tree(x, y, s=1.0, z=0.0, kind=None):
    """A tree of about a metre and a bit; kind is `round`, `cone` or `tall`."""
    kind = kind or pick("round", "round", "cone")
    cylinder(x, y, z, 0.055 * s, 0.42 * s, "trunk", bevel=0)
    if kind == "cone":
        for dz, r in ((0.28, 0.34), (0.55, 0.27), (0.8, 0.19)):
            cylinder(x, y, z + dz * s, r * s, 0.42 * s, "leaf_deep" if s < 0.9 else "leaf", top=0.02, bevel=0)
    elif kind == "tall":
        ball(x, y, z + 0.85 * s, 0.26 * s, pick("leaf", "leaf_light"), 1.9, rough=0.9)
    else:
        color = pick("leaf", "leaf_light")
        ball(x, y, z + 0.7 * s, 0.36 * s, color, 1.05, rough=0.9)
        ball(x + 0.17 * s, y - 0.15 * s, z + 0.55 * s, 0.22 * s, color, 1, rough=0.9)


def bush(x, y, s=1.0, z=0.0, color=None):
    """A low bush of 0.2 to 0.3."""
    color = color or pick("leaf", "leaf_light")
    ball(x, y, z + 0.1 * s, 0.17 * s, color, 0.9, rough=0.9)
    ball(x + 0.14 * s, y + 0.03, z + 0.07 * s, 0.12 * s, color, 0.9, rough=0.9)


def palm(x, y, s=1.0, z=0.0, lean=0.25):
    """A coconut palm that leans to +x by `lean`."""
    trunk = [(x + lean * s * t * t, y, z + 1.9 * s * t) for t in (0, 0.25, 0.5, 0.75, 1)]
    tube(trunk, 0.055 * s, "trunk", smooth=True)
    cx, cz = trunk[-1][0], trunk[-1][2]
    for k in range(9):
        a = 2 * math.pi * k / 9 + 0.2
        drop = 0.42 if k % 2 else 0.6
        frond = [(cx + math.cos(a) * 0.85 * s * t, y + math.sin(a) * 0.85 * s * t, cz + s * (0.28 * math.sin(math.pi * t * 0.9) - drop * t * t)) for t in (0, 0.2, 0.4, 0.6, 0.8, 1)]
        for t, (p, q) in enumerate(zip(frond, frond[1:])):
            capsule(p, q, (0.075, 0.085, 0.075, 0.055, 0.03)[t] * s, "leaf" if k % 2 else "leaf_light", rough=0.9)
    for k in range(3):
        a = 2 * math.pi * k / 3
        ball(cx + math.cos(a) * 0.1 * s, y + math.sin(a) * 0.1 * s, cz - 0.07 * s, 0.08 * s, "trunk")


def cactus(x, y, s=1.0, z=0.0):
    """A saguaro of about 1.5."""
    capsule((x, y, z), (x, y, z + 1.4 * s), 0.15 * s, "leaf", rough=0.9)
    for side, low, high in ((1, 0.55, 1.1), (-1, 0.75, 1.2)):
        capsule((x, y, z + low * s), (x + side * 0.36 * s, y, z + low * s), 0.1 * s, "leaf", rough=0.9)
        capsule((x + side * 0.36 * s, y, z + low * s), (x + side * 0.36 * s, y, z + high * s), 0.103 * s, "leaf", rough=0.9)  # thicker: two like balls at the elbow would show specks


def mesa(x, y, w=2.2, d=1.6, h=1.8, z=0.0):
    """A flat-topped rock in layers, narrower towards the top."""
    shades = ("rock", "rock_deep", "rock", "sand", "rock")
    parts = (0.3, 0.12, 0.33, 0.07, 0.18)
    at, k = z, 1.0
    for shade, part in zip(shades, parts):
        box(x, y, at, w * k, d * k, h * part + 0.01, shade, 0.09)
        at, k = at + h * part, k - 0.07


def cloud(x, y, z, s=1.0, color="white"):
    """A cloud about 2.4 s wide."""
    for dx, dy, dz, r in ((0, 0, 0, 0.5), (0.52, 0.02, -0.08, 0.4), (-0.5, 0, -0.1, 0.38), (0.2, -0.1, 0.24, 0.38), (-0.24, 0.06, 0.18, 0.34), (0.85, 0, -0.2, 0.26), (-0.82, 0, -0.22, 0.24)):
        ball(x + dx * s, y + dy * s, z + dz * s, r * s, color, rough=0.95)


def trees(places, low=0.75, high=1.1, kind=None):
    """Trees at [(x, y)], each of its own size."""
    for x, y in places:
        tree(x, y, random.uniform(low, high), kind=kind)


__all__ = ["blob", "bush", "cactus", "cloud", "cut_island", "disc_island", "island", "mesa", "palm", "patch", "tree", "trees"]
