"""What Blender is started with: `blender -b -P art/diorama/run.py -- SCENE FOLDER WIDTH SAMPLES THRESHOLD [STEP] [evening]`.

SCENE is a file of art/scenes without `.py`. It has `STAGE` and `build()`, or, where the scene changes by step, `STEPS` and
`build(step)` with the step counted from 1. A scene that moves has `FRAMES` and `build(frame=0.0)` with the frame as a part of
its loop, from 0 to below 1; where FOLDER holds `####`, all of them are rendered, in the picture's frame of the first, into
folders that have their number there. With `evening` at the end the picture is that of the same scene at dusk. Called by
art/blender.mts; see art/README.md.
"""
import importlib
import json
import os
import random
import sys
from dataclasses import replace

sys.path[:0] = [os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")]

import bpy  # noqa: E402

from diorama import palette, stage, window  # noqa: E402


def clear():
    """An empty file, and the same random choices as ever."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    palette.forget_materials()
    random.seed(7)


def still(scene, out, quality, step):
    """Renders a scene's one picture, or that of a step."""
    clear()
    look = scene.STAGE(step) if callable(scene.STAGE) and step else scene.STAGE
    if step:
        scene.build(step)
    else:
        scene.build()
    # The evening is seen through the day's window, so that both lie on each other to the pixel.
    view = window.fit(look)
    path = window.see_sun_path(look)
    if path:
        os.makedirs(out, exist_ok=True)
        with open(os.path.join(out, "sun-path.json"), "w") as file:
            json.dump(view.place_path(path), file)
    stage.render(replace(look, hour=17, dusk=True, lamp=True) if palette.evening and not look.dusk else look, out, *quality, view)


def loop(scene, out, quality):
    """Renders every frame of a loop through the window of the first one, and of each only the part where something moves."""
    look = scene.STAGE
    frames = [k / scene.FRAMES for k in range(scene.FRAMES)]
    view, traces = None, []
    for frame in frames:
        clear()
        scene.build(frame)
        view = view or window.fit(look)
        traces.append(window.trace(look, view))
    part = window.moving_part(traces)
    print(f"of the picture's width and height move {part}")
    for k, frame in enumerate(frames):
        clear()
        scene.build(frame)
        stage.render(look, out.replace("####", f"{k:04}"), *quality, view, part)


def main(name, out, width, samples, threshold, *rest):
    step = next((int(arg) for arg in rest if arg != "evening"), None)
    palette.evening = "evening" in rest
    scene = importlib.import_module(f"scenes.{name}")
    quality = int(width), int(samples), float(threshold)
    if "####" in out:
        loop(scene, out, quality)
    else:
        still(scene, out, quality, step)


try:
    main(*sys.argv[sys.argv.index("--") + 1:])
except Exception as problem:  # Blender would print the traceback and still exit with 0.
    import traceback

    traceback.print_exc()
    print(f"scene failed: {problem}", file=sys.stderr)
    sys.exit(1)
