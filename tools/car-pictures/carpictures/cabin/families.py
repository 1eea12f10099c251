"""Kinds of cabin: how dashboard, seats, wheel and console are drawn, and what covers them."""

from dataclasses import dataclass, field

from .seats import SeatStyle


@dataclass(frozen=True)
class DashStyle:
    profile: str = 'level'
    wrap: float = 0.05  # how far its ends come round to the sitters, per square metre
    centre: str = 'portrait'  # the middle display
    instruments: str = 'bars'  # 'bars', 'dials' or '' for none
    vents: str = 'upright'
    dials: bool = False  # knobs for the climate


@dataclass(frozen=True)
class WheelStyle:
    radius: float = 0.182
    flat: float = 0.012
    spokes: str = 'three'


@dataclass(frozen=True)
class ConsoleStyle:
    deck: float = 0.10  # height over the seat's cushion
    under: float = 0.30  # where it meets the dashboard, below the belt line
    floating: bool = False
    cups: int = 2
    selector: str = 'stub'
    inlay: str = 'decor'
    knobs: bool = False


@dataclass(frozen=True)
class Palette:
    """Colours in linear light, and coverings."""

    seat: tuple = (0.030, 0.029, 0.028)
    insert: tuple = (0.030, 0.029, 0.028)
    seat_back: tuple = (0.022, 0.022, 0.022)
    seat_cover: str = 'leather'
    insert_cover: str = 'leather'
    top: tuple = (0.022, 0.022, 0.023)
    low: tuple = (0.026, 0.026, 0.026)
    roof: tuple = (0.55, 0.54, 0.51)
    carpet: tuple = (0.022, 0.022, 0.023)
    wheel: tuple = (0.017, 0.017, 0.017)
    belt: tuple = (0.020, 0.020, 0.021)
    thread: tuple = (0.30, 0.29, 0.27)
    decor: str = 'ash'
    accent: tuple = (0.55, 0.55, 0.56)
    ambient: tuple = (1.0, 0.80, 0.55)
    stitched: bool = True  # dashboard covered in stitched leather rather than moulded
    bright: bool = True  # bright metal
    exposure: float = 1.0


@dataclass(frozen=True)
class Family:
    name: str
    trims: dict
    seat: SeatStyle = field(default_factory=SeatStyle)
    dash: DashStyle = field(default_factory=DashStyle)
    wheel: WheelStyle = field(default_factory=WheelStyle)
    console: ConsoleStyle = field(default_factory=ConsoleStyle)
    door_strip: str = 'decor'


SAND, STONE, NIGHT = (0.40, 0.335, 0.262), (0.36, 0.355, 0.345), (0.026, 0.026, 0.027)

FAMILIES = {
    family.name: family
    for family in (
        Family(
            'nordic-minimal',
            trims={
                'light': Palette(
                    seat=SAND, insert=SAND, seat_back=(0.33, 0.275, 0.215), low=(0.30, 0.25, 0.195), top=(0.045, 0.040, 0.036),
                    carpet=(0.085, 0.076, 0.066), belt=(0.15, 0.13, 0.11), thread=(0.52, 0.46, 0.38), roof=(0.58, 0.55, 0.50),
                ),
                'dark': Palette(
                    exposure=1.35, seat=(0.030, 0.031, 0.033), insert=(0.085, 0.088, 0.092), seat_back=(0.024, 0.025, 0.026), insert_cover='cloth', decor='driftwood',
                    roof=(0.36, 0.36, 0.35), thread=(0.42, 0.41, 0.39),
                ),
            },
        ),
        Family(
            'german-classic',
            seat=SeatStyle(bolster=1.15, flutes=0.062),
            dash=DashStyle(profile='layered', wrap=0.075, centre='wide', instruments='dials', vents='slim'),
            wheel=WheelStyle(radius=0.181, flat=0.022),
            console=ConsoleStyle(deck=0.115, under=0.26, selector='stub'),
            door_strip='decor',
            trims={
                'light': Palette(
                    seat=(0.27, 0.135, 0.066), insert=(0.27, 0.135, 0.066), seat_back=(0.05, 0.045, 0.042), top=(0.020, 0.019, 0.019), low=(0.21, 0.105, 0.053),
                    decor='walnut', thread=(0.42, 0.27, 0.16), roof=(0.50, 0.48, 0.44), carpet=(0.022, 0.020, 0.019), ambient=(0.95, 0.97, 1.0),
                ),
                'dark': Palette(exposure=1.35, decor='aluminium', thread=(0.16, 0.16, 0.16), roof=(0.11, 0.11, 0.112), ambient=(0.35, 0.62, 1.0)),
            },
        ),
        Family(
            'electric-minimal',
            seat=SeatStyle(bolster=0.85, insert=0.142),
            dash=DashStyle(profile='shelf', wrap=0.035, centre='landscape', instruments='', vents='band'),
            wheel=WheelStyle(radius=0.176, flat=0.020, spokes='two'),
            console=ConsoleStyle(deck=0.085, under=0.36, selector='', inlay='gloss-black'),
            door_strip='decor',
            trims={
                'light': Palette(
                    seat=(0.44, 0.43, 0.41), insert=(0.44, 0.43, 0.41), seat_back=(0.38, 0.375, 0.36), top=(0.040, 0.040, 0.041), low=(0.36, 0.352, 0.336),
                    decor='ash', thread=(0.42, 0.415, 0.40), roof=(0.54, 0.53, 0.51), carpet=(0.045, 0.045, 0.046), ambient=(1.0, 0.97, 0.92),
                ),
                'dark': Palette(
                    exposure=1.35, seat=(0.018, 0.018, 0.019), insert=(0.018, 0.018, 0.019), seat_back=(0.016, 0.016, 0.017), decor='titanium', thread=(0.055, 0.055, 0.058),
                    roof=(0.10, 0.10, 0.102), bright=False, ambient=(0.85, 0.93, 1.0),
                ),
            },
        ),
        Family(
            'practical',
            seat=SeatStyle(bolster=0.95),
            dash=DashStyle(profile='upright', wrap=0.06, centre='tablet', instruments='bars', vents='slim', dials=True),
            wheel=WheelStyle(radius=0.184, flat=0.008),
            console=ConsoleStyle(deck=0.09, under=0.30, selector='lever', inlay='gloss-black'),
            door_strip='satin',
            trims={
                'light': Palette(
                    seat=STONE, insert=(0.30, 0.297, 0.29), seat_back=(0.10, 0.10, 0.10), seat_cover='leather', insert_cover='cloth', top=(0.028, 0.028, 0.029),
                    low=(0.27, 0.265, 0.255), decor='titanium', thread=(0.55, 0.54, 0.52), roof=(0.60, 0.59, 0.57), carpet=(0.035, 0.035, 0.036), stitched=False,
                ),
                'dark': Palette(
                    exposure=1.35, seat=(0.028, 0.028, 0.029), insert=(0.055, 0.056, 0.060), seat_cover='cloth', insert_cover='cloth', decor='piano', thread=(0.20, 0.20, 0.21),
                    roof=(0.48, 0.475, 0.46), stitched=False, ambient=(0.45, 0.70, 1.0),
                ),
            },
        ),
        Family(
            'work',
            seat=SeatStyle(bolster=0.75),
            dash=DashStyle(profile='upright', wrap=0.03, centre='tablet', instruments='dials', vents='round', dials=True),
            wheel=WheelStyle(radius=0.188, flat=0.0),
            console=ConsoleStyle(deck=0.05, under=0.32, selector='lever', inlay='console'),
            door_strip='plastic',
            trims={
                'light': Palette(
                    seat=(0.14, 0.14, 0.142), insert=(0.10, 0.115, 0.135), seat_back=(0.05, 0.05, 0.05), seat_cover='cloth', insert_cover='cloth', top=(0.030, 0.030, 0.031),
                    low=(0.12, 0.12, 0.12), decor='plastic', roof=(0.55, 0.55, 0.54), carpet=(0.020, 0.020, 0.020), stitched=False, bright=False,
                ),
                'dark': Palette(
                    exposure=1.35, seat=(0.024, 0.024, 0.025), insert=(0.045, 0.047, 0.052), seat_cover='cloth', insert_cover='cloth', decor='plastic', roof=(0.42, 0.42, 0.41),
                    carpet=(0.012, 0.012, 0.012), stitched=False, bright=False,
                ),
            },
        ),
        Family(
            'retro',
            seat=SeatStyle(bolster=1.0, flutes=0.078, head='ring'),
            dash=DashStyle(profile='bowed', wrap=0.09, centre='round', instruments='', vents='round', dials=True),
            wheel=WheelStyle(radius=0.180, flat=0.004),
            console=ConsoleStyle(deck=0.07, under=0.31, selector='lever', inlay='gloss-black'),
            door_strip='decor',
            trims={
                'light': Palette(
                    seat=(0.42, 0.36, 0.28), insert=(0.42, 0.36, 0.28), seat_back=(0.20, 0.17, 0.13), top=(0.030, 0.029, 0.028), low=(0.040, 0.038, 0.036),
                    decor='painted', accent=(0.12, 0.20, 0.19), thread=(0.20, 0.16, 0.11), roof=(0.58, 0.56, 0.52), carpet=(0.030, 0.029, 0.028),
                ),
                'dark': Palette(
                    exposure=1.35, seat=(0.060, 0.026, 0.020), insert=(0.060, 0.026, 0.020), decor='painted', accent=(0.42, 0.41, 0.39), thread=(0.30, 0.25, 0.20), roof=(0.14, 0.14, 0.14),
                    ambient=(1.0, 0.62, 0.35),
                ),
            },
        ),
    )
}  # fmt: skip
