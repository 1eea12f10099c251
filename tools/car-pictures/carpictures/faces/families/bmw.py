"""Two upright openings side by side, slim lamps with two hooks of light, L-shaped tail lamps."""

from .. import patterns
from ...lamps.parts import brow, guide, projector, steps
from ..bumpers import air_curtain, intake, ledge, splitter
from ..design import Bars, End, Lamp, Opening, Panel, Relief
from ..drawing import band, union
from ..rears import bumper_fold, diffuser, reflex_pocket, tail_lamp


def draw(front, rear, spec, closed):
    return _front(front, closed), _rear(rear)


def _front(k, closed):
    end = End(plate=0.37, emblem=None)
    lamp = k.outline([(0.45, 0.855), (0.70, 0.79), (0.90, 0.805), (1.08, 0.915), (1.07, 0.945), (0.82, 0.935), (0.45, 0.925)], 0.010)
    hooks = union(
        k.stroke([(0.545, 0.895), (0.565, 0.845), (0.69, 0.815)], 0.011),
        k.stroke([(0.735, 0.885), (0.755, 0.82), (0.90, 0.828)], 0.011),
    )
    layers = steps(lamp, 0.044, 0.009) + brow(lamp, k.above([(0.4, 0.905), (0.85, 0.912), (1.1, 0.93)]))
    layers += projector(k.at(0.635, 0.875), 0.021) + projector(k.at(0.825, 0.873), 0.021)
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(hooks)))
    kidney = k.outline([(0.022, 0.905), (0.27, 0.915), (0.335, 0.875), (0.315, 0.66), (0.27, 0.61), (0.065, 0.605), (0.022, 0.64)], 0.022)
    end.relief.append(Relief(band(kidney, -0.02, 0.035), 0.010, 0.03))
    frame = Panel('kidney frame', band(kidney, 0.0, 0.015), 'satin' if closed else 'chrome', 0.007, 0.0, 0.007)
    if closed:
        end.relief.append(Relief(kidney, -0.006, 0.010))
        end.panels += [Panel('closed kidney', kidney, 'gloss-black', -0.002, 0.002), frame]
    else:
        ribs = patterns.ribs(0.031, 0.010, 0.022)
        recess = lambda s, z: 0.022 - ribs(s, z)
        end.openings.append(Opening('kidney', kidney, [Bars(patterns.uprights(0.031, 0.019, 0.022), 'grille', recess, 0.03)], floor_depth=0.075, edge='chrome', radius=0.006))
        end.panels.append(frame)
    ledge(end, k, [(0.0, 0.50), (0.34, 0.50), (0.55, 0.68), (0.95, 0.66)], 0.013, 0.22)
    air_curtain(end, k, [(0.83, 0.55), (0.89, 0.56), (0.92, 0.30), (0.86, 0.17), (0.70, 0.15), (0.68, 0.20), (0.80, 0.26)], 0.028, round=0.010)
    intake(end, k, [(-0.5, 0.285), (0.44, 0.285), (0.54, 0.22), (0.60, 0.11), (-0.5, 0.09)], 'wide-honeycomb', 0.020, 0.016, pitch=0.026)
    splitter(end, k, 0.86, 0.06, 0.010, 'gloss-black', 0.03)
    return end


def _rear(k):
    end = End(emblem=(0.93, 0.032))
    lamp = k.outline([(0.46, 0.92), (0.47, 0.80), (0.74, 0.775), (0.80, 0.70), (0.96, 0.72), (1.06, 0.90), (1.02, 0.955), (0.70, 0.94)], 0.014)
    hook = k.curve([(0.485, 0.835), (0.78, 0.815), (0.86, 0.77), (0.96, 0.775), (1.03, 0.89)], 0.018, count=40)
    tail_lamp(end, lamp, [(hook, 1.0), (k.stroke([(0.50, 0.895), (0.96, 0.905)], 0.007), 0.4)], 'dark-red-lens')
    bumper_fold(end, k, [(0.0, 0.47), (0.60, 0.47), (0.82, 0.56), (1.0, 0.56)])
    reflex_pocket(end, k, 0.86, 0.30, 0.22, 0.03, tall=True, depth=0.018)
    diffuser(end, k, 0.66, 0.20)
    return end
