"""Kinds of cabin: how dashboard, seats and wheel are drawn."""

from dataclasses import dataclass, field

from .seats import SeatStyle


@dataclass(frozen=True)
class DashStyle:
    profile: str = 'level'
    wrap: float = 0.05  # how far its ends come round to the sitters, per square metre


@dataclass(frozen=True)
class WheelStyle:
    radius: float = 0.182
    flat: float = 0.012
    spokes: str = 'three'


@dataclass(frozen=True)
class Family:
    name: str
    seat: SeatStyle = field(default_factory=SeatStyle)
    dash: DashStyle = field(default_factory=DashStyle)
    wheel: WheelStyle = field(default_factory=WheelStyle)


FAMILIES = {
    family.name: family
    for family in (
        Family('nordic-minimal', seat=SeatStyle(flutes=0.0)),
    )
}
