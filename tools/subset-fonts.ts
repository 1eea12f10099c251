// Writes src/shared/ui/fonts: the characters and weights of each typeface that the product uses, because every page waits for them. Run it
// when a font package or the list of characters changes, then tools/font-fallbacks.ts.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import {
  FONT_FAMILIES,
  type FontFamily,
  type FontStyle,
  fontFile,
  packageFontFile,
} from '../src/shared/ui/fonts.ts';
import { coreCharacters, otherLatinCharacters } from '../src/shared/ui/themes/font-characters.ts';

await mkdir('src/shared/ui/fonts', { recursive: true });
for (const family of Object.keys(FONT_FAMILIES) as FontFamily[]) {
  await subsetFamily(family, 'normal');
  if (FONT_FAMILIES[family].italic) await subsetFamily(family, 'italic');
}

async function subsetFamily(family: FontFamily, style: FontStyle): Promise<void> {
  const whole = await readFile(packageFontFile(family, 'latin', style));
  const [min = 400, max = 600] = FONT_FAMILIES[family].weights.split(' ').map(Number);
  for (const [subset, signs] of [
    ['core', coreCharacters] as const,
    ['rest', otherLatinCharacters] as const,
  ]) {
    const text = String.fromCodePoint(...signs);
    const variationAxes = { wght: { min, max, default: 400 } };
    const inAllWeights = await subsetFont(whole, text, { targetFormat: 'woff2' });
    const inOurs = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes });
    // Fewer weights do not always take less: what was an end of the scale must then be worked out.
    const part = inOurs.length < inAllWeights.length ? inOurs : inAllWeights;
    await writeFile(fontFile(family, subset, style), part);
    console.log(`${family} ${style} ${subset}: ${part.length} of ${whole.length} bytes`);
  }
}
