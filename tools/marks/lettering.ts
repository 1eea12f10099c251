import type { Font, PathCommand } from 'fontkit';
import { type Axes, type Face, type FontPair, openFace } from './fonts.ts';
import { boxOf, move, type Outline, place, type Step } from './outline.ts';

/** Size is the letters' real height: that of the H, or that of the x for words in lower case. */
export type Setting = {
  face: Face;
  weight: number;
  height: number;
  of?: 'H' | 'x';
  /** In ems, added to the font's own kerning. */
  tracking?: number;
  axes?: Axes;
};

/** The word as one outline a letter, kerned; its ink starts at x = 0. */
export function setWord(text: string, setting: Setting, baseline: number): Outline[] {
  const fonts = openFace(setting.face, { ...setting.axes, wght: setting.weight });
  const scale = setting.height / fonts.latin.glyphsForString(setting.of ?? 'H').reduce(tallest, 0);
  const letters: Outline[] = [];
  let pen = 0;
  for (const { font, chars } of runsOf(text, fonts)) {
    const { glyphs, positions } = font.layout(chars, { liga: false });
    glyphs.forEach((glyph, i) => {
      const { xAdvance = 0, xOffset = 0 } = positions[i] ?? {};
      letters.push(place(glyph.path.commands.map(stepOf), scale, (pen + xOffset) * scale, baseline));
      pen += xAdvance + (setting.tracking ?? 0) * font.unitsPerEm;
    });
  }
  const { left } = boxOf(letters);
  return letters.map((letter) => move(letter, -left));
}

function tallest(height: number, glyph: { path: { bbox: { maxY: number } } }): number {
  return Math.max(height, glyph.path.bbox.maxY);
}

type Run = { font: Font; chars: string };

function runsOf(text: string, { latin, extended }: FontPair): Run[] {
  const runs: Run[] = [];
  for (const char of text) {
    const font = [latin, extended].find((file) => file.hasGlyphForCodePoint(char.codePointAt(0) ?? 0));
    if (!font) throw new Error(`no glyph for ${char}`);
    const run = runs.at(-1);
    if (run?.font === font) run.chars += char;
    else runs.push({ font, chars: char });
  }
  return runs;
}

const STEPS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C' } as const;

function stepOf({ command, args }: PathCommand): Step {
  return command === 'closePath' ? { to: 'Z' } : { to: STEPS[command], points: args };
}
