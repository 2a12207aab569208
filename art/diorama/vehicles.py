"""Things on wheels."""
import math

from .shapes import box, cylinder, extrude, group
from .symbols import cross


def _wheel(x, y, r=0.16):
    cylinder(x, y, r - 0.05, r, 0.1, "ink", bevel=0.02, rot=(math.pi / 2, 0, 0))
    cylinder(x, y - 0.012, r - 0.05, r * 0.5, 0.1, "frame", bevel=0.01, rot=(math.pi / 2, 0, 0))


def car(x, y, z=0.0, turn=0, s=1.0, color="coral"):
    """A small car 1.5 s long; its side faces -y and its front +x."""
    with group(x, y, z, turn=turn, scale=s):
        body = [(-0.75, 0.16), (0.72, 0.16), (0.76, 0.34), (0.62, 0.45), (0.34, 0.5), (0.12, 0.78), (-0.4, 0.8), (-0.62, 0.52), (-0.76, 0.46)]
        extrude(body, 0.66, color=color, bevel=0.05, rough=0.4)
        glass = [(-0.52, 0.52), (0.25, 0.52), (0.07, 0.73), (-0.37, 0.74)]
        extrude(glass, 0.68, color="glass", bevel=0, rough=0.15)
        for wx in (-0.46, 0.46):
            for wy in (-0.3, 0.3):
                _wheel(wx, wy)
        for ly in (-0.2, 0.2):
            box(0.735, ly, 0.3, 0.05, 0.12, 0.08, "sun", 0.01, glow=1)


def van(x, y, z=0.0, turn=0, s=1.0, color="white", load="leaf"):
    """A delivery van 2 s long; its side faces -y and its front +x."""
    with group(x, y, z, turn=turn, scale=s):
        box(-0.28, 0, 0.16, 1.4, 0.78, 0.95, color, 0.06)
        box(-0.28, -0.39, 0.45, 0.9, 0.02, 0.3, load, 0.005)
        extrude([(0.42, 0.16), (1.0, 0.16), (1.02, 0.5), (0.78, 0.88), (0.42, 0.92)], 0.74, color=color, bevel=0.04)
        extrude([(0.5, 0.52), (0.92, 0.52), (0.74, 0.82), (0.5, 0.84)], 0.76, color="glass", bevel=0, rough=0.15)
        for wx in (-0.66, 0.66):
            for wy in (-0.34, 0.34):
                _wheel(wx, wy, 0.18)


def truck(x, y, z=0.0, turn=0, s=1.0, color="forest", box_color="white"):
    """A lorry 3 s long; its side faces -y and its front +x."""
    with group(x, y, z, turn=turn, scale=s):
        box(-0.4, 0, 0.3, 2.1, 0.86, 1.15, box_color, 0.04)
        box(-0.1, 0, 0.18, 2.9, 0.6, 0.14, "ink", 0.02)
        box(1.08, 0, 0.22, 0.66, 0.84, 0.9, color, 0.07)
        box(1.12, 0, 0.62, 0.6, 0.86, 0.34, "glass", 0.03, rough=0.15)
        for wx in (-1.15, -0.75, 1.05):
            for wy in (-0.38, 0.38):
                _wheel(wx, wy, 0.2)


def ambulance(x, y, turn=0):
    """A white van with a cross on its side and a blue light on its roof."""
    with group(x, y, turn=turn):
        van(0, 0, color="white", load="coral")
        box(-0.28, 0.0, 1.1, 0.3, 0.5, 0.14, "blue", 0.04, glow=1)
        cross(-0.6, -0.4, 0.8, 0.42, turn=0)


__all__ = ["ambulance", "car", "truck", "van"]
