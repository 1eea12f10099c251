"""Draws the face a car asks for, and its relief."""

from .canvas import front_canvas, rear_canvas
from .families import FAMILIES
from .design import Design
from .relief import relief_map


def design_of(shape):
    """Gives the shape its design and the relief that its skin follows."""
    p = shape.spec
    front, rear = front_canvas(p), rear_canvas(p, shape.rear_base_z, p.height)
    closed = p.face.endswith('-closed')
    family = p.style if p.style in ('van', 'pickup') else p.face.removesuffix('-closed')
    shape.design = Design(*FAMILIES[family](front, rear, p, closed))
    shape.front_relief = relief_map(shape.design.front.relief, front)
    shape.rear_relief = relief_map(shape.design.rear.relief, rear)
    shape.front_canvas, shape.rear_canvas = front, rear
