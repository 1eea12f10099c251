"""Wide eight-sided honeycomb, wedge lamps with dashes of light, side intakes; dashed tail bar."""

from .. import patterns
from ...lamps.parts import brow, cell, dashes, guide, steps
from ..bumpers import ledge, splitter
from ..design import Bars, End, Lamp, Opening, Panel, Relief
from ..drawing import band
from ..rears import bumper_fold, diffuser, reflex_pocket, tail_lamp


def draw(front, rear, spec, closed):
    return _front(front, closed), _rear(rear)


def _front(k, closed):
    end = End(plate=0.44, emblem=(0.80, 0.040))
    lamp = k.outline([(0.515, 0.845), (0.70, 0.775), (0.92, 0.80), (1.08, 0.925), (1.06, 0.945), (0.84, 0.93), (0.515, 0.90)], 0.007)
    layers = steps(lamp, 0.044, 0.009) + brow(lamp, k.above([(0.5, 0.888), (0.85, 0.914), (1.1, 0.935)]))
    for u, v in ((0.63, 0.858), (0.715, 0.862), (0.80, 0.868), (0.88, 0.876)):
        layers += cell(k.at(u, v), 0.054, 0.030)
    light = dashes(k.all([(0.545, 0.842), (0.70, 0.796), (0.90, 0.816), (1.03, 0.905)]), 0.014, 9)
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + light))
    grille = k.outline([(-0.5, 0.895), (0.40, 0.89), (0.475, 0.80), (0.485, 0.58), (0.37, 0.34), (-0.5, 0.335)], 0.014)
    end.relief.append(Relief(band(grille, -0.02, 0.03), 0.008, 0.026))
    if closed:
        end.relief.append(Relief(grille, -0.008, 0.010))
        end.panels.append(Panel('closed grille', grille, 'satin-grey', -0.001, 0.003))
        fine = [k.outline([(u - 0.008, 0.60), (u + 0.008, 0.60), (u + 0.010, 0.70), (u - 0.006, 0.70)], 0.003) for u in (0.14, 0.20, 0.26, 0.32, 0.38)]
        end.relief += [Relief(f, -0.006, 0.006) for f in fine]
    else:
        end.openings.append(Opening('grille', grille, [Bars(patterns.honeycomb(0.040, 0.0075, 1.35), 'gloss-black', 0.014, 0.024)], edge='gloss-black', radius=0.005))
        end.panels.append(Panel('grille frame', band(grille, 0.0, 0.015), 'grille', 0.006, 0.0, 0.0075))
    ledge(end, k, [(0.0, 0.30), (0.40, 0.30), (0.56, 0.55), (0.72, 0.64), (0.95, 0.64)], 0.014, 0.22)
    side = k.outline([(0.565, 0.19), (0.66, 0.36), (0.845, 0.47), (0.905, 0.46), (0.87, 0.20), (0.80, 0.13), (0.60, 0.13)], 0.010)
    end.relief.append(Relief(side, -0.026, 0.016))
    end.openings.append(Opening('side intake', side, [Bars(patterns.honeycomb(0.040, 0.0075, 1.35), 'gloss-black', 0.022, 0.02)], depth=0.06))
    end.openings.append(Opening('lower intake', k.outline([(-0.5, 0.22), (0.40, 0.22), (0.46, 0.11), (-0.5, 0.10)], 0.010), [Bars(patterns.honeycomb(0.040, 0.0075, 1.35), 'gloss-black', 0.016, 0.02)]))
    splitter(end, k, 0.84, 0.055, 0.010, 'gloss-black', 0.02)
    return end


def _rear(k):
    end = End(emblem=(0.93, 0.040))
    lamp = k.outline([(-0.5, 0.855), (0.50, 0.855), (0.72, 0.775), (0.97, 0.79), (1.06, 0.90), (1.02, 0.945), (0.60, 0.895), (-0.5, 0.885)], 0.007)
    light = k.stroke([(-0.1, 0.870), (0.55, 0.874)], 0.009)
    tail_lamp(end, lamp, [(light, 0.8), *[(k.stroke([(u, 0.805 + 0.02 * (u > 0.9)), (u + 0.035, 0.885 + 0.012 * (u > 0.9))], 0.013), 1.0) for u in (0.66, 0.72, 0.78, 0.84, 0.90, 0.955)]], 'dark-red-lens')
    bumper_fold(end, k, [(0.0, 0.48), (0.60, 0.48), (0.84, 0.58), (1.0, 0.58)])
    reflex_pocket(end, k, 0.80, 0.27, 0.20, 0.026, depth=0.016)
    diffuser(end, k, 0.68, 0.19)
    return end
