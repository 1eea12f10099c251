"""Relief of the bumpers, by face: how far the skin stands out (or in, if negative) at a point, in metres.

`Shape.lower` takes it off the solid's ends, so relief is part of the solid and every cut follows it.
It fades towards the wheels; y is never negative here.
"""

import numpy as np

from ..curves import step
from .canvas import front_s, rear_s


def relief(shape, x, y, z):
    shapes = np.broadcast_shapes(np.shape(x), np.shape(y), np.shape(z))
    out = np.zeros(shapes, np.result_type(x, np.float32))
    x, y, z = (np.broadcast_to(v, shapes) for v in (x, y, z))
    front_end = -shape.arch_r + 0.04
    rear_end = shape.spec.wheelbase + shape.arch_r - 0.04
    for here, heights, to_s, fade in (
        (x < front_end, shape.front_relief, front_s, lambda x: step(front_end, front_end - 0.12, x)),
        (x > rear_end, shape.rear_relief, rear_s, lambda x: step(rear_end, rear_end + 0.12, x)),
    ):
        if here.any():
            out[here] = heights(to_s(shape, x[here], np.abs(y[here])), z[here]) * fade(x[here])
    return out
