"""The families of faces by name. `Spec.face` names one, with `-closed` after it for the electric variant."""

from . import audi, bmw, ford, kia, landrover, mercedes, mini, porsche, skoda, tesla, toyota, van, volkswagen, volvo

FAMILIES = {
    'volvo': volvo.draw,
    'tesla': tesla.draw,
    'bmw': bmw.draw,
    'mercedes': mercedes.draw,
    'audi': audi.draw,
    'vw': volkswagen.draw,
    'skoda': skoda.draw,
    'toyota': toyota.draw,
    'mini': mini.draw,
    'landrover': landrover.draw,
    'porsche': porsche.draw,
    'ford': ford.draw,
    'pickup': ford.draw_pickup,
    'kia': kia.draw,
    'van': van.draw,
}
