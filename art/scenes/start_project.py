"""Start project: one building plot from the staked-out ground to the finished solar house, a day's work in five steps."""
from diorama import *

STEPS = 5
# The light and the sun on the arc: from the morning of step 1 to the afternoon of step 5. Later the front lies in shade.
HOURS = (8.8, 10.2, 11.5, 12.8, 14.2)

# The house: three bays by two storeys; its middle on the ground, and one bay.
X, Y, BAY, STOREY, DEEP = -0.1, 0.75, 1.04, 0.9, 1.9
WIDE, TALL, FRONT, BASE = 3 * BAY, 2 * STOREY, Y - DEEP / 2, 0.14
# The five services, by the colour of their module.
CLOUD, CHIP, SHIELD, LOOP, HEADSET = "blue", "sun", "leaf", "lilac", "coral"
BAYS = {(0, 0): CLOUD, (1, 0): SHIELD, (2, 0): HEADSET, (0, 1): LOOP, (1, 1): CHIP, (2, 1): CLOUD}


def STAGE(step):
    """No shadows in the frame: they turn with the sun, and the frame must stay."""
    return Stage(hour=HOURS[step - 1], shadow_room=0, margin=0.04)


def build(step):
    ground(step)
    (plot, foundation, frame, shell, finished)[step - 1]()
    if step > 1:
        address()


def ground(step):
    """What is there from the first day to the last: the island, its edge of trees, and the sun's path."""
    island(6.2, 5.4)
    patch(X, Y, WIDE + 0.9, DEEP + 0.8, "sand" if step < 5 else "road")
    patch(X, (FRONT - 0.4 - 2.65) / 2, 0.8, FRONT - 0.4 + 2.65, "road", 0.003)
    trees([(-2.65, 2.2), (-2.7, 0.9), (-2.65, -2.2), (1.2, 2.4)], 0.8, 1.1)
    sun_path(-0.35, 2.7, 3.65, 0, 0.86, at=1 - (HOURS[step - 1] - 7) / 10, disc=0.46)
    # A speck above the sun's highest place in the picture: it holds the frame when the sun is elsewhere.
    shadowless(ball(-2.65, 2.7, 3.06, 0.002, "sun"))


def bay_x(k):
    return X + (k - 1) * BAY


def symbol(color, x, y, z):
    """The white sign of a service on a face towards -y."""
    if color == CLOUD:
        for dx, dz, r in ((-0.17, -0.05, 0.13), (0.02, 0.04, 0.19), (0.2, -0.06, 0.12)):
            ball(x + dx, y, z + dz, r, "white")
        box(x + 0.01, y, z - 0.18, 0.5, 0.12, 0.12, "white", 0.05)
    elif color == CHIP:
        for k in (-0.13, 0, 0.13):
            box(x + k, y, z - 0.26, 0.05, 0.04, 0.52, "white", 0)
            box(x, y, z + k - 0.025, 0.52, 0.04, 0.05, "white", 0)
        box(x, y - 0.02, z - 0.18, 0.36, 0.08, 0.36, "ink", 0.02)
    elif color == SHIELD:
        shield(x, y, z, 0.29, turn=0, color="white", tick=None)
        tick(x, y - 0.06, z + 0.02, 0.27, turn=0, color="leaf", thick=0.16)
    elif color == LOOP:
        for side in (-1, 1):
            ring(x + side * 0.14, y, z, 0.14, 0.045, "white", rot=(math.pi / 2, 0, 0))
    else:
        box(x, y, z - 0.14, 0.56, 0.1, 0.28, "white", 0.08)
        for side in (-1, 1):
            cylinder(x + side * 0.13, y - 0.06, z - 0.02, 0.07, 0.04, "ink", bevel=0, rot=(math.pi / 2, 0, 0))


def module(color, x, y, z):
    """A room-sized crate that carries a service into the house."""
    box(x, y, z, BAY - 0.16, DEEP - 0.3, STOREY - 0.16, color, 0.05)
    symbol(color, x, y - DEEP / 2 + 0.13, z + STOREY / 2 - 0.08)


def sheet(x, y, z, w=0.42, d=0.55, turn=0, drawing=False):
    """A paper lying flat: lines of writing, or the plan of a house."""
    with group(x, y, z, turn=turn):
        box(0, 0, 0, w, d, 0.015, "sky" if drawing else "white", 0)
        if drawing:
            tube([(a * w, b * d, 0.02) for a, b in ((-0.35, -0.3), (0.35, -0.3), (0.35, 0.1), (0, 0.38), (-0.35, 0.1))], 0.016, "blue_deep", closed=True)
        else:
            for k in range(4):
                box(-0.02, d * (0.32 - 0.2 * k), 0.015, w * 0.7, 0.04, 0.006, "leaf" if k == 0 else "frame", 0)


def roll(x, y, z, turn, long=0.7):
    """A rolled plan held level."""
    with group(x, y, z, turn=turn):
        capsule((-long / 2, 0, 0), (long / 2, 0, 0), 0.075, "white")
        cylinder(0, 0, -0.03, 0.082, 0.06, "coral", bevel=0, rot=(0, math.pi / 2, 0)).location = (0, 0, 0)


def plan_board(x, y, s=1.0):
    """A blueprint of the house on an easel, turned to the camera."""
    with group(x, y, 0, turn=FACING, scale=s):
        for side in (-1, 1):
            tube([(side * 0.55, 0, 0), (side * 0.4, 0.1, 1.75)], 0.04, "wood")
        tube([(0, 0.6, 0), (0, 0.1, 1.7)], 0.04, "wood")
        box(0, 0, 0.45, 1.5, 0.06, 1.15, "blue_deep", 0.03)
        box(0, 0, 0.4, 1.5, 0.14, 0.06, "wood", 0.01)
        house_outline = ((-0.42, 0.62), (-0.42, 1.05), (0, 1.42), (0.42, 1.05), (0.42, 0.62))
        tube([(a, -0.045, b) for a, b in house_outline], 0.026, "white", closed=True)
        tube([(-0.1, -0.045, 0.62), (-0.1, -0.045, 0.92), (0.12, -0.045, 0.92), (0.12, -0.045, 0.62)], 0.02, "white")
        tube([(-0.58, -0.045, 0.54), (0.58, -0.045, 0.54)], 0.014, "sky")
        ball(0.5, -0.045, 1.4, 0.08, "sun", glow=1)


def plot():
    """Step 1: stakes and a string where the house will stand, and people with its plan."""
    corners = [(X + sx * WIDE / 2, Y + sy * DEEP / 2) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for x, y in corners:
        box(x, y, 0, 0.13, 0.13, 0.62, "wood", 0.02)
        box(x, y, 0.5, 0.15, 0.15, 0.14, "coral", 0.02)
    tube([(x, y, 0.44) for x, y in corners], 0.022, "white", closed=True)
    plan_board(-1.55, -1.3, 0.95)
    person(1.1, -1.45, turn=30, s=1.05, shirt="coral", skin="skin_2", arms=("front", "front"), helmet="sun")
    roll(1.1 + 0.2, -1.45 - 0.35, 0.76, turn=30)
    person(2.25, -0.2, turn=-10, s=1.0, shirt="blue", skin="skin_4", long_hair=True, arms=("up", "down"))


def slab():
    """The foundation with a step at the door."""
    box(X, Y, 0, WIDE + 0.3, DEEP + 0.3, BASE, "concrete", 0.03)
    box(X, FRONT - 0.25, 0, 0.9, 0.35, 0.07, "concrete", 0.02)


def foundation():
    """Step 2: the slab with its starter columns, and a person at the letter box."""
    slab()
    for k in range(4):
        for side in (-1, 1):
            x, y = X + (k - 1.5) * BAY, Y + side * (DEEP / 2 - 0.05)
            box(x, y, BASE, 0.16, 0.16, 0.2, "concrete", 0.01)
            for dx in (-0.04, 0.04):
                box(x + dx, y, BASE, 0.025, 0.025, 0.5, "rock_deep", 0)
    person(1.8, -1.4, turn=70, s=0.95, shirt="sun", skin="skin_1", arms=("front", "down"))
    person(0.5, 0.75, z=BASE, turn=40, s=0.85, shirt="blue", skin="skin_3", helmet="sun", arms=("down", "up"))


def address():
    """The sign with the pin of the place, and the letter box with a letter in it: who to answer, and where."""
    with group(-1.75, -1.45, 0, turn=FACING):
        for side in (-1, 1):
            box(side * 0.42, 0.02, 0, 0.09, 0.09, 0.6, "wood", 0.01)
        box(0, 0, 0.45, 1.25, 0.1, 0.9, "forest_light", 0.04)
        box(0, -0.02, 0.5, 1.15, 0.1, 0.8, "white", 0.03)
        for k, w in enumerate((0.55, 0.42, 0.5)):
            box(-0.05 + w / 2, -0.08, 1.04 - k * 0.2, w, 0.02, 0.09, "leaf" if k == 0 else "frame", 0.005)
        cylinder(-0.32, -0.08, 0.62, 0.02, 0.38, "coral", top=0.17, bevel=0)
        ball(-0.32, -0.08, 1.03, 0.18, "coral")
        ball(-0.32, -0.24, 1.03, 0.07, "white")
    with group(2.6, -1.0, 0, turn=10):
        box(0, 0, 0, 0.12, 0.12, 0.6, "wood", 0.02)
        box(0, 0, 0.55, 0.42, 0.62, 0.3, "coral", 0.03)
        cylinder(0, 0, 0, 0.21, 0.62, "coral", bevel=0.02, rot=(math.pi / 2, 0, 0)).location = (0, 0, 0.85)
        box(0, -0.36, 0.66, 0.34, 0.2, 0.22, "white", 0.01)
        box(0.24, 0.1, 0.8, 0.04, 0.06, 0.42, "sun", 0.01)
        box(0.24, 0.02, 1.1, 0.04, 0.22, 0.14, "sun", 0.01)


def frame():
    """Step 3: the steel frame, and the crane that sets the chosen modules into it."""
    slab()
    for k in range(4):
        for side in (-1, 1):
            box(X + (k - 1.5) * BAY, Y + side * (DEEP / 2 - 0.04), BASE, 0.13, 0.13, TALL + 0.02, "rock", 0.01)
    for level in (1, 2):
        z = BASE + level * STOREY - 0.09
        for side in (-1, 1):
            box(X, Y + side * (DEEP / 2 - 0.04), z, WIDE + 0.1, 0.1, 0.09, "rock", 0.01)
        for k in range(4):
            box(X + (k - 1.5) * BAY, Y, z, 0.1, DEEP, 0.09, "rock", 0.01)
    for (k, level), color in BAYS.items():
        if level == 0 or k == 0:
            module(color, bay_x(k), Y, BASE + level * STOREY)
    crane(2.45, 1.75, 4.15, 2.9, turn=189, color="coral")
    hook_x, hook_y = 2.45 - 2.9 * 0.78 * 0.988, 1.75 - 2.9 * 0.78 * 0.156
    low = BASE + TALL + 0.08
    module(CHIP, hook_x, hook_y, low)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(hook_x, hook_y, 3.15), (hook_x + sx * 0.36, hook_y + sy * 0.6, low + 0.7)], 0.016, "ink")
    person(-0.1, -1.95, turn=150, s=0.9, shirt="sun", skin="skin_3", helmet="coral", arms=("up", "up"))
    person(1.5, -1.4, turn=30, s=0.9, shirt="blue", skin="skin_4", helmet="sun")


def walls(lit):
    """The shell around the modules: on each bay of the front a window in its module's colour."""
    slab()
    box(X, Y, BASE, WIDE, DEEP, TALL, "wall", 0.04)
    for (k, level), color in BAYS.items():
        z = BASE + level * STOREY
        if (k, level) == (1, 0):
            box(bay_x(k), FRONT, z, 0.6, 0.06, 0.78, color, 0.02)
            box(bay_x(k), FRONT - 0.03, z, 0.44, 0.05, 0.68, "forest", 0.01)
            ball(bay_x(k) + 0.14, FRONT - 0.07, z + 0.34, 0.04, "sun")
            continue
        box(bay_x(k), FRONT, z + 0.16, 0.8, 0.07, 0.6, color, 0.02)
        pane(bay_x(k), FRONT - 0.03, z + 0.23, 0.66, 0.05, lit and k != 1)
    for level in (0, 1):
        for k in (-1, 1):
            pane(X + WIDE / 2, Y + k * 0.46, BASE + level * STOREY + 0.25, 0.05, 0.5, lit and k == level * 2 - 1)
    box(X, Y, BASE + TALL, WIDE + 0.2, DEEP + 0.2, 0.12, "coral", 0.03)


def pane(x, y, z, w, d, lit):
    box(x, y, z, w, d, 0.46, "sun" if lit else "glass", 0.01, **({"glow": 1.2} if lit else {"rough": 0.15}))


def scaffold():
    """Poles and two decks before the right face of the house."""
    x = X + WIDE / 2
    for dx in (0.2, 0.6):
        for dy in (-0.85, 0, 0.85):
            box(x + dx, Y + dy, 0, 0.05, 0.05, TALL + 0.5, "metal", 0)
    for z in (0.95, 1.8):
        box(x + 0.4, Y, z, 0.5, 1.9, 0.05, "wood", 0.01)
        tube([(x + 0.6, Y - 0.85, z + 0.4), (x + 0.6, Y + 0.85, z + 0.4)], 0.02, "metal")


def shell():
    """Step 4: walls and roof stand; on a table in front lie the description and the drawings."""
    walls(lit=False)
    scaffold()
    panels(X - 0.83, Y, BASE + TALL + 0.12, 2, 3, w=0.52, d=0.44)
    person(X + 0.4, Y - 0.1, z=BASE + TALL + 0.12, turn=20, s=0.85, shirt="blue", skin="skin_3", helmet="sun", arms=("front", "up"))
    person(X + WIDE / 2 + 0.4, Y - 0.2, z=1.0, turn=FACING, s=0.75, shirt="sun", skin="skin_4", helmet="coral")
    desk(0.55, -1.5, 1.9, 1.05, 0.66, turn=8)
    with group(0.55, -1.5, 0.675, turn=8):
        sheet(-0.58, 0, 0, 0.5, 0.7, 6)
        sheet(0.05, -0.02, 0, 0.62, 0.78, -4, drawing=True)
        sheet(0.62, 0.02, 0, 0.44, 0.62, -8)
        roll(0.1, 0.43, 0.08, 4, 0.8)
    person(0.35, -0.62, turn=8, s=0.95, shirt="coral", skin="skin_2", helmet="sun", arms=("desk", "desk"))
    person(1.95, -1.35, turn=-60, s=0.95, shirt="blue", skin="skin_1", long_hair=True, arms=("front", "down"))


def finished():
    """Step 5: the solar house with its flag, and those who built it."""
    walls(lit=True)
    panels(X, Y, BASE + TALL + 0.12, 5, 3, w=0.52, d=0.44)
    trees([(2.65, 2.1)], 0.9, 1.1)
    for x in (-1.5, -0.95, 0.85, 1.4):
        bush(x, FRONT - 0.32, 1.1)
    flag(2.5, 0.5, 2.75)
    crowd = ((-0.8, -2.05, "sun", "skin_3", "coral"), (-0.3, -1.3, "blue", "skin_1", None), (0.45, -1.85, "coral", "skin_2", "sun"), (1.25, -1.35, "lilac", "skin_4", None))
    for k, (x, y, shirt, skin, helmet) in enumerate(crowd):
        person(x, y, turn=(30, 41, 50, 30)[k], s=0.95, shirt=shirt, skin=skin, helmet=helmet, arms=(("up", "up"), ("up", "down"))[k == 3], long_hair=k == 1)


def flag(x, y, h):
    """A flag with a sun, blown towards the camera's right."""
    box(x, y, 0, 0.3, 0.3, 0.1, "concrete", 0.02)
    cylinder(x, y, 0, 0.045, h, "frame", bevel=0)
    ball(x, y, h + 0.04, 0.09, "sun")
    with group(x, y, h - 0.38, turn=FACING):
        wave = [(0.04 + t * 1.05, 0.06 * math.sin(t * 6)) for t in (k / 12 for k in range(13))]
        extrude([(a, b - 0.34) for a, b in wave] + [(a, b + 0.34) for a, b in wave[::-1]], 0.05, color="blue", bevel=0)
        ball(0.56, -0.03, 0, 0.19, "sun", glow=1)
