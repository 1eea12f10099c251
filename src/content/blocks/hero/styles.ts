import type { HeroFields } from './hero-fields.ts';

export const heights = {
  default: 'min-h-[19.5rem] md:min-h-[33.375rem]',
  FullScreen: 'min-h-[max(36rem,calc(100svh-var(--bar)-var(--alert,0rem)))]',
};

/** The height above the picture: the bar takes space unless it floats over it. */
export const above =
  '[--bar:var(--header)] in-data-[header=over]:[--bar:0px] in-data-[header=over]:[--over:var(--header)]';

/** The parts animate in one after the other; with reduced motion they are static. */
export const rise = {
  first: rising('delay-100'),
  second: rising('delay-200'),
  third: rising('delay-300'),
};

function rising(delay: string): string {
  return `transition-[opacity,translate] duration-500 ease-calm starting:translate-y-4 starting:opacity-0 ${delay}`;
}

type Ground = Pick<HeroFields, 'textColor' | 'contentPlacement' | 'centerContent' | 'variant'>;

/** Darkens (or lightens) the picture behind the text, which keeps a contrast of 4.5:1 on any picture. */
export function scrimClass({ textColor, contentPlacement, centerContent, variant }: Ground): string {
  if (textColor === 'Black') return lightScrim;
  if (centerContent || contentPlacement === 'Center') return evenScrim;
  if (variant !== 'FullScreen') return `${footScrimPhone} ${footScrim}`;
  return contentPlacement === 'Top' ? `${topScrimPhone} ${topScrim}` : `${tallFootScrimPhone} ${footScrim}`;
}

const lightScrim =
  'bg-[linear-gradient(to_right,color-mix(in_srgb,var(--paper)_88%,transparent),color-mix(in_srgb,var(--paper)_62%,transparent)_40%,transparent_75%)]';
const evenScrim =
  'bg-[linear-gradient(rgb(var(--scrim)/calc(.52*var(--shade))),rgb(var(--scrim)/calc(.6*var(--shade))))]';
const footScrimPhone =
  'max-md:bg-[linear-gradient(to_top,rgb(var(--scrim)/calc(.88*var(--shade))),rgb(var(--scrim)/calc(.66*var(--shade))))]';
/** A picture as tall as the phone has room for itself above the text. */
const tallFootScrimPhone =
  'max-md:bg-[linear-gradient(to_top,rgb(var(--scrim)/calc(.9*var(--shade))),rgb(var(--scrim)/calc(.78*var(--shade)))_26rem,rgb(var(--scrim)/calc(.16*var(--shade)))_34rem)]';
const footScrim =
  'md:bg-[linear-gradient(to_right,rgb(var(--scrim)/calc(.76*var(--shade))),rgb(var(--scrim)/calc(.5*var(--shade)))_45%,rgb(var(--scrim)/calc(.08*var(--shade)))_82%),linear-gradient(to_top,rgb(var(--scrim)/calc(.6*var(--shade))),transparent_62%)]';
const topScrimPhone =
  'bg-[linear-gradient(to_bottom,rgb(var(--scrim)/calc(.62*var(--shade))),rgb(var(--scrim)/calc(.5*var(--shade)))_28%,transparent_50%),linear-gradient(to_top,rgb(var(--scrim)/calc(.82*var(--shade))),rgb(var(--scrim)/calc(.5*var(--shade)))_28%,transparent_48%)]';
const topScrim =
  'md:bg-[linear-gradient(to_bottom,rgb(var(--scrim)/calc(.44*var(--shade))),transparent_24%),linear-gradient(to_right,rgb(var(--scrim)/calc(.66*var(--shade))),rgb(var(--scrim)/calc(.5*var(--shade)))_max(30%,30rem),transparent_max(62%,46rem)),linear-gradient(to_top,rgb(var(--scrim)/calc(.5*var(--shade))),transparent_30%)]';
