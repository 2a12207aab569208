"""What Blender is started with: `blender -b -P art/diorama/run.py -- SCENE OUT.png WIDTH SAMPLES THRESHOLD [STEP]`.

SCENE is a file of art/scenes without `.py`, or a module of art by its whole name (`film.town`). It has `STAGE` and `build()`, or, where the scene changes by step, `STEPS`
and `build(step)` with the step counted from 1. Called by art/render.mjs; see art/README.md.
"""
import importlib
import os
import random
import sys

sys.path[:0] = [os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")]

import bpy  # noqa: E402

from diorama import palette, stage  # noqa: E402


def main(name, out, width, samples, threshold, step=None):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    palette.forget_materials()
    random.seed(7)
    scene = importlib.import_module(name if "." in name else f"scenes.{name}")
    look = scene.STAGE
    if step:
        scene.build(int(step))
    else:
        scene.build()
    stage.render(look(int(step)) if callable(look) and step else look, out, int(width), int(samples), float(threshold))


try:
    main(*sys.argv[sys.argv.index("--") + 1:])
except Exception as problem:  # Blender would print the traceback and still exit with 0.
    import traceback

    traceback.print_exc()
    print(f"scene failed: {problem}", file=sys.stderr)
    sys.exit(1)
