"""The house motif: the sun's path over a working day. The page draws it, behind the picture (src/components/sunlit-picture.tsx)."""
import bpy

from .shapes import in_groups

_NAME = "sun path"


def sun_path(cx, cy, r, z=0.0, lift=1.0, disc=0.42, at=0.36):
    """Keeps the place of the day's arc behind a scene and of the sun on it; nothing of them is rendered.

    `at` is the part of the day from evening (0, right) to morning (1, left). The light of the stage should agree with it.
    """
    path = bpy.data.objects.new(_NAME, None)
    bpy.context.collection.objects.link(path)
    path.location, path.scale, path.visible_shadow = (cx, cy, z), (r, 1, r * lift), False
    path["at"], path["disc"] = at, disc
    in_groups(path)


def find_sun_path():
    """The place that a scene keeps for the sun's path; None where it has none."""
    return bpy.data.objects.get(_NAME)


__all__ = ["sun_path"]
