import { languageRecords } from '#locale-records';

/**
 * The typefaces of the themes, in the weights that the designs use: 300 to 600. Of each there is a small subset with
 * the characters of the Nordic languages and English, and one with the rest of Latin (tools/subset-fonts.ts). Slovak
 * needs the rest and the extended file as well (á, č, ľ …); other pages fetch them when a text has one of their
 * characters.
 */
export const FONT_FAMILIES = {
  'Instrument Sans': { slug: 'instrument-sans', weights: '400 600', italic: false },
  Outfit: { slug: 'outfit', weights: '300 600', italic: false },
  Figtree: { slug: 'figtree', weights: '300 600', italic: false },
  Manrope: { slug: 'manrope', weights: '300 600', italic: false },
  'Red Hat Display': { slug: 'red-hat-display', weights: '300 600', italic: false },
  Fraunces: { slug: 'fraunces', weights: '300 600', italic: true },
} as const;

export type FontFamily = keyof typeof FONT_FAMILIES;
export type FontSubset = 'core' | 'rest' | 'latin-ext';
export type FontStyle = 'normal' | 'italic';

/** The files to preload for a page, as the build manifest names them. Italics are fetched when they are needed. */
export function fontFilesFor(family: FontFamily, language: string): string[] {
  const subsets: FontSubset[] = languageRecords[language]?.extendedLatin
    ? ['core', 'rest', 'latin-ext']
    : ['core'];
  return subsets.map((subset) => fontFile(family, subset, 'normal'));
}

/** The file's path in the repository. */
export function fontFile(family: FontFamily, subset: FontSubset, style: FontStyle): string {
  return subset === 'latin-ext'
    ? packageFontFile(family, subset, style)
    : `src/shared/ui/fonts/${FONT_FAMILIES[family].slug}-${subset}-${style}.woff2`;
}

/** As it came with its package. */
export function packageFontFile(family: FontFamily, subset: 'latin' | 'latin-ext', style: FontStyle): string {
  const { slug } = FONT_FAMILIES[family];
  return `node_modules/@fontsource-variable/${slug}/files/${slug}-${subset}-wght-${style}.woff2`;
}
