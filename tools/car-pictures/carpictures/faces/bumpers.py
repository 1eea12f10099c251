"""Bumper sculpture that many families share: air curtains, lower intakes, splitters, shelves under the lamps."""

import numpy as np

from . import patterns
from .design import Bars, Opening, Panel, Relief
from .drawing import grown


def air_curtain(end, k, points, depth=0.030, slot=True, soft=0.016, spill=0.010, round=0.016):
    """An upright pocket in the corner whose floor slopes into a dark slot."""
    outline = k.outline(points, round)
    end.relief.append(Relief(grown(outline, spill), -depth, soft))
    if slot:
        end.openings.append(Opening('air curtain', outline, depth=0.06, edge='paint', radius=0.005))


def intake(end, k, points, pattern='slats', pocket=0.022, round=0.022, edge='paint', bars='trim', pitch=0.026):
    """A wide low opening in a pocket of the bumper."""
    outline = k.outline(points, round)
    end.relief.append(Relief(grown(outline, 0.010), -pocket, 0.016))
    end.openings.append(Opening('intake', outline, grille_bars(pattern, bars, pitch, recess=0.018), edge=edge, radius=0.005))
    return outline


def grille_bars(pattern, material='gloss-black', pitch=0.026, recess=0.014, thick=0.022):
    made = {
        'slats': lambda: patterns.slats(pitch, pitch * 0.30),
        'wide-slats': lambda: patterns.slats(pitch, pitch * 0.55),
        'uprights': lambda: patterns.uprights(pitch, pitch * 0.34),
        'honeycomb': lambda: patterns.honeycomb(pitch, pitch * 0.17),
        'wide-honeycomb': lambda: patterns.honeycomb(pitch, pitch * 0.16, 1.7),
        'diamonds': lambda: patterns.diamonds(pitch, pitch * 0.22),
        'grid': lambda: _grid(pitch),
    }[pattern]()
    return [Bars(made, material, recess, thick)]


def _grid(pitch):
    a, b = patterns.slats(pitch, pitch * 0.2), patterns.uprights(pitch * 1.8, pitch * 0.2)
    return lambda s, z: np.minimum(a(s, z), b(s, z))


def splitter(end, k, width=0.78, height=0.085, out=0.014, material='gloss-black', rise=0.10):
    """A blade along the lower edge that turns up at its ends."""
    points = [(-0.4, -0.6), (-0.4, height), (width - 0.12, height), (width, height + rise), (width + 0.035, height + rise), (width + 0.06, -0.6)]
    area = k.outline(points, 0.012)
    end.relief.append(Relief(area, out, 0.012))
    end.panels.append(Panel('splitter', area, material))


def lower_trim(end, k, points, material='trim', lift=0.0, round=0.02):
    """The unpainted part of a bumper."""
    end.panels.append(Panel('lower trim', k.outline(points, round), material, lift))


def ledge(end, k, points, out=0.014, fade=0.16, soft=0.016):
    """Skin that steps out below a line, crisp above, and comes back softly over `fade` metres."""
    line = np.array(k.all(points))
    under = lambda s, z: np.interp(s, line[:, 0], line[:, 1]) - z
    height = lambda s, z: out * np.clip(1 - under(s, z) / fade, 0, 1) ** 1.5
    ends = k.outline([(-0.5, -1), (points[-1][0], -1), (points[-1][0], 2), (-0.5, 2)], 0.03)
    end.relief.append(Relief(lambda s, z: np.maximum(-under(s, z), ends(s, z) / 3), height, soft))


def brow(end, k, points, out=0.010, fade=0.10, soft=0.014):
    """Skin that overhangs a line: crisp below, running out upwards."""
    line = np.array(k.all(points))
    over = lambda s, z: z - np.interp(s, line[:, 0], line[:, 1])
    height = lambda s, z: out * np.clip(1 - over(s, z) / fade, 0, 1) ** 1.5
    ends = k.outline([(points[0][0], -1), (points[-1][0], -1), (points[-1][0], 2), (points[0][0], 2)], 0.03)
    end.relief.append(Relief(lambda s, z: np.maximum(-over(s, z), ends(s, z) / 3), height, soft))
