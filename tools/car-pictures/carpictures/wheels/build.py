"""Puts the wheels on a car: tyre, rim in the style of `Spec.wheel_style`, brake, and the liner of the arch."""

from math import cos, pi, sin

import bpy
import numpy as np

from ..objects import polygons, revolve
from .brakes import make_caliper, make_disc
from .rim import make_rim
from .tyre import make_tyre


def make_wheel(spec, materials):
    """A wheel at the origin, its face towards +y."""
    R, w = spec.wheel / 2, spec.tyre_width
    Rr = R * spec.rim
    points, faces = revolve([(0.001, -w * 0.25), (Rr - 0.03, -w * 0.25)], 48)
    back = polygons('back', points, faces, [materials['dark']])
    return [make_tyre(R, Rr, w, materials), *make_rim(Rr, w, spec.wheel_style, materials), make_disc(Rr, materials), back]


def add_wheels(shape, materials):
    spec = shape.spec
    y = shape.half - 0.028 - spec.tyre_width / 2
    prototype = make_wheel(spec, materials)
    Rr = spec.wheel / 2 * spec.rim
    for axle, x in enumerate(shape.axles):
        for side in (1, -1):
            turn = 0.35 + 0.2 * axle
            for source in prototype:
                copy = bpy.data.objects.new(source.name, source.data)
                copy.location = (x, side * y, shape.wheel_r)
                copy.rotation_euler = (0, turn, 0) if side > 0 else (0, turn, pi)
                bpy.context.collection.objects.link(copy)
            pad = make_caliper(Rr, materials['caliper'], 0.5 if axle == 0 else pi - 0.5)
            pad.location = (x, side * y, shape.wheel_r)
            pad.scale = (1, side, 1)
            _liner(shape, x, side, materials['dark'])
    for source in prototype:
        bpy.data.objects.remove(source)


def _liner(shape, x, side, material):
    r, out, inn = shape.arch_r + 0.012, shape.half - 0.045, shape.half - 0.40
    low = np.arcsin(np.clip((shape.spec.clearance + 0.03 - shape.wheel_r) / r, -1, 1))
    points, faces, n = [], [], 40
    for i in range(n + 1):
        a = low + (pi - 2 * low) * i / n
        points += [(x + r * cos(a), side * out, shape.wheel_r + r * sin(a)), (x + r * cos(a), side * inn, shape.wheel_r + r * sin(a))]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)]
    faces.append(tuple(2 * i + 1 for i in range(n + 1)))
    polygons('liner', points, faces, [material])
