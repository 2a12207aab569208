"""People: simple, of many kinds, about 1 high. They have no faces; what they do tells who they are."""
from .shapes import ball, box, capsule, cylinder, group


def person(x, y, z=0.0, turn=0, s=1.0, shirt="coral", legs="forest", skin="skin_2", hair="ink", arms=("down", "down"), seated=False, long_hair=False, helmet=None):
    """A person facing -y. Each arm (left, right as seen from the front) is `down`, `up`, `front`, `side` or `desk`."""
    with group(x, y, z, turn=turn, scale=s):
        hip = 0.34 if seated else 0.46
        for side in (-0.085, 0.085):
            if seated:
                capsule((side, 0, hip), (side, -0.3, hip), 0.075, legs)
                capsule((side, -0.3, hip), (side, -0.3, 0.07), 0.065, legs)
                box(side, -0.35, 0, 0.11, 0.2, 0.07, "ink", 0.02)
            else:
                capsule((side, 0, 0.09), (side, 0, hip), 0.075, legs)
                box(side, -0.04, 0, 0.12, 0.22, 0.08, "ink", 0.03)
        cylinder(0, 0, hip - 0.04, 0.19, 0.42, shirt, top=0.13, bevel=0.06)
        ball(0, 0, hip + 0.36, 0.135, shirt, 0.7)
        cylinder(0, 0, hip + 0.38, 0.055, 0.1, skin, bevel=0)
        ball(0, 0, hip + 0.58, 0.155, skin, 1.06)
        if helmet:
            ball(0, 0.01, hip + 0.65, 0.165, helmet, 0.8)
            cylinder(0, -0.03, hip + 0.62, 0.2, 0.03, helmet)
        else:
            ball(0, 0.035, hip + 0.63, 0.152, hair, 0.92)
            if long_hair:
                ball(0, 0.08, hip + 0.5, 0.14, hair, 1.35)
        hands = {"down": (0.26, -0.02, -0.02), "up": (0.27, -0.06, 0.78), "front": (0.16, -0.36, 0.26), "side": (0.5, -0.04, 0.34), "desk": (0.15, -0.34, 0.13)}
        for side, pose in zip((-1, 1), arms):
            hx, hy, hz = hands[pose]
            shoulder, hand = (side * 0.16, 0, hip + 0.33), (side * hx, hy, hip + hz)
            middle = tuple((a + b) / 2 + c for a, b, c in zip(shoulder, hand, (side * 0.05, 0.03, -0.04)))
            capsule(shoulder, middle, 0.055, shirt)
            capsule(middle, hand, 0.05, shirt)
            ball(*hand, 0.062, skin)


def chair(x, y, z=0.0, turn=0, color="forest"):
    """An office chair facing -y, for a seated person at the same place."""
    with group(x, y, z, turn=turn):
        cylinder(0, 0.02, 0, 0.2, 0.04, "ink")
        cylinder(0, 0.02, 0.03, 0.035, 0.2, "metal")
        box(0, 0, 0.2, 0.42, 0.42, 0.08, color, 0.03)
        box(0, 0.24, 0.24, 0.4, 0.06, 0.48, color, 0.03)


__all__ = ["chair", "person"]
