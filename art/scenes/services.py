"""Services: five plots round a common square, each with one practice's object: cloud, chip, shield, loop and headset."""
from diorama import *

STAGE = Stage(hour=10.5, shadow_room=0.1)

PLOT = 1.6  # radius


def plot(x, y, r, color):
    """A small round island, joined by its neighbours' paths."""
    cylinder(x, y, -0.555, r, 0.55, "soil", bevel=0.14, sides=96)
    cylinder(x, y, -0.16, r + 0.01, 0.16, color, bevel=0.1, sides=96)


def cloud_practice():
    """A cloud over a rack."""
    rack(0, 0, 0.8, 0.8, 0.95, 4)
    for dx in (-0.2, 0.2):
        shadowless(tube([(dx, 0, 0.9), (dx, 0, 1.7)], 0.04, "sun", glow=1))
    with group(0, 0, 1.85, turn=FACING):
        cloud(0, 0, 0, 1.2, "sky")


def chip_practice():
    """A processor with its pins."""
    for k in range(4):
        at = (k - 1.5) * 0.36
        for side in (-1, 1):
            box(at, side * 0.86, 0, 0.18, 0.34, 0.2, "frame", 0.03)
            box(side * 0.86, at, 0, 0.34, 0.18, 0.2, "frame", 0.03)
    box(0, 0, 0.06, 1.55, 1.55, 0.42, "ink", 0.07)
    box(0, 0, 0.46, 1.1, 1.1, 0.1, "forest_light", 0.04)
    label("AI", 0, 0, 0.56, 0.78, "sun", 0.03, lean=-90, spacing=1.2, glow=1)


def shield_practice():
    """A shield on a foot."""
    cylinder(0, 0, 0, 0.6, 0.16, "concrete")
    shield(0, 0, 1.15, 1.05)


def loop_practice():
    """An upright infinity sign."""
    sign = [(1.25 * math.cos(t), 0.12 * math.cos(t * 3), 0.62 * math.sin(2 * t)) for t in [2 * math.pi * k / 72 for k in range(72)]]
    with group(0, 0, 0.98, turn=FACING):
        tube(sign, 0.2, "coral", closed=True)
        box(0, 0.05, -0.99, 0.9, 0.5, 0.16, "concrete")
        for x in (-0.85, 0.85):
            box(x, 0.02, -0.99, 0.12, 0.12, 0.5, "forest")


def headset_practice():
    """A headset with its strap."""
    with group(0, 0.1, 0, turn=FACING - 25):
        strap = lambda r: [(math.cos(t) * r, 0.2 + math.sin(t) * (r + 0.2)) for t in [math.pi * k / 20 for k in range(21)]]
        extrude(strap(0.85) + strap(0.72)[::-1], 0.36, z=0.36, color="lilac", bevel=0.04, flat=True)
        box(0, 0, 0.03, 1.9, 0.7, 1.05, "wall_cool", 0.26)
        box(0, -0.33, 0.2, 1.55, 0.1, 0.7, "panel", 0.045, rough=0.15)


def build():
    plot(0, 0, 1.55, "road")
    for k, (practice, ground) in enumerate((
        (shield_practice, "grass"), (cloud_practice, "water"), (headset_practice, "sand"), (chip_practice, "grass_deep"), (loop_practice, "sun_soft"),
    )):
        angle = math.radians(90 + 72 * k)
        with group(turn=FACING):
            x, y = 3.5 * math.cos(angle), 3.5 * math.sin(angle)
            with group(x / 2, y / 2, 0, turn=math.degrees(angle)):
                box(0.2, 0, -0.2, 1.3, 0.7, 0.17, "wood", 0.02)
            plot(x, y, PLOT, ground)
            with group(x, y, 0, turn=-FACING):
                practice()
    tree(0, 0.1, 1.25, kind="round")
    person(0.75, -0.35, turn=20, s=0.85, shirt="coral", arms=("up", "down"))
    person(-0.3, -0.9, turn=60, s=0.85, shirt="blue", skin="skin_1", long_hair=True)
