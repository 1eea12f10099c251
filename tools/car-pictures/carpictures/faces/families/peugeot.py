"""A frameless grille of short strokes that thin out sideways, and claws of light down from the lamps; three claws behind."""

import numpy as np

from .. import patterns
from ...lamps.parts import brow, guide, projector, steps
from ..bumpers import intake, ledge, splitter
from ..design import Bars, End, Lamp, Opening, Panel, Relief
from ..drawing import both, union
from ..rears import bumper_fold, diffuser, reflex_pocket, tail_lamp


def draw(front, rear, spec, closed):
    return _front(front), _rear(rear)


def draw_renault(front, rear, spec, closed):
    return _renault_front(front), _renault_rear(rear)


def _front(k):
    end = End(plate=0.40, emblem=(0.76, 0.052))
    lamp = k.outline([(0.50, 0.855), (0.72, 0.80), (0.90, 0.815), (1.08, 0.925), (1.05, 0.945), (0.82, 0.92), (0.50, 0.895)], 0.008)
    layers = steps(lamp, 0.042, 0.009) + brow(lamp, k.above([(0.4, 0.885), (0.82, 0.908), (1.1, 0.94)])) + projector(k.at(0.72, 0.858), 0.018) + projector(k.at(0.81, 0.862), 0.018) + projector(k.at(0.89, 0.872), 0.018)
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(k.stroke([(0.52, 0.868), (0.70, 0.822)], 0.010))))
    claw = k.outline([(0.655, 0.775), (0.695, 0.775), (0.745, 0.50), (0.735, 0.36), (0.715, 0.36), (0.70, 0.50)], 0.005)
    end.lamps.append(Lamp('claw', claw, 'lens', guide(k.stroke([(0.675, 0.77), (0.722, 0.50), (0.725, 0.37)], 0.013, 0.007), depth=0.008), depth=0.02))
    end.relief.append(Relief(k.stroke([(0.675, 0.77), (0.722, 0.50), (0.725, 0.36)], 0.05), -0.006, 0.02))
    strokes = lambda s, z: np.maximum(np.abs(s - np.round(s / 0.034) * 0.034) - 0.011 * np.clip(1.15 - s / (0.60 * k.half), 0.15, 1), np.abs(z - np.round(z / 0.030) * 0.030) - 0.0105)
    field = k.outline([(-0.5, 0.875), (0.44, 0.865), (0.60, 0.76), (0.58, 0.52), (0.46, 0.46), (-0.5, 0.44)], 0.03)
    end.relief.append(Relief(field, -0.006, 0.03))
    end.panels.append(Panel('grille strokes', both(strokes, field), 'gloss-black', -0.003, 0.0))
    ledge(end, k, [(0.0, 0.40), (0.50, 0.42), (0.64, 0.50)], 0.010, 0.18)
    intake(end, k, [(-0.5, 0.26), (0.54, 0.28), (0.66, 0.26), (0.58, 0.12), (-0.5, 0.10)], 'wide-honeycomb', 0.020, 0.014)
    slot = k.outline([(0.79, 0.44), (0.86, 0.46), (0.89, 0.22), (0.82, 0.17)], 0.010)
    end.relief.append(Relief(slot, -0.024, 0.016))
    end.openings.append(Opening('air curtain', slot, depth=0.06))
    splitter(end, k, 0.82, 0.06, 0.010, 'gloss-black', 0.02)
    return end


def _rear(k):
    end = End(emblem=None)
    lamp = k.outline([(-0.5, 0.925), (-0.5, 0.865), (0.52, 0.865), (0.60, 0.77), (0.96, 0.78), (1.05, 0.89), (1.0, 0.935)], 0.008)
    claws = union(*[k.stroke([(u, 0.905), (u - 0.035, 0.80)], 0.020) for u in (0.72, 0.81, 0.90)])
    tail_lamp(end, lamp, [(claws, 1.0)], 'dark-red-lens')
    bumper_fold(end, k, [(0.0, 0.46), (0.60, 0.46), (1.0, 0.52)])
    reflex_pocket(end, k, 0.80, 0.25, 0.18, 0.026)
    diffuser(end, k, 0.68, 0.19)
    return end


def _renault_front(k):
    end = End(plate=0.38, emblem=(0.775, 0.058))
    lamp = k.outline([(0.46, 0.83), (0.70, 0.775), (0.90, 0.80), (1.07, 0.915), (1.04, 0.945), (0.80, 0.905), (0.46, 0.875)], 0.010)
    layers = steps(lamp, 0.042, 0.009) + brow(lamp, k.above([(0.4, 0.865), (0.80, 0.893), (1.1, 0.935)])) + projector(k.at(0.64, 0.84), 0.020) + projector(k.at(0.83, 0.853), 0.022)
    c = k.stroke([(0.72, 0.80), (0.755, 0.855), (0.90, 0.892), (1.03, 0.928)], 0.012)
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(c)))
    hook = k.outline([(0.70, 0.62), (0.735, 0.62), (0.83, 0.40), (0.74, 0.27), (0.70, 0.29), (0.775, 0.40)], 0.006)
    end.lamps.append(Lamp('hook', hook, 'lens', guide(k.stroke([(0.717, 0.615), (0.80, 0.40), (0.725, 0.285)], 0.013), depth=0.008), depth=0.02))
    end.relief.append(Relief(k.stroke([(0.717, 0.615), (0.80, 0.40), (0.725, 0.285)], 0.055), -0.008, 0.02))
    grille = k.outline([(-0.5, 0.855), (0.44, 0.865), (0.45, 0.80), (0.38, 0.66), (-0.5, 0.655)], 0.012)
    end.openings.append(Opening('grille', grille, [Bars(patterns.diamonds(0.030, 0.009, 0.7), 'gloss-black', 0.012, 0.022)], edge='gloss-black'))
    end.panels.append(Panel('grille trim', k.stroke([(-0.5, 0.648), (0.375, 0.652), (0.46, 0.80)], 0.010), 'satin', 0.005, 0.0, 0.005))
    ledge(end, k, [(0.0, 0.60), (0.40, 0.60), (0.60, 0.66), (0.95, 0.68)], 0.012, 0.2)
    intake(end, k, [(-0.5, 0.29), (0.56, 0.29), (0.62, 0.22), (0.56, 0.12), (-0.5, 0.10)], 'wide-honeycomb', 0.022, 0.014)
    splitter(end, k, 0.80, 0.065, 0.010, 'gloss-black', 0.02)
    return end


def _renault_rear(k):
    end = End(emblem=(0.84, 0.050))
    lamp = k.outline([(0.13, 0.90), (0.13, 0.86), (0.60, 0.82), (0.80, 0.76), (0.97, 0.78), (1.05, 0.90), (1.0, 0.945), (0.60, 0.92)], 0.010)
    c = k.curve([(0.16, 0.882), (0.60, 0.875), (0.80, 0.90), (0.985, 0.905), (0.95, 0.81), (0.80, 0.79), (0.66, 0.83)], 0.012, count=60)
    tail_lamp(end, lamp, [(c, 1.0)])
    bumper_fold(end, k, [(0.0, 0.46), (0.60, 0.46), (1.0, 0.52)])
    reflex_pocket(end, k, 0.80, 0.25, 0.18, 0.026)
    diffuser(end, k, 0.66, 0.18)
    return end
