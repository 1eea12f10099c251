"""The tyre: grooved tread, shoulder, bulging sidewall, and the ring that shields the rim from kerbs."""

from ..objects import polygons, revolve


def tyre_profile(R, Rr, w):
    """(radius, offset) from the inner bead over the tread to the outer bead; R and Rr are the tyre's and the rim's radius."""
    h = w / 2
    groove = lambda y: [(R, y - 0.0062), (R - 0.008, y - 0.0042), (R - 0.008, y + 0.0042), (R, y + 0.0062)]
    tread = [(R - 0.005, -h * 0.80)]
    for y in (-0.50 * h, -0.17 * h, 0.17 * h, 0.50 * h):
        tread += groove(y)
    tread += [(R - 0.005, h * 0.80)]
    side = R - Rr
    wall = [
        (R - 0.012, h * 0.875),
        (R - 0.022, h * 0.925),
        (R - 0.030, h * 0.945),
        (R - 0.033, h * 0.942),  # a step below the shoulder
        (Rr + side * 0.60, h * 0.985),
        (Rr + side * 0.44, h * 1.0),
        (Rr + side * 0.40, h * 0.999),
        (Rr + side * 0.385, h * 0.990),  # a fine line around
        (Rr + side * 0.37, h * 0.998),
        (Rr + 0.024, h * 0.985),
        (Rr + 0.0185, h * 0.985),
        (Rr + 0.0165, h * 1.005),
        (Rr + 0.0085, h * 1.005),  # the bump ring
        (Rr + 0.0055, h * 0.965),
        (Rr + 0.0035, h * 0.90),
        (Rr - 0.004, h * 0.82),
    ]
    return [(r, -y) for r, y in reversed(wall)] + tread + wall


def make_tyre(R, Rr, w, materials):
    points, faces = revolve(tyre_profile(R, Rr, w), 144)
    return polygons('tyre', points, faces, [materials['tyre']], 32)
