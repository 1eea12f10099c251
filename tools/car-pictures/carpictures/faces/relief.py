"""Relief of front and rear as a fine height map, so that any number of drawn steps costs one lookup."""

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates

from ..curves import step


class HeightMap:
    """Values over a rectangle of the canvas, looked up by bilinear interpolation; the nearest edge counts outside."""

    def __init__(self, low, high, pitch):
        self.low, self.pitch = np.array(low, dtype=float), pitch
        self.s = np.arange(low[0], high[0] + pitch, pitch)[:, None]
        self.z = np.arange(low[1], high[1] + pitch, pitch)[None, :]
        self.values = np.zeros((self.s.size, self.z.size), np.float32)

    def shape(self, area):
        return np.broadcast_to(area(*np.broadcast_arrays(self.s, self.z)), self.values.shape)

    def blur(self, width):
        self.values = gaussian_filter(self.values, width / self.pitch)
        return self

    def __call__(self, s, z):
        s, z = np.broadcast_arrays(s, z)
        at = np.stack([(s.ravel() - self.low[0]) / self.pitch, (z.ravel() - self.low[1]) / self.pitch])
        return map_coordinates(self.values, at, order=1, mode='nearest').reshape(s.shape)


def window(heights, area, reach, stride=8):
    """The rows and columns that a shape can touch, found on a coarse grid; none if it lies outside."""
    coarse = area(*np.broadcast_arrays(heights.s[::stride], heights.z[:, ::stride]))
    rows, columns = np.nonzero(coarse < reach + 1.5 * stride * heights.pitch)
    if not len(rows):
        return None
    at = lambda index: slice(max(0, (index.min() - 1) * stride), (index.max() + 2) * stride)
    return at(rows), at(columns)


def relief_map(steps, canvas, pitch=0.002):
    heights = HeightMap((-0.12, canvas.low - 0.25), (1.75 * canvas.half, canvas.high + 0.35), pitch)
    for each in steps:
        found = window(heights, each.area, each.soft / 2)
        if not found:
            continue
        rows, columns = found
        s, z = heights.s[rows], heights.z[:, columns]
        mask = step(each.soft / 2, -each.soft / 2, each.area(*np.broadcast_arrays(s, z))).astype(np.float32)
        value = each.height(s, z) if callable(each.height) else each.height
        here = heights.values[rows, columns]
        heights.values[rows, columns] = here * (1 - mask) + value * mask if each.replace else here + value * mask
    return heights.blur(0.003)
