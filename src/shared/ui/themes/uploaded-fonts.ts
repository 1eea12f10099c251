import { z } from 'zod';
import { FONT_FAMILIES } from '../fonts.ts';

/** Parts of a font file: a page waits for the first, the others come when a text has one of their characters. */
export const uploadedSubsets = ['core', 'rest', 'latin-ext', 'other', 'whole'] as const;
export type UploadedSubset = (typeof uploadedSubsets)[number];

const percent = z.number().min(0).max(1000);

/** A local font stretched to the measures of an uploaded one, so that nothing moves when that arrives. */
const fallback = z.object({
  local: z.array(z.string().regex(/^[A-Za-z0-9 -]+$/)).min(1),
  ascent: percent,
  descent: percent,
  lineGap: percent,
  sizeAdjust: percent,
});

/** One uploaded file, as it is published: a weight or a range of them, upright or italic. Its parts are in the media store. */
export const fontFace = z.object({
  family: z.string().min(1).max(80),
  weights: z.string().regex(/^[1-9]\d{0,3}( [1-9]\d{0,3})?$/),
  style: z.enum(['normal', 'italic']),
  generic: z.enum(['sans-serif', 'serif', 'monospace']),
  parts: z
    .array(
      z.object({
        subset: z.enum(uploadedSubsets),
        file: z.string().regex(/^[a-z0-9-]+$/),
        bytes: z.number().int().positive(),
        range: z.string().regex(/^[U+0-9A-F,-]*$/),
      }),
    )
    .min(1),
  fallbacks: z.array(fallback).min(1),
});

export type FontFace = z.infer<typeof fontFace>;
export type FontFallback = FontFace['fallbacks'][number];

/** All files of a family that somebody uploaded. */
export type UploadedFont = { slug: string; faces: readonly FontFace[] };

/** Under it a family is found, whatever the case and accents of its name: 'Örnen Grotesk' → 'ornen-grotesk'. */
export function fontSlug(family: string): string {
  return family
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Those that came with the product keep their names. */
export function isBuiltInFont(family: string): boolean {
  const slug = fontSlug(family);
  return Object.values(FONT_FAMILIES).some((known) => known.slug === slug);
}

/** The value of a theme's font: what is neither in the product nor uploaded looks like the installation's own. */
export function faceOf(family: string): string {
  const slug = fontSlug(family);
  const own = 'var(--face-figtree)';
  if (isBuiltInFont(family)) return `var(--face-${slug})`;
  return slug ? `var(--face-own-${slug},${own})` : own;
}

/** Faces, their fallbacks and the variable by which a theme names the family. */
export function fontRules({ slug, faces }: UploadedFont): string {
  const name = `own-${slug}`;
  const regular = regularFace(faces);
  if (!regular) return '';
  const fallbacks = regular.fallbacks.map((each, at) => fallbackRule(`${name}-${at}`, each));
  const stack = [name, ...regular.fallbacks.map((_, at) => `${name}-${at}`)].map((each) => `"${each}"`);
  const variable = `@layer theme{:root{--face-${name}:${[...stack, regular.generic].join(',')}}}`;
  return [...faces.flatMap((face) => faceRules(name, face)), ...fallbacks, variable].join('');
}

/** The addresses to preload: what texts and headings of a page begin with. Italics come when they are needed. */
export function preloadsOf({ faces }: UploadedFont, extendedLatin: boolean): readonly string[] {
  const wanted: UploadedSubset[] = extendedLatin ? ['core', 'rest', 'latin-ext', 'whole'] : ['core', 'whole'];
  const regular = regularFace(faces);
  return (regular?.parts ?? []).filter(({ subset }) => wanted.includes(subset)).map(addressOf);
}

/** Whose measures the fallbacks have: the upright one whose weight is nearest to that of running text. */
function regularFace(faces: readonly FontFace[]): FontFace | undefined {
  const distance = ({ weights, style }: FontFace) => {
    const [least = 400, most = least] = weights.split(' ').map(Number);
    return (style === 'italic' ? 1000 : 0) + Math.abs(Math.min(Math.max(400, least), most) - 400);
  };
  return faces.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** Of parts whose ranges overlap, browsers ask the last one first. */
const order: readonly UploadedSubset[] = ['other', 'latin-ext', 'rest', 'core', 'whole'];

function faceRules(name: string, { parts, weights, style }: FontFace): string[] {
  return parts
    .toSorted((one, other) => order.indexOf(one.subset) - order.indexOf(other.subset))
    .map(
      (part) =>
        `@font-face{font-family:"${name}";src:url(${addressOf(part)}) format("woff2");font-weight:${weights};font-style:${style};font-display:swap${part.range && `;unicode-range:${part.range}`}}`,
    );
}

function fallbackRule(name: string, { local, ascent, descent, lineGap, sizeAdjust }: FontFallback): string {
  const sources = local.map((font) => `local("${font}")`).join(',');
  return `@font-face{font-family:"${name}";src:${sources};ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${lineGap}%;size-adjust:${sizeAdjust}%}`;
}

function addressOf({ file }: { file: string }): string {
  return `/media/${file}/original.woff2`;
}
