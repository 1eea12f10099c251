import type { Theme } from './theme.ts';

type Tokens = Readonly<Record<string, string>>;

/** What a step other than the usual one sets; styles/tokens.css has the usual. */
export const headingSizes: Readonly<Record<Theme['type']['headings'], Tokens>> = {
  normal: {},
  compact: {
    h1: 'clamp(2rem,1.55rem + 1.9vw,3rem)',
    h2: 'clamp(1.5rem,1.4rem + .45vw,1.75rem)',
    h3: '1.125rem',
  },
  large: {
    h1: 'clamp(2.625rem,1.66rem + 4.1vw,5rem)',
    h2: 'clamp(1.75rem,1.5rem + 1.1vw,2.5rem)',
    h3: '1.375rem',
  },
};

export const textSizes: Readonly<Record<Theme['type']['text'], Tokens>> = {
  normal: {},
  compact: { body: '.9375rem', small: '.8125rem', micro: '.78125rem', lead: '1.0625rem' },
  large: {
    body: '1.0625rem',
    small: '.9375rem',
    micro: '.875rem',
    lead: 'clamp(1.125rem,1.06rem + .3vw,1.3125rem)',
  },
};

export const shadows: Readonly<Record<Theme['shape']['shadow'], Tokens>> = {
  soft: {},
  none: { shadow: '0 0 0 1px var(--line)' },
  strong: { shadow: '0 24px 64px -12px color-mix(in srgb,var(--ink) 48%,transparent)' },
};

/** Buttons stay 44 px high for fingers. */
export const densities: Readonly<Record<Theme['shape']['density'], Tokens>> = {
  normal: {},
  compact: {
    section: 'clamp(3rem,5.6vw,5rem)',
    'head-gap': 'clamp(1.125rem,2vw,1.75rem)',
    gap: 'clamp(.75rem,1.2vw,1.125rem)',
    'card-padding': 'clamp(.875rem,1.3vw,1.125rem)',
    control: '2.75rem',
  },
  airy: {
    section: 'clamp(5.5rem,11vw,10rem)',
    'head-gap': 'clamp(1.75rem,3.4vw,3.25rem)',
    gap: 'clamp(1.125rem,2vw,1.875rem)',
    'card-padding': 'clamp(1.25rem,2.1vw,2rem)',
    control: '3.25rem',
  },
};
