"""Machines and devices."""
import math
import random

from .shapes import FACING, arc, ball, box, cylinder, group, pick, tube


def rack(x, y, w=0.9, d=0.9, h=2.0, rows=8, z=0.0):
    """A server rack with lights on the two faces that the camera sees."""
    box(x, y, z, w, d, h, "forest_light", 0.05, rough=0.45)
    for k in range(rows):
        at = z + 0.16 + k * (h - 0.26) / rows
        tall = (h - 0.3) / rows * 0.68
        box(x, y - d / 2, at, w - 0.14, 0.03, tall, "ink", 0.008, rough=0.3)
        box(x + w / 2, y, at, 0.03, d - 0.14, tall, "ink", 0.008, rough=0.3)
        for i in range(3):
            light = pick("sun", "leaf_light", "sky")
            box(x - w / 2 + 0.16 + i * 0.11, y - d / 2 - 0.012, at + 0.05, 0.06, 0.02, 0.05, light, 0, glow=1)
            box(x + w / 2 + 0.012, y - d / 2 + 0.16 + i * 0.11, at + 0.05, 0.02, 0.06, 0.05, light, 0, glow=1)


def desk(x, y, w=1.6, d=0.8, h=0.72, turn=0, z=0.0):
    """A table facing -y."""
    with group(x, y, z, turn=turn):
        box(0, 0, h - 0.06, w, d, 0.07, "wood", 0.02)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(sx * (w / 2 - 0.08), sy * (d / 2 - 0.08), 0, 0.06, 0.06, h - 0.05, "forest", 0.01)


def monitor(x, y, z=0.72, w=0.9, h=0.56, turn=0, screen="ink", lines=True):
    """A monitor facing -y, with rows of code on it."""
    with group(x, y, z, turn=turn):
        cylinder(0, 0, 0, 0.18, 0.03, "metal")
        box(0, 0.02, 0, 0.07, 0.04, 0.25, "metal", 0.01)
        box(0, 0, 0.2, w, 0.06, h, "frame", 0.025)
        box(0, -0.03, 0.24, w - 0.08, 0.02, h - 0.08, screen, 0.01, rough=0.3)
        if lines:
            code(0, -0.045, 0.24, w - 0.18, h - 0.14)


def code(x, y, z, w, h, rows=5, colors=("sun", "leaf_light", "sky", "white", "coral")):
    """Glowing bars like lines of a programme, on a face towards -y."""
    step = h / rows
    for k in range(rows):
        indent = pick(0, 0.12, 0.24) * w
        length = random.uniform(0.3, 0.7) * (w - indent)
        box(x - w / 2 + indent + length / 2, y, z + h - (k + 0.75) * step, length, 0.015, step * 0.42, colors[k % len(colors)], 0.003, glow=1)


def laptop(x, y, z=0.0, s=1.0, turn=0, screen="ink"):
    """An open laptop facing -y, 0.7 s wide."""
    with group(x, y, z, turn=turn, scale=s):
        box(0, 0, 0, 0.7, 0.48, 0.035, "frame", 0.015)
        box(0, -0.03, 0.034, 0.58, 0.26, 0.006, "metal", 0)
        with group(0, 0.24, 0.03, lean=-14):
            box(0, 0, 0, 0.7, 0.03, 0.48, "frame", 0.015)
            box(0, -0.018, 0.03, 0.64, 0.01, 0.42, screen, 0.005, rough=0.3)
            code(0, -0.026, 0.05, 0.54, 0.36)


def phone(x, y, z=0.0, s=1.0, turn=0, screen="paper"):
    """An upright phone 0.62 s wide and 1.2 s high, its empty screen facing -y at y = -0.05 s."""
    with group(x, y, z, turn=turn, scale=s):
        box(0, 0, 0, 0.62, 0.08, 1.2, "ink", 0.035, rough=0.35)
        box(0, -0.04, 0.05, 0.55, 0.015, 1.1, screen, 0.006, rough=0.4)


def camera_mast(x, y, h=1.4, z=0.0):
    """A small mast with a sensor."""
    cylinder(x, y, z, 0.035, h, "metal", bevel=0)
    box(x, y - 0.06, z + h, 0.16, 0.26, 0.12, "white", 0.03)
    ball(x, y - 0.2, z + h + 0.06, 0.05, "ink")


def battery(x, y, z=0.0, s=1.0, level=3):
    """A battery cabinet with `level` of 4 lit bars on its left face."""
    box(x, y, z, 0.7 * s, 0.5 * s, 1.1 * s, "white", 0.05)
    for k in range(4):
        on = k < level
        box(x, y - 0.25 * s, z + (0.16 + k * 0.22) * s, 0.4 * s, 0.03, 0.14 * s, "leaf_light" if on else "frame", 0.01, **({"glow": 1} if on else {}))


def lattice_mast(x, y, h=3.2, foot=0.5, head=0.12, z=0.0, color="coral", rows=7):
    """A four-legged mast that narrows upwards: pylon, radio mast."""
    legs = [(sx, sy) for sx in (-1, 1) for sy in (-1, 1)]
    half = lambda t: foot / 2 + (head - foot) / 2 * t
    for sx, sy in legs:
        tube([(x + sx * half(0), y + sy * half(0), z), (x + sx * half(1), y + sy * half(1), z + h)], 0.032, color)
    for k in range(rows):
        a, b = k / rows, (k + 1) / rows
        for face in ((1, -1, -1, -1), (1, -1, 1, 1), (-1, -1, -1, 1), (1, 1, -1, 1)):
            sx, sy, tx, ty = face if k % 2 else (face[2], face[3], face[0], face[1])
            tube([(x + sx * half(a), y + sy * half(a), z + h * a), (x + tx * half(b), y + ty * half(b), z + h * b)], 0.016, color)


def dish(x, y, z, r=0.4, turn=20, lean=-25, color="white"):
    """A round antenna facing -y."""
    with group(x, y, z, turn=turn, lean=lean):
        cylinder(0, 0.02, -0.06, r, 0.14, color, top=r * 0.4, bevel=0.02, rot=(-math.pi / 2, 0, 0))
        tube([(0, -0.02, 0), (0, -r * 0.8, 0)], 0.02, "metal")
        ball(0, -r * 0.8, 0, 0.05, "sun")


def waves(x, y, z, sizes, color, thick, frame=0.0, spread=42):
    """Arcs of a signal on both sides of a point, seen from the camera; their radii are `sizes`, evenly apart.

    At a part of a loop, `frame`, all are so much on their way to the next one's place: one comes out of the point and
    grows, the outermost grows thin.
    """
    apart = sizes[1] - sizes[0]
    radii = [(r + apart * frame, thick) for r in sizes]
    radii[-1] = radii[-1][0], thick * (1 - frame)
    if frame:
        radii.insert(0, (max(0.05, sizes[0] - apart * (1 - frame)), thick * frame))
    with group(x, y, z, turn=FACING):
        for r, width in radii:
            for middle in (0, 180):
                tube([(a, 0, b) for a, b in arc(0, 0, r, middle - spread, middle + spread)], width, color)


def pylon_line(places, h=2.0, sag=0.25):
    """Wires through points [(x, y)] at the height h."""
    for (ax, ay), (bx, by) in zip(places, places[1:]):
        wire = [(ax + (bx - ax) * t, ay + (by - ay) * t, h - sag * 4 * t * (1 - t)) for t in (0, 0.2, 0.4, 0.6, 0.8, 1)]
        tube(wire, 0.014, "ink")


__all__ = ["battery", "camera_mast", "code", "desk", "dish", "laptop", "lattice_mast", "monitor", "phone", "pylon_line", "rack", "waves"]
