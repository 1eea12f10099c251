"""Fields that repeat: slats, uprights, honeycomb, diamonds, studs. Negative where there is material."""

import numpy as np


def _wave(value, pitch):
    """Distance to the nearest multiple of the pitch."""
    return np.abs(value - np.round(value / pitch) * pitch)


def slats(pitch, width, start=0.0, fall=0.0):
    return lambda s, z: _wave(z - start + fall * s, pitch) - width / 2


def uprights(pitch, width, start=0.0, lean=0.0):
    return lambda s, z: _wave(s - start + lean * z, pitch) - width / 2


def diamonds(pitch, width, flat=0.6):
    k = np.hypot(1, flat)
    return lambda s, z: np.minimum(_wave((z + flat * s) / k, pitch), _wave((z - flat * s) / k, pitch)) - width / 2


def honeycomb(cell, width, stretch=1.0):
    """Hexagons of `cell` across flats, wider by `stretch`, with walls between them."""
    a = cell
    b = cell * np.sqrt(3)

    def field(s, z):
        s = s / stretch

        def hexagon(p, q):
            p, q = np.abs(p - np.round(p / a) * a), np.abs(q - np.round(q / b) * b)
            return np.maximum(p, 0.5 * p + 0.8660254 * q) - a / 2

        nearest = np.minimum(hexagon(s, z), hexagon(s - a / 2, z - b / 2))
        return -nearest - width / 2

    return field


def studs(pitch, radius, stagger=True):
    def field(s, z):
        row = np.round(z / pitch)
        shift = np.where(row % 2 == 0, 0, pitch / 2) if stagger else 0
        return np.hypot(_wave(s - shift, pitch), z - row * pitch) - radius

    return field


def ribs(pitch, height, start=0.0):
    """Recess of uprights with a rounded face: subtract it from a depth."""
    return lambda s, z: height * np.sqrt(np.maximum(1 - (_wave(s - start, pitch) / (pitch / 2)) ** 2, 0))
