"""The cabin as it is seen through the glass."""

from math import radians

import bpy
import numpy as np

from .objects import block, tube


def add_cabin(shape, materials, right_hand_drive=False):
    p = shape.spec
    floor = p.clearance + 0.16
    hip = p.belt - (0.40 if p.style in ('suv', 'coupe-suv', 'mpv', 'van') else 0.42)
    width = shape.half - 0.16
    block('dash', (0.50, width * 2 - 0.14, 0.34), (p.cowl_x + 0.56, 0, p.belt - 0.16), materials['cabin'], 0.09)
    block('cowl', (0.42, width * 2 - 0.10, 0.06), (p.cowl_x + 0.30, 0, p.belt - 0.045), materials['cabin'], 0.025)
    block('display', (0.02, 0.30, 0.17), (p.cowl_x + 0.74, 0, p.belt + 0.02), materials['gloss-black'], 0.008, rotate=-0.25)
    block('floor', (p.wheelbase - 0.3, width * 2, 0.06), (p.wheelbase * 0.55, 0, floor), materials['cabin'], 0.02)
    block('shelf', (0.55, width * 2 - 0.15, 0.04), (p.wheelbase + 0.15, 0, p.belt - 0.06), materials['cabin'], 0.015)
    wheel_at = (p.cowl_x + 0.86, 0.36 if right_hand_drive else -0.36, p.belt - 0.055)
    bpy.ops.mesh.primitive_torus_add(location=wheel_at, rotation=(0, radians(66), 0), major_radius=0.182, minor_radius=0.017, major_segments=48, minor_segments=12)
    bpy.context.object.data.materials.append(materials['cabin'])
    bpy.context.object.data.polygons.foreach_set('use_smooth', np.ones(len(bpy.context.object.data.polygons), bool))
    block('wheel hub', (0.05, 0.15, 0.12), wheel_at, materials['cabin'], 0.03, rotate=radians(-24))
    block('wheel bar', (0.02, 0.34, 0.035), wheel_at, materials['cabin'], 0.01, rotate=radians(-24))

    roof = float(shape.roof(np.float64(p.b_pillar)))
    seat_top = min(p.belt + 0.20, roof - 0.30)
    for x, ys, back_w in ((p.b_pillar - 0.06, (-0.37, 0.37), 0.47), (p.b_pillar + 0.82, (-0.42, 0.0, 0.42), 0.40)):
        for y in ys:
            tall = seat_top - hip
            block('back', (0.13, back_w, tall), (x + 0.10, y, hip + tall / 2), materials['seat'], 0.055, rotate=radians(14), taper=0.86)
            block('cushion', (0.50, back_w, 0.16), (x - 0.22, y, hip + 0.02), materials['seat'], 0.06)
            lift = 0.0 if len(ys) == 2 else -0.04
            head = (x + 0.155 + tall * 0.10, y, seat_top + 0.105 + lift)
            block('head rest', (0.085, 0.25, 0.15), head, materials['seat'], 0.04, rotate=radians(10))
            for s in (-0.06, 0.06):
                bottom = (head[0] - 0.03, y + s, seat_top - 0.05)
                tube('stem', np.array([bottom, (head[0], y + s, head[2] - 0.03)]), 0.007, materials['satin'])
