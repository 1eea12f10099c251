"""Upright and square: box lamps with a bracket of light, a slim grille of two rows, a broad skid plate."""

from .. import patterns
from ...lamps.parts import cell, guide, projector, steps
from ..bumpers import air_curtain, intake, ledge
from ..design import Bars, End, Lamp, Opening, Panel, Relief
from ..drawing import band, union
from ..rears import bumper_fold, reflex_pocket, tail_lamp


def draw(front, rear, spec, closed):
    return _front(front, closed), _rear(rear, spec)


def _front(k, closed):
    end = End(plate=0.45, emblem=None)
    lamp = k.outline([(0.525, 0.795), (0.80, 0.795), (0.985, 0.83), (1.02, 0.945), (0.80, 0.945), (0.525, 0.935)], 0.012)
    layers = steps(lamp, 0.046, 0.010) + projector(k.at(0.62, 0.866), 0.028) + projector(k.at(0.765, 0.868), 0.028)
    bracket = union(k.stroke([(0.70, 0.928), (0.545, 0.918), (0.545, 0.815), (0.69, 0.812)], 0.011), k.stroke([(0.845, 0.933), (0.975, 0.92), (0.955, 0.848), (0.84, 0.825)], 0.011))
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(bracket)))
    grille = k.outline([(-0.5, 0.925), (0.485, 0.922), (0.495, 0.87), (0.475, 0.80), (-0.5, 0.795)], 0.012)
    end.relief.append(Relief(band(grille, -0.02, 0.02), 0.006, 0.02))
    if closed:
        end.panels.append(Panel('closed grille', grille, 'gloss-black', 0.0, 0.003))
    else:
        rows = union(patterns.honeycomb(0.022, 0.0055, 1.9))
        bar = k.outline([(-0.5, 0.870), (0.49, 0.870), (0.49, 0.852), (-0.5, 0.852)], 0.004)
        end.openings.append(Opening('grille', grille, [Bars(rows, 'gloss-black', 0.016, 0.02), Bars(bar, 'grille', 0.006, 0.03)], edge='gloss-black', radius=0.005))
    end.panels.append(Panel('grille frame', band(grille, 0.0, 0.012), 'gloss-black', 0.005, 0.0, 0.006))
    ledge(end, k, [(0.0, 0.72), (0.50, 0.72), (0.95, 0.74)], 0.016, 0.26)
    air_curtain(end, k, [(0.755, 0.60), (0.845, 0.605), (0.865, 0.30), (0.77, 0.285)], 0.028, round=0.012)
    intake(end, k, [(-0.5, 0.34), (0.60, 0.34), (0.65, 0.30), (0.60, 0.20), (-0.5, 0.195)], 'wide-slats', 0.024, 0.012, pitch=0.03)
    skid = k.outline([(-0.5, 0.17), (0.56, 0.17), (0.60, 0.13), (0.54, -0.05), (-0.5, -0.05)], 0.02)
    end.relief.append(Relief(skid, 0.014, 0.014))
    end.panels.append(Panel('skid plate', skid, 'satin'))
    return end


def _rear(k, spec):
    end = End(emblem=None)
    if spec.style in ('boxy-suv', 'suv', 'mpv'):
        lamp = k.outline([(0.72, 0.95), (0.72, 0.64), (0.93, 0.64), (0.985, 0.80), (0.96, 0.95)], 0.012)
        light = union(band(k.outline([(0.75, 0.93), (0.75, 0.81), (0.93, 0.81), (0.945, 0.93)], 0.008), -0.012, 0.0), band(k.outline([(0.75, 0.79), (0.75, 0.665), (0.905, 0.665), (0.93, 0.79)], 0.008), -0.012, 0.0))
    else:
        lamp = k.outline([(0.50, 0.90), (0.50, 0.82), (1.0, 0.80), (1.04, 0.90)], 0.010)
        light = k.stroke([(0.53, 0.86), (0.98, 0.855)], 0.014)
    tail_lamp(end, lamp, [(light, 1.0)], 'dark-red-lens')
    bumper_fold(end, k, [(0.0, 0.44), (0.60, 0.44), (1.0, 0.46)], 0.014, 0.2)
    reflex_pocket(end, k, 0.80, 0.27, 0.16, 0.03)
    skid = k.outline([(-0.5, 0.16), (0.56, 0.16), (0.60, 0.12), (0.54, -0.1), (-0.5, -0.1)], 0.02)
    end.panels.append(Panel('rear skid plate', skid, 'satin', 0.004))
    return end
