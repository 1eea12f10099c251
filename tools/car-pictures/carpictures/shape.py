"""The car as an implicit solid: side profile, plan and cross sections intersected with soft edges.

Axes: x runs backwards from the front axle, y outwards from the centre line, z up from the ground; metres.
Fields are negative inside and roughly measure distance, so that outlines and offsets can be taken from them.
"""

import numpy as np

from .curves import Profile, smooth_max, smooth_min, step
from .faces.design_of import design_of
from .faces.sculpture import relief


class Shape:
    def __init__(self, spec):
        self.spec = p = spec
        self.half = p.width / 2
        self.front = -p.front_overhang
        self.back = p.length - p.front_overhang
        self.wheel_r = p.wheel / 2
        self.arch_r = self.wheel_r + p.arch_gap
        self.axles = (0.0, p.wheelbase)
        self._profiles()
        design_of(self)

    # --- the lines a designer draws -------------------------------------------------------------

    def _profiles(self):
        p, fo, wb, back = self.spec, self.front, self.spec.wheelbase, self.back
        self.edge = Profile(  # top edge of the body side: wing, belt, tail
            [
                (fo, p.nose_top - 0.075),
                (fo * 0.62, p.nose_top - 0.005),
                (0.0, p.nose_top + (p.belt - p.nose_top) * 0.50),
                (p.cowl_x, p.belt - 0.022),
                (wb * 0.5, p.belt),
                (wb * 0.85, p.belt + p.belt_rise * 0.55),
                (wb + (back - wb) * 0.45, p.belt + p.belt_rise),
                (back, p.belt + p.belt_rise - p.tail_drop),
            ],
            soft=0.10,
        )
        self.crown = Profile(
            [(fo, 0.05), (fo * 0.4, p.bonnet_crown), (p.cowl_x, p.bonnet_crown * 0.85), (wb * 0.5, 0.02), (back - 0.3, 0.045), (back, 0.04)],
            soft=0.10,
        )
        self.inset = Profile(  # plan view: how far the side lies inside the full width
            [
                (fo, 0.155),
                (fo * 0.55, 0.048),
                (-0.05, 0.012),
                (wb * 0.33, 0.016),
                (wb * 0.7, 0.006),
                (wb, 0.0),
                (wb + (back - wb) * 0.5, 0.030),
                (back, 0.115),
            ],
            soft=0.16,
        )
        d = p.sculpt
        self.section = Profile(  # cross section: inset by height, 0 at the sill and 1 at the shoulder line
            [
                (-0.5, 0.20),
                (-0.22, 0.075),
                (-0.06, 0.030),
                (0.06, 0.026),
                (0.20, 0.030 + 0.030 * d),
                (0.40, 0.030 + 0.012 * d),
                (0.60, 0.020),
                (0.78, 0.018 + 0.004 * d),
                (0.90, 0.018 + 0.006 * d),
                (1.00, 0.0),
                (1.06, 0.010),
                (1.13, 0.034),
                (1.22, 0.085),
                (1.5, 0.30),
            ],
            soft=0.017,
            pitch=0.0005,
        )
        self.bumper_section = Profile(  # the same beyond the wheels: fuller, without sill and scallop
            [(-0.5, 0.20), (-0.25, 0.085), (-0.05, 0.030), (0.15, 0.012), (0.45, 0.006), (0.75, 0.014), (0.90, 0.018), (1.0, 0.0), (1.06, 0.010), (1.13, 0.034), (1.22, 0.085), (1.5, 0.30)],
            soft=0.022,
            pitch=0.0005,
        )
        self.nose_profile = Profile(
            [
                (p.clearance - 0.05, 0.13),
                (p.clearance + 0.06, 0.055),
                (p.nose_top * 0.42, 0.012),
                (p.nose_top * 0.58, 0.0),
                (p.nose_top * 0.78, 0.010 + 0.02 * p.nose_lean),
                (p.nose_top * 0.93, 0.030 + 0.07 * p.nose_lean),
                (p.nose_top * 1.06, 0.085 + 0.14 * p.nose_lean),
                (p.nose_top * 1.3, 0.30),
            ],
            soft=0.03,
        )
        e = p.belt + p.belt_rise - p.tail_drop
        self.tail_profile = Profile(
            [
                (p.clearance - 0.05, 0.16),
                (p.clearance + 0.10, 0.055),
                (p.clearance + 0.24, 0.006),
                (p.clearance + 0.38, 0.0),
                (p.clearance + 0.47, 0.020),
                (p.clearance + 0.52, 0.040),
                (e - 0.16, 0.055 + p.tail_lean * 0.4),
                (e - 0.05, 0.052 + p.tail_lean * 0.5),
                (e + 0.10, 0.09 + p.tail_lean),
            ],
            soft=0.016,
        )
        run = back - p.cowl_x
        self.roof = Profile([(p.cowl_x + u * run, p.height - drop) for u, drop in p.roof], soft=0.12)
        self.cowl_z = float(self.edge(np.float64(p.cowl_x)) + self.crown(np.float64(p.cowl_x)))
        rise = p.height - 0.06 - self.cowl_z
        self.roof_front = p.cowl_x + rise / np.tan(np.radians(p.rake)) + 0.10 * rise**2
        self.rear_base_x = back - p.rear_inset
        self.rear_base_z = float(self.edge(np.float64(self.rear_base_x)))
        self.plate_z = p.clearance + 0.36 if p.plate_low else self.rear_base_z - 0.235

    # --- fields ------------------------------------------------------------------------------

    def shoulder(self, x):
        return self.edge(x) - self.spec.shoulder

    def side(self, x, y, z):
        p = self.spec
        sill = p.clearance + 0.075
        q = (z - sill) / (self.shoulder(x) - sill)
        beyond = step(p.wheelbase + 0.1, p.wheelbase + 0.5, x) + step(-0.1, -0.5, x)
        width = self.half - self.inset(x) - (self.section(q) * (1 - beyond) + self.bumper_section(q) * beyond)
        width = width + self.creases(x, q) * (1 - beyond)
        for axle in self.axles:
            r = np.sqrt((x - axle) ** 2 + (z - self.wheel_r) ** 2)
            width = width + p.flare * np.exp(-(((r - self.arch_r) / 0.085) ** 2)) * step(0.1, 0.5, z)
        return y - width

    def creases(self, x, q):
        """Sharp folds along the flank that fade in and out: (from, height, to, height, depth), in wheelbases and in heights of the flank."""
        relief = 0.0
        for x0, q0, x1, q1, depth in self.spec.creases:
            u = (x / self.spec.wheelbase - x0) / (x1 - x0)
            off = q - (q0 + (q1 - q0) * u)
            sharp = np.sqrt(off * off + 0.0004)
            fade = step(0.0, 0.22, u) * (1 - step(0.82, 1.0, u))
            relief = relief + depth * fade / (1 + (sharp / 0.11) ** 2)
        return relief

    def top(self, x, y, z):
        across = np.minimum(np.abs(y) / self.half, 1.2)
        height = self.edge(x) + self.crown(x) * (1 - across**2.2)
        dome = step(0.30, 0.46, np.abs(y) / self.half + 0.06 * (x - self.spec.cowl_x))
        fade = step(self.front, self.front + 0.45, x) * (1 - step(self.spec.cowl_x - 0.25, self.spec.cowl_x + 0.1, x))
        lip = self.spec.boot_lip * np.exp(-(((x - self.back + 0.10) / 0.07) ** 2)) * (1 - step(0.55, 0.95, np.abs(y) / self.half))
        return z - (height - self.spec.bonnet_dome * dome * fade + lip)

    def nose(self, x, y, z):
        across = np.abs(y) / self.half
        p = self.spec
        bumper = p.bumper_step * (1 - step(p.nose_top * 0.60, p.nose_top * 0.60 + 0.055, z + 0.05 * across))
        return self.front + p.bumper_step - bumper + p.nose_round * across**2.4 + self.nose_profile(z) - x

    def tail(self, x, y, z):
        across = np.abs(y) / self.half
        p = self.spec
        recess = 0.024 * (1 - step(0.285, 0.312, np.abs(y))) * (1 - step(0.072, 0.098, np.abs(z - self.plate_z)))
        return x - (self.back - p.tail_round * across**2.6 - self.tail_profile(z) - recess)

    def lower(self, x, y, z):
        p = self.spec
        ends = smooth_max(smooth_max(self.side(x, y, z), self.nose(x, y, z), 0.26), self.tail(x, y, z), 0.20)
        ends = ends - relief(self, x, y, z)
        k = 0.075 - 0.035 * step(self.front + 0.5, self.front + 0.1, x)
        body = smooth_max(ends, self.top(x, y, z), k)
        ramp = 0.16 * step(self.front + 0.6, self.front, x) + 0.14 * step(self.back - 0.7, self.back, x)
        return smooth_max(body, p.clearance + ramp * 0.3 - z, 0.05)

    def glass_side(self, x, y, z):
        p = self.spec
        h = np.maximum(z - self.edge(x), -0.1)
        base = self.half - self.inset(x) * 0.8 - p.ledge - p.rear_taper * step(p.wheelbase * 0.45, self.back + 0.2, x)
        return (y - (base - p.tumblehome * h - 0.26 * h * h)) * 0.95

    def screen(self, x, y, z):
        p = self.spec
        h = z - self.cowl_z
        rake = np.radians(p.rake)
        line = p.cowl_x + h / np.tan(rake) + 0.10 * h * h + p.screen_round * y * y
        return (line - x) * np.sin(rake)

    def rear_screen(self, x, y, z):
        p = self.spec
        h = z - self.rear_base_z
        rake = np.radians(p.rear_rake)
        line = self.rear_base_x - h / np.tan(rake) - p.rear_curve * h * h - 0.20 * y * y
        if p.spoiler:
            line = line + p.spoiler * step(-0.085, -0.035, self.roof_field(x, y, z))
        return (x - line) * np.sin(rake)

    def roof_field(self, x, y, z):
        return z - (self.roof(x) - 0.045 * (y / 0.6) ** 2)

    def cabin(self, x, y, z):
        p = self.spec
        body = smooth_max(self.glass_side(x, y, z), self.screen(x, y, z), 0.12)
        body = smooth_max(body, self.rear_screen(x, y, z), p.rear_corner)
        body = smooth_max(body, self.roof_field(x, y, z), 0.13)
        body = np.maximum(body, self.tail(x, y, z) + 0.004)  # a flat rear screen would run out behind the tail
        return np.maximum(body, self.edge(x) - 0.12 - z)

    def skin(self, x, y, z):
        y = np.abs(y)
        skin = smooth_min(self.lower(x, y, z), self.cabin(x, y, z), 0.022)
        return smooth_max(skin, -self.bed(x, y, z), 0.03) if self.spec.bed else skin

    def bed(self, x, y, z):
        """The hollow of a pickup's bed."""
        inside = smooth_max(np.abs(y) - (self.half - 0.15), np.maximum(self.back - self.spec.bed - x, x - self.back + 0.13), 0.06)
        return smooth_max(inside, self.spec.belt - 0.45 - z, 0.05)

    def upper(self, x, y, z):
        """Negative in the roof and the pillars: what a soft top or a roof in another colour covers."""
        above = np.maximum(self.edge(x) + 0.035 - z, 0.015 - self.top(x, y, z))
        if self.spec.soft_top:
            above = smooth_max(above, self.roof_front - 0.03 + 0.08 * y * y - x, 0.02)
        return np.maximum(above, self.spec.cowl_x + 0.05 - x)

    # --- outlines ----------------------------------------------------------------------------

    def arch(self, x, y, z):
        """Positive outside the wheel arches."""
        r = np.minimum(*[np.hypot(x - a, z - self.wheel_r) for a in self.axles]) - self.arch_r
        return np.maximum(r, (self.half - 0.36) - np.abs(y))

    def side_windows(self, x, y, z):
        p = self.spec
        field = smooth_max(self.screen(x, y, z) + p.pillar_a, self.roof_field(x, y, z) + p.rail, 0.05)
        field = smooth_max(field, self.rear_screen(x, y, z) + p.pillar_d + p.pillar_slant * (z - self.edge(x)), 0.06)
        field = smooth_max(field, self.edge(x) + 0.030 - z, 0.035)
        if p.panel_van:
            field = smooth_max(field, x - p.b_pillar - 0.10 * (z - p.belt) + 0.06, 0.06)
        return np.maximum(field, 0.30 - y)

    def windscreen(self, x, y, z):
        field = smooth_max(self.glass_side(x, y, z) + 0.052, self.roof_field(x, y, z) + 0.035, 0.05)
        low = self.cowl_z + 0.012 - 0.02 * (y / 0.7) ** 2 - z
        field = smooth_max(field, low, 0.04)
        field = np.maximum(field, x - (self.spec.cowl_x + 1.3))
        return np.where(self.screen(x, y, z) > 0.015, 1.0, field)  # the bonnet before it is not glass

    def rear_window(self, x, y, z):
        p = self.spec
        if p.panel_van:
            return np.ones(np.broadcast_shapes(np.shape(x), np.shape(y), np.shape(z)))
        field = smooth_max(self.glass_side(x, y, z) + p.rear_window_inset, self.roof_field(x, y, z) + p.rear_window_top, 0.05)
        field = smooth_max(field, self.rear_base_z + p.rear_window_low - z, 0.05)
        field = np.maximum(field, self.roof_front + 0.55 - x)
        return np.where(self.rear_screen(x, y, z) > 0.015, 1.0, field)  # the deck behind it is not glass

    # --- points on the surface -----------------------------------------------------------------

    def front_angle(self, x, y):
        """Arc coordinate around the nose in metres: 0 at the badge, growing towards the wing."""
        return np.arctan2(y, 0.25 - x) * 1.15

    def rear_angle(self, x, y):
        return np.arctan2(y, x - (self.spec.wheelbase - 0.25)) * 1.15

    def on_front(self, arc, z, depth=0.0):
        return self._cast(np.array([0.25, 0, 0]), np.stack([-np.cos(arc / 1.15), np.sin(arc / 1.15), 0 * arc], 1), z, depth)

    def on_rear(self, arc, z, depth=0.0):
        origin = np.array([self.spec.wheelbase - 0.25, 0, 0])
        return self._cast(origin, np.stack([np.cos(arc / 1.15), np.sin(arc / 1.15), 0 * arc], 1), z, depth)

    def _cast(self, origin, direction, z, depth):
        near, far = np.zeros(len(z)), np.full(len(z), 2.2)
        for _ in range(40):
            middle = (near + far) / 2
            point = origin + direction * middle[:, None]
            outside = self.lower(point[:, 0], np.abs(point[:, 1]), z) > -depth
            near, far = np.where(outside, near, middle), np.where(outside, middle, far)
        point = origin + direction * near[:, None]
        point[:, 2] = z
        return point

    def on_nose(self, y, z, depth=0.0):
        """Straight back from the front at (y, z)."""
        near, far = np.full(len(y), self.front - 0.2), np.full(len(y), 0.0)
        for _ in range(40):
            middle = (near + far) / 2
            outside = self.lower(middle, np.abs(y), z) > -depth
            near, far = np.where(outside, middle, near), np.where(outside, far, middle)
        return np.stack([far, y, z], 1)

    def on_tail(self, y, z, depth=0.0):
        near, far = np.full(len(y), self.spec.wheelbase), np.full(len(y), self.back + 0.2)
        for _ in range(40):
            middle = (near + far) / 2
            outside = self.lower(middle, np.abs(y), z) > -depth
            near, far = np.where(outside, near, middle), np.where(outside, middle, far)
        return np.stack([near, y, z], 1)

    def on_screen(self, y, z, lift=0.0):
        p = self.spec
        h, rake = z - self.cowl_z, np.radians(p.rake)
        x = p.cowl_x + h / np.tan(rake) + 0.10 * h * h + p.screen_round * y * y
        return np.stack([x - lift * np.sin(rake), y, z + lift * np.cos(rake)], 1)

    def side_y(self, x, z, depth=0.0):
        near, far = np.zeros(len(x)), np.full(len(x), self.half + 0.1)
        for _ in range(36):
            middle = (near + far) / 2
            outside = self.skin(x, middle, z) > -depth
            near, far = np.where(outside, near, middle), np.where(outside, middle, far)
        return near
