import sharp from 'sharp';
import { composePaint } from '../compose-paint.ts';
import { type LayeredPicture, paintLayers } from '../layered-picture.ts';
import type { Painter, PaintTask } from '../painter.ts';
import { encodeVariant, toPlaceholder } from './picture-encoding.ts';

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

/** A blurred preview in the first paint: a layered picture is a photograph, not a cut-out. */
export async function paintPlaceholder({ layers, paints, shoulder, peak }: LayeredPicture): Promise<string> {
  const [paint] = Object.values(paints);
  if (!paint) throw new Error('The picture has no paint');
  const parts = paintLayers(layers, paint.kind).map(({ layer, share }) => ({
    bytes: layers[layer] ?? Buffer.of(),
    share,
  }));
  const task = { coat: layers.coat, layers: parts, colour: paint.colour, curves: { shoulder, peak } };
  return toPlaceholder(
    await paintPicture({ ...task, mirrored: false, width: 320, format: 'webp', effort: 0 }),
  );
}

/** For the studio and for scripts, which nobody waits for while they compose. */
export const inlinePainter: Painter = { paint: paintPicture, close: async () => undefined };
