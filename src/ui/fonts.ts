/** The typefaces of the themes. Each has a Latin file; Slovak needs the extended one as well (č, ľ, ť …). */
export const FONT_FAMILIES = {
  'Instrument Sans': { slug: 'instrument-sans', weights: '400 700', italic: false },
  Outfit: { slug: 'outfit', weights: '100 900', italic: false },
  Figtree: { slug: 'figtree', weights: '300 900', italic: false },
  Manrope: { slug: 'manrope', weights: '200 800', italic: false },
  'Red Hat Display': { slug: 'red-hat-display', weights: '300 900', italic: false },
  Fraunces: { slug: 'fraunces', weights: '100 900', italic: true },
} as const;

export type FontFamily = keyof typeof FONT_FAMILIES;
export type FontSubset = 'latin' | 'latin-ext';
export type FontStyle = 'normal' | 'italic';

const languagesWithExtendedLatin = new Set(['sk']);

/** The files to preload for a page, as the build manifest names them. Italics come when they are needed. */
export function fontFilesFor(family: FontFamily, language: string): string[] {
  const subsets: FontSubset[] = languagesWithExtendedLatin.has(language) ? ['latin', 'latin-ext'] : ['latin'];
  return subsets.map((subset) => `node_modules/${fontFile(family, subset, 'normal')}`);
}

/** The file's path inside the package that brings it. */
export function fontFile(family: FontFamily, subset: FontSubset, style: FontStyle): string {
  const { slug } = FONT_FAMILIES[family];
  return `@fontsource-variable/${slug}/files/${slug}-${subset}-wght-${style}.woff2`;
}
