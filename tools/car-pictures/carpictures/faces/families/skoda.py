"""Upright grille of paired bars in a bright frame (black panel when electric), lamps in two storeys, C-shaped tail lamps."""

import numpy as np

from .. import patterns
from ...lamps.parts import brow, cell, guide, projector, steps
from ..bumpers import intake, ledge, splitter
from ..design import Bars, End, Lamp, Opening, Panel, Relief
from ..drawing import band, union
from ..rears import bumper_fold, diffuser, reflex_pocket, tail_lamp


def draw(front, rear, spec, closed):
    return _front(front, closed), _rear(rear)


def _front(k, closed):
    end = End(plate=0.40, emblem=None)
    lamp = k.outline([(0.475, 0.835), (0.72, 0.795), (0.92, 0.815), (1.08, 0.925), (1.06, 0.95), (0.84, 0.925), (0.475, 0.90)], 0.008)
    layers = steps(lamp, 0.044, 0.008) + brow(lamp, k.above([(0.4, 0.888), (0.85, 0.912), (1.1, 0.94)]))
    layers += cell(k.at(0.62, 0.858), 0.07, 0.030) + cell(k.at(0.74, 0.858), 0.07, 0.030) + cell(k.at(0.86, 0.868), 0.06, 0.028)
    light = union(k.stroke([(0.495, 0.843), (0.71, 0.808), (0.90, 0.824), (1.05, 0.925)], 0.010), k.stroke([(0.495, 0.845), (0.505, 0.885)], 0.009))
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(light)))
    second = k.outline([(0.565, 0.655), (0.78, 0.665), (0.83, 0.745), (0.575, 0.735)], 0.008)
    low_layers = steps(second, 0.036, 0.008) + projector(k.at(0.665, 0.70), 0.022, 0.026) + guide(k.stroke([(0.585, 0.725), (0.80, 0.733)], 0.006), glow=0.7)
    end.lamps.append(Lamp('lower lamp', second, 'lens', low_layers, depth=0.046))
    grille = k.outline([(-0.5, 0.905), (0.36, 0.90), (0.44, 0.845), (0.425, 0.66), (0.345, 0.575), (-0.5, 0.57)], 0.020)
    end.relief.append(Relief(band(grille, -0.02, 0.03), 0.009, 0.028))
    paired = union(patterns.uprights(0.056, 0.011, 0.016), patterns.uprights(0.056, 0.011, 0.034))
    frame = Panel('grille frame', band(grille, 0.0, 0.015), 'grille' if closed else 'chrome', 0.007, 0.0, 0.0075)
    if closed:
        end.relief.append(Relief(grille, -0.008, 0.010))
        end.relief.append(Relief(lambda s, z: np.maximum(paired(s, z), grille(s, z) + 0.02), 0.005, 0.006))
        end.panels += [Panel('closed grille', grille, 'gloss-black', 0.0, 0.002), frame]
    else:
        end.openings.append(Opening('grille', grille, [Bars(paired, 'gloss-black', 0.010, 0.035)], edge='chrome', radius=0.006))
        end.panels.append(frame)
    ledge(end, k, [(0.0, 0.53), (0.36, 0.53), (0.50, 0.62), (0.95, 0.62)], 0.013, 0.22)
    intake(end, k, [(-0.5, 0.30), (0.54, 0.31), (0.66, 0.25), (0.60, 0.12), (-0.5, 0.10)], 'wide-honeycomb', 0.022, 0.014, pitch=0.03)
    curtain = k.outline([(0.79, 0.48), (0.85, 0.50), (0.89, 0.26), (0.85, 0.17), (0.78, 0.16), (0.81, 0.27)], 0.010)
    end.relief.append(Relief(curtain, -0.024, 0.016))
    end.openings.append(Opening('air curtain', curtain, depth=0.06))
    splitter(end, k, 0.80, 0.06, 0.010, 'gloss-black', 0.02)
    return end


def _rear(k):
    end = End(emblem=None)
    lamp = k.outline([(0.45, 0.93), (0.46, 0.87), (0.66, 0.72), (0.97, 0.745), (1.055, 0.905), (1.01, 0.955)], 0.010)
    c = k.stroke([(0.985, 0.925), (0.74, 0.905), (0.655, 0.875), (0.70, 0.762), (0.95, 0.785)], 0.015)
    tail_lamp(end, lamp, [(c, 1.0), (k.stroke([(0.76, 0.865), (0.79, 0.80), (0.94, 0.815)], 0.008), 0.5), (k.stroke([(0.47, 0.905), (0.66, 0.895)], 0.008), 0.6)])
    end.relief.append(Relief(k.outline([(-0.5, 0.71), (0.66, 0.71), (0.58, 0.50), (-0.5, 0.50)], 0.03), -0.010, 0.02))
    bumper_fold(end, k, [(0.0, 0.46), (0.60, 0.46), (0.86, 0.54), (1.0, 0.54)])
    reflex_pocket(end, k, 0.80, 0.24, 0.20, 0.026)
    diffuser(end, k, 0.64, 0.18)
    return end
