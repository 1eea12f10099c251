"""The cabin: in full for its own pictures, and coarse for what is seen through the glass."""

from .through_glass import add_cabin

__all__ = ['add_cabin']
