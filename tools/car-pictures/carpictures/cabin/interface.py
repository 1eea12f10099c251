"""What the displays show: an abstract map, a drive read-out, climate. Drawn, with figures only, so that every language reads it."""

from functools import lru_cache
from math import cos, pi, radians, sin

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

SCALE = 2  # drawn larger, then reduced


@lru_cache(maxsize=None)
def font(size):
    return ImageFont.load_default(size=size * SCALE)


class Canvas:
    def __init__(self, width, height, ground):
        self.size = width, height
        self.image = Image.new('RGB', (width * SCALE, height * SCALE), ground)
        self.draw = ImageDraw.Draw(self.image)

    def _s(self, points):
        return [tuple(v * SCALE for v in point) for point in points]

    def line(self, points, colour, width):
        self.draw.line(self._s(points), fill=colour, width=int(width * SCALE), joint='curve')

    def card(self, box, colour, radius=14):
        self.draw.rounded_rectangle([v * SCALE for v in box], radius * SCALE, fill=colour)

    def disc(self, x, y, r, colour):
        self.draw.ellipse([(x - r) * SCALE, (y - r) * SCALE, (x + r) * SCALE, (y + r) * SCALE], fill=colour)

    def arc(self, x, y, r, start, end, colour, width):
        self.draw.arc([(x - r) * SCALE, (y - r) * SCALE, (x + r) * SCALE, (y + r) * SCALE], start, end, fill=colour, width=int(width * SCALE))

    def polygon(self, points, colour):
        self.draw.polygon(self._s(points), fill=colour)

    def text(self, x, y, words, size, colour, anchor='lm'):
        self.draw.text((x * SCALE, y * SCALE), words, font=font(size), fill=colour, anchor=anchor)

    def pixels(self):
        return np.asarray(self.image.resize(self.size, Image.LANCZOS), dtype=np.float32)


def _road(rng, width, height, axis):
    """A gently winding line through the whole map."""
    t = np.linspace(-0.1, 1.1, 40)
    off = rng.uniform(0, 1) + 0.10 * np.sin(t * rng.uniform(2, 6) + rng.uniform(0, 6)) + rng.uniform(-0.25, 0.25) * (t - 0.5)
    return [(a * width, b * height) if axis else (b * width, a * height) for a, b in zip(t, off)]


def draw_map(c, box, bright, seed=5):
    """A map of nowhere, a route through it and the car's arrow."""
    x0, y0, x1, y1 = box
    w, h = x1 - x0, y1 - y0
    land, minor, major, water, green = ('#e9e7e1', '#ffffff', '#ffffff', '#b9d3e2', '#d3e2c8') if bright else ('#17202a', '#22303d', '#33475a', '#10263a', '#172b27')
    rng = np.random.default_rng(seed)
    m = Canvas(w, h, land)
    m.polygon([(0, h * 0.62), (w * 0.25, h * 0.70), (w * 0.42, h * 0.88), (w * 0.5, h + 4), (0, h + 4)], water)
    m.polygon([(w * 0.66, 0), (w * 0.94, 0), (w, h * 0.20), (w * 0.80, h * 0.30), (w * 0.64, h * 0.16)], green)
    for k in range(22):
        m.line(_road(rng, w, h, k % 2), minor, 2.2 if not bright else 3.5)
    for k in range(5):
        m.line(_road(rng, w, h, k % 2), major, 6)
    t = np.linspace(0, 1, 60)
    route = [(w * (0.50 + 0.16 * np.sin(a * 4.2) * a), h * (0.80 - 0.86 * a)) for a in t]
    m.line(route, '#0d4f9e' if bright else '#0f5aa8', 13)
    m.line(route, '#2f8df2' if bright else '#49a5ff', 8)
    cx, cy = route[0]
    m.disc(cx, cy, 24, '#ffffff' if bright else '#dfeeff')
    m.polygon([(cx, cy - 16), (cx + 12, cy + 11), (cx, cy + 5), (cx - 12, cy + 11)], '#1769c9')
    c.image.paste(m.image, (x0 * SCALE, y0 * SCALE))


def _climate(c, x0, y, x1, ink, accent):
    middle = (x0 + x1) / 2
    c.text(x0 + 26, y, '21.5°', 30, ink)
    c.text(x1 - 26, y, '21.5°', 30, ink, 'rm')
    for k in range(5):
        x = middle + (k - 2) * 62
        c.disc(x, y, 15, accent if k == 2 else None) if k == 2 else c.arc(x, y, 12, 30 + 40 * k, 300 + 30 * k, ink, 3)


def portrait(bright=False):
    ground, ink, card, dim = ('#f4f2ee', '#1b1f24', '#ffffff', '#8a9097') if bright else ('#0b0f14', '#eef3f8', '#1a222b', '#7d8b99')
    c = Canvas(620, 860, ground)
    c.text(30, 34, '14:32', 26, ink)
    c.text(590, 34, '18°', 26, ink, 'rm')
    draw_map(c, (0, 66, 620, 500), bright)
    c.card((24, 90, 264, 178), card)
    c.polygon([(50, 146), (50, 122), (78, 122), (78, 112), (98, 128), (78, 144), (78, 134), (62, 134), (62, 146)], '#49a5ff')
    c.text(118, 134, '350 m', 32, ink)
    for k, (x, y) in enumerate(((24, 520), (318, 520))):
        c.card((x, y, x + 278, y + 190), card)
    c.card((44, 540, 144, 640), '#7a4f3a')
    c.disc(94, 590, 34, '#d99a6a')
    c.disc(94, 590, 9, '#2a1c14')
    c.card((164, 556, 280, 568), dim, 6)
    c.card((164, 586, 250, 596), dim, 5)
    c.line([(44, 676), (280, 676)], dim, 4)
    c.line([(44, 676), (150, 676)], ink, 4)
    c.arc(457, 612, 66, 135, 405, dim, 9)
    c.arc(457, 612, 66, 135, 330, '#5fd08a', 9)
    c.text(457, 606, '78', 46, ink, 'mm')
    c.text(457, 644, '%', 22, dim, 'mm')
    c.card((24, 730, 596, 838), card)
    _climate(c, 24, 784, 596, ink, '#49a5ff')
    return c.pixels()


def landscape(bright=False, width=1180, height=720):
    ground, ink, card, dim = ('#f1efeb', '#1b1f24', '#ffffff', '#8a9097') if bright else ('#0a0e13', '#eef3f8', '#18202a', '#7d8b99')
    c = Canvas(width, height, ground)
    left = int(width * 0.34)
    draw_map(c, (left, 0, width, height - 84), bright, 8)
    c.text(34, 40, '14:32', 28, ink)
    c.text(left - 30, 40, '18°', 28, ink, 'rm')
    c.card((24, 76, left - 22, 290), card)
    c.card((46, 98, 166, 218), '#395a6b')
    c.polygon([(46, 218), (46, 180), (86, 146), (120, 178), (140, 162), (166, 190), (166, 218)], '#79a3b5')
    c.card((186, 116, left - 60, 130), ink, 6)
    c.card((186, 148, left - 110, 160), dim, 5)
    c.line([(46, 254), (left - 46, 254)], dim, 4)
    c.line([(46, 254), (180, 254)], ink, 4)
    c.card((24, 310, left - 22, height - 104), card)
    cx, cy = (24 + left - 22) / 2, (310 + height - 104) / 2 + 12
    r = min(92, (height - 424) / 2)
    c.arc(cx, cy, r, 150, 390, dim, 11)
    c.arc(cx, cy, r, 150, 330, '#5fd08a', 11)
    c.text(cx, cy - 4, '412', 50, ink, 'mm')
    c.text(cx, cy + 36, 'km', 24, dim, 'mm')
    c.card((left + 26, 26, left + 300, 116), card)
    c.polygon([(left + 54, 84), (left + 54, 60), (left + 82, 60), (left + 82, 48), (left + 104, 66), (left + 82, 84), (left + 82, 72), (left + 66, 72), (left + 66, 84)], '#49a5ff')
    c.text(left + 128, 70, '350 m', 34, ink)
    _climate(c, 24, height - 42, width - 24, ink, '#49a5ff')
    return c.pixels()


def instruments(kind='bars'):
    """Behind the wheel: speed, range, a strip of road; or two round dials."""
    c = Canvas(980, 380, '#07090c')
    ink, dim, accent = '#f2f5f8', '#5d6873', '#49a5ff'
    if kind == 'dials':
        for x, value, figure, unit in ((210, 300, '0', 'km/h'), (770, 250, '78', '%')):
            c.arc(x, 195, 150, 140, 400, '#222a33', 16)
            c.arc(x, 195, 150, 140, value, accent if x < 500 else '#5fd08a', 16)
            for k in range(14):
                a = radians(140 + 20 * k)
                c.line([(x + 128 * cos(a), 195 + 128 * sin(a)), (x + 114 * cos(a), 195 + 114 * sin(a))], dim, 3)
            c.text(x, 185, figure, 78, ink, 'mm')
            c.text(x, 245, unit, 24, dim, 'mm')
        draw_map(c, (390, 40, 590, 330), False, 3)
    else:
        c.text(120, 150, '0', 120, ink, 'mm')
        c.text(120, 232, 'km/h', 26, dim, 'mm')
        c.polygon([(470, 90), (510, 90), (640, 330), (340, 330)], '#121922')
        c.line([(470, 90), (340, 330)], '#8fa3b5', 5)
        c.line([(510, 90), (640, 330)], '#8fa3b5', 5)
        for k in range(4):
            y = 110 + 58 * k
            c.line([(490, y), (490, y + 20 + 5 * k)], '#55636f', 3 + k)
        c.card((462, 228, 518, 300), accent, 16)
        c.card((470, 236, 510, 256), '#0c2440', 8)
        c.text(850, 140, '412', 74, ink, 'mm')
        c.text(850, 198, 'km', 26, dim, 'mm')
        c.card((770, 250, 930, 262), '#222a33', 6)
        c.card((770, 250, 895, 262), '#5fd08a', 6)
    c.text(40, 34, '14:32', 24, dim)
    c.text(940, 34, '18°', 24, dim, 'rm')
    return c.pixels()


def round_display():
    c = Canvas(700, 700, '#0a0c10')
    ink, dim = '#f4efe6', '#6d6a64'
    draw_map(c, (0, 250, 700, 520), False, 4)
    c.polygon([(0, 0), (700, 0), (700, 262), (0, 238)], '#0a0c10')
    c.polygon([(0, 700), (700, 700), (700, 505), (0, 525)], '#0a0c10')
    c.text(350, 140, '0', 130, ink, 'mm')
    c.text(350, 215, 'km/h', 28, dim, 'mm')
    c.arc(350, 350, 318, 150, 390, '#25262a', 20)
    c.arc(350, 350, 318, 150, 300, '#e8a04a', 20)
    c.text(230, 590, '21.5°', 36, ink, 'mm')
    c.text(470, 590, '78 %', 36, ink, 'mm')
    return c.pixels()
