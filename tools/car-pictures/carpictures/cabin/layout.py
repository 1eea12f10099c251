"""Where things sit in a car's cabin, from its body. Axes as in `shape.py`; the driver of a left-hand drive car sits at y < 0."""

from dataclasses import dataclass

import numpy as np

from ..curves import Profile

TALL = ('suv', 'coupe-suv', 'boxy-suv', 'mpv', 'van', 'pickup')


@dataclass(frozen=True)
class Layout:
    shape: object
    hand: int  # -1 with the driver on the left, 1 on the right
    floor: float
    belt: float
    seat_x: float  # where cushion and backrest of the front seats meet
    seat_z: float
    seat_y: float
    rear_x: float
    rear_z: float
    rear_half: float  # half the width of the rear bench; 0 without one
    dash_x: float  # the dashboard's rearmost edge on the centre line
    wheel_x: float
    wheel_z: float
    roof: float  # the headliner above the front seats


def layout_of(shape, right_hand_drive=False, seats_back=0.0):
    """`seats_back`: how far the front seats are pushed back from where a driver of average height has them."""
    p = shape.spec
    floor = p.clearance + (0.17 if p.style in TALL else 0.13)
    seat_x = p.b_pillar - (0.17 if p.doors > 3 else 0.25) + seats_back
    roof = float(shape.roof(np.float64(seat_x))) - 0.055
    seat_z = min(max(p.belt - 0.40, floor + 0.22), roof - 0.78, floor + 0.42)
    rear_x = min(p.b_pillar + 0.88, shape.rear_base_x - 0.32)
    rear = p.doors > 2 and not p.panel_van and rear_x > p.b_pillar + 0.50
    seat_y = min(0.37, shape.half - 0.47)
    dash_x = p.b_pillar - 0.80
    return Layout(
        shape=shape,
        hand=1 if right_hand_drive else -1,
        floor=floor,
        belt=p.belt,
        seat_x=seat_x,
        seat_z=seat_z,
        seat_y=seat_y,
        rear_x=rear_x,
        rear_z=min(seat_z + 0.02, float(shape.roof(np.float64(rear_x))) - 0.80),
        rear_half=min(0.64, shape.half - 0.29) if rear else 0.0,
        dash_x=dash_x,
        wheel_x=dash_x + 0.19,
        wheel_z=p.belt - 0.065,
        roof=roof,
    )


DOOR = Profile(  # how far the door card stands inside the base of the side window, by height above the belt
    [(-0.90, 0.10), (-0.72, 0.085), (-0.60, 0.075), (-0.42, 0.060), (-0.30, 0.066), (-0.20, 0.056), (-0.10, 0.044), (-0.045, 0.050), (-0.012, 0.040), (0.02, 0.012), (0.05, -0.02), (0.2, -0.2)],
    soft=0.010,
)


def door_y(shape, x, z):
    """The inner face of door and quarter panel."""
    p = shape.spec
    taper = p.rear_taper * np.clip((x - p.wheelbase * 0.45) / (shape.back + 0.2 - p.wheelbase * 0.45), 0, 1) ** 2
    base = shape.half - shape.inset(x) * 0.8 - p.ledge - taper
    return base - DOOR(z - shape.edge(x))
