"""Remote developer: at a desk on an island of their own, larger than life, linked by a line of light to a company's island."""
from diorama import *

STAGE = Stage(hour=10, margin=0.03, shadow_room=0.25)

HOME, COMPANY = (-1.2, -0.9), (0.55, 4.35)
# The developer is as high as the house beside: the picture is about the person.
SIZE = 2.1


def build():
    with group(*HOME):
        home()
    with group(*COMPANY):
        company()
    link((HOME[0] + 1.05, HOME[1] + 0.95, 2.8), (COMPANY[0], COMPANY[1], 3.05))


def home():
    """The developer's island: house, tree, desk."""
    disc_island(2.95)
    house(-1.85, -0.2, 1.05)
    tree(0.9, 2.3, 1.3, kind="round")
    tree(-1.3, 1.9, 1.1, kind="cone")
    bush(2.35, 1.0, 1.6)
    cylinder(0.7, -0.65, 0, 1.75, 0.03, "sun_soft", bevel=0)
    with group(0.75, -0.5, 0.03, scale=SIZE):
        desk(0, 0.35, 1.35, 0.72)
        laptop(0.16, 0.32, 0.74, 1.05)
        cylinder(-0.45, 0.25, 0.74, 0.07, 0.14, "blue", bevel=0.02)
        chair(-0.12, -0.5, turn=180, color="blue")
        person(-0.12, -0.48, turn=180, seated=True, shirt="leaf", skin="skin_2", arms=("desk", "desk"))
        headphones(-0.12, -0.48, 0.92)


def headphones(x, y, z):
    """On a head around (x, y, z)."""
    ring(x, y, z + 0.01, 0.175, 0.025, "sun", rot=(math.pi / 2, 0, 0))
    for side in (-1, 1):
        cylinder(0, 0, 0, 0.075, 0.07, "sun", bevel=0.02, rot=(0, math.pi / 2, 0)).location = (x + side * 0.165, y, z)


def company():
    """The company's island: an office with solar panels and the mast that the line ends at."""
    island(3.0, 2.8)
    building(0, 0.1, 1.9, 1.5, 1.78, (3, 3), lit=0.3)
    box(0, -0.68, 0, 0.5, 0.06, 0.5, "coral", 0.02)
    cylinder(0, 0.1, 1.8, 0.05, 1.2, "frame", bevel=0)
    tree(-1.2, -0.9, 0.8, kind="round")
    tree(1.2, -0.95, 0.75, kind="cone")
    person(0.35, -1.1, turn=0, s=0.75, shirt="blue", skin="skin_4", arms=("up", "down"))


def link(start, end):
    """An arc of light with beads that travel on it. Coral: the sun of a page is the only one."""
    def spot(t):
        return tuple(a + (b - a) * t for a, b in zip(start, end))[:2] + (start[2] + (end[2] - start[2]) * t + 4.6 * t * (1 - t) * 0.6,)
    shadowless(tube([spot(k / 40) for k in range(41)], 0.045, "coral", glow=1))
    for k in range(1, 7):
        shadowless(ball(*spot(k / 7), 0.11, "coral", glow=1))
    for point, r in ((start, 0.16), (end, 0.24)):
        shadowless(ball(*point, r, "coral", glow=1))
