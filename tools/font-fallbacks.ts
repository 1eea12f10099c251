// Writes src/shared/ui/styles/fonts.css (the faces) and font-fallbacks.css: system faces stretched to the measures
// of ours, so that nothing moves when the real font arrives. Run it again when a font package changes, then
// `biome format --write src/shared/ui/styles`.
import { writeFileSync } from 'node:fs';
import { createFontStack } from '@capsizecss/core';
import { entireMetricsCollection as metrics } from '@capsizecss/metrics/entireMetricsCollection';
import {
  FONT_FAMILIES,
  type FontFamily,
  type FontStyle,
  type FontSubset,
  fontFile,
} from '../src/shared/ui/fonts.ts';
import {
  coreCharacters,
  otherLatinCharacters,
  toUnicodeRange,
} from '../src/shared/ui/themes/font-characters.ts';

const banner = '/* Written by tools/font-fallbacks.ts; do not edit. */\n';
const styles = new URL('../src/shared/ui/styles/', import.meta.url);

const fontMetrics = {
  'Instrument Sans': metrics.instrumentSans,
  Outfit: metrics.outfit,
  Figtree: metrics.figtree,
  Manrope: metrics.manrope,
  'Red Hat Display': metrics.redHatDisplay,
  Fraunces: metrics.fraunces,
} satisfies Record<FontFamily, unknown>;

const written = { digits: 4, separator: ', ' };
const unicodeRanges: Record<FontSubset, string> = {
  core: toUnicodeRange(coreCharacters, written),
  rest: toUnicodeRange(otherLatinCharacters, written),
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
};

// Fallback fonts in order of availability. A face whose local font is missing is skipped by the browser, and the next
// is tried. Liberation is drawn to the same widths as Arial and Times.
const sansFallbacks = [
  { name: 'Arial', metrics: metrics.arial, local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'] },
  { name: 'Roboto', metrics: metrics.roboto, local: ['Roboto', 'Roboto-Regular'] },
];
const serifFallbacks = [
  { name: 'Georgia', metrics: metrics.georgia, local: ['Georgia'] },
  { name: 'Noto Serif', metrics: metrics.notoSerif, local: ['Noto Serif', 'NotoSerif-Regular'] },
  { name: 'Times', metrics: metrics.timesNewRoman, local: ['Times New Roman', 'Liberation Serif'] },
];

const families = Object.keys(FONT_FAMILIES) as FontFamily[];
writeFileSync(new URL('fonts.css', styles), `${banner}${families.flatMap(faces).join('\n')}\n${stacks()}`);
writeFileSync(new URL('font-fallbacks.css', styles), banner + families.flatMap(fallbackFaces).join('\n'));

function faces(family: FontFamily): string[] {
  const drawn: FontStyle[] = FONT_FAMILIES[family].italic ? ['normal', 'italic'] : ['normal'];
  const subsets: FontSubset[] = ['latin-ext', 'rest', 'core'];
  return drawn.flatMap((style) => subsets.map((subset) => face(family, subset, style)));
}

function face(family: FontFamily, subset: FontSubset, style: FontStyle): string {
  return rule('@font-face', {
    'font-family': `'${family}'`,
    src: `url('${toCssUrl(fontFile(family, subset, style))}') format('woff2')`,
    'font-weight': FONT_FAMILIES[family].weights,
    'font-style': style,
    'font-display': 'swap',
    'unicode-range': unicodeRanges[subset],
  });
}

/** As a stylesheet names it: packages by name, our own files by relative path. */
function toCssUrl(file: string): string {
  return file.startsWith('node_modules/')
    ? file.slice('node_modules/'.length)
    : `../${file.slice('src/shared/ui/'.length)}`;
}

function fallbackFaces(family: FontFamily): string[] {
  return fallbackFontsFor(family).map((standIn) => {
    const { fontFaces } = createFontStack([fontMetrics[family], standIn.metrics], {
      fontFaceFormat: 'styleObject',
    });
    const measured = (Array.isArray(fontFaces) ? fontFaces[0] : fontFaces)?.['@font-face'];
    if (!measured) throw new Error(`no measures for ${family} over ${standIn.name}`);
    return rule('@font-face', {
      'font-family': `'${fallbackName(family, standIn.name)}'`,
      src: standIn.local.map((font) => `local('${font}')`).join(', '),
      'ascent-override': measured.ascentOverride,
      'descent-override': measured.descentOverride,
      'line-gap-override': measured.lineGapOverride,
      'size-adjust': measured.sizeAdjust,
    });
  });
}

/** One variable per family, the way a theme names its font: `--face-outfit`. */
function stacks(): string {
  const lines = families.map((family) => {
    const generic = fallbackFontsFor(family) === serifFallbacks ? 'serif' : 'sans-serif';
    const names = [family, ...fallbackFontsFor(family).map((standIn) => fallbackName(family, standIn.name))];
    return [
      `--face-${FONT_FAMILIES[family].slug}`,
      [...names.map((name) => `'${name}'`), generic].join(', '),
    ];
  });
  return `@layer theme {\n${rule(':root', Object.fromEntries(lines))}}\n`;
}

function fallbackFontsFor(family: FontFamily) {
  return family === 'Fraunces' ? serifFallbacks : sansFallbacks;
}

function fallbackName(family: FontFamily, standIn: string): string {
  return `${family} like ${standIn}`;
}

function rule(selector: string, declarations: Record<string, string | undefined>): string {
  const lines = Object.entries(declarations).filter(([, value]) => value !== undefined);
  return `${selector} {\n${lines.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}\n`;
}
