"""Where the number plates are: the plate itself is drawn by the page."""

import numpy as np


def add_plates(shape, face):
    """Corners of the number plates (520 x 111 mm), on flat planes just proud of the skin."""
    p = shape.spec
    w, h = 0.26, 0.0555
    z = p.clearance + 0.30
    x = shape.on_nose(np.array([0.0]), np.array([z]))[0, 0] - 0.012
    face.plates['front'] = np.array([(x, w, z + h), (x, -w, z + h), (x, -w, z - h), (x, w, z - h)])
    z = shape.plate_z
    low, high = shape.on_tail(np.array([0.0, 0.0]), np.array([z - h, z + h]))[:, 0] + 0.010
    face.plates['rear'] = np.array([(high, -w, z + h), (high, w, z + h), (low, w, z - h), (low, -w, z - h)])
