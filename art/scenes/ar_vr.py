"""AR/VR: a giant headset throws a factory of light before it, and a technician with a headset walks up to it."""
from diorama import *

STAGE = Stage(hour=13, shadow_room=0.2)
FRAMES = 12


def headset(s=1.0):
    """A headset facing -y on the ground, 2.6 s wide, its strap behind it."""
    with group(scale=s):
        strap = lambda r: [(math.cos(t) * r, 0.5 + math.sin(t) * (r + 0.55)) for t in [math.pi * k / 24 for k in range(25)]]
        extrude(strap(1.2) + strap(1.02)[::-1], 0.5, z=0.5, color="coral", bevel=0.05, flat=True)
        box(0, 0.45, 0.1, 2.2, 0.6, 1.25, "ink", 0.26)
        visor = arc(0.85, 0.45, 0.42, -90, 0, 8) + arc(0.85, 1.05, 0.42, 0, 90, 8) + arc(-0.85, 1.05, 0.42, 90, 180, 8) + arc(-0.85, 0.45, 0.42, 180, 250, 8)
        nose = [(-0.32, 0.06), (-0.16, 0.3), (0.16, 0.3), (0.32, 0.06)]
        extrude(visor + nose, 0.75, color="frame", bevel=0.12, rough=0.4)
        glass = [(x * 0.84, 0.77 + (z - 0.77) * 0.76) for x, z in visor + nose]
        extrude(glass, 0.1, y=-0.37, color="panel", bevel=0.03, rough=0.15)
        tube([(-0.85, -0.44, 0.98), (0.85, -0.44, 0.98)], 0.035, "sky", glow=1)


def light_line(*points):
    """An edge of the projected factory."""
    shadowless(tube(points, 0.035, "blue", glow=1))


def light_prism(outline, y, d):
    """An upright outline [(x, z)] drawn as wire with depth, and its faces as a breath of colour."""
    for side in (-1, 1):
        light_line(*[(x, y + side * d / 2, z) for x, z in outline + outline[:1]])
    for x, z in outline:
        light_line((x, y - d / 2, z), (x, y + d / 2, z))
    shadowless(extrude(outline, d - 0.04, y=y, color="sky", bevel=0, alpha=0.45))


def scan(frame):
    """A bright line round the factory that comes out of the ground, goes up and down again: it is being drawn."""
    z = 0.6 - 0.7 * math.cos(2 * math.pi * frame)
    w, d = 1.28, 0.63
    shadowless(tube([(-w, -d, z), (w, -d, z), (w, d, z), (-w, d, z)], 0.045, "sun", closed=True, glow=1))


def factory_of_light(frame):
    """A factory with a saw-tooth roof and two chimneys, and the line that scans it."""
    teeth = [(-1.2, 0.05), (1.2, 0.05), (1.2, 0.75)]
    for k in range(3):
        x = 1.2 - k * 0.8
        teeth += [(x - 0.8, 1.25), (x - 0.8, 0.75)]
    light_prism(teeth, 0, 1.1)
    for x in (-1.75, -2.25):
        light_prism([(x - 0.16, 0.05), (x + 0.16, 0.05), (x + 0.12, 1.75 - 0.3 * (x < -2)), (x - 0.12, 1.75 - 0.3 * (x < -2))], 0.1, 0.3)
    scan(frame)


def build(frame=0.0):
    disc_island(3.5, color="road")
    cylinder(0, 0, 0, 3.1, 0.03, "lilac", bevel=0, sides=96)
    with group(0.35, 0.9, 0.03, turn=20):
        headset(1.5)
    with group(-0.15, -1.25, 0.04, turn=8):
        cylinder(-0.5, 0, -0.01, 1.95, 0.03, "sky", bevel=0, sides=96)
        factory_of_light(frame)
    with group(2.15, -0.75, 0, turn=-60 + 7 * math.sin(2 * math.pi * frame)):
        person(0, 0, s=1.15, shirt="coral", legs="forest", arms=("front", "front"), skin="skin_2")
        with group(0, -0.1, 1.23):
            box(0, -0.1, -0.09, 0.36, 0.2, 0.19, "frame", 0.06)
            box(0, -0.2, -0.06, 0.28, 0.03, 0.12, "ink", 0.01)
            ring(0, 0.12, 0.0, 0.17, 0.03, "forest")
    trees([(-2.7, 1.0), (2.9, 0.9)], 0.8, 0.95, kind="round")
