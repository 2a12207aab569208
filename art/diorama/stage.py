"""Camera, light and render: the same for every scene, so that they look like one family."""
import math
from dataclasses import dataclass

import bpy
from mathutils import Matrix, Vector

from .palette import material
from .passes import keep_passes

# Where the ground lies that catches the shadows, just below the slabs.
FLOOR = -0.56


@dataclass(frozen=True)
class Stage:
    """How a scene is shown. Angles are in degrees."""

    hour: float = 10.0  # time of day, 7 to 17: from where the light comes (7 left, 12 front, 17 right), how high and how warm
    night: bool = False  # moonlight instead of the sun
    dusk: bool = False  # the sun about to set, so that lit windows show
    zoom: float = 1.0  # above 1 lets the scene bleed over the edges
    shift: tuple = (0.0, 0.0)  # moves the picture's frame by parts of its width (right) and height (up)
    azimuth: float = -49.0  # where the camera stands
    elevation: float = 33.0
    shape: tuple = (5, 4)  # width to height of the picture
    margin: float = 0.03  # left free around the scene, as part of the frame
    shadow_room: float = 0.35  # how much of the shadows' length counts as part of the scene when it is framed


def _light(stage):
    """The lamp's direction follows the hour, seen from the camera: what the arc shows is where the light comes from."""
    day = (stage.hour - 12) / 5
    height = 52 - 20 * day * day
    around = math.radians(stage.azimuth + 68 * day)
    up = math.radians(height)
    to_sun = Vector((math.cos(around) * math.cos(up), math.sin(around) * math.cos(up), math.sin(up)))
    bpy.ops.object.light_add(type="SUN")
    lamp = bpy.context.object
    lamp.rotation_euler = to_sun.to_track_quat("Z", "Y").to_euler()
    low = day * day
    if stage.night:
        lamp.data.energy, lamp.data.color, lamp.data.angle = 0.55, (0.55, 0.7, 1.0), math.radians(8)
    else:
        lamp.data.energy, lamp.data.angle = 2.75 - 0.35 * low, math.radians(6)
        lamp.data.color = (1, 0.93 - 0.16 * low, 0.82 - 0.34 * low)
    if stage.dusk:
        lamp.data.energy, lamp.data.color = 1.7, (1, 0.66, 0.42)
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    node = world.node_tree.nodes["Background"]
    color, strength = ((0.25, 0.36, 0.6, 1), 0.3) if stage.night else ((0.42, 0.5, 0.78, 1), 0.46) if stage.dusk else ((0.8, 0.88, 0.95, 1), 0.56)
    node.inputs[0].default_value, node.inputs[1].default_value = color, strength
    return to_sun


def _corners(to_sun, floor, shadow_room):
    """Every point that must be in the picture: the corners of the parts, and a part of the way to where their shadows end."""
    depsgraph = bpy.context.evaluated_depsgraph_get()
    for obj in bpy.context.scene.objects:
        if obj.type not in {"MESH", "CURVE", "FONT"}:
            continue
        mesh = obj.evaluated_get(depsgraph).to_mesh()
        step = max(1, len(mesh.vertices) // 200)
        for vertex in list(mesh.vertices)[::step]:
            point = obj.matrix_world @ vertex.co
            yield point
            if obj.visible_shadow and shadow_room and point.z > floor:
                yield point - to_sun * ((point.z - floor) / to_sun.z) * shadow_room


@dataclass(frozen=True)
class Window:
    """What part of the world a picture shows: its middle as the camera sees it, and its width in scene units."""

    middle: Vector
    wide: float


def _fit(stage, to_sun, turned):
    """The smallest window in which all stands that has been built."""
    into = turned.to_matrix().inverted()
    seen = [into @ point for point in _corners(to_sun, FLOOR, stage.shadow_room)]
    left, right = min(p.x for p in seen), max(p.x for p in seen)
    low, high = min(p.y for p in seen), max(p.y for p in seen)
    ratio = stage.shape[0] / stage.shape[1]
    wide = max(right - left, (high - low) * ratio) / (1 - 2 * stage.margin) / stage.zoom
    middle = Vector(((left + right) / 2 + stage.shift[0] * wide, (low + high) / 2 + stage.shift[1] * wide / ratio, 0))
    return Window(middle, wide)


def render(stage, out, width, samples, threshold, window=None):
    """Renders what has been built with a transparent ground, as the passes of passes.py in the folder `out`.

    Returns the window in which it is seen; given one, keeps to that instead of fitting one round what stands there, so
    that the frames of a loop lie exactly over each other.
    """
    scene = bpy.context.scene
    height = round(width * stage.shape[1] / stage.shape[0])
    scene.render.engine, scene.cycles.device, scene.cycles.seed = "CYCLES", "CPU", 1
    scene.cycles.samples, scene.cycles.use_denoising = samples, False
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold, scene.cycles.adaptive_min_samples = True, threshold, 24
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.sample_clamp_indirect = 5, 3, 3
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y, scene.render.film_transparent = width, height, True
    scene.view_settings.view_transform = "Standard"

    to_sun = _light(stage)
    az, el = math.radians(stage.azimuth), math.radians(stage.elevation)
    back = Vector((math.cos(az) * math.cos(el), math.sin(az) * math.cos(el), math.sin(el)))
    turned = back.to_track_quat("Z", "Y")
    window = window or _fit(stage, to_sun, turned)

    bpy.ops.mesh.primitive_plane_add(size=300, location=(0, 0, FLOOR))
    plane = bpy.context.object
    plane.is_shadow_catcher = True
    plane.data.materials.append(material("paper", rough=1))
    bpy.ops.object.camera_add()
    camera = bpy.context.object
    camera.matrix_world = Matrix.Translation(turned @ window.middle + back * 60) @ turned.to_matrix().to_4x4()
    camera.data.type, camera.data.ortho_scale, camera.data.clip_end = "ORTHO", window.wide, 300
    scene.camera = camera
    keep_passes(out)
    bpy.ops.render.render()
    return window
