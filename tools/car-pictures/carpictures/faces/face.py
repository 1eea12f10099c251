"""What a face consists of: everything that lamps, grilles, bumpers and plates add to the bare skin."""

from dataclasses import dataclass, field


@dataclass
class Face:
    lenses: list = field(default_factory=list)  # (name, material, field)
    openings: list = field(default_factory=list)  # (name, field)
    patches: list = field(default_factory=list)  # (name, material, field, lift)
    tubes: list = field(default_factory=list)  # (name, material, path points, radius, closed)
    projectors: list = field(default_factory=list)  # (centre, radius, outward)
    solids: list = field(default_factory=list)  # (name, material, Mesh of one half): anything free standing
    plates: dict = field(default_factory=dict)
