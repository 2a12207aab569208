"""Hire a developer: an empty desk on one island, a developer on another; in five steps the way is built and the seat filled."""
from diorama import *

STEPS = 5
# The light and the sun on the arc: from the morning of step 1 to the afternoon of step 5.
HOURS = (8.8, 10.2, 11.5, 12.8, 14.2)

# The middle of the workplace island, and of the developer's; the edges between which the bridge runs along +x at BRIDGE_Y.
WORK, HOME = (1.0, -0.5), (-4.1, 0.75)
HOME_R, BRIDGE_Y = 1.25, 0.55
SHORE, QUAY = HOME[0] + HOME_R - 0.1, WORK[0] - 2.3
# How big people and furniture are.
SIZE = 1.45
TABLE = 0.72 * SIZE


def STAGE(step):
    """No shadows in the frame: they turn with the sun, and the frame must stay."""
    return Stage(hour=HOURS[step - 1], shadow_room=0, margin=0.03)


def build(step):
    home(away=step > 3)
    with group(*WORK):
        workplace(step)
    way(step)
    if step == 4:
        developer(SHORE + 0.75 * (QUAY - SHORE), BRIDGE_Y, 0.1)
    sun_path(-0.5, 2.3, 3.9, 0, 0.62, at=1 - (HOURS[step - 1] - 7) / 10, disc=0.46)
    # A speck above the sun's highest place in the picture: it holds the frame when the sun is elsewhere.
    shadowless(ball(-3.2, 2.3, 2.5, 0.002, "sun"))


def home(away):
    """The developer's island: a house, a tree, and the developer until the bridge is there."""
    with group(*HOME):
        disc_island(HOME_R)
        house(-0.2, 0.4, 0.72)
        tree(-0.85, -0.35, 0.7, kind="round")
        if not away:
            developer(0.55, -0.4, 0)


def developer(x, y, z):
    """With a laptop bag, looking over to the workplace."""
    with group(x, y, z, turn=62, scale=1.05):
        person(0, 0, shirt="leaf", skin="skin_2", legs="panel", arms=("down", "up"))
        box(-0.33, 0, 0.2, 0.12, 0.42, 0.3, "sun", 0.04)
        tube([(-0.3, -0.15, 0.5), (0.12, -0.12, 0.86), (0.12, 0.12, 0.86), (-0.3, 0.15, 0.5)], 0.025, "sun")


def way(step):
    """Between the islands: a dotted line at first, then half and at last the whole bridge."""
    long = QUAY - SHORE
    planks = 12
    done = {1: 0, 2: 0, 3: 6, 4: planks, 5: planks}[step]
    for k in range(planks):
        x = QUAY - (k + 0.5) * long / planks
        if k < done:
            box(x, BRIDGE_Y, -0.02, long / planks - 0.03, 0.8, 0.08, "wood", 0.015)
        elif k % 2:
            ball(x, BRIDGE_Y, 0.16, 0.09, "sun", glow=1)
    end = QUAY - done * long / planks
    for side in (-0.4, 0.4):
        if done:
            posts = [QUAY + 0.15, QUAY - long / 2, end - 0.05] if done == planks else [QUAY + 0.15, end + 0.08]
            for x in posts:
                cylinder(x, BRIDGE_Y + side, 0, 0.05, 0.5, "wood")
            tube([(x, BRIDGE_Y + side, 0.42) for x in posts], 0.022, "sun", glow=1)


def workplace(step):
    """The island with the desk, and what each step brings."""
    island(4.6, 4.3)
    patch(-0.2, 0.25, 3.0, 2.6, "wall_warm")
    # Before anything that draws lots (code on the screen), so that they look the same in every step.
    tree(-1.95, 1.85, 1.1, kind="round")
    bush(1.95, -1.8, 1.5)
    bush(-2.0, -0.5, 1.4)
    with group(-0.35, 0.45, 0, scale=SIZE):
        desk(0, 0.25, 1.75, 0.8)
        chair(-0.3, -0.62, turn=180 if step == 5 else 140, color="blue")
        if step > 2:
            monitor(0.15, 0.3, 0.75, 1.15, 0.72, screen="ink", lines=False)
            box(-0.05, -0.0, 0.75, 0.5, 0.16, 0.03, "frame", 0.01)
        if step == 5:
            code(0.15, 0.255, 1.01, 0.95, 0.58, rows=6)
            person(-0.3, -0.6, turn=180, seated=True, shirt="leaf", skin="skin_2", legs="panel", arms=("desk", "desk"))
    colleague(step)
    if step > 1:
        calendar(1.5, -0.75)
        badge(-1.55, -1.5)
    if step > 2:
        shelf(1.0, 1.75)
    if step > 3:
        brief()
    if step == 5:
        cylinder(0.55, 0.5, TABLE + 0.03, 0.09, 0.2, "coral", bevel=0.02)


def colleague(step):
    """The one who hires: looks out for the developer, and greets at last."""
    arms = {1: ("up", "down"), 2: ("down", "down"), 3: ("down", "side"), 4: ("up", "up"), 5: ("down", "up")}[step]
    x, y, turn = (0.7, -1.55, -75) if step < 5 else (0.85, -1.6, 30)
    person(x, y, turn=turn, s=1.3, shirt="blue", skin="skin_4", long_hair=True, arms=arms)


def badge(x, y):
    """A name badge as high as a person, on its band."""
    with group(x, y, 0, turn=FACING):
        for side in (-1, 1):
            tube([(side * 0.1, 0, 1.3), (side * 0.22, 0.02, 1.72)], 0.045, "coral")
        cylinder(0, 0.16, 0, 0.05, 1.4, "wood")
        box(0, 0, 0.12, 0.92, 0.12, 1.24, "white", 0.05)
        box(0, -0.01, 1.04, 0.94, 0.15, 0.34, "coral", 0.04)
        box(0, -0.08, 1.21, 0.26, 0.03, 0.07, "ink", 0.01)
        cylinder(0, -0.07, 0.48, 0.22, 0.02, "sky", bevel=0, rot=(math.pi / 2, 0, 0)).location = (0, -0.065, 0.76)
        ball(0, -0.08, 0.83, 0.09, "skin_2", 1)
        extrude(arc(0, 0.6, 0.16, 0, 180, 10), 0.04, y=-0.08, color="leaf", bevel=0)
        for k, w in enumerate((0.6, 0.4)):
            box(0, -0.065, 0.4 - k * 0.16, w, 0.02, 0.08, "leaf" if k == 0 else "metal", 0)


def calendar(x, y):
    """A calendar as high as a person, with days taken and the first day marked."""
    with group(x, y, 0, turn=FACING):
        for side in (-1, 1):
            tube([(side * 0.5, 0.5, 0), (side * 0.4, 0.05, 1.3)], 0.04, "wood")
        box(0, 0, 0.06, 1.4, 0.14, 1.4, "white", 0.05)
        box(0, -0.01, 1.12, 1.42, 0.17, 0.36, "forest_light", 0.05)
        for side in (-0.4, 0, 0.4):
            cylinder(side, -0.02, 1.36, 0.05, 0.22, "metal")
        for row in range(4):
            for col in range(5):
                chosen = row == 1 and 1 <= col <= 3
                box((col - 2) * 0.24, -0.08, 0.86 - row * 0.23, 0.18, 0.02, 0.16, "sun" if chosen else "sky", 0.01)
        tick(0, -0.11, 0.72, 0.26, turn=0, color="forest", thick=0.14)


def shelf(x, y):
    """A shelf of coloured blocks, one for each technology."""
    colors = ("leaf", "sky", "sun", "coral", "blue", "lilac", "leaf_light", "sun", "coral", "blue", "leaf", "lilac")
    box(x, y + 0.22, 0, 2.1, 0.08, 1.95, "wood", 0.02)
    for k in range(4):
        box(x, y, k * 0.63, 2.08, 0.5, 0.07, "wood", 0.02)
    for side in (-1, 1):
        box(x + side * 1.05, y, 0, 0.07, 0.53, 1.98, "wood", 0.02)
    for k, color in enumerate(colors):
        bx, bz = x + (k % 4 - 1.5) * 0.5, 0.07 + (k // 4) * 0.63
        box(bx, y - 0.05, bz, 0.38, 0.38, 0.42, color, 0.05)
        if k % 3 == 0:
            tube([(bx - 0.05, y - 0.25, bz + 0.11), (bx - 0.12, y - 0.25, bz + 0.2), (bx - 0.05, y - 0.25, bz + 0.3)], 0.022, "white")
            tube([(bx + 0.05, y - 0.25, bz + 0.11), (bx + 0.12, y - 0.25, bz + 0.2), (bx + 0.05, y - 0.25, bz + 0.3)], 0.022, "white")
        elif k % 3 == 1:
            ring(bx, y - 0.25, bz + 0.21, 0.09, 0.028, "white", rot=(math.pi / 2, 0, 0))
        else:
            extrude([(-0.11, -0.09), (0.11, -0.09), (0, 0.12)], 0.04, bx, y - 0.25, bz + 0.2, "white", 0.005)


def brief():
    """The description of the work: a folder and sheets on the desk."""
    with group(-1.15, 0.75, TABLE + 0.02, turn=4):
        box(0.02, 0.02, 0, 0.86, 0.96, 0.03, "coral", 0.01)
        for k, (dx, dy, turn) in enumerate(((-0.1, 0.02, 7), (0.12, -0.06, -7))):
            with group(dx, dy, 0.035 + 0.012 * k, turn=turn):
                box(0, 0, 0, 0.58, 0.8, 0.015, "white", 0)
                for row in range(5):
                    box(-0.03, 0.28 - 0.14 * row, 0.015, 0.42, 0.055, 0.006, "leaf" if row == 0 else "metal", 0)
