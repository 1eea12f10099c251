"""Outlines drawn on the front and the rear of the car, as fields over the skin, and lines laid on it."""

import numpy as np


def front_field(shape, outline):
    return lambda x, y, z: np.where(x > 0.1, 1.0, outline(shape.front_angle(x, y), z))


def rear_field(shape, outline):
    return lambda x, y, z: np.where(x < shape.spec.wheelbase + 0.1, 1.0, outline(shape.rear_angle(x, y), z))


def nose_field(shape, outline):
    return lambda x, y, z: np.where(x > shape.front + 0.45, 1.0, outline(y, z))


def tail_field(shape, outline):
    return lambda x, y, z: np.where(x < shape.back - 0.4, 1.0, outline(y, z))


def along(cast, line, top, depth, count=40):
    line = np.array(line)
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    at = np.linspace(0, s[-1], count)
    a, h = (np.interp(at, s, line[:, k]) for k in range(2))
    return cast(a, top + h, depth)
