"""What stands behind a lens: light guides, projectors, reflectors, brows, stepped floors. Each returns layers of a lamp."""

import numpy as np

from ..curves import Outline
from ..faces.design import Layer
from ..faces.drawing import Ellipse, Stroke, both


def guide(shape, kind='lamp', depth=0.010, glow=1.0, halo=0.010):
    """A lit line: raised towards the lens, brightest along its middle, with a halo on what lies around it."""
    return [Layer(shape, depth, f'{kind}-guide', 0.003, glow, halo)]


def brow(outline, line, depth=0.009, kind='lamp'):
    """Satin trim over (or under) everything, bounded by a half plane."""
    return [Layer(both(outline, line), depth, f'{kind}-satin', 0.006)]


def projector(centre, radius, depth=0.030, kind='lamp', glow=0.18):
    """A round lens in a bright bowl."""
    bowl, eye = Ellipse(centre, radius * 1.32), Ellipse(centre, radius)
    flare = lambda s, z, d: depth + 0.012 * np.clip(-d / (radius * 0.32), 0, 1)
    dome = lambda s, z, d: depth + 0.004 - radius * 0.75 * np.sqrt(np.clip(-d / radius * (2 + d / radius), 0, 1))
    return [
        Layer(Ellipse(centre, radius * 1.5), depth - 0.012, f'{kind}-satin', 0.004),
        Layer(bowl, flare, f'{kind}-reflector', 0.002),
        Layer(eye, dome, f'{kind}-eye', 0.001, glow),
    ]


def reflector(outline, depth=0.05, kind='lamp', facets=0.018, glow=0.05):
    """A bowl with vertical facets, deepest in its middle."""

    def bowl(s, z, d):
        curve = np.clip(-d / 0.03, 0, 1)
        wave = np.abs((s / facets) - np.round(s / facets))
        return depth - 0.024 * (1 - curve) ** 2 - 0.010 * wave

    return [Layer(outline, bowl, f'{kind}-reflector', 0.003, glow)]


def cell(centre, width, height, depth=0.026, kind='lamp', round=0.004, glow=0.9):
    """A square module: bright frame, dark throat, lit slit."""
    box = lambda w, h, r: Outline(_box(centre, w, h), min(r, w / 2.1, h / 2.1))
    return [
        Layer(box(width, height, round), depth - 0.010, f'{kind}-satin', 0.003),
        Layer(box(width - 0.007, height - 0.007, round * 0.7), depth + 0.014, f'{kind}-reflector', 0.004, 0.10),
        Layer(box(width * 0.55, max(height * 0.30, 0.004), 0.002), depth + 0.006, f'{kind}-guide', 0.002, glow * 0.55, 0.008),
    ]


def steps(area, depth=0.044, pitch=0.011, rise=0.006, kind='lamp'):
    """A floor of horizontal steps, as reflectors have."""
    saw = lambda s, z, d: depth - rise * (z / pitch - np.floor(z / pitch))
    return [Layer(area, saw, f'{kind}-black', 0.003)]


def flutes(area, depth=0.030, pitch=0.012, rise=0.005, kind='tail', glow=0.12):
    """Vertical flutes behind a tail lens, faintly lit."""
    wave = lambda s, z, d: depth - rise * np.sqrt(np.maximum(1 - ((s / pitch - np.round(s / pitch)) * 2) ** 2, 0))
    return [Layer(area, wave, f'{kind}-satin', 0.003, glow)]


def dashes(points, width, count, gap=0.35, kind='lamp', depth=0.010, glow=1.0, halo=0.010):
    """A guide in short pieces along a line."""
    points = np.array(points, dtype=float)
    at = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    out = []
    for i in range(count):
        t = np.array([i + gap / 2, i + 1 - gap / 2]) / count * at[-1]
        ends = [(np.interp(v, at, points[:, 0]), np.interp(v, at, points[:, 1])) for v in t]
        out += guide(Stroke(ends, width), kind, depth, glow, halo)
    return out


def _box(centre, width, height):
    (s, z), w, h = centre, width / 2, height / 2
    return [(s - w, z - h), (s + w, z - h), (s + w, z + h), (s - w, z + h)]
