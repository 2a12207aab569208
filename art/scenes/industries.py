"""Industries: a round town quarter where a bank, hospital, shop, factory, flats, mast and turbine share one ring road."""
from diorama import *

STAGE = Stage(hour=10.5, margin=0.015)


def ring_road(inner, outer):
    """A round road with a green inside."""
    cylinder(0, 0, 0, outer, 0.02, "road", bevel=0, sides=128)
    cylinder(0, 0, 0, inner, 0.03, "grass_deep", bevel=0, sides=128)


def radio_mast():
    """A small radio mast that sends waves."""
    lattice_mast(0, 0, 3.4, 0.8, 0.16, color="coral", rows=7)
    dish(0, -0.3, 2.1, 0.38, turn=10, lean=-8, color="frame")
    dish(0.3, 0, 2.1, 0.34, turn=80, lean=-8, color="frame")
    ball(0, 0, 3.5, 0.13, "sun", glow=1)
    waves(0, 0, 3.5, (0.4, 0.7), "blue", 0.055)


def hospital_with_cross():
    """The hospital with the cross on its roof."""
    hospital()
    cross(0, 0, 3.3, 1.5)


def around(angle, r):
    """A place on a circle seen from the camera: 0 is right, 90 is behind."""
    t = math.radians(angle + FACING)
    return math.cos(t) * r, math.sin(t) * r


def build():
    disc_island(6.9)
    ring_road(2.9, 3.9)
    places = [
        (around(180, 5.0), 0.68, bank),
        (around(130, 5.2), 0.88, hospital_with_cross),
        (around(77, 5.5), 0.85, apartment_tower),
        (around(25, 5.35), 0.82, factory),
        (around(-33, 5.3), 0.72, shop),
    ]
    for (x, y), scale, build_one in places:
        with group(x, y, scale=scale):
            build_one()
    radio_mast()
    x, y = around(101, 6.1)
    turbine(x, y, 5.2, 30, blade=1.7)
    with group(*around(250, 5.4)):
        panels(0, 0, 0, 5, 2, w=0.56, d=0.46)
    for angle, r, vehicle in ((262, 3.4, car), (312, 3.4, van), (208, 3.4, ambulance)):
        x, y = around(angle, r)
        with group(x, y, turn=angle + FACING + 90, scale=0.75):
            vehicle(0, 0)
    trees([around(a, 6.3) for a in (212, 285, 352, 52, 115, 155)] + [around(a, 2.2) for a in (60, 120, 200, 340)], 0.8, 1.0)
