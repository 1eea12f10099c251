"""Tail lamps by `Specification.tail_lamp`: outline, signature lines, reflectors."""

from ..curves import Outline
from ..faces.fields import along, rear_field


def add_tail_lamps(shape, face):
    p = shape.spec
    e = shape.rear_base_z
    if p.tail_lamp == 'tall':
        points = [(0.66, e - 0.23), (0.90, e - 0.27), (0.97, e - 0.06), (0.98, e - 0.02), (0.62, e - 0.05), (0.62, e - 0.14)]
        lines = [[(0.64, -0.095), (0.80, -0.09), (0.88, -0.065)], [(0.80, -0.09), (0.815, -0.16), (0.80, -0.225)]]
    elif p.tail_lamp == 'wide':
        points = [(0.40, e - 0.155), (0.78, e - 0.185), (1.00, e - 0.10), (1.0, e - 0.05), (0.76, e - 0.05), (0.40, e - 0.07)]
        lines = [[(0.43, -0.135), (0.75, -0.150), (0.93, -0.085), (0.76, -0.075), (0.43, -0.09)]]
    else:
        points = [(-0.5, e - 0.135), (0.72, e - 0.135), (1.00, e - 0.115), (1.0, e - 0.065), (0.72, e - 0.075), (-0.5, e - 0.085)]
        lines = [[(0.0, -0.108), (0.70, -0.105), (0.95, -0.088)]]
    face.lenses.append(('tail lamp', 'red-lens', rear_field(shape, Outline(points, 0.015))))
    low = p.clearance + (0.205 if p.cladding else 0.225)
    reflector = Outline([(0.60, low), (0.84, low), (0.84, low + 0.022), (0.60, low + 0.022)], 0.008)
    face.patches.append(('reflex', 'reflex', rear_field(shape, reflector), 0.001))
    for line in lines:
        face.tubes.append(('tail signature', 'tail', along(shape.on_rear, line, e, 0.014, 60), 0.0065, False))
