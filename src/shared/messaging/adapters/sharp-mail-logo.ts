import sharp from 'sharp';
import type { Hex } from '../../platform/colours.ts';
import type { MailLogo } from '../letterhead.ts';

/** Screens of phones have two or three pixels for one. */
const PIXELS_PER_PX = 2;
/** An SVG is drawn at this density before it is made smaller. */
const SVG_DENSITY = 300;

/** A logo of any format as an opaque PNG that fits into a box. */
export async function drawMailLogo(
  bytes: Uint8Array,
  { width, height, ground }: { width: number; height: number; ground: Hex },
): Promise<MailLogo> {
  const { data, info } = await sharp(bytes, { density: SVG_DENSITY })
    .resize({
      width: width * PIXELS_PER_PX,
      height: height * PIXELS_PER_PX,
      fit: 'inside',
    })
    .flatten({ background: ground })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    width: Math.round(info.width / PIXELS_PER_PX),
    height: Math.round(info.height / PIXELS_PER_PX),
    ground,
  };
}
