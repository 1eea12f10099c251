import type { Hex } from '../../platform/colours.ts';
import { readableOn } from './contrast.ts';
import type { Theme } from './theme.ts';

const PAPER = '#ffffff';
/** Faint text is mixed to 68 % of it. */
const INK_CONTRAST = 12.5;

/** The colours of text on white paper (styles/print.css): those of the page, where they can be read there. */
export function printTokens({ colours, mixed, print }: Theme): Record<'ink' | 'brand-ink', Hex> {
  return {
    ink: print.ink || readableOn(colours.ink, [PAPER], INK_CONTRAST),
    'brand-ink': print.brand || readableOn(mixed.brandInk || colours.brand, [PAPER], 4.5),
  };
}
