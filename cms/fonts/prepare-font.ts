import subsetFont from 'subset-font';
import {
  coreCharacters,
  otherLatinCharacters,
  toUnicodeRange,
} from '../../src/shared/ui/themes/font-characters.ts';
import type { FontFace, UploadedSubset } from '../../src/shared/ui/themes/uploaded-fonts.ts';
import { type FontFacts, readFontFacts } from './font-facts.ts';
import { MAX_FONT_BYTES } from './font-limits.ts';
import { localFallbacks } from './local-fallbacks.ts';
import { containerOf, toSfnt, withAllGlyphs } from './to-sfnt.ts';

export type FontPart = { subset: UploadedSubset; range: string; bytes: Uint8Array };

export type PreparedFont = Pick<FontFace, 'family' | 'weights' | 'style' | 'generic' | 'fallbacks'> & {
  parts: FontPart[];
  /** Letters of the product's languages that it lacks: they are shown in a fallback. */
  missing: string;
};

export type FontRefusal =
  | 'tooLarge'
  | 'notAFont'
  | 'collection'
  | 'broken'
  | 'restricted'
  | 'printOnly'
  | 'bitmapsOnly'
  | 'lettersMissing';

export type FontOutcome =
  | { state: 'prepared'; font: PreparedFont }
  | { state: 'refused'; why: FontRefusal; letters: string };

/** From a file as somebody uploaded it to what pages load: checked, in parts, as WOFF2, with the measures of its fallbacks. */
export async function prepareFont(bytes: Buffer): Promise<FontOutcome> {
  if (bytes.length > MAX_FONT_BYTES) return refused('tooLarge');
  const container = containerOf(bytes);
  if (!container) return refused('notAFont');
  if (container === 'collection') return refused('collection');
  try {
    const sfnt = await toSfnt(bytes, container);
    const facts = readFontFacts(sfnt);
    const why = refusals[facts.licence];
    if (why) return refused(why);
    const lacking = lettersNotIn(facts, NEEDED);
    if (lacking) return refused('lettersMissing', lacking);
    return { state: 'prepared', font: await prepared(sfnt, facts) };
  } catch {
    return refused('broken');
  }
}

const refusals: Readonly<Record<FontFacts['licence'], FontRefusal | undefined>> = {
  open: undefined,
  restricted: 'restricted',
  'print only': 'printOnly',
  'bitmaps only': 'bitmapsOnly',
};

const NEEDED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const NORDIC_AND_SLOVAK = 'ÅÄÆÉÖØåäæéöøÁČĎÍĹĽŇÓÔŔŠŤÚÝŽáčďíĺľňóôŕšťúýž€–’”';

async function prepared(sfnt: Buffer, facts: FontFacts): Promise<PreparedFont> {
  const { family, style, generic } = facts;
  const { weights, variationAxes } = usedWeights(facts);
  const wanted = facts.mayBeSubset ? subsetsOf(facts.characters) : [];
  const parts: FontPart[] = [];
  for (const { subset, signs } of wanted) {
    const text = String.fromCodePoint(...signs);
    const bytes = await subsetFont(sfnt, text, { targetFormat: 'woff2', variationAxes });
    parts.push({ subset, range: toUnicodeRange(signs), bytes });
  }
  if (!facts.mayBeSubset) {
    const bytes = await withAllGlyphs(sfnt, { targetFormat: 'woff2' });
    parts.push({ subset: 'whole', range: '', bytes });
  }
  const fallbacks = localFallbacks(facts);
  return {
    family,
    weights,
    style,
    generic,
    parts,
    fallbacks,
    missing: lettersNotIn(facts, NORDIC_AND_SLOVAK),
  };
}

/** What the designs use; each weight more makes the file of a variable font larger. */
const LIGHTEST = 300;
const HEAVIEST = 600;

/** Of a variable font the weights that pages use; along all other axes it stays as it is drawn at rest. */
function usedWeights({ axes, weights, mayBeSubset }: FontFacts) {
  const { wght, ...others } = axes;
  const pinned = Object.fromEntries(Object.entries(others).map(([axis, { default: rest }]) => [axis, rest]));
  if (!wght || !mayBeSubset) return { weights, variationAxes: pinned };
  const [min, max] = [Math.max(wght.min, LIGHTEST), Math.min(wght.max, HEAVIEST)];
  if (min >= max) return { weights, variationAxes: pinned };
  const rest = Math.min(Math.max(wght.default, min), max);
  return { weights: `${min} ${max}`, variationAxes: { ...pinned, wght: { min, max, default: rest } } };
}

const latinExtended = ranges([0x100, 0x2ff], [0x1e00, 0x1eff], [0x20a0, 0x20cf], [0x2100, 0x21ff]);
/** Greek and Cyrillic, for languages that an installation adds. */
const otherScripts = ranges([0x370, 0x52f], [0x1f00, 0x1fff]);

function subsetsOf(characters: ReadonlySet<number>): { subset: UploadedSubset; signs: readonly number[] }[] {
  const taken = new Set<number>();
  const take = (signs: readonly number[]) => {
    const found = signs.filter((sign) => characters.has(sign) && !taken.has(sign));
    for (const sign of found) taken.add(sign);
    return found;
  };
  const subsets = [
    { subset: 'core' as const, signs: take(coreCharacters) },
    { subset: 'rest' as const, signs: take(otherLatinCharacters) },
    { subset: 'latin-ext' as const, signs: take(latinExtended) },
    { subset: 'other' as const, signs: take(otherScripts) },
  ];
  return subsets.filter(({ signs }) => signs.length > 0);
}

function ranges(...parts: readonly [number, number][]): number[] {
  return parts.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

function lettersNotIn({ characters }: FontFacts, letters: string): string {
  return [...letters].filter((letter) => !characters.has(letter.codePointAt(0) ?? 0)).join('');
}

function refused(why: FontRefusal, letters = ''): FontOutcome {
  return { state: 'refused', why, letters };
}
