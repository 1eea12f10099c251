"""A shield-shaped mesh with a bright wing beneath that runs into slim lamps; round lights in slim tail lamps."""

from .. import patterns
from ...lamps.parts import guide, projector, steps
from ..bumpers import air_curtain, intake, ledge, splitter
from ..design import Bars, End, Lamp, Opening, Panel, Relief
from ..drawing import Ellipse, band, union
from ..rears import bumper_fold, diffuser, reflex_pocket, tail_lamp


def draw(front, rear, spec, closed):
    return _front(front, closed), _rear(rear)


def _front(k, closed):
    end = End(plate=0.34, emblem=(0.77, 0.050))
    lamp = k.outline([(0.44, 0.815), (0.70, 0.795), (0.90, 0.805), (1.07, 0.905), (1.04, 0.925), (0.80, 0.895), (0.44, 0.865)], 0.010)
    eye, wide = k.at(0.63, 0.842), k.at(0.79, 0.848)
    layers = steps(lamp, 0.042, 0.009) + projector(eye, 0.022) + projector(wide, 0.022)
    rings = union(band(Ellipse(eye, 0.030), -0.006, 0.0), band(Ellipse(wide, 0.030), -0.006, 0.0))
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(rings)))
    shield = k.outline([(-0.5, 0.885), (0.33, 0.885), (0.42, 0.845), (0.385, 0.66), (0.27, 0.55), (-0.5, 0.535)], 0.030)
    wing = k.curve([(0.0, 0.525), (0.26, 0.545), (0.385, 0.65), (0.44, 0.80), (0.56, 0.800)], 0.016, 0.006, 40)
    end.relief.append(Relief(band(shield, -0.02, 0.03), 0.008, 0.03))
    if closed:
        end.panels.append(Panel('closed grille', shield, 'gloss-black', 0.0, 0.003))
    else:
        end.openings.append(Opening('grille', shield, [Bars(patterns.diamonds(0.024, 0.006, 0.9), 'gloss-black', 0.018, 0.022)], edge='gloss-black'))
    end.panels.append(Panel('wing', wing, 'chrome', 0.008, 0.0, 0.0075))
    ledge(end, k, [(0.0, 0.50), (0.27, 0.51), (0.50, 0.62), (0.95, 0.64)], 0.010, 0.2)
    intake(end, k, [(-0.5, 0.23), (0.60, 0.24), (0.66, 0.20), (0.60, 0.12), (-0.5, 0.10)], 'slats', 0.020, 0.014)
    air_curtain(end, k, [(0.80, 0.42), (0.85, 0.43), (0.87, 0.24), (0.81, 0.22)], 0.020, round=0.010)
    splitter(end, k, 0.80, 0.06, 0.010, 'gloss-black', 0.02)
    return end


def _rear(k):
    end = End(emblem=(0.86, 0.046))
    lamp = k.outline([(0.46, 0.90), (0.47, 0.815), (0.72, 0.775), (0.96, 0.79), (1.06, 0.89), (1.02, 0.93), (0.74, 0.93)], 0.012)
    rings = union(*[band(Ellipse(k.at(u, 0.855), 0.036), -0.010, 0.0) for u in (0.72, 0.90)])
    tail_lamp(end, lamp, [(rings, 1.0), (k.stroke([(0.50, 0.86), (0.66, 0.857)], 0.010), 0.7)])
    bumper_fold(end, k, [(0.0, 0.46), (0.60, 0.46), (1.0, 0.52)])
    reflex_pocket(end, k, 0.80, 0.26, 0.16, 0.026)
    diffuser(end, k, 0.66, 0.18)
    return end
