"""Ventilated disc with its hat, and a caliper over its edge."""

from math import cos, sin

from ..objects import polygons, revolve


def make_disc(Rr, materials):
    R = Rr * 0.80
    profile = [(0.03, 0.040), (0.072, 0.040), (0.078, 0.036), (0.080, 0.014), (0.094, 0.012), (R - 0.001, 0.012), (R, 0.010)]
    profile += [(R, 0.003), (R - 0.006, 0.002), (R - 0.006, -0.006), (R, -0.007), (R, -0.015), (0.07, -0.016)]
    points, faces = revolve(profile, 96)
    shades = [1 if k % 12 in (0, 1, 2, 8) else 0 for k in range(len(faces))]
    return polygons('disc', points, faces, [materials['disc'], materials['alloy-dark']], 30, shades)


def make_caliper(Rr, material, angle, span=0.46):
    """A block bent around the disc's edge, rounded at its ends and over its back."""
    inner, outer, points, faces, steps = Rr * 0.53, Rr * 0.885, [], [], 26
    section = lambda f: (
        (inner, -0.034), (inner, 0.022), (inner + 0.004, 0.034), (inner + 0.014, 0.046 * f), ((inner + outer) / 2 - 0.006, 0.052 * f),
        ((inner + outer) / 2 + 0.006, 0.048 * f), (outer - 0.020, 0.050 * f), (outer - 0.008, 0.044 * f), (outer, 0.030), (outer, -0.034),
    )  # fmt: skip
    count = 10
    for i in range(steps):
        t = i / (steps - 1)
        a = angle + span * (2 * t - 1)
        end = min(t, 1 - t)
        full = min(1.0, 0.72 + end * 3.2)
        rib = 0.93 if 0.46 < t < 0.54 else 1.0
        for r, y in section(full * rib):
            points.append((r * cos(a), y, r * sin(a)))
    for i in range(steps - 1):
        for k in range(count - 1):
            a = i * count + k
            faces.append((a, a + 1, a + count + 1, a + count))
    for i in (0, steps - 1):
        faces.append(tuple(i * count + k for k in range(count)))
    return polygons('caliper', points, faces, [material], 32)
