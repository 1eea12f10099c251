"""Closed and stern: lamps of two blades, a flush dark panel between them, one wide low intake; a bar of light behind with turned-down ends."""

from ...lamps.parts import guide, projector, steps
from ..bumpers import air_curtain, intake, ledge, splitter
from ..design import End, Lamp, Panel, Relief
from ..drawing import grown, union
from ..rears import bumper_fold, diffuser, reflex_pocket, tail_lamp


def draw(front, rear, spec, closed):
    return _front(front), _rear(rear)


def _front(k):
    end = End(plate=0.36, emblem=(0.905, 0.024))
    lamp = k.outline([(0.49, 0.855), (0.70, 0.815), (0.84, 0.79), (0.93, 0.80), (1.07, 0.925), (1.05, 0.95), (0.82, 0.915), (0.49, 0.895)], 0.008)
    blades = union(k.stroke([(0.50, 0.874), (0.755, 0.870)], 0.014), k.stroke([(0.80, 0.815), (0.795, 0.872), (0.86, 0.905), (1.045, 0.934)], 0.011), k.stroke([(0.805, 0.815), (0.90, 0.82)], 0.010))
    layers = steps(lamp, 0.042, 0.009) + projector(k.at(0.70, 0.848), 0.015) + projector(k.at(0.89, 0.862), 0.018)
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(blades), depth=0.05))
    panel = k.outline([(-0.5, 0.815), (0.40, 0.815), (0.445, 0.78), (0.40, 0.695), (-0.5, 0.69)], 0.012)
    end.relief.append(Relief(grown(panel, 0.006), -0.007, 0.012))
    end.panels.append(Panel('smart panel', panel, 'gloss-black', 0.0, 0.003))
    ledge(end, k, [(0.0, 0.655), (0.40, 0.655), (0.54, 0.72), (0.95, 0.72)], 0.010, 0.2)
    air_curtain(end, k, [(0.82, 0.55), (0.87, 0.55), (0.895, 0.22), (0.85, 0.16), (0.80, 0.20)], 0.024, round=0.008)
    intake(end, k, [(-0.5, 0.25), (0.54, 0.26), (0.66, 0.32), (0.70, 0.28), (0.62, 0.11), (-0.5, 0.10)], 'wide-slats', 0.022, 0.010)
    splitter(end, k, 0.78, 0.065, 0.010, 'trim', 0.02)
    return end


def _rear(k):
    end = End(emblem=None)
    lamp = k.outline([(-0.5, 0.925), (0.86, 0.925), (0.90, 0.72), (0.985, 0.73), (1.03, 0.955), (0.92, 0.972), (-0.5, 0.968)], 0.007)
    light = union(k.stroke([(-0.1, 0.947), (0.92, 0.947), (0.955, 0.93), (0.935, 0.745)], 0.015))
    tail_lamp(end, lamp, [(light, 1.0)], 'dark-red-lens')
    bumper_fold(end, k, [(0.0, 0.46), (0.60, 0.46), (1.0, 0.50)])
    reflex_pocket(end, k, 0.86, 0.28, 0.20, 0.03, tall=True, depth=0.018)
    diffuser(end, k, 0.68, 0.19)
    return end
