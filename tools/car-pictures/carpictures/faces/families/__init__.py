"""The families of faces by name. `Spec.face` names one, with `-closed` after it for the electric variant."""

from . import audi, bmw, cupra, fiat, ford, hyundai, kia, landrover, mazda, mercedes, mini, nissan, opel, peugeot, polestar, porsche, skoda, tesla, toyota, van, volkswagen, volvo

FAMILIES = {
    'audi': audi.draw,
    'bmw': bmw.draw,
    'cupra': cupra.draw,
    'fiat': fiat.draw,
    'ford': ford.draw,
    'hyundai': hyundai.draw,
    'kia': kia.draw,
    'landrover': landrover.draw,
    'mazda': mazda.draw,
    'mercedes': mercedes.draw,
    'mg': hyundai.draw_mg,
    'mini': mini.draw,
    'nissan': nissan.draw,
    'opel': opel.draw,
    'peugeot': peugeot.draw,
    'pickup': ford.draw_pickup,
    'polestar': polestar.draw,
    'porsche': porsche.draw,
    'renault': peugeot.draw_renault,
    'seat': cupra.draw_seat,
    'skoda': skoda.draw,
    'smart': fiat.draw_smart,
    'tesla': tesla.draw,
    'toyota': toyota.draw,
    'van': van.draw,
    'volvo': volvo.draw,
    'vw': volkswagen.draw,
}
