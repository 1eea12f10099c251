import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

type FontOptions = {
  /** 'Aa1' for a font with these alone. */
  letters?: string;
  /** OS/2 fsType: 2 restricted, 4 preview and print, 0x100 no subsetting, 0x200 bitmaps only. */
  fsType?: number;
  weight?: number;
  format?: 'sfnt' | 'woff' | 'woff2';
};

const LATIN = 'node_modules/@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2';
const printable = String.fromCodePoint(
  ...Array.from({ length: 95 }, (_, at) => 32 + at),
  ...'åäöøæéÅÄÖØÆ'.split('').map((letter) => letter.codePointAt(0) ?? 0),
);

/** A static font of the given weight, small and real. */
export async function aFont(options: FontOptions = {}): Promise<Buffer> {
  const { letters = printable, fsType = 0, weight = 400, format = 'sfnt' } = options;
  const whole = await readFile(join(import.meta.dirname, '../..', LATIN));
  const variationAxes = { wght: Math.min(weight, 800) };
  const sfnt = await subsetFont(whole, letters, { targetFormat: 'sfnt', variationAxes });
  const os2 = tableAt(sfnt, 'OS/2');
  sfnt.writeUInt16BE(weight, os2 + 4);
  sfnt.writeUInt16BE(fsType, os2 + 8);
  return format === 'sfnt' ? sfnt : repack(sfnt, format);
}

/** A variable font as it came from its maker. */
export function aVariableFont(): Promise<Buffer> {
  return readFile(join(import.meta.dirname, '../..', LATIN));
}

function repack(sfnt: Buffer, format: 'woff' | 'woff2'): Promise<Buffer> {
  const all = { targetFormat: format, keepAllGlyphs: true } as Parameters<typeof subsetFont>[2];
  return subsetFont(sfnt, undefined as unknown as string, all);
}

function tableAt(sfnt: Buffer, tag: string): number {
  for (let entry = 12; entry < 12 + 16 * sfnt.readUInt16BE(4); entry += 16)
    if (sfnt.toString('latin1', entry, entry + 4) === tag) return sfnt.readUInt32BE(entry + 8);
  throw new Error(`the font has no table ${tag}`);
}
