"""Cybersecurity: a shield before server racks, behind a fence of light."""
from diorama import *

STAGE = Stage(hour=10)


def build():
    island(5.4, 5.0)
    for i in range(2):
        for j in range(2):
            rack(-0.55 + i * 1.1, 0.2 + j * 1.15, 0.85, 0.85, 1.9 - 0.25 * ((i + j) % 2), 7)
    r = 2.1
    posts = [(-r, -r), (0, -r), (r, -r), (r, 0), (r, r * 0.95), (0, r * 0.95), (-r, r * 0.95), (-r, 0)]
    for x, y in posts:
        cylinder(x, y, 0, 0.09, 0.95, "forest")
        ball(x, y, 1.02, 0.11, "sun", glow=1.5)
    for z in (0.35, 0.7):
        tube([(x, y, z) for x, y in posts], 0.016, "sun", closed=True, glow=1)
    cylinder(0.95, -1.35, 0, 0.62, 0.3, "concrete")
    shield(0.95, -1.35, 1.52, 1.25)
    trees([(1.5, -0.75)], 0.75, 0.95)
    person(-1.4, -1.05, turn=50, s=0.95, shirt="coral", arms=("front", "down"))
