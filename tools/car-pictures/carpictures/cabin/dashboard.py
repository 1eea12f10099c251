"""Dashboard: a padded top, a decor band and a lower part, each its own body with a narrow gap to the next.

Profiles are drawn in (d, h): metres behind the dashboard's rearmost edge and above the belt line.
"""

import numpy as np

from ..curves import Outline, smooth_max
from .solids import add, both_halves, half_mesh

PROFILES = {  # (material, corner radius, polygon) from top to foot
    'level': (
        ('dash top', 0.030, [(-0.56, 0.010), (-0.36, 0.030), (-0.05, 0.012), (0.004, -0.012), (-0.012, -0.056), (-0.56, -0.056)]),
        ('decor', 0.006, [(-0.30, -0.050), (-0.020, -0.058), (-0.030, -0.112), (-0.30, -0.120)]),
        ('dash low', 0.035, [(-0.50, -0.115), (-0.016, -0.115), (0.006, -0.165), (-0.030, -0.275), (-0.110, -0.37), (-0.22, -0.43), (-0.50, -0.43)]),
    ),
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
        add(material, both_halves(half_mesh(field, box, cell)), library[material])
