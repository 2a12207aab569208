"""The film on the about page: an open-air cinema whose screen shows the sun on its arc over a small house."""
from diorama import *

STAGE = Stage(hour=13.5, shadow_room=0.05, margin=0.02)


def screen(w=4.5, h=2.6):
    """A screen on two posts, facing -y, with the picture on it."""
    for side in (-1, 1):
        box(side * (w / 2 - 0.3), 0.12, 0, 0.16, 0.16, 1.2, "wood", 0.02)
    box(0, 0, 0.75, w + 0.2, 0.14, h + 0.2, "wood", 0.04)
    box(0, -0.06, 0.85, w, 0.06, h, "forest", 0.01, glow=1)
    box(0, -0.09, 0.85, w, 0.04, 0.42, "leaf", 0.005, glow=1)
    curve = [(a, -0.11, b + 1.27) for a, b in arc(0, 0, 1.7, 0, 180, 40)]
    tube(curve, 0.03, "sun", glow=1)
    for a, _, b in curve[5:-4:5]:
        ball(a, -0.11, b, 0.06, "sun", glow=1)
    with group(curve[25][0], -0.12, curve[25][2]):
        cylinder(0, 0, -0.02, 0.3, 0.04, "sun", bevel=0, rot=(math.pi / 2, 0, 0), glow=1)
    with group(0, -0.12, 1.27):
        extrude([(-0.4, 0), (0.4, 0), (0.4, 0.42), (-0.4, 0.42)], 0.02, color="paper", bevel=0, glow=1)
        extrude([(-0.52, 0.4), (0.52, 0.4), (0, 0.8)], 0.03, color="coral", bevel=0, glow=1)


def projector(x, y):
    """A projector with two reels on a tripod, facing +y."""
    with group(x, y):
        for turn in (0, 120, 240):
            with group(turn=turn):
                tube([(0, 0, 0.75), (0, -0.35, 0)], 0.04, "trunk")
        box(0, 0, 0.75, 0.34, 0.62, 0.4, "forest_light", 0.05)
        cylinder(0, 0.4, 0.86, 0.1, 0.2, "metal", rot=(math.pi / 2, 0, 0))
        for py, r in ((-0.2, 0.24), (0.26, 0.2)):
            cylinder(0, py, 1.15 + r - 0.05, r, 0.1, "ink", rot=(0, math.pi / 2, 0), bevel=0.02)
            cylinder(0.03, py, 1.15 + r - 0.05, r * 0.4, 0.12, "sun", rot=(0, math.pi / 2, 0), bevel=0.01)


def build():
    island(5.4, 5.2, color="grass_deep")
    with group(0, 1.8):
        screen()
    people = {(0, 0): ("coral", "skin_3", True), (0, 2): ("sun", "skin_1", False), (1, 1): ("blue", "skin_2", True), (1, 0): ("lilac", "skin_4", False)}
    for row in range(2):
        for seat in range(3):
            x, y = -1.65 + seat * 0.95, -0.1 - row * 1.05
            chair(x, y, turn=180, color="wall_warm")
            if (row, seat) in people:
                shirt, skin, long_hair = people[row, seat]
                person(x, y, turn=180, seated=True, s=0.9, shirt=shirt, skin=skin, long_hair=long_hair)
    projector(1.9, -1.6)
    tree(-2.35, -2.15, 0.9, kind="round")
    tree(2.35, 0.7, 0.8, kind="cone")
