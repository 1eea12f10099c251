"""The face of a car, front and rear."""

from ..lamps.head_lamps import add_head_lamps
from ..lamps.tail_lamps import add_tail_lamps
from .face import Face
from .grilles import add_grille
from .plates import add_plates


def face_of(shape):
    face = Face()
    add_head_lamps(shape, face)
    add_grille(shape, face)
    add_tail_lamps(shape, face)
    add_plates(shape, face)
    return face
