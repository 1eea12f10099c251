"""Head lamps by `Specification.lamp`: outline, signature lines, projectors."""

import numpy as np

from ..curves import Outline
from ..faces.fields import along, front_field


def add_head_lamps(shape, face):
    p = shape.spec
    top = p.nose_top - 0.035
    styles = {  # outline, signature lines, projector centres; arc from the badge outwards, height from the lamp's top
        'hammer': (
            [(0.50, -0.150), (0.78, -0.135), (0.985, -0.045), (0.99, -0.005), (0.80, -0.012), (0.50, -0.035)],
            [[(0.515, -0.093), (0.66, -0.090), (0.76, -0.078)], [(0.76, -0.030), (0.755, -0.078), (0.77, -0.122)]],
            [(0.60, -0.062), (0.85, -0.055)],
        ),
        'twin-l': (
            [(0.46, -0.125), (0.74, -0.130), (0.98, -0.050), (1.0, -0.005), (0.76, -0.010), (0.46, -0.040)],
            [[(0.50, -0.110), (0.69, -0.112), (0.70, -0.055)], [(0.73, -0.110), (0.88, -0.075), (0.88, -0.035)]],
            [(0.60, -0.072), (0.80, -0.062)],
        ),
        'slim': (
            [(0.40, -0.062), (0.74, -0.088), (1.02, -0.045), (1.03, -0.012), (0.76, -0.012), (0.40, -0.030)],
            [[(0.42, -0.044), (0.70, -0.030), (0.97, -0.024)]],
            [(0.62, -0.058), (0.70, -0.062), (0.78, -0.062)],
        ),
    }
    points, lines, eyes = styles[p.lamp]
    outline = Outline([(a, top + h) for a, h in points], 0.014)
    face.lenses.append(('head lamp', 'lens', front_field(shape, outline)))
    for line in lines:
        face.tubes.append(('signature', 'drl', along(shape.on_front, line, top, 0.016), 0.0062, False))
    for a, h in eyes:
        centre = shape.on_front(np.array([a]), np.array([top + h]), 0.05)[0]
        angle = a / 1.15
        face.projectors.append((centre, 0.026 if p.lamp != 'slim' else 0.019, np.array([-np.cos(angle), np.sin(angle), 0.0])))
