"""Small things: vents, handles, visors, loudspeakers, light lines, inside mirror."""

from math import radians

import bpy
import numpy as np

from ..curves import Outline
from ..objects import block, tube
from .displays import facing
from .layout import door_y
from .solids import add, plate, whole_mesh


def vent(name, centre, size, library, tilt=8, turn=0.0, slats=4, upright=False, rim='satin'):
    """An air outlet: a dark mouth, blades and a rim."""
    place = facing(centre, tilt, turn)
    w, h = size
    mouth = Outline([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], min(w, h) * 0.22)
    ring = lambda x, y, z: np.maximum(plate(mouth, x, y, z, -0.012, 0.002, 0.002), -(mouth(x, y) + 0.0035))
    box = ((-w / 2 - 0.01, w / 2 + 0.01), (-h / 2 - 0.01, h / 2 + 0.01), (-0.02, 0.01))
    add(f'{name} rim', whole_mesh(ring, box, 0.002), library[rim], frame=place)
    hole = lambda x, y, z: plate(mouth, x, y, z, -0.016, -0.006, 0.001)
    add(f'{name} mouth', whole_mesh(hole, box, 0.003), library['dark'], frame=place)
    for k in range(slats):
        share = (k + 1) / (slats + 1) - 0.5
        size_k, at = ((0.003, h * 0.92, 0.012), (share * w, 0, -0.002)) if upright else ((w * 0.96, 0.003, 0.012), (0, share * h, -0.002))
        blade = block(f'{name} blade', size_k, (0, 0, 0), library['plastic'], 0.001)
        from mathutils import Matrix

        blade.matrix_world = place @ Matrix.Translation(at)


def add_roof_things(layout, library):
    shape = layout.shape
    x = shape.roof_front
    for side in (-1, 1):
        y = side * layout.seat_y
        roof = float(shape.roof(np.float64(x + 0.12))) - 0.045 * (y / 0.6) ** 2 - 0.066
        block('sun visor', (0.16, 0.36, 0.016), (x + 0.10, y, roof - 0.010), library['headliner'], 0.007, rotate=radians(-4))
    z = float(shape.roof(np.float64(x + 0.10))) - 0.075
    block('inside mirror', (0.028, 0.235, 0.062), (x - 0.10, 0, z - 0.045), library['gloss-black'], 0.013, rotate=radians(14))
    block('inside mirror glass', (0.003, 0.222, 0.050), (x - 0.0865, 0, z - 0.041), library['mirror'], 0.0012, rotate=radians(14))
    block('mirror foot', (0.06, 0.05, 0.05), (x - 0.125, 0, z + 0.0), library['plastic'], 0.014)
    block('roof console', (0.16, 0.15, 0.022), (x + 0.13, 0, z + 0.012), library['headliner'], 0.008)
    for side in (-1, 1):
        block('roof lamp', (0.045, 0.045, 0.010), (x + 0.14, side * 0.042, z + 0.001), library['lamp'], 0.004)


def add_door_things(layout, library, style, open_side=0):
    shape = layout.shape
    p = shape.spec
    from .lining import door_spans

    for at, (x0, x1) in enumerate(door_spans(layout)):
        for side in (-1, 1):
            if at == 0 and side == open_side:
                continue
            xs = np.linspace(x0 + 0.02, x1 - 0.02, 40)
            top = np.stack([xs, side * (door_y(shape, xs, shape.edge(xs) - 0.105) - 0.0015), shape.edge(xs) - 0.105], 1)
            tube('door light', top, 0.0022, library['ambient'])
            inset = np.stack([xs, side * (door_y(shape, xs, shape.edge(xs) - 0.090) - 0.003), shape.edge(xs) - 0.090], 1)
            tube('door strip', inset, 0.006, library[style.door_strip])
            hx = x0 + 0.17
            hz = float(shape.edge(np.float64(hx))) - 0.135
            hy = float(door_y(shape, np.float64(hx), np.float64(hz)))
            block('door opener', (0.115, 0.014, 0.026), (hx, side * (hy - 0.008), hz), library['satin'], 0.006)
            block('door opener recess', (0.150, 0.006, 0.042), (hx, side * (hy - 0.002), hz), library['gloss-black'], 0.002)
            ax = x0 + 0.16
            az = float(shape.edge(np.float64(ax))) - 0.180
            ay = float(door_y(shape, np.float64(ax), np.float64(az))) - 0.062
            for k in range(3):
                block('window switch', (0.026, 0.020, 0.010), (ax + 0.04 * k, side * ay, az - 0.004 + 0.0015 * k), library['gloss-black'], 0.003)
            sx, sz = x0 + 0.20, layout.floor + 0.30
            sy = float(door_y(shape, np.float64(sx), np.float64(sz)))
            bpy.ops.mesh.primitive_cylinder_add(vertices=64, radius=0.075, depth=0.012, location=(sx, side * (sy - 0.004), sz), rotation=(radians(90), 0, 0))
            bpy.context.object.data.materials.append(library['speaker'])
