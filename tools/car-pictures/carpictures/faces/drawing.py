"""Shapes drawn flat, as signed distances in metres: negative inside. A canvas turns shares of the car into metres."""

from dataclasses import dataclass

import numpy as np

from ..curves import Outline


class Stroke:
    """A line of even width with round ends, or tapering from one width to another."""

    def __init__(self, points, width, end_width=None):
        self.points, self.width = np.array(points, dtype=float), width
        self.end_width = width if end_width is None else end_width

    def __call__(self, s, z):
        lengths = np.linalg.norm(np.diff(self.points, axis=0), axis=1)
        at, total = 0.0, lengths.sum()
        best = None
        for (a, b), length in zip(zip(self.points[:-1], self.points[1:]), lengths):
            e = b - a
            t = np.clip(((s - a[0]) * e[0] + (z - a[1]) * e[1]) / max(length * length, 1e-12), 0, 1)
            along = (at + t * length) / total
            half = (self.width + (self.end_width - self.width) * along) / 2
            d = np.hypot(s - a[0] - e[0] * t, z - a[1] - e[1] * t) - half
            best = d if best is None else np.minimum(best, d)
            at += length
        return best


class Ellipse:
    def __init__(self, centre, a, b=None, power=2.0):
        self.centre, self.a, self.b, self.power = centre, a, b or a, power

    def __call__(self, s, z):
        u, v = np.abs(s - self.centre[0]) / self.a, np.abs(z - self.centre[1]) / self.b
        r = (u**self.power + v**self.power) ** (1 / self.power)
        return (r - 1) * min(self.a, self.b)


def union(*shapes):
    return lambda s, z: np.minimum.reduce([f(s, z) for f in shapes])


def both(*shapes):
    return lambda s, z: np.maximum.reduce([f(s, z) for f in shapes])


def without(shape, *holes):
    return lambda s, z: np.maximum.reduce([shape(s, z)] + [-f(s, z) for f in holes])


def grown(shape, by):
    return lambda s, z: shape(s, z) - by


def band(shape, inner, outer):
    """The strip along a shape's edge, from `inner` to `outer` metres outside it."""
    middle, half = (inner + outer) / 2, (outer - inner) / 2
    return lambda s, z: np.abs(shape(s, z) - middle) - half


def above(line):
    """Over a line given by points from left to right."""
    xs, zs = np.array(line, dtype=float).T
    return lambda s, z: np.interp(s, xs, zs) - z


def below(line):
    xs, zs = np.array(line, dtype=float).T
    return lambda s, z: z - np.interp(s, xs, zs)


def side_of(a, b):
    """Left of the line from a to b."""
    (ax, az), (bx, bz) = a, b
    n = np.hypot(bx - ax, bz - az)
    return lambda s, z: -((bx - ax) * (z - az) - (bz - az) * (s - ax)) / n


@dataclass(frozen=True)
class Canvas:
    """Front or rear of a car, unrolled. u: 0 on the centre line, 1 at the corner; v: 0 at the lower edge, 1 at the upper."""

    half: float
    low: float
    high: float
    roof: float = 0.0

    def at(self, u, v):
        return (u * self.half, self.low + v * (self.high - self.low))

    def all(self, points):
        return [self.at(u, v) for u, v in points]

    def outline(self, points, round=0.012):
        return Outline(self.all(points), round)

    def stroke(self, points, width, end_width=None):
        return Stroke(self.all(points), width, end_width)

    def curve(self, points, width, end_width=None, count=24):
        """A stroke along a smooth curve through the points."""
        return Stroke(smooth_line(self.all(points), count), width, end_width)

    def ellipse(self, centre, a, b=None, power=2.0):
        return Ellipse(self.at(*centre), a, b, power)

    def above(self, points):
        return above(self.all(points))

    def below(self, points):
        return below(self.all(points))


def smooth_line(points, count=24):
    """Catmull-Rom through the points."""
    p = np.array(points, dtype=float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    for i in range(1, len(p) - 2):
        t = np.linspace(0, 1, max(2, count // (len(p) - 3)), endpoint=False)[:, None]
        a, b, c, d = p[i - 1 : i + 3]
        out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.vstack([*out, p[-2:-1]])
