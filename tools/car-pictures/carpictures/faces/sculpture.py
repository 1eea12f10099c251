"""Relief of the bumpers, by face: how far the skin stands out (or in, if negative) at a point, in metres.

`Shape.nose` and `Shape.tail` add it to the bare profile, so relief is part of the solid and every cut follows it.
It has to be smooth and small (a few centimetres); y is never negative here.
"""


def front_relief(shape, x, y, z):
    return 0.0


def rear_relief(shape, x, y, z):
    return 0.0
