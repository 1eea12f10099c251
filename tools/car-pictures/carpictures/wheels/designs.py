"""Designs of wheel faces: where there is metal, seen from outside, how it is shaped and finished.

A field is negative in the metal. Spokes are drawn once in a sector (a outwards, b across) and repeated around the hub.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..curves import smooth_min


@dataclass(frozen=True)
class WheelDesign:
    field: Any  # (x, z, rim radius) to distance
    finish: str = 'alloy'
    side: str = 'alloy-dark'  # the spokes' flanks
    pocket: str | None = None  # painted margin around a machined face
    margin: float = 0.0035  # its width
    dish: tuple = (0.58, 0.86, 1.8)  # height of hub and rim in half widths of the tyre, and how the one becomes the other
    crown: float = 0.006  # how far edges fall off
    crown_width: float = 0.014
    thick: float = 0.036
    cap: str = 'alloy'
    bolts: int = 5
    rim: str = 'alloy'


def sector(x, z, count, turn=0.0):
    """Coordinates in the nearest of `count` equal sectors."""
    angle = np.arctan2(x, z) - turn
    width = 2 * np.pi / count
    local = angle - np.round(angle / width) * width
    r = np.hypot(x, z)
    return r * np.cos(local), r * np.sin(local)


def beam(a, b, start, end, width, end_width=None):
    """A bar from one point of a sector to another, tapering."""
    end_width = width if end_width is None else end_width
    (ax, ay), (bx, by) = start, end
    ex, ey = bx - ax, by - ay
    t = np.clip(((a - ax) * ex + (b - ay) * ey) / (ex * ex + ey * ey), 0, 1)
    return np.hypot(a - ax - ex * t, b - ay - ey * t) - (width + (end_width - width) * t) / 2


def wheel_field(spokes, hub=0.074, ring=0.017, fillet=0.016):
    """Spokes joined to hub and rim by fillets."""

    def field(x, z, R):
        r = np.hypot(x, z)
        metal = smooth_min(spokes(x, z, R), r - hub, fillet)
        return smooth_min(metal, R - ring - r, fillet)

    return field


def five(x, z, R):
    a, b = sector(x, z, 5)
    return beam(a, b, (0.03, 0), (R, 0), 0.062, 0.074)


def five_twin(x, z, R):
    a, b = sector(x, z, 5)
    return beam(a, np.abs(b), (0.04, 0.018), (R, 0.19 * R), 0.024, 0.027)


def ten(x, z, R):
    a, b = sector(x, z, 10)
    return beam(a, b, (0.03, 0), (R, 0), 0.022, 0.029)


def multi(x, z, R):
    a, b = sector(x, z, 20)
    return beam(a, b, (0.03, 0), (R, 0), 0.011, 0.0145)


def y_spoke(x, z, R):
    a, b = sector(x, z, 7)
    fork = (0.50 * R, 0.0)
    stem = beam(a, b, (0.03, 0), fork, 0.027, 0.022)
    arm = beam(a, np.abs(b), fork, (R, 0.25 * R), 0.018, 0.021)
    return smooth_min(stem, arm, 0.012)


def v_spoke(x, z, R):
    a, b = sector(x, z, 10)
    return beam(a, np.abs(b), (0.05, 0.002), (R, 0.150 * R), 0.014, 0.017)


def turbine(x, z, R):
    """Five broad blades and five slim ones, all leaning one way."""
    r = np.hypot(x, z)
    lean = 0.30 * r / R
    c, s = np.cos(lean), np.sin(lean)
    x, z = x * c - z * s, x * s + z * c
    a, b = sector(x, z, 5)
    broad = beam(a, b, (0.03, 0), (R, 0.0), 0.040, 0.085)
    a, b = sector(x, z, 5, np.pi / 5)
    return np.minimum(broad, beam(a, b, (0.03, 0), (R, 0.0), 0.018, 0.030))


def cross(x, z, R):
    """A lattice of crossing bars."""
    a, b = sector(x, z, 10)
    bar = beam(a, np.abs(b), (0.06, 0.0), (0.62 * R, 0.165 * R), 0.013)
    out = beam(a, np.abs(b), (0.62 * R, 0.195 * R), (R, 0.03 * R), 0.013, 0.015)
    return np.minimum(bar, out)


def aero(x, z, R):
    """A disc of seven blades, with a leaning gap between each pair."""
    a, b = sector(x, z, 7)
    gap = beam(a, b, (0.46 * R, -0.10 * R), (0.87 * R, 0.10 * R), 0.012, 0.046)
    return -np.maximum(gap, np.hypot(x, z) - 0.93 * R)


def slices(x, z, R):
    """A disc in ten slices, with a dark ring of windows near the rim."""
    a, b = sector(x, z, 10)
    window = np.maximum(beam(a, b, (0.70 * R, 0), (0.90 * R, 0), 0.055 * R, 0.17 * R), np.abs(a - 0.81 * R) - 0.09 * R)
    line = beam(a, b, (0.30 * R, 0), (0.74 * R, 0), 0.004, 0.008)
    return -np.minimum(window, line)


def fan(x, z, R):
    """A disc with eighteen leaning slits."""
    r = np.hypot(x, z)
    lean = 0.55 * (r / R - 0.5)
    c, s = np.cos(lean), np.sin(lean)
    a, b = sector(x * c - z * s, x * s + z * c, 18)
    return -beam(a, b, (0.56 * R, 0), (0.87 * R, 0), 0.011, 0.022)


def steel(x, z, R):
    """A pressed wheel with round holes."""
    a, b = sector(x, z, 12)
    return -(np.hypot(a - 0.74 * R, b) - 0.023)


def cover(x, z, R):
    """A plastic cover with seven openings."""
    a, b = sector(x, z, 7)
    return -(np.maximum(beam(a, b, (0.58 * R, 0), (0.84 * R, 0), 0.10 * R, 0.34 * R), np.abs(a - 0.73 * R) - 0.13 * R) - 0.004)


DESIGNS = {
    'five': WheelDesign(wheel_field(five, 0.080), crown=0.010, crown_width=0.022, pocket='alloy-dark', margin=0.006),
    'five-twin': WheelDesign(wheel_field(five_twin, 0.070), pocket='alloy-dark', margin=0.003),
    'ten': WheelDesign(wheel_field(ten, 0.066, fillet=0.022), dish=(0.50, 0.88, 1.5), side='alloy'),
    'multi': WheelDesign(wheel_field(multi, 0.070, fillet=0.012), crown=0.003, crown_width=0.006, side='alloy', dish=(0.56, 0.88, 1.6)),
    'y-spoke': WheelDesign(wheel_field(y_spoke, 0.068), side='alloy', dish=(0.52, 0.88, 1.6)),
    'v-spoke': WheelDesign(wheel_field(v_spoke, 0.072, fillet=0.010), finish='alloy-dark', side='alloy-dark', cap='alloy-dark', rim='alloy-dark', crown=0.003, crown_width=0.007),
    'two-tone': WheelDesign(wheel_field(turbine, 0.072), pocket='alloy-dark', margin=0.0055, crown=0.004, rim='alloy-dark'),
    'cross': WheelDesign(wheel_field(cross, 0.074, fillet=0.012), crown=0.003, crown_width=0.006, side='alloy'),
    'aero': WheelDesign(wheel_field(aero, 0.07, 0.014, 0.008), dish=(0.80, 0.90, 2.0), crown=0.005, crown_width=0.010, thick=0.016, side='alloy-dark', finish='alloy', pocket='alloy-dark', margin=0.005, bolts=0, cap='alloy-dark'),
    'slices': WheelDesign(wheel_field(slices, 0.06, 0.014, 0.004), dish=(0.84, 0.88, 2.0), crown=0.003, crown_width=0.008, thick=0.014, finish='alloy', pocket='alloy-dark', margin=0.004, side='alloy-dark', bolts=0, cap='alloy-dark'),
    'fan': WheelDesign(wheel_field(fan, 0.07, 0.014, 0.006), dish=(0.82, 0.88, 2.0), crown=0.003, crown_width=0.008, thick=0.014, finish='alloy-grey', side='alloy-dark', bolts=0, cap='alloy-grey', rim='alloy-grey'),
    'steel': WheelDesign(wheel_field(cover, 0.09, 0.012, 0.012), finish='cover', side='cover', dish=(0.72, 0.88, 1.2), crown=0.004, thick=0.014, cap='cover', rim='cover', bolts=0),
    'steel-plain': WheelDesign(wheel_field(steel, 0.05, 0.012, 0.006), finish='steel', side='steel', dish=(0.42, 0.66, 1.0), crown=0.002, thick=0.008, cap='trim', rim='steel', bolts=5),
}
