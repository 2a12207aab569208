"""Maintenance: at night a house is half renovated, its done half lit, the other half in scaffolding under a crane."""
from diorama import *

STAGE = Stage(dusk=True, lamp=True, hour=10, shadow_room=0.1, margin=0.02)

W, D, H = 1.9, 1.8, 2.35  # of each half


def scaffold(x, y, w, d, h):
    """Poles and boards before the two faces that are seen."""
    out = 0.32
    left, right, front, back = x - w / 2, x + w / 2 + out, y - d / 2 - out, y + d / 2
    poles = [(left + (right - left) * i / 3, front) for i in range(4)] + [(right, front + (back - front) * i / 3) for i in range(1, 4)]
    for px, py in poles:
        cylinder(px, py, 0, 0.035, h + 0.35, "metal", bevel=0)
    for k in range(1, 4):
        z = k * h / 3
        box((left + right) / 2, front + 0.14, z, right - left + 0.1, 0.3, 0.06, "wood", 0.01)
        box(right - 0.14, (front + back) / 2 + 0.15, z, 0.3, back - front - 0.2, 0.06, "wood", 0.01)
        tube([(left, front, z + 0.3), (right, front, z + 0.3), (right, back, z + 0.3)], 0.02, "sun")


def lamp(x, y):
    """A street lamp that lights the ground below it."""
    cylinder(x, y, 0, 0.05, 1.5, "forest_light", bevel=0)
    cylinder(x, y, 0, 0.13, 0.1, "forest_light")
    ball(x, y, 1.6, 0.17, "sun", glow=6)


def build():
    island(6.2, 5.0, color="grass_deep")
    patch(0, -1.95, 6.1, 0.8)
    with group(-0.4, 0.55):
        building(-W / 2, 0, W, D, H, (3, 3), "wall_warm", lit=0.75)
        box(W / 2, 0, 0, W, D, H, "brick", 0.03)
        box(W / 2, 0, H, W - 0.06, D - 0.06, 0.03, "concrete", 0)
        for k in range(3):
            box(W / 2 - 0.3 + 0.24 * k, 0.1, H + 0.03, 0.18, 1.1 - 0.1 * k, 0.06, "wood", 0.01)
        for k in range(3):
            for i in range(2):
                box(W / 2 + (i - 0.5) * 0.9, -D / 2, 0.3 + k * 0.72, 0.45, 0.04, 0.42, "ink" if (i + k) % 2 else "sun", 0.005, **({} if (i + k) % 2 else {"glow": 1.5}))
                box(W, (i - 0.5) * 0.8, 0.3 + k * 0.72, 0.04, 0.42, 0.42, "ink", 0.005)
        scaffold(W / 2, 0, W, D, H)
    with group(2.35, 1.75):
        crane(0, 0, 4.3, 2.2, turn=180)
        tube([(-1.72, 0, 4.4), (-1.72, 0, 3.25)], 0.025, "metal")
        box(-1.72, 0, 2.95, 0.9, 0.3, 0.3, "brick", 0.03)
    lamp(-2.5, -1.35)
    lamp(1.6, -1.4)
    person(0.65, -1.9, turn=30, s=0.8, shirt="sun", legs="blue_deep", helmet="coral", arms=("front", "down"))
    for k in range(3):
        box(2.35, -0.75 + 0.02 * k, k * 0.16, 0.75 - 0.1 * k, 0.5, 0.15, "brick" if k % 2 else "wood", 0.02)
    for x in (-0.9, -0.3):
        cylinder(x, -2.0, 0, 0.15, 0.4, "coral", top=0.03, bevel=0)
    trees([(-2.6, 1.7), (-2.65, 0.3)], 0.9, 1.1)
    with group(-2.9, 2.3, 2.9, turn=FACING):
        shadowless(ball(0, 0, 0, 0.55, "sun_soft", glow=1))
