import sharp, { type Sharp } from 'sharp';
import type { Hex } from '../../../shared/platform/colours.ts';
import { contrast, type Rgba, toRgba } from '../../../shared/ui/themes/contrast.ts';
import { type BrandForm, type BrandGrounds, SOCIAL_PICTURE } from '../brand-drawing.ts';

/** An icon or the social picture from a logo of any format and size, on a ground on which it is seen. */
export async function drawBrand(logo: Buffer, form: BrandForm, grounds: BrandGrounds): Promise<Buffer> {
  const drawn = await rasterised(logo);
  const { ground, isOpaque } = await groundOf(drawn, grounds);
  const mark = isOpaque ? drawn : await withoutMargins(drawn);
  if (form === 'social.png') return onGround(mark, ground, SOCIAL_PICTURE, { width: 640, height: 260 });
  if (form === 'icon.svg') return svgIcon(await icon(mark, ground, isOpaque, 128));
  if (form === 'icon.ico') return icoOf(await icon(mark, ground, isOpaque, 32), 32);
  return icon(mark, ground, isOpaque, Number.parseInt(form, 10));
}

/** A drawing is as sharp as it is asked for. */
const DRAWN_PIXELS = 1024;
const SVG_BASE_DENSITY = 72;
const MAX_DENSITY = 2400;

async function rasterised(logo: Buffer): Promise<Buffer> {
  const { format, width = 1, height = 1 } = await sharp(logo).metadata();
  const wanted = (SVG_BASE_DENSITY * DRAWN_PIXELS) / Math.max(width, height);
  const density = Math.min(Math.max(wanted, SVG_BASE_DENSITY), MAX_DENSITY);
  return sharp(logo, format === 'svg' ? { density } : {})
    .rotate()
    .resize({ width: DRAWN_PIXELS, height: DRAWN_PIXELS, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}

/** Of a picture in one colour nothing would be left. */
function withoutMargins(drawn: Buffer): Promise<Buffer> {
  return sharp(drawn)
    .trim()
    .png()
    .toBuffer()
    .catch(() => drawn);
}

/** Part of an icon that the mark fills; launchers of phones cut the corners off. */
const FILLED = 0.66;

function icon(mark: Buffer, ground: Hex, isOpaque: boolean, size: number): Promise<Buffer> {
  const inside = Math.max(1, Math.round(size * (isOpaque ? 1 : FILLED)));
  return onGround(mark, ground, { width: size, height: size }, { width: inside, height: inside });
}

type Box = { width: number; height: number };

async function onGround(mark: Buffer, ground: Hex, canvas: Box, inside: Box): Promise<Buffer> {
  const input = await sharp(mark)
    .resize({ ...inside, fit: 'inside' })
    .png()
    .toBuffer();
  return sharp({ create: { ...canvas, channels: 3, background: ground } })
    .composite([{ input, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

const SEEN = 128;
/** WCAG 1.4.11 of what says something without words. */
const LEAST_CONTRAST = 3;

/** A logo without transparent parts brought its own ground. */
async function groundOf(mark: Buffer, grounds: BrandGrounds): Promise<{ ground: Hex; isOpaque: boolean }> {
  const { data, info } = await small(sharp(mark));
  const pixels: Rgba[] = [];
  for (let at = 0; at < data.length; at += info.channels)
    if ((data[at + 3] ?? 0) >= SEEN) pixels.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, 1]);
  const [corner] = pixels;
  if (corner && pixels.length === info.width * info.height) return { ground: toHex(corner), isOpaque: true };
  const mean = (ground: Hex) =>
    pixels.reduce((sum, pixel) => sum + contrast(pixel, toRgba(ground)), 0) / Math.max(1, pixels.length);
  const best = grounds.toSorted((one, other) => mean(other) - mean(one))[0] ?? grounds[0];
  return { ground: grounds.find((ground) => mean(ground) >= LEAST_CONTRAST) ?? best, isOpaque: false };
}

function small(mark: Sharp) {
  return mark
    .resize({ width: 48, height: 48, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function toHex([red, green, blue]: Rgba): Hex {
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function svgIcon(png: Buffer): Buffer {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><clipPath id="c"><rect width="128" height="128" rx="24"/></clipPath><image width="128" height="128" clip-path="url(#c)" href="${href}"/></svg>`,
  );
}

const ICO_HEADER = 22;

/** One picture in the container that old programs ask for. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(ICO_HEADER);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(ICO_HEADER, 18);
  return Buffer.concat([head, png]);
}
