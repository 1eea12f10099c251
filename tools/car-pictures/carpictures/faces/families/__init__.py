"""The families of faces by name. `Specification.face` names one, with `-closed` after it for the electric variant."""

from . import tesla, volvo

FAMILIES = {
    'volvo': volvo.draw,
    'tesla': tesla.draw,
}
FAMILIES |= {'bar-grille': volvo.draw, 'wide-hex': volvo.draw, 'closed': tesla.draw}
