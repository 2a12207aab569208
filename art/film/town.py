"""The film's town: the hero's, at each hour of the day. Step n is hour 7 + (n - 1) / 2, as film/town.mts counts."""
from diorama import *

from scenes.hero import town

STEPS = 22


def STAGE(step):
    return Stage(hour=7 + (step - 1) / 2, shape=(16, 9), margin=0.06, shadow_room=0, shift=(0, -0.03))


def build(_step):
    town()
