"""Pinched wide grille or none, lamps standing upright at the corners with a bent line of light."""

from .. import patterns
from ...lamps.parts import cell, guide, projector, steps
from ..bumpers import intake, ledge, splitter
from ..design import Bars, End, Lamp, Opening, Panel, Relief
from ..drawing import band, union
from ..rears import bumper_fold, diffuser, reflex_pocket, tail_lamp


def draw(front, rear, spec, closed):
    return _front(front, closed), _rear(rear)


def _front(k, closed):
    end = End(plate=0.36, emblem=None)
    lamp = k.outline([(0.56, 0.90), (0.60, 0.72), (0.735, 0.60), (0.86, 0.61), (0.97, 0.78), (1.06, 0.93), (1.03, 0.955), (0.80, 0.93)], 0.010)
    layers = steps(lamp, 0.046, 0.010)
    for u, v in ((0.735, 0.845), (0.735, 0.765), (0.755, 0.685)):
        layers += cell(k.at(u, v), 0.075, 0.042)
    star = union(k.stroke([(0.60, 0.905), (0.80, 0.912), (1.03, 0.94)], 0.010), k.stroke([(0.80, 0.912), (0.90, 0.80), (0.845, 0.635)], 0.013))
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(star)))
    if closed:
        nose = k.outline([(-0.5, 0.86), (0.12, 0.86), (0.17, 0.875), (0.54, 0.875), (0.57, 0.74), (0.50, 0.68), (0.17, 0.68), (0.12, 0.695), (-0.5, 0.695)], 0.016)
        end.relief.append(Relief(nose, -0.012, 0.010))
        ledge(end, k, [(0.0, 0.44), (0.50, 0.44), (0.70, 0.54), (0.95, 0.54)], 0.012, 0.2)
        intake(end, k, [(-0.5, 0.36), (0.56, 0.36), (0.64, 0.30), (0.56, 0.12), (-0.5, 0.10)], 'grid', 0.024, 0.016, pitch=0.03)
    else:
        grille = k.outline([(-0.5, 0.845), (0.10, 0.845), (0.15, 0.868), (0.50, 0.870), (0.545, 0.80), (0.47, 0.60), (0.16, 0.595), (0.10, 0.625), (-0.5, 0.625)], 0.014)
        end.relief.append(Relief(band(grille, -0.02, 0.03), 0.008, 0.026))
        end.openings.append(Opening('grille', grille, [Bars(patterns.diamonds(0.030, 0.007, 0.5), 'gloss-black', 0.014, 0.024)], edge='gloss-black'))
        end.panels.append(Panel('grille frame', band(grille, 0.0, 0.013), 'satin', 0.006, 0.0, 0.0065))
        ledge(end, k, [(0.0, 0.54), (0.50, 0.54), (0.95, 0.56)], 0.012, 0.2)
        intake(end, k, [(-0.5, 0.30), (0.54, 0.30), (0.62, 0.24), (0.56, 0.12), (-0.5, 0.10)], 'grid', 0.022, 0.016, pitch=0.03)
    corner = k.outline([(0.73, 0.42), (0.84, 0.44), (0.885, 0.25), (0.80, 0.13), (0.72, 0.14), (0.80, 0.27)], 0.010)
    end.relief.append(Relief(corner, -0.024, 0.016))
    end.openings.append(Opening('air curtain', corner, depth=0.06))
    splitter(end, k, 0.74, 0.07, 0.012, 'satin', 0.03)
    return end


def _rear(k):
    end = End(emblem=None)
    lamp = k.outline([(0.56, 0.955), (0.62, 0.90), (0.80, 0.86), (0.80, 0.60), (0.90, 0.55), (0.985, 0.62), (1.05, 0.93), (1.0, 0.985)], 0.012)
    star = union(k.stroke([(0.60, 0.94), (0.90, 0.905), (1.015, 0.925)], 0.012), k.stroke([(0.90, 0.905), (0.925, 0.75), (0.88, 0.59)], 0.015))
    tail_lamp(end, lamp, [(star, 1.0)])
    bumper_fold(end, k, [(0.0, 0.42), (0.70, 0.42), (1.0, 0.48)])
    reflex_pocket(end, k, 0.78, 0.22, 0.18, 0.026)
    diffuser(end, k, 0.64, 0.18)
    return end
