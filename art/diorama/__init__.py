"""Isometric dioramas for Blender 3.4 (Cycles on the CPU): one camera, one sun, one palette.

Lengths are scene units of about a metre (buildings are toys: a storey is 0.58). The axes, as the camera sees them:
+x runs to the right and towards the viewer, +y to the right and away from the viewer, so a face towards -y is seen on
the left and a face towards +x on the right; z is up. A scene imports everything from here.
"""
from .buildings import *
from .landmarks import *
from .motifs import *
from .nature import *
from .palette import *
from .people import *
from .shapes import *
from .stage import Stage
from .symbols import *
from .technology import *
from .vehicles import *
