"""What other modules ask a face for once it stands on the car."""

from dataclasses import dataclass, field


@dataclass
class Face:
    plates: dict = field(default_factory=dict)  # corners of the number plates by end
