"""A V of bright trim through the grille (a dark shield when electric), lamps over a hooked line of light."""

from .. import patterns
from ...lamps.parts import brow, guide, projector, steps
from ..bumpers import intake, ledge, splitter
from ..design import Bars, End, Lamp, Opening, Panel, Relief
from ..drawing import band, union
from ..rears import bumper_fold, diffuser, reflex_pocket, tail_lamp


def draw(front, rear, spec, closed):
    return _front(front, closed), _rear(rear)


def _front(k, closed):
    end = End(plate=0.33, emblem=(0.76, 0.052))
    lamp = k.outline([(0.49, 0.855), (0.66, 0.80), (0.78, 0.72), (0.86, 0.74), (0.93, 0.82), (1.08, 0.925), (1.05, 0.95), (0.80, 0.925), (0.49, 0.90)], 0.009)
    layers = steps(lamp, 0.042, 0.009) + brow(lamp, k.above([(0.4, 0.888), (0.80, 0.912), (1.1, 0.94)])) + projector(k.at(0.71, 0.855), 0.018) + projector(k.at(0.80, 0.858), 0.018) + projector(k.at(0.88, 0.866), 0.018)
    hook = k.stroke([(0.51, 0.865), (0.675, 0.815), (0.79, 0.738), (0.85, 0.755), (0.93, 0.835), (1.05, 0.92)], 0.012)
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(hook)))
    shield = k.outline([(-0.5, 0.89), (0.42, 0.89), (0.455, 0.84), (0.33, 0.52), (0.26, 0.47), (-0.5, 0.465)], 0.024)
    vee = k.stroke([(0.445, 0.885), (0.40, 0.70), (0.315, 0.515), (0.26, 0.485), (0.0, 0.480)], 0.024, 0.020)
    end.relief.append(Relief(band(shield, -0.02, 0.03), 0.009, 0.03))
    if closed:
        end.relief.append(Relief(shield, -0.006, 0.01))
        end.panels.append(Panel('closed grille', shield, 'gloss-black', 0.0, 0.003))
        ledge(end, k, [(0.0, 0.43), (0.28, 0.44), (0.52, 0.62), (0.95, 0.66)], 0.012, 0.2)
    else:
        end.openings.append(Opening('grille', shield, [Bars(patterns.honeycomb(0.034, 0.007, 1.4), 'gloss-black', 0.016, 0.022), Bars(vee, 'chrome', 0.004, 0.03)], edge='gloss-black'))
        ledge(end, k, [(0.0, 0.43), (0.28, 0.44), (0.52, 0.60), (0.95, 0.64)], 0.012, 0.2)
    intake(end, k, [(-0.5, 0.24), (0.50, 0.24), (0.60, 0.12), (-0.5, 0.10)], 'wide-honeycomb', 0.022, 0.014)
    slot = k.outline([(0.70, 0.40), (0.86, 0.47), (0.89, 0.42), (0.78, 0.30), (0.71, 0.33)], 0.010)
    end.relief.append(Relief(slot, -0.024, 0.016))
    end.openings.append(Opening('air curtain', slot, depth=0.06))
    splitter(end, k, 0.78, 0.07, 0.010, 'gloss-black', 0.02)
    return end


def _rear(k):
    end = End(emblem=(0.86, 0.046))
    lamp = k.outline([(0.50, 0.925), (0.54, 0.86), (0.76, 0.83), (0.86, 0.72), (0.97, 0.76), (1.06, 0.91), (1.0, 0.955)], 0.010)
    boomerang = k.stroke([(0.54, 0.905), (0.80, 0.875), (0.905, 0.77), (0.955, 0.80), (1.02, 0.91)], 0.014)
    tail_lamp(end, lamp, [(boomerang, 1.0)])
    bumper_fold(end, k, [(0.0, 0.46), (0.60, 0.46), (1.0, 0.54)])
    reflex_pocket(end, k, 0.80, 0.24, 0.18, 0.026)
    diffuser(end, k, 0.66, 0.18)
    return end
