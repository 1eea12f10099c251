"""What a family of faces draws: relief, lamps, openings, panels and mouldings, flat on the front or the rear canvas."""

from dataclasses import dataclass, field
from typing import Any


@dataclass
class Relief:
    """Skin that stands out (or in, if negative) by `height` inside a shape; `soft` is the width of the slope."""

    area: Any
    height: float
    soft: float = 0.012
    replace: bool = False  # takes the place of what lies there instead of adding to it


@dataclass
class Layer:
    """A step of a lamp's floor: `depth` below the lens, in metres or a function of the distance to the shape's edge."""

    area: Any
    depth: Any
    material: str
    soft: float = 0.0035
    glow: float = 0.0
    halo: float = 0.0  # how far the glow reaches beyond the shape


@dataclass
class Lamp:
    name: str
    outline: Any
    lens: str
    layers: list
    depth: float = 0.06
    floor: str = 'lamp-black'
    edge: str = 'gloss-black'
    sink: float = 0.001  # how far the lens lies below the skin


@dataclass
class Bars:
    """Material that stays of a plate in an opening: inside `area`, `recess` below the skin, `thick` deep."""

    area: Any
    material: str
    recess: Any = 0.012
    thick: float = 0.02
    bead: float = 0.0015


@dataclass
class Opening:
    name: str
    outline: Any
    bars: list = field(default_factory=list)
    depth: float = 0.05
    edge: str = 'paint'
    wall: str = 'gloss-black'
    radius: float = 0.004
    floor: str = 'dark'
    floor_depth: float = 0.07


@dataclass
class Panel:
    """A piece of skin in another material, `lift` proud of its surroundings; `profile` rounds it over its edges."""

    name: str
    area: Any
    material: str
    lift: float = 0.0
    gap: float = 0.002
    profile: float = 0.0


@dataclass
class End:
    """Front or rear."""

    relief: list = field(default_factory=list)
    lamps: list = field(default_factory=list)
    openings: list = field(default_factory=list)
    panels: list = field(default_factory=list)
    plate: float | None = None  # height of the plate's middle, as a share; none leaves the body's own
    emblem: tuple | None = None  # height and radius of a plain disc


@dataclass
class Design:
    front: End
    rear: End
