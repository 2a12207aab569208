"""Home in the morning: the town of noon, lit from low on the left."""
from scenes.hero import at_hour, town

STAGE = at_hour(7.6)


def build():
    town()
