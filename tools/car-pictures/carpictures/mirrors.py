"""Door mirrors."""

from math import radians

import numpy as np

from .objects import block


def add_mirrors(shape, materials):
    p = shape.spec
    x, z = p.cowl_x + 0.36 + (1.0 / np.tan(radians(p.rake)) - 1.66) * 0.1, p.belt + 0.085
    y0 = shape.side_y(np.array([x]), np.array([p.belt + 0.02]))[0]
    for side in (1, -1):
        head = block('mirror', (0.115, 0.195, 0.125), (x, side * (y0 + 0.145), z + 0.01), materials['paint'], 0.05)
        head.rotation_euler = (radians(4 * side), 0, radians(-10 * side))
        mesh = head.data
        for v in mesh.vertices:
            if v.co.x < 0:
                v.co.y *= 0.86
                v.co.z *= 0.80
            if v.co.z < 0:
                v.co.x *= 0.9
        sub = head.modifiers.new('round', 'SUBSURF')
        sub.levels = sub.render_levels = 2
        glass = block('mirror glass', (0.006, 0.135, 0.085), (x + 0.054, side * (y0 + 0.148), z + 0.01), materials['mirror'], 0.003)
        glass.rotation_euler = head.rotation_euler
        low = block('mirror foot', (0.10, 0.17, 0.035), (x + 0.005, side * (y0 + 0.10), z - 0.062), materials['gloss-black'], 0.016)
        low.rotation_euler = (radians(-10 * side), 0, radians(-10 * side))
