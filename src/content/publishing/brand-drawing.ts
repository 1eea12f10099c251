import type { Hex } from '../../shared/platform/colours.ts';

/** What is drawn of a logo: icons of a browser tab, of a phone and of an installed page, and the picture of a shared link. */
export const brandForms = [
  'icon.svg',
  'icon.ico',
  '32.png',
  '180.png',
  '192.png',
  '512.png',
  'social.png',
] as const;
export type BrandForm = (typeof brandForms)[number];

/** The first of these colours on which the logo can be seen is its ground. */
export type BrandGrounds = readonly [Hex, ...Hex[]];

export const SOCIAL_PICTURE = { width: 1200, height: 630 };
