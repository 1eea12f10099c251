"""Dashboard: a padded top, a decor band and a lower part, each its own body with a narrow gap to the next.

Profiles are drawn in (d, h): metres behind the dashboard's rearmost edge and above the belt line.
"""

import numpy as np

from ..curves import Outline, smooth_max
from ..mesh import returns, split
from .solids import add, both_halves, half_mesh

PROFILES = {  # (material, corner radius, polygon) from top to foot
    'level': (
        ('dash top', 0.030, [(-0.56, 0.010), (-0.36, 0.030), (-0.05, 0.012), (0.004, -0.012), (-0.012, -0.056), (-0.56, -0.056)]),
        ('decor', 0.006, [(-0.30, -0.050), (-0.020, -0.058), (-0.030, -0.112), (-0.30, -0.120)]),
        ('dash low', 0.035, [(-0.50, -0.115), (-0.016, -0.115), (0.006, -0.165), (-0.030, -0.275), (-0.110, -0.37), (-0.22, -0.43), (-0.50, -0.43)]),
    ),
    'layered': (
        ('dash top', 0.024, [(-0.56, 0.010), (-0.34, 0.034), (-0.06, 0.018), (-0.002, -0.004), (-0.010, -0.036), (-0.56, -0.040)]),
        ('gloss-black', 0.004, [(-0.30, -0.034), (-0.024, -0.036), (-0.022, -0.078), (-0.30, -0.080)]),
        ('decor', 0.008, [(-0.30, -0.078), (-0.014, -0.080), (0.004, -0.128), (-0.004, -0.136), (-0.30, -0.140)]),
        ('dash low', 0.030, [(-0.50, -0.140), (0.000, -0.140), (0.010, -0.185), (-0.035, -0.285), (-0.110, -0.37), (-0.22, -0.43), (-0.50, -0.43)]),
    ),
    'shelf': (
        ('dash top', 0.018, [(-0.56, -0.006), (-0.30, 0.012), (-0.10, 0.004), (-0.040, -0.010), (-0.050, -0.040), (-0.56, -0.046)]),
        ('dark', 0.004, [(-0.30, -0.036), (-0.085, -0.040), (-0.085, -0.064), (-0.30, -0.066)]),
        ('decor', 0.010, [(-0.30, -0.058), (-0.055, -0.058), (-0.008, -0.112), (-0.012, -0.134), (-0.30, -0.136)]),
        ('dash low', 0.028, [(-0.50, -0.137), (-0.016, -0.137), (-0.002, -0.172), (-0.050, -0.260), (-0.150, -0.325), (-0.50, -0.33)]),
    ),
    'upright': (
        ('dash top', 0.026, [(-0.56, 0.012), (-0.34, 0.036), (-0.05, 0.022), (0.004, -0.004), (-0.006, -0.050), (-0.56, -0.054)]),
        ('decor', 0.008, [(-0.30, -0.048), (-0.016, -0.053), (-0.014, -0.126), (-0.30, -0.132)]),
        ('dash low', 0.032, [(-0.50, -0.129), (-0.006, -0.129), (0.008, -0.180), (-0.020, -0.290), (-0.090, -0.37), (-0.20, -0.43), (-0.50, -0.43)]),
    ),
    'bowed': (
        ('dash top', 0.022, [(-0.56, 0.010), (-0.34, 0.030), (-0.05, 0.018), (0.000, -0.004), (-0.010, -0.036), (-0.56, -0.040)]),
        ('decor', 0.030, [(-0.30, -0.036), (-0.020, -0.038), (0.014, -0.090), (-0.016, -0.155), (-0.30, -0.158)]),
        ('dash low', 0.030, [(-0.50, -0.154), (-0.020, -0.154), (-0.006, -0.195), (-0.040, -0.290), (-0.110, -0.37), (-0.22, -0.42), (-0.50, -0.42)]),
    ),
}

LINES = {  # where the brow's seam and the light under the decor run
    'level': {'seam': (-0.052, 0.0142), 'light': (-0.0215, -0.1135)},
    'layered': {'seam': (-0.062, 0.0205), 'light': (0.002, -0.1385)},
    'shelf': {'seam': (-0.102, 0.0062), 'light': (-0.016, -0.1355)},
    'upright': {'seam': (-0.052, 0.0242), 'light': (-0.0125, -0.1285)},
    'bowed': {'seam': (-0.052, 0.0200), 'light': (-0.016, -0.1550)},
}


def add_dashboard(layout, library, style, cell):
    half = layout.shape.half - 0.10
    origin, belt, wrap = layout.dash_x, layout.belt, style.wrap
    for material, radius, polygon in PROFILES[style.profile]:
        outline = Outline(polygon, radius)

        def field(x, y, z, outline=outline):
            d = x - origin - wrap * y * y
            inside = smooth_max(outline(d, z - belt), np.abs(y) - half, 0.02)
            return np.maximum(inside, layout.shape.skin(x, y, z) + 0.015)  # a low bonnet ends it

        xs = [d for d, _ in polygon]
        zs = [h + belt for _, h in polygon]
        box = ((origin + min(xs) - 0.05, origin + max(xs) + wrap * half * half + 0.05), half + 0.03, (min(zs) - 0.03, max(zs) + 0.03))
        mesh = both_halves(half_mesh(field, box, cell))
        if material == 'dash low':
            lid, mesh = split(mesh, glove_box(layout), 0.0035, rim=True)
            add('glove box', lid, library[material])
            for piece in (lid, mesh):
                edge = returns(piece, 0.02, 0.002)
                if edge:
                    add('glove box edge', edge, library[material])
        add(material, mesh, library[material])


def glove_box(layout):
    """Negative on the lid before the passenger."""
    middle, belt, foot = -layout.hand * 0.40, layout.belt, -0.345
    lid = Outline([(-0.205, foot), (0.205, foot), (0.205, -0.185), (-0.205, -0.185)], 0.018)
    return lambda x, y, z: np.where(x > layout.dash_x - 0.16, lid(y - middle, z - belt), 1.0)


def front_edge(layout, style, ys, line):
    """A line across the dashboard: the seam on its brow, or the light under the decor."""
    d, h = LINES[style.profile][line]
    return np.stack([layout.dash_x + d + style.wrap * ys * ys, ys, np.full_like(ys, layout.belt + h)], 1)
