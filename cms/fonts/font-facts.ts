import { create, type Font } from 'fontkit';

/** What a font file says of itself. */
export type FontFacts = {
  family: string;
  /** '400', or '300 700' of a variable font. */
  weights: string;
  style: 'normal' | 'italic';
  generic: 'sans-serif' | 'serif' | 'monospace';
  licence: 'open' | 'restricted' | 'print only' | 'bitmaps only';
  mayBeSubset: boolean;
  characters: ReadonlySet<number>;
  axes: Readonly<Record<string, { min: number; max: number; default: number }>>;
  measures: FontMeasures;
};

/** In units of the font; the width is that of a letter of running text. */
export type FontMeasures = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  averageWidth: number;
};

/** Throws where it is no font that can be read. */
export function readFontFacts(sfnt: Buffer): FontFacts {
  const font = create(sfnt) as Font;
  const os2 = font['OS/2'] as Os2 | undefined;
  const axes = readAxes(font);
  const { wght } = axes;
  return {
    family: readFamily(font),
    weights: wght ? `${Math.round(wght.min)} ${Math.round(wght.max)}` : String(readWeight(os2)),
    style:
      os2?.fsSelection?.italic || os2?.fsSelection?.oblique || font.italicAngle !== 0 ? 'italic' : 'normal',
    generic: genericOf(font, os2),
    licence: licenceOf(os2?.fsType),
    mayBeSubset: !os2?.fsType?.noSubsetting,
    characters: new Set(font.characterSet),
    axes,
    measures: measure(font, wght),
  };
}

type Os2 = {
  usWeightClass?: number;
  fsType?: {
    noEmbedding?: boolean;
    viewOnly?: boolean;
    editable?: boolean;
    noSubsetting?: boolean;
    bitmapOnly?: boolean;
  };
  fsSelection?: { italic?: boolean; oblique?: boolean };
  panose?: readonly number[];
};

type Named = { getName?: (name: string, language?: string) => string | null };

function readFamily(font: Font): string {
  const named = font as Font & Named;
  const name = named.getName?.('preferredFamily') || font.familyName || '';
  return withoutWeight(name.trim()).slice(0, 80);
}

/** Older programs know four styles a family, so that fonts name their weight in it: 'Harbour Light'. */
function withoutWeight(name: string): string {
  const weight =
    /\s+(thin|hairline|(extra|ultra|semi|demi)[ -]?(light|bold)|light|regular|book|medium|bold|black|heavy)$/i;
  return name.replace(weight, '') || name;
}

function readAxes(font: Font): FontFacts['axes'] {
  try {
    return font.variationAxes as FontFacts['axes'];
  } catch {
    return {};
  }
}

function readWeight(os2: Os2 | undefined): number {
  const weight = os2?.usWeightClass ?? 400;
  return weight >= 1 && weight <= 1000 ? weight : 400;
}

/** OS/2 fsType: the most permissive of the three counts; none of them means that anything is allowed. */
function licenceOf(fsType: Os2['fsType'] = {}): FontFacts['licence'] {
  if (fsType.bitmapOnly) return 'bitmaps only';
  if (fsType.editable) return 'open';
  if (fsType.viewOnly) return 'print only';
  return fsType.noEmbedding ? 'restricted' : 'open';
}

const SERIF_FAMILY = 2;
/** Many fonts leave PANOSE empty. */
const SERIF_NAMES =
  /serif|slab|antiqua|roman|times|garamond|caslon|bodoni|didot|baskerville|playfair|fraunces|lora|merriweather/i;

/** PANOSE: serifs are styles 2 to 10 of the Latin text faces. */
function genericOf(font: Font, os2: Os2 | undefined): FontFacts['generic'] {
  const width = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth;
  if (width('i') === width('m')) return 'monospace';
  const [kind = 0, serifs = 0] = os2?.panose ?? [];
  if (kind === SERIF_FAMILY && serifs >= 2 && serifs <= 10) return 'serif';
  const name = font.familyName ?? '';
  return SERIF_NAMES.test(name) && !/sans/i.test(name) ? 'serif' : 'sans-serif';
}

/** How often they come in a thousand characters of running text. */
const frequencies: Readonly<Record<string, number>> = {
  ...{ ' ': 154, a: 66, b: 12, c: 24, d: 30, e: 99, f: 17, g: 16, h: 37, i: 60, j: 1.5, k: 6, l: 33, m: 20 },
  ...{ n: 58, o: 60, p: 16, q: 1, r: 52, s: 51, t: 69, u: 22, v: 8, w: 14, x: 2, y: 14, z: 1 },
};

function measure(font: Font, weight: { min: number; max: number } | undefined): FontMeasures {
  const at = weight && Math.min(Math.max(400, weight.min), weight.max);
  const drawn = at === undefined ? font : font.getVariation({ wght: at });
  const letters = Object.entries(frequencies).map(([letter, count]) => ({
    count,
    width: drawn.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
  }));
  const counted = letters.reduce((sum, { count }) => sum + count, 0);
  const width = letters.reduce((sum, { count, width }) => sum + count * width, 0) / counted;
  const { unitsPerEm, ascent, descent, lineGap } = font;
  return { unitsPerEm, ascent, descent, lineGap, averageWidth: width };
}
