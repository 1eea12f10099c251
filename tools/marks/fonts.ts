import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { unpackWoff2 } from './unpack-woff2.ts';

const FILES = {
  figtree: 'figtree/files/figtree-latin-wght-normal',
  fraunces: 'fraunces/files/fraunces-latin-full-normal',
  instrument: 'instrument-sans/files/instrument-sans-latin-standard-normal',
  manrope: 'manrope/files/manrope-latin-wght-normal',
  outfit: 'outfit/files/outfit-latin-wght-normal',
  redHat: 'red-hat-display/files/red-hat-display-latin-wght-normal',
  redHatItalic: 'red-hat-display/files/red-hat-display-latin-wght-italic',
} as const;

export type Face = keyof typeof FILES;
export type Axes = Readonly<Record<string, number>>;
/** Fontsource keeps Š and its like in a second file. */
export type FontPair = { latin: Font; extended: Font };

export function openFace(face: Face, axes: Axes): FontPair {
  const latin = FILES[face];
  const extended = latin.replace('-latin-', '-latin-ext-');
  return { latin: openFile(latin).getVariation(axes), extended: openFile(extended).getVariation(axes) };
}

const opened = new Map<string, Font>();

function openFile(name: string): Font {
  const known = opened.get(name);
  if (known) return known;
  const file = new URL(`../../node_modules/@fontsource-variable/${name}.woff2`, import.meta.url);
  const font = create(Buffer.from(unpackWoff2(readFileSync(file))));
  if (!('layout' in font)) throw new Error(`${name} is a collection, not a font`);
  opened.set(name, font);
  return font;
}
