"""Smooth curves and outlines that a body is drawn with, and soft ways to join fields.

Fields are negative inside and roughly measure distance, so that outlines and offsets can be taken from them.
"""

import numpy as np
from scipy.interpolate import PchipInterpolator
from scipy.ndimage import gaussian_filter1d


def smooth_max(a, b, k):
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.maximum(a, b) + h * h * h * k / 6


def smooth_min(a, b, k):
    return -smooth_max(-a, -b, k)


def step(a, b, value):
    t = np.clip((value - a) / (b - a), 0, 1)
    return t * t * t * (t * (6 * t - 15) + 10)


class Profile:
    """A smooth curve through points, tabulated finely; `soft` is the blur that makes it curvature continuous."""

    def __init__(self, points, soft=0.06, pitch=0.001):
        xs, ys = np.array(sorted(points), dtype=float).T
        self.x = np.arange(xs[0] - 4 * soft, xs[-1] + 4 * soft, pitch)
        values = PchipInterpolator(xs, ys)(np.clip(self.x, xs[0], xs[-1]))
        slope_a, slope_b = (ys[1] - ys[0]) / (xs[1] - xs[0]), (ys[-1] - ys[-2]) / (xs[-1] - xs[-2])
        values += np.minimum(self.x - xs[0], 0) * slope_a + np.maximum(self.x - xs[-1], 0) * slope_b
        self.y = gaussian_filter1d(values, soft / pitch, mode='nearest')

    def __call__(self, x):
        return np.interp(x, self.x, self.y).astype(np.asarray(x).dtype)


class Outline:
    """Signed distance to a closed polygon with rounded corners, in whatever two coordinates it was drawn."""

    def __init__(self, points, round=0.02):
        self.points, self.round = np.array(points, dtype=float), round

    def __call__(self, u, v):
        u, v = np.broadcast_arrays(u, v)
        best = np.full(u.shape, 1e9)
        sign = np.ones(u.shape)
        n = len(self.points)
        inset = self._inset()
        for i in range(n):
            (ax, ay), (bx, by) = inset[i], inset[(i + 1) % n]
            ex, ey = bx - ax, by - ay
            wx, wy = u - ax, v - ay
            t = np.clip((wx * ex + wy * ey) / (ex * ex + ey * ey), 0, 1)
            best = np.minimum(best, (wx - ex * t) ** 2 + (wy - ey * t) ** 2)
            c1, c2, c3 = v >= ay, v < by, ex * wy > ey * wx
            sign = np.where((c1 & c2 & c3) | (~c1 & ~c2 & ~c3), -sign, sign)
        return sign * np.sqrt(best) - self.round

    def _inset(self):
        """The polygon moved inwards by the corner radius, so that rounding it brings it back to size."""
        p, r = self.points, self.round
        area = np.sum(p[:, 0] * np.roll(p[:, 1], -1) - np.roll(p[:, 0], -1) * p[:, 1])
        p = p if area > 0 else p[::-1]
        edge = np.roll(p, -1, 0) - p
        edge /= np.linalg.norm(edge, axis=1, keepdims=True)
        normal = np.stack([-edge[:, 1], edge[:, 0]], 1)
        before, after = np.roll(normal, 1, 0), normal
        bisector = before + after
        bisector /= np.maximum((bisector * after).sum(1, keepdims=True), 0.15)
        return p + bisector * r

    def path(self, count=160, grow=0.0):
        """Points along the outline, evenly spaced."""
        inset, radius = self._inset(), self.round + grow
        area = np.sum(inset[:, 0] * np.roll(inset[:, 1], -1) - np.roll(inset[:, 0], -1) * inset[:, 1])
        inset = inset if area > 0 else inset[::-1]
        edge = np.roll(inset, -1, 0) - inset
        angle = np.arctan2(-edge[:, 0], edge[:, 1])
        out = []
        for i, point in enumerate(inset):
            a, b = angle[i - 1], angle[i]
            b = a + (b - a + np.pi) % (2 * np.pi) - np.pi
            for t in np.linspace(a, b, 10):
                out.append(point + radius * np.array([np.cos(t), np.sin(t)]))
        out = np.array(out + [out[0]])
        s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(out, axis=0), axis=1))])
        at = np.linspace(0, s[-1], count, endpoint=False)
        return np.stack([np.interp(at, s, out[:, k]) for k in range(2)], 1)
