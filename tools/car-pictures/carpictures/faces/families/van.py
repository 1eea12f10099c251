"""Light vans: tall lamps that climb into the wings, a slatted grille, an unpainted bumper; tail lamps on the pillars."""

from .. import patterns
from ...lamps.parts import guide, projector, reflector, steps
from ..bumpers import intake, ledge
from ..design import Bars, End, Lamp, Opening, Panel, Relief
from ..drawing import union
from ..rears import tail_lamp


def draw(front, rear, spec, closed):
    return _front(front, closed), _rear(rear, spec)


def _front(k, closed):
    end = End(plate=0.30, emblem=(0.86, 0.060))
    lamp = k.outline([(0.50, 0.66), (0.82, 0.625), (0.96, 0.72), (1.08, 0.95), (1.03, 0.965), (0.86, 0.86), (0.50, 0.755)], 0.018)
    layers = steps(lamp, 0.050, 0.012) + reflector(k.outline([(0.58, 0.675), (0.70, 0.665), (0.70, 0.765), (0.58, 0.735)], 0.012)) + projector(k.at(0.79, 0.745), 0.030)
    light = k.curve([(0.53, 0.735), (0.74, 0.792), (0.90, 0.862), (1.04, 0.945)], 0.012)
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(light)))
    grille = k.outline([(-0.5, 0.755), (0.46, 0.745), (0.46, 0.665), (0.40, 0.60), (-0.5, 0.59)], 0.016)
    if closed:
        end.relief.append(Relief(grille, -0.008, 0.014))
        end.panels.append(Panel('closed grille', grille, 'gloss-black', 0.0, 0.003))
    else:
        end.openings.append(Opening('grille', grille, [Bars(patterns.slats(0.046, 0.020, k.at(0, 0.68)[1]), 'gloss-black', 0.008, 0.03)]))
        end.panels.append(Panel('grille trim', k.stroke([(-0.5, 0.672), (0.455, 0.668)], 0.012), 'chrome', 0.005, 0.0, 0.006))
    bumper = k.outline([(-0.5, 0.47), (0.48, 0.47), (0.60, 0.50), (1.3, 0.50), (1.3, -0.5), (-0.5, -0.5)], 0.03)
    ledge(end, k, [(0.0, 0.47), (0.48, 0.47), (0.60, 0.50), (1.2, 0.50)], 0.016, 0.3)
    intake(end, k, [(-0.5, 0.215), (0.50, 0.215), (0.54, 0.12), (-0.5, 0.10)], 'slats', 0.016, 0.014, edge='trim')
    fog = k.outline([(0.66, 0.38), (0.82, 0.39), (0.84, 0.25), (0.68, 0.24)], 0.022)
    end.relief.append(Relief(fog, -0.022, 0.02))
    end.panels.append(Panel('bumper', bumper, 'trim', 0.0, 0.003))
    return end


def _rear(k, spec):
    end = End(emblem=(0.72, 0.05))
    top = 1.30 if getattr(spec, "rear_doors", True) else 1.25
    lamp = k.outline([(0.845, 0.66), (0.965, 0.66), (0.985, 0.95), (0.975, top), (0.86, top)], 0.014)
    light = union(k.stroke([(0.875, top - 0.03), (0.87, 0.95)], 0.016), k.stroke([(0.87, 0.95), (0.955, 0.95)], 0.012))
    tail_lamp(end, lamp, [(light, 1.0)])
    bumper = k.outline([(-0.5, 0.30), (1.2, 0.30), (1.2, -0.5), (-0.5, -0.5)], 0.02)
    end.relief.append(Relief(bumper, 0.02, 0.02))
    end.panels.append(Panel('rear bumper', bumper, 'trim', 0.0, 0.003))
    return end
