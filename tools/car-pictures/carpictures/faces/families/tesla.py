"""Closed and clean: slim lamps under a sharp brow, one low intake, C-shaped tail lamps."""

from ...lamps.parts import brow, cell, flutes, guide, projector, steps
from ..bumpers import air_curtain, intake, ledge, splitter
from ..design import End, Lamp, Panel, Relief


def draw(front, rear, spec, closed):
    return _front(front), _rear(rear)


def _front(k):
    end = End(plate=0.33, emblem=(0.90, 0.026))
    lamp = k.outline([(0.50, 0.845), (0.72, 0.80), (0.90, 0.815), (1.06, 0.915), (1.065, 0.95), (0.86, 0.925), (0.50, 0.885)], 0.010)
    line = k.curve([(0.515, 0.868), (0.70, 0.888), (0.88, 0.908), (1.045, 0.937)], 0.011)
    layers = steps(lamp, 0.042, 0.009)
    layers += projector(k.at(0.695, 0.846), 0.019) + projector(k.at(0.775, 0.85), 0.019) + projector(k.at(0.855, 0.862), 0.019)
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(line), depth=0.05))
    ledge(end, k, [(0.0, 0.245), (0.50, 0.255), (0.64, 0.30), (0.80, 0.50)], 0.009, 0.14)
    air_curtain(end, k, [(0.83, 0.50), (0.865, 0.50), (0.89, 0.24), (0.84, 0.20), (0.80, 0.24)], 0.022, round=0.012)
    intake(end, k, [(-0.5, 0.205), (0.50, 0.215), (0.62, 0.255), (0.66, 0.22), (0.60, 0.11), (-0.5, 0.10)], 'slats', 0.024)
    splitter(end, k, 0.76, 0.07, 0.012, 'trim', 0.02)
    return end


def _rear(k):
    end = End(plate=None)
    lamp = k.outline([(0.46, 0.875), (0.72, 0.73), (0.96, 0.74), (1.045, 0.90), (1.0, 0.985), (0.46, 0.965)], 0.014)
    line = k.curve([(0.50, 0.935), (0.80, 0.955), (0.985, 0.925), (0.965, 0.82), (0.90, 0.775), (0.74, 0.775)], 0.015, count=50)
    layers = flutes(lamp, 0.034, 0.014) + guide(k.stroke([(0.56, 0.875), (0.90, 0.865)], 0.007), 'tail', 0.014, 0.45)
    end.lamps.append(Lamp('tail lamp', lamp, 'red-lens', layers + guide(line, 'tail', 0.009, 1.0, 0.016), floor='tail-black', depth=0.05))
    end.panels.append(Panel('reflex', k.outline([(0.70, 0.20), (0.88, 0.22), (0.88, 0.245), (0.70, 0.225)], 0.005), 'reflex', 0.001))
    end.relief.append(Relief(k.outline([(-0.5, 0.20), (0.58, 0.20), (0.70, 0.05), (0.70, -0.5), (-0.5, -0.5)], 0.03), -0.02, 0.03))
    end.panels.append(Panel('diffuser', k.outline([(-0.5, 0.20), (0.58, 0.20), (0.70, 0.05), (0.70, -0.5), (-0.5, -0.5)], 0.03), 'trim'))
    return end
