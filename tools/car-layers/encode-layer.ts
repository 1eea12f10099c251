import sharp from 'sharp';
import { fromTone, toTone } from '../../src/content/publishing/compose-paint.ts';
import { PEAK, SHOULDER } from './curves.ts';

export type LayerName = 'coat' | 'metallic' | 'solid';

const CHANNELS = 3;
const DEEPEST = 65_535;
/**
 * Chosen by `--measure`: what is composed of these is within 0.7 ΔE (mean, CIEDE2000) of what is composed of the
 * rendered layers, less than half of what the variants lose when they are encoded for visitors.
 */
const QUALITY: Readonly<Record<LayerName, number>> = { coat: 82, metallic: 80, solid: 80 };

/** A layer as the renderer wrote it, 16 bits after its tone curve, as the media library takes it. */
export async function encodeLayer(png: string, layer: LayerName): Promise<Buffer> {
  const { pixels, width, height } = await readLayer(png, layer);
  return sharp(pixels, { raw: { width, height, channels: CHANNELS } })
    .avif({ quality: QUALITY[layer], effort: 3, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Eight bits on the curve that the library expects of the layer. */
export async function readLayer(png: string, layer: LayerName) {
  const { data, info } = await sharp(png)
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== CHANNELS) throw new Error(`${png} has ${info.channels} channels, not three`);
  const deep = new Uint16Array(data.buffer, data.byteOffset, data.length / Uint16Array.BYTES_PER_ELEMENT);
  const level = levelTable(layer);
  return {
    pixels: Uint8Array.from(deep, (value) => level[value] as number),
    width: info.width,
    height: info.height,
  };
}

const tables = new Map<LayerName, Uint8Array>();

function levelTable(layer: LayerName): Uint8Array {
  const table = tables.get(layer) ?? createLevelTable(layer);
  tables.set(layer, table);
  return table;
}

/** The coat stays on its curve. Paint layers come with the same shoulder, which would cost metal its highlights. */
function createLevelTable(layer: LayerName): Uint8Array {
  return Uint8Array.from({ length: DEEPEST + 1 }, (_, value) => {
    const level = (value / DEEPEST) * 255;
    // The last few steps of sixteen bits stand for any amount of light.
    return layer === 'coat'
      ? Math.round(level)
      : toTone(fromTone(Math.min(level, 254.99), SHOULDER) / PEAK, 1);
  });
}
