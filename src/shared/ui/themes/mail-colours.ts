import { type Hex, mixColours } from '../../platform/colours.ts';
import { contrastOf, moreReadable, readableOn } from './contrast.ts';
import type { Theme } from './theme.ts';

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

const SHEET = '#ffffff';
/** A text that is mixed to 70 % is still readable then. */
const INK_CONTRAST = 13.5;

/** What a theme says of mails, and else its colours, where they can be read on a white sheet. */
export function mailColours({ colours, mail }: Theme): MailColours {
  const ink = mail.ink || readableOn(colours.ink, [SHEET], INK_CONTRAST);
  const brand = mail.brand || readableOn(colours.brand, [SHEET, mixColours(colours.brand, SHEET, 8)], 4.5);
  const muted = mixColours(ink, SHEET, 70);
  return {
    paper: mail.paper || around(ink, colours.paper, muted),
    sheet: SHEET,
    tint: mixColours(brand, SHEET, 8),
    ink,
    muted,
    line: mixColours(ink, SHEET, 16),
    brand,
    onBrand: mail.onBrand || (brand === colours.brand ? colours.onBrand : moreReadable(brand, SHEET, ink)),
    accent: mail.accent || colours.accent,
  };
}

/** A page of white paper would leave no edge between the sheet and what is around it. */
function around(ink: Hex, paper: Hex, muted: Hex): Hex {
  const page = mixColours(ink, paper, 4);
  return contrastOf(muted, page) >= 4.5 ? page : mixColours(ink, SHEET, 4);
}
