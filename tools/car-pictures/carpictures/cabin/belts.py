"""Seat belts as they hang when nobody wears them, and their buckles."""

import numpy as np

from ..objects import block
from .solids import rounded_box, ribbon, whole_mesh, add


def add_belts(layout, library):
    shape = layout.shape
    p = shape.spec
    for side in (-1, 1):
        x, top = p.b_pillar + 0.035, p.belt + min(0.30, (layout.roof - p.belt) * 0.68)
        zs = np.linspace(top, layout.floor + 0.10, 24)
        wall = np.array([_wall(layout, x, z) for z in zs])
        y = wall - 0.022 - 0.020 * np.sin(np.linspace(0, np.pi, len(zs)))
        path = np.stack([np.full_like(zs, x) + 0.10 * (zs - p.belt) * 1.0, side * y, zs], 1)
        ribbon('belt', path, 0.046, (1, 0, 0), library['belt'])
        block('belt guide', (0.075, 0.016, 0.034), (path[0][0], side * (y[0] + 0.004), top), library['plastic'], 0.006)
        block('belt tongue', (0.055, 0.010, 0.060), (path[11][0], path[11][1] - side * 0.004, zs[11]), library['plastic'], 0.004)
        inner = side * (layout.seat_y - 0.275)
        stalk = block('buckle', (0.030, 0.020, 0.10), (layout.seat_x - 0.02, inner, layout.seat_z - 0.01), library['plastic'], 0.006, rotate=0.25)
        block('buckle button', (0.024, 0.014, 0.008), (layout.seat_x - 0.008, inner, layout.seat_z + 0.042), library['buckle'], 0.002, rotate=0.25)
    return stalk


def _wall(layout, x, z):
    """How far out the pillar's trim stands at a height."""
    from .lining import air_field

    air = air_field(layout)
    near, far = 0.3, layout.shape.half
    for _ in range(24):
        middle = (near + far) / 2
        inside = air(np.float64(x), np.float64(middle), np.float64(z)) < 0
        near, far = (middle, far) if inside else (near, middle)
    return near
