import type { ButtonKind } from '../../../shared/ui/button.tsx';

export type Tone = 'brand' | 'dark' | 'light' | 'accent';

type Look = {
  stage: string;
  /** The large disc behind the car, a shade off the background. */
  disc: string;
  line: string;
  /** The primary button: on a brand background the brand's own button would not be visible. */
  act: { kind: ButtonKind; className?: string };
  aside: ButtonKind;
  tag: { card: string; label: string };
};

const whiteTag = { card: 'bg-raised text-ink after:bg-raised', label: 'text-ink-muted' };
const inkTag = { card: 'bg-dark text-on-dark after:bg-dark', label: 'text-on-dark-soft' };

export const tones: Record<Tone, Look> = {
  brand: {
    stage: 'bg-brand text-on-brand on-dark',
    disc: 'fill-on-brand/12',
    line: 'stroke-on-brand/20 border-on-brand/28',
    act: { kind: 'light' },
    aside: 'ghost-contrast',
    tag: whiteTag,
  },
  dark: {
    stage: 'bg-dark text-on-dark on-dark',
    disc: 'fill-on-dark/6',
    line: 'stroke-on-dark/16 border-on-dark/24',
    act: { kind: 'accent' },
    aside: 'ghost-contrast',
    tag: whiteTag,
  },
  light: {
    stage: 'bg-stage text-ink',
    disc: 'fill-surface/70',
    line: 'stroke-ink/12 border-line-strong',
    act: { kind: 'primary' },
    aside: 'secondary',
    tag: inkTag,
  },
  accent: {
    stage: 'bg-accent text-on-accent [--focus:var(--on-accent)]',
    disc: 'fill-white/16',
    line: 'stroke-on-accent/14 border-on-accent/28',
    act: { kind: 'primary', className: 'bg-dark text-on-dark hover:bg-dark/85' },
    aside: 'secondary',
    tag: whiteTag,
  },
};
