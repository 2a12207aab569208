"""Home in the evening: the town of noon at dusk, its windows lit."""
from scenes.hero import at_hour, town

STAGE = at_hour(17, dusk=True)


def build():
    town(lit=0.72)
