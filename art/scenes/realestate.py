"""Construction and real estate: over the storeys that stand hangs the blue drawing of those to come; a pipe runs through a beam there, marked by a ring, and a raised hand keeps the concrete mixer waiting."""
from diorama import *

STAGE = Stage(hour=11, margin=0.02)
FRAMES = 12

W, D, STOREY = 3.3, 2.5, 1.12
BUILT, DRAWN = 2, 2


def storey(z):
    """Columns on a slab, and the slab above them."""
    for x in (-W / 2 + 0.2, 0, W / 2 - 0.2):
        for y in (-D / 2 + 0.2, D / 2 - 0.2):
            box(x, y, z, 0.22, 0.22, STOREY - 0.16, "concrete", 0.01)
    box(0, 0, z + STOREY - 0.16, W, D, 0.16, "wall", 0.02)


def built():
    """What stands: two storeys in concrete, the bars of the next columns, a wall that is half laid."""
    box(0, 0, 0, W + 0.5, D + 0.5, 0.12, "concrete", 0.03)
    for k in range(BUILT):
        storey(0.12 + k * STOREY)
    box(-0.85, D / 2 - 0.2, 0.12, 1.5, 0.12, 0.9, "brick", 0.01)
    box(0.85, D / 2 - 0.2, 0.12, 1.5, 0.12, 0.5, "brick", 0.01)
    box(-0.85, D / 2 - 0.2, 0.12 + STOREY, 1.5, 0.12, 0.6, "brick", 0.01)
    box(-W / 2 + 0.2, 0.0, 0.12, 0.12, 1.7, 0.9, "brick", 0.01)


def edge(*points):
    """An edge of the drawing."""
    shadowless(tube(points, 0.03, "blue", glow=1))


def drawn(z):
    """What is to come: two storeys of light, a beam in them and the pipe that runs through it."""
    a, b = W / 2, D / 2
    corners = [(-a, -b), (a, -b), (a, b), (-a, b)]
    for k in range(DRAWN + 1):
        at = z + k * STOREY
        edge(*[(*c, at) for c in corners + corners[:1]])
        edge(*[(*c, at + 0.14) for c in corners + corners[:1]])
        shadowless(box(0, 0, at, W, D, 0.14, "sky", 0, alpha=0.4))
    for x in (-a, 0, a):
        for y in (-b, b):
            edge((x, y, z), (x, y, z + DRAWN * STOREY))


def clash(z):
    """The beam, the pipe and the ring round the place where they meet."""
    at = z + STOREY + 0.62
    shadowless(box(0, -D / 2 + 0.1, at - 0.19, W, 0.3, 0.38, "blue", 0.01, alpha=0.75))
    x = 0.3
    tube([(x, -D / 2 + 0.1, z + 0.1), (x, -D / 2 + 0.1, z + DRAWN * STOREY + 0.45)], 0.12, "sun", rough=0.4)
    with group(x, -D / 2 + 0.05, at, turn=FACING):
        shadowless(ring(0, -0.8, 0.48, 0.62, 0.09, "coral", rot=(math.pi / 2, 0, 0), glow=1))


def mixer(frame, s=1.0):
    """A concrete mixer 3 s long; its side faces -y, its front +x. The drum turns by a third: its three bands then look the same."""
    with group(scale=s):
        for x in (-1.0, -0.55, 0.95):
            for y in (-0.36, 0.36):
                cylinder(x, y, 0.0, 0.22, 0.14, "ink", rot=(math.pi / 2, 0, 0)).location = (x, y, 0.22)
                cylinder(x, y, 0.0, 0.11, 0.16, "frame", rot=(math.pi / 2, 0, 0)).location = (x, y, 0.22)
        box(-0.1, 0, 0.26, 2.8, 0.6, 0.16, "ink", 0.02)
        box(0.98, 0, 0.3, 0.7, 0.86, 0.98, "coral", 0.08)
        box(1.04, 0, 0.74, 0.62, 0.88, 0.36, "glass", 0.03, rough=0.15)
        box(0.45, 0, 0.4, 0.16, 0.5, 0.6, "metal", 0.02)
        box(-1.1, 0, 0.4, 0.14, 0.5, 0.75, "metal", 0.02)
        with group(-0.35, 0, 1.05, roll=12):
            profile = ((-0.85, 0.26), (-0.25, 0.55), (0.3, 0.55), (0.75, 0.3))
            for (a, r), (b, q) in zip(profile, profile[1:]):
                cylinder(0, 0, 0, r, b - a, "wall", top=q, bevel=0, rot=(0, math.pi / 2, 0)).location = ((a + b) / 2, 0, 0)
            radius = lambda x: next(r + (q - r) * (x - a) / (b - a) for (a, r), (b, q) in zip(profile, profile[1:]) if a <= x <= b)
            for k in range(3):
                band = []
                for i in range(33):
                    x = -0.8 + 1.5 * i / 32
                    t = 2 * math.pi * (k / 3 + i / 48 + frame / 3)
                    band.append((x, math.cos(t) * radius(x), math.sin(t) * radius(x)))
                tube(band, 0.05, "sun")
            ball(-0.85, 0, 0, 0.24, "ink")


def tablet():
    """A tablet in the hands, the drawing on it."""
    with group(0, -0.42, 0.66, lean=-40):
        box(0, 0, 0, 0.56, 0.04, 0.4, "ink", 0.02)
        box(0, -0.02, 0.03, 0.5, 0.03, 0.34, "sky", 0.005)
        tube([(-0.15, -0.04, 0.08), (0.15, -0.04, 0.08), (0.15, -0.04, 0.28), (-0.15, -0.04, 0.28)], 0.014, "blue", closed=True)


def build(frame=0.0):
    island(6.9, 6.2)
    patch(0.1, -0.5, 6.2, 4.7, "sand")
    with group(-1.1, 0.95):
        built()
        drawn(0.12 + BUILT * STOREY)
        clash(0.12 + BUILT * STOREY)
    with group(-0.75, -1.95, 0.02, turn=25, scale=1.4):
        person(0, 0, shirt="coral", legs="blue_deep", skin="skin_2", helmet="white", arms=("front", "up"))
        tablet()
    with group(2.35, -0.35, 0.02, turn=-90):
        mixer(frame, 1.15)
    with group(1.45, -2.4, 0.02, turn=205, scale=1.35):
        person(0, 0, shirt="sun", legs="forest", skin="skin_1", helmet="coral", arms=("down", "up"))
        capsule((0.27, -0.06, 1.2), (0.27, -0.06, 1.42), 0.03, "white")
        cylinder(0, 0, 0, 0.22, 0.05, "coral", bevel=0.01, rot=(math.pi / 2, 0, 0)).location = (0.27, -0.06, 1.62)
        box(0.27, -0.06, 1.58, 0.28, 0.07, 0.08, "white", 0.005)
    for k in range(3):
        for i in range(3 - k):
            box(-2.6 + 0.5 * (i + k / 2), -1.75, 0.02 + k * 0.26, 0.46, 0.4, 0.24, "brick", 0.02)
    trees([(-3.1, 0.0), (3.1, 2.75)], 0.85, 1.0, kind="round")
