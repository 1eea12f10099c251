"""Six-sided grille between lamps that reach into the wings, square tail lamps; the pickup stands taller and squarer."""

from .. import patterns
from ...lamps.parts import brow, cell, guide, projector, steps
from ..bumpers import air_curtain, intake, ledge, splitter
from ..design import Bars, End, Lamp, Opening, Panel, Relief
from ..drawing import band, union
from ..rears import bumper_fold, diffuser, reflex_pocket, tail_lamp


def draw(front, rear, spec, closed):
    return _front(front, closed), _rear(rear)


def _front(k, closed):
    end = End(plate=0.36, emblem=(0.655, 0.046))
    lamp = k.outline([(0.49, 0.79), (0.72, 0.755), (0.90, 0.78), (1.09, 0.925), (1.06, 0.955), (0.82, 0.925), (0.49, 0.885)], 0.012)
    layers = steps(lamp, 0.044, 0.010) + brow(lamp, k.above([(0.45, 0.868), (0.85, 0.91), (1.1, 0.945)]))
    layers += projector(k.at(0.63, 0.838), 0.024) + projector(k.at(0.79, 0.846), 0.024)
    light = union(k.stroke([(0.70, 0.878), (0.515, 0.855), (0.52, 0.805), (0.72, 0.775), (0.885, 0.797)], 0.011))
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(light)))
    if closed:
        panel = k.outline([(-0.5, 0.86), (0.42, 0.85), (0.46, 0.80), (0.40, 0.60), (-0.5, 0.59)], 0.03)
        end.relief.append(Relief(panel, -0.008, 0.016))
        end.panels.append(Panel('closed grille', panel, 'gloss-black', 0.0, 0.003))
    else:
        grille = k.outline([(-0.5, 0.85), (0.37, 0.85), (0.465, 0.755), (0.40, 0.50), (0.33, 0.45), (-0.5, 0.445)], 0.022)
        end.relief.append(Relief(band(grille, -0.02, 0.03), 0.009, 0.03))
        end.openings.append(Opening('grille', grille, [Bars(patterns.honeycomb(0.042, 0.010, 1.8), 'gloss-black', 0.012, 0.03)], edge='chrome'))
        end.panels.append(Panel('grille frame', band(grille, 0.0, 0.013), 'chrome', 0.006, 0.0, 0.0065))
    ledge(end, k, [(0.0, 0.41), (0.34, 0.41), (0.54, 0.60), (0.95, 0.62)], 0.012, 0.2)
    intake(end, k, [(-0.5, 0.25), (0.50, 0.25), (0.58, 0.12), (-0.5, 0.10)], 'wide-honeycomb', 0.020, 0.014)
    air_curtain(end, k, [(0.74, 0.45), (0.86, 0.50), (0.89, 0.25), (0.80, 0.15), (0.72, 0.18), (0.80, 0.28)], 0.026, round=0.012)
    splitter(end, k, 0.80, 0.065, 0.010, 'gloss-black', 0.02)
    return end


def _rear(k):
    end = End(emblem=(0.86, 0.042))
    lamp = k.outline([(0.50, 0.93), (0.51, 0.80), (0.76, 0.72), (0.97, 0.74), (1.05, 0.90), (1.0, 0.955)], 0.016)
    c = k.stroke([(0.53, 0.895), (0.96, 0.915), (0.945, 0.775), (0.78, 0.765)], 0.015)
    tail_lamp(end, lamp, [(c, 1.0), (k.stroke([(0.56, 0.845), (0.86, 0.84)], 0.012), 0.5)])
    bumper_fold(end, k, [(0.0, 0.45), (0.60, 0.45), (1.0, 0.54)])
    reflex_pocket(end, k, 0.80, 0.24, 0.20, 0.026)
    diffuser(end, k, 0.64, 0.18)
    return end


def draw_pickup(front, rear, spec, closed):
    return _pickup_front(front), _pickup_rear(rear)


def _pickup_front(k):
    end = End(plate=0.33, emblem=(0.80, 0.055))
    lamp = k.outline([(0.52, 0.955), (0.52, 0.665), (0.66, 0.645), (0.90, 0.68), (1.03, 0.90), (1.0, 0.965), (0.80, 0.965)], 0.016)
    layers = steps(lamp, 0.050, 0.012) + cell(k.at(0.735, 0.865), 0.12, 0.055) + cell(k.at(0.735, 0.755), 0.12, 0.055)
    clamp = k.stroke([(0.80, 0.940), (0.56, 0.932), (0.55, 0.69), (0.66, 0.672), (0.80, 0.69)], 0.020)
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(clamp)))
    grille = k.outline([(-0.5, 0.95), (0.49, 0.945), (0.50, 0.88), (0.46, 0.54), (0.42, 0.50), (-0.5, 0.495)], 0.020)
    bars = [
        Bars(patterns.honeycomb(0.040, 0.008, 1.6), 'gloss-black', 0.026, 0.02),
        Bars(union(k.outline([(-0.5, 0.84), (0.60, 0.84), (0.60, 0.76), (-0.5, 0.76)], 0.008), band(grille, -0.03, 0.0)), 'grille', 0.004, 0.05),
    ]
    end.relief.append(Relief(band(grille, -0.02, 0.03), 0.010, 0.03))
    end.openings.append(Opening('grille', grille, bars, edge='gloss-black'))
    ledge(end, k, [(0.0, 0.46), (0.46, 0.46), (0.60, 0.60), (0.95, 0.60)], 0.022, 0.3)
    intake(end, k, [(-0.5, 0.25), (0.50, 0.25), (0.56, 0.16), (-0.5, 0.15)], 'wide-slats', 0.020, 0.014)
    air_curtain(end, k, [(0.66, 0.44), (0.84, 0.46), (0.86, 0.30), (0.68, 0.28)], 0.03, round=0.014)
    skid = k.outline([(-0.5, 0.13), (0.54, 0.13), (0.50, -0.05), (-0.5, -0.05)], 0.02)
    end.relief.append(Relief(skid, 0.012, 0.014))
    end.panels.append(Panel('skid plate', skid, 'satin'))
    return end


def _pickup_rear(k):
    end = End(emblem=(0.72, 0.05))
    lamp = k.outline([(0.79, 0.98), (0.79, 0.60), (0.96, 0.60), (1.0, 0.80), (0.98, 0.98)], 0.012)
    clamp = k.stroke([(0.96, 0.945), (0.825, 0.945), (0.825, 0.635), (0.94, 0.635)], 0.016)
    tail_lamp(end, lamp, [(clamp, 1.0), (k.stroke([(0.88, 0.86), (0.88, 0.72)], 0.02), 0.4)])
    step_area = k.outline([(-0.5, 0.36), (0.86, 0.36), (0.90, 0.30), (0.86, 0.12), (-0.5, 0.12)], 0.02)
    end.relief.append(Relief(step_area, 0.02, 0.014))
    end.panels.append(Panel('rear step', step_area, 'trim'))
    return end
