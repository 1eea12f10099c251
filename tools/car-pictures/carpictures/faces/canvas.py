"""From points of the car to the canvas: s runs around the nose or tail in metres from the centre line, z is the height."""

import numpy as np

from .drawing import Canvas


def front_canvas(spec):
    return Canvas(spec.width / 2, spec.clearance, spec.nose_top)


def rear_canvas(spec, high, roof):
    return Canvas(spec.width / 2, spec.clearance, high, roof)


def front_s(shape, x, y):
    origin = 0.25
    return np.arctan2(y, np.maximum(origin - x, 0.02)) * (origin - shape.front)


def rear_s(shape, x, y):
    origin = shape.spec.wheelbase - 0.25
    return np.arctan2(y, np.maximum(x - origin, 0.02)) * (shape.back - origin)


def on_front(shape, area):
    """A drawn shape as a field over the skin; nothing behind the front axle belongs to it."""
    return lambda x, y, z: np.where(x > 0.1, 1.0, area(front_s(shape, x, y), z))


def on_rear(shape, area):
    return lambda x, y, z: np.where(x < shape.spec.wheelbase + 0.1, 1.0, area(rear_s(shape, x, y), z))


def point_on(shape, end, u, v):
    """A point of the skin given in shares of its canvas."""
    canvas = shape.front_canvas if end == 'front' else shape.rear_canvas
    s, z = canvas.at(u, v)
    reach = 0.25 - shape.front if end == 'front' else shape.back - (shape.spec.wheelbase - 0.25)
    cast = shape.on_front if end == 'front' else shape.on_rear
    return cast(np.array([s / reach * 1.15]), np.array([z]))[0]
