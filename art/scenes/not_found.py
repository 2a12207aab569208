"""Not found: a wind-blown signpost on a lonely round island, one board reading 404, where the path simply ends."""
from diorama import *

STAGE = Stage(hour=9.5, shadow_room=0.15)


def board(text, z, way, color, roll=0, turn=0):
    """An arrow board on the post that points right (way 1) or left (-1)."""
    with group(0.28 * way, -0.16, z, roll=roll, turn=turn):
        extrude([(-0.95 * way, -0.32), (0.95 * way, -0.32), (1.35 * way, 0), (0.95 * way, 0.32), (-0.95 * way, 0.32)], 0.12, color=color, bevel=0.03)
        label(text, 0.05 * way, -0.08, -0.01, 0.5, "ink" if color == "sun" else "paper", 0.012)


def bent_tree(x, y):
    """A tree that the wind has bent to the right."""
    with group(x, y):
        trunk = [(0, 0, 0), (0.02, 0, 0.6), (0.2, 0, 1.1), (0.7, 0, 1.3)]
        tube(trunk, 0.1, "trunk", smooth=True)
        for dx, dz, r in ((0.5, 1.4, 0.4), (0.9, 1.42, 0.33), (1.24, 1.38, 0.24), (1.5, 1.33, 0.15)):
            ball(dx, 0, dz, r, "leaf", 0.72, rough=0.9)


def leaves():
    """Leaves on the wind, along three gusts."""
    for x, z, color, tilt in ((-0.75, 2.95, "leaf_light", 20), (-0.3, 3.45, "sun", -25), (2.75, 2.95, "leaf", 15), (2.3, 1.95, "coral", -30), (-1.5, 2.55, "coral", 30), (2.75, 1.55, "leaf_light", -15), (2.2, 0.75, "sun", 20)):
        with group(x, -0.5, z, roll=tilt):
            extrude([(-0.16, 0), (-0.05, 0.08), (0.17, 0), (-0.05, -0.08)], 0.03, color=color, bevel=0.01)


def path():
    """Winds in from the edge and ends at the post's foot, its last stones ever smaller."""
    for x, y, r in ((-0.1, -2.35, 0.3), (0.55, -2.1, 0.28), (1.1, -1.75, 0.25), (1.3, -1.3, 0.22), (1.0, -0.9, 0.19), (0.6, -0.6, 0.16), (0.4, -0.25, 0.12)):
        cylinder(x, y, 0, r, 0.05, "concrete", bevel=0.02)


def build():
    with group(turn=FACING):
        disc_island(2.85)
        path()
        cylinder(0.4, 0.4, 0, 0.34, 0.1, "rock", bevel=0.05)
        with group(0.4, 0.4, roll=7):
            cylinder(0, 0, 0, 0.11, 3.0, "trunk")
            ball(0, 0, 3.0, 0.13, "trunk")
            board("404", 2.6, 1, "coral", -3)
            board("?", 1.85, -1, "leaf", 7)
            board("?", 1.15, 1, "sun", 9)
        bent_tree(-2.2, -0.25)
        leaves()
        bush(1.6, 1.2, 1.2)
        bush(-1.3, -1.5)
        for x, y, r in ((2.05, -0.5, 0.2), (1.8, -0.7, 0.13), (-1.9, -0.7, 0.15)):
            ball(x, y, 0.03, r, "concrete", 0.7, rough=0.9)
