"""The cars of `cars.json` as specifications, and the bare styles, for work on shapes."""

import json
from dataclasses import fields
from pathlib import Path

from .specification import ROOFS, Spec
from .styles import STYLES, fitted
from .wheels.designs import DESIGNS

FILE = Path(__file__).parent.parent / 'cars.json'
FIELDS = {field.name for field in fields(Spec)}


def specification(car):
    length, width, height = (value / 1000 for value in car['mm'])
    touches = {name: tuple(map(tuple, value)) if name == 'creases' else tuple(value) if isinstance(value, list) else value for name, value in car['touches'].items()}
    if isinstance(touches.get('roof'), str):
        touches['roof'] = ROOFS[touches['roof']]
    unknown = set(touches) - FIELDS
    if unknown:
        raise ValueError(f"{car['id']}: no such touch: {', '.join(sorted(unknown))}")
    named = {
        'name': car['id'],
        'doors': car['doors'],
        'roof_rails': car['rails'],
        'flap': car['flap'],
        'face': car['face'],
        'cabin': car['cabin'],
        'wheel_style': car['wheels'] if car['wheels'] in DESIGNS else 'five-twin',
    }
    if car['closedFace']:
        named |= {'exhaust': False}
    return fitted(car['style'], length, width, height, car['wheelbase'] / 1000, **(named | touches))


records = json.loads(FILE.read_text()) if FILE.exists() else []
cars = STYLES | {car['id']: specification(car) for car in records}
