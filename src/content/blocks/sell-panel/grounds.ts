import type { ButtonKind } from '../../../shared/ui/button.tsx';

type Act = { kind: ButtonKind; className?: string };
type Ground = { panel: string; line: string; act: Act; aside: Act };

export const grounds: Record<'accent' | 'brand' | 'dark', Ground> = {
  accent: {
    panel: 'bg-accent text-on-accent [--focus:var(--on-accent)]',
    line: 'border-on-accent/28',
    act: { kind: 'primary', className: 'bg-dark text-on-dark hover:bg-dark/85' },
    aside: { kind: 'secondary', className: 'border-on-accent' },
  },
  brand: {
    panel: 'bg-brand text-on-brand on-dark',
    line: 'border-on-brand/28',
    act: { kind: 'light' },
    aside: { kind: 'ghost-contrast' },
  },
  dark: {
    panel: 'bg-dark text-on-dark on-dark',
    line: 'border-line-on-dark',
    act: { kind: 'accent' },
    aside: { kind: 'ghost-contrast' },
  },
};
