import { type Hex, mixColours } from '../platform/colours.ts';
import type { Theme } from '../ui/themes/theme.ts';

/** The colours of a mail, written out: mail clients know no CSS variables. Every text has a contrast of 4.5 to 1. */
export type MailColours = {
  /** Around the sheet. */
  paper: Hex;
  sheet: Hex;
  /** Behind what is set apart, such as an appointment. */
  tint: Hex;
  ink: Hex;
  muted: Hex;
  line: Hex;
  brand: Hex;
  onBrand: Hex;
  accent: Hex;
};

export function mailColours({ colours: { ink, brand, paper, accent, onBrand } }: Theme): MailColours {
  return {
    // A page of white paper would leave no edge between the sheet and what is around it.
    paper: mixColours(ink, paper, 4),
    sheet: '#ffffff',
    tint: mixColours(brand, '#ffffff', 8),
    ink,
    muted: mixColours(ink, '#ffffff', 70),
    line: mixColours(ink, '#ffffff', 16),
    brand,
    onBrand,
    accent,
  };
}
