import sharp from 'sharp';
import { composePaint } from '../compose-paint.ts';
import type { Painter, PaintTask } from '../painter.ts';
import { encodeVariant } from './picture-encoding.ts';

const CHANNELS = 3;

/** Composed at the full size, then resized: an edge mixed beforehand would show a dark line between paint and ground. */
export async function paintPicture(task: PaintTask): Promise<Buffer> {
  const [coat, ...layers] = await Promise.all(
    [task.coat, ...task.layers.map(({ bytes }) => bytes)].map(readPixels),
  );
  if (!coat) throw new Error('The picture has no layers');
  const responses = layers.map(({ pixels }, at) => ({ pixels, share: task.layers[at]?.share ?? 0 }));
  const composed = composePaint(coat.pixels, responses, task.colour, task.curves);
  const picture = sharp(composed, { raw: { width: coat.width, height: coat.height, channels: CHANNELS } });
  return encodeVariant(task.mirrored ? picture.flop() : picture, task.width, task.format, task.effort);
}

async function readPixels(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== CHANNELS) throw new Error(`The layer has ${info.channels} channels, not three`);
  return { pixels: data, width: info.width, height: info.height };
}

/** For the studio and for scripts, which nobody waits for while they compose. */
export const inlinePainter: Painter = { paint: paintPicture, close: async () => undefined };
