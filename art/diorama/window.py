"""What part of the world a picture shows, and in what part of the picture something moves."""
import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

from .motifs import find_sun_path

# Where the ground lies that catches the shadows, just below the slabs.
FLOOR = -0.56
# Free room around what moves, as a part of the picture's width: a shadow's soft edge, and the light that a thing throws.
ROOM = 0.025


@dataclass(frozen=True)
class Window:
    """A picture's middle as the camera sees it, its width in scene units, and its width to its height."""

    middle: Vector
    wide: float
    ratio: float

    def place(self, point):
        """Where a point as the camera sees it lies in the picture: 0 to 1 from the left and from below."""
        return (point.x - self.middle.x) / self.wide + 0.5, (point.y - self.middle.y) / self.wide * self.ratio + 0.5

    def place_path(self, path):
        """A sun path in widths of the picture, as src/content/pictures/evening-picture.ts reads it: middle from the upper left corner, side, top, the sun's `at` and radius."""
        x, y = self.place(path.middle)
        ways = (path.side.x, -path.side.y, path.top.x, -path.top.y)
        return [x, (1 - y) / self.ratio, *(way / self.wide for way in ways), path.at, path.disc / self.wide]


def _direction(around, up):
    return Vector((math.cos(around) * math.cos(up), math.sin(around) * math.cos(up), math.sin(up)))


def to_sun(stage):
    """The direction in which the sun stands. It follows the hour, seen from the camera: what the arc shows is where the light comes from."""
    day = (stage.hour - 12) / 5
    return _direction(math.radians(stage.azimuth + 68 * day), math.radians(52 - 20 * day * day))


def to_camera(stage):
    """The direction in which the camera stands."""
    return _direction(math.radians(stage.azimuth), math.radians(stage.elevation))


def _parts():
    """Everything that has been built, each with its corners."""
    depsgraph = bpy.context.evaluated_depsgraph_get()
    for obj in bpy.context.scene.objects:
        if obj.type not in {"MESH", "CURVE", "FONT"}:
            continue
        mesh = obj.evaluated_get(depsgraph).to_mesh()
        step = max(1, len(mesh.vertices) // 200)
        yield obj, [obj.matrix_world @ vertex.co for vertex in list(mesh.vertices)[::step]]


def _shadow(obj, points, sun, length):
    """The points to which a part of the shadows of points reaches, 1 for all of it."""
    if not obj.visible_shadow or not length:
        return []
    return [p - sun * ((p.z - FLOOR) / sun.z) * length for p in points if p.z > FLOOR]


def _seen_by(stage):
    """What turns the world as the camera sees it."""
    return to_camera(stage).to_track_quat("Z", "Y").to_matrix().inverted()


@dataclass(frozen=True)
class SunPath:
    """A half ellipse as the camera sees it, and the sun on it."""

    middle: Vector
    side: Vector  # from the middle to where the sun sets
    top: Vector  # from the middle to where it stands highest
    at: float  # part of the day from evening to morning
    disc: float  # radius of the sun

    def point(self, at):
        return self.middle + math.cos(math.pi * at) * self.side + math.sin(math.pi * at) * self.top

    def outline(self):
        sun = self.point(self.at)
        beside = [Vector((x, y, 0)) * self.disc for x, y in ((-1, 0), (1, 0), (0, -1), (0, 1))]
        return [self.point(i / 72) for i in range(73)] + [sun + way for way in beside]


def see_sun_path(stage):
    """The sun's path of what has been built; None where it has none."""
    path = find_sun_path()
    if not path:
        return None
    bpy.context.view_layer.update()
    into, place = _seen_by(stage), path.matrix_world
    middle, side, top = (into @ place.col[i].xyz for i in (3, 0, 2))
    return SunPath(middle, side, top, path["at"], path["disc"])


def fit(stage):
    """The smallest window in which all stands that has been built, the sun's path, and a part of the way to where the shadows end."""
    sun, into = to_sun(stage), _seen_by(stage)
    seen = [into @ p for obj, points in _parts() for p in points + _shadow(obj, points, sun, stage.shadow_room)]
    path = see_sun_path(stage)
    seen += path.outline() if path else []
    left, right = min(p.x for p in seen), max(p.x for p in seen)
    low, high = min(p.y for p in seen), max(p.y for p in seen)
    ratio = stage.shape[0] / stage.shape[1]
    wide = max(right - left, (high - low) * ratio) / (1 - 2 * stage.margin) / stage.zoom
    middle = Vector(((left + right) / 2 + stage.shift[0] * wide, (low + high) / 2 + stage.shift[1] * wide / ratio, 0))
    return Window(middle, wide, ratio)


def trace(stage, window):
    """Where everything that has been built is seen with its shadow: (x, y) in the picture, by paint and place of the thing."""
    sun, into = to_sun(stage), _seen_by(stage)
    found = {}
    for obj, points in _parts():
        key = tuple(m.name for m in obj.data.materials), tuple(round(c, 4) for p in points for c in p)
        found[key] = [window.place(into @ p) for p in points + _shadow(obj, points, sun, 1)]
    return found


def moving_part(traces):
    """The part of the picture (left, right, low, high) in which all lies that is not the same in all traces."""
    still = set.intersection(*(set(found) for found in traces))
    spots = [spot for found in traces for key, at in found.items() if key not in still for spot in at]
    if not spots:
        raise ValueError("nothing moves")
    (left, right), (low, high) = ((min(values), max(values)) for values in zip(*spots))
    return max(0, left - ROOM), min(1, right + ROOM), max(0, low - ROOM), min(1, high + ROOM)
