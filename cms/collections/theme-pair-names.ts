import type { MeasuredPair } from '../../src/shared/ui/themes/check-contrast.ts';
import { chooseText } from '../i18n/studio-text.ts';

/** What editors call a colour, by its token. */
const names = {
  en: {
    ...{ ink: 'Text', 'ink-muted': 'Quiet text', 'ink-faint': 'Faint text', paper: 'Page' },
    ...{
      brand: 'Brand',
      'brand-ink': 'Brand as text',
      'on-ink': 'Page-coloured text',
      raised: 'Raised card',
    },
    ...{ dark: 'Dark section', light: 'Light button', 'on-light': 'Text on a light button' },
    ...{ pin: 'Pin', 'on-pin': 'Number on a pin', label: 'Name on the map', land: 'Land', town: 'Town' },
    ...{ water: 'Water', sheet: 'Sheet', tint: 'Tinted sheet', muted: 'Quiet text' },
    ...{ surface: 'Card', stage: 'Picture ground', 'stage-light': 'Light picture ground' },
    ...{
      'stage-deep': 'Deep picture ground',
      'brand-tint': 'Tinted brand',
      'brand-hover': 'Brand under the pointer',
    },
    ...{ 'on-brand': 'Text on the brand', 'on-brand-soft': 'Quiet text on the brand', accent: 'Accent' },
    ...{ 'on-accent': 'Text on the accent', 'accent-tint': 'Tinted accent', warning: 'Warning' },
    ...{
      'on-warning': 'Text on the warning',
      'warning-tint': 'Tinted warning',
      'warning-ink': 'Warning as text',
    },
    ...{
      'on-dark': 'Text on dark',
      'on-dark-soft': 'Quiet text on dark',
      'on-dark-muted': 'Faint text on dark',
    },
    ...{ danger: 'Error', 'danger-tint': 'Tinted error', ok: 'Success', 'ok-ink': 'Success as text' },
    ...{ 'ok-on-dark': 'Success on dark', 'line-field': 'Border of a field', focus: 'Focus ring' },
    ...{ 'focus-on-dark': 'Focus ring on dark', scrim: 'Shade over pictures' },
  },
  sv: {
    ...{
      ink: 'Text',
      'ink-muted': 'Lågmäld text',
      'ink-faint': 'Svag text',
      brand: 'Varumärkesfärg',
      'brand-ink': 'Varumärkesfärg som text',
      paper: 'Sida',
      'on-ink': 'Text i sidans färg',
      raised: 'Upphöjt kort',
      dark: 'Mörkt avsnitt',
      light: 'Ljus knapp',
      'on-light': 'Text på ljus knapp',
      pin: 'Nål',
      'on-pin': 'Siffra på nål',
      label: 'Namn på kartan',
      land: 'Land',
      town: 'Ort',
      water: 'Vatten',
      sheet: 'Ark',
      tint: 'Tonat ark',
      muted: 'Lågmäld text',
    },
    ...{ surface: 'Kort', stage: 'Bildbotten', 'stage-light': 'Ljus bildbotten' },
    ...{ 'stage-deep': 'Djup bildbotten', 'brand-tint': 'Tonad varumärkesfärg' },
    ...{ 'brand-hover': 'Varumärkesfärg under pekaren', 'on-brand': 'Text på varumärkesfärg' },
    ...{ 'on-brand-soft': 'Lågmäld text på varumärkesfärg', accent: 'Accent', 'on-accent': 'Text på accent' },
    ...{ 'accent-tint': 'Tonad accent', warning: 'Varning', 'on-warning': 'Text på varning' },
    ...{ 'warning-tint': 'Tonad varning', 'warning-ink': 'Varning som text', 'on-dark': 'Text på mörkt' },
    ...{ 'on-dark-soft': 'Lågmäld text på mörkt', 'on-dark-muted': 'Svag text på mörkt', danger: 'Fel' },
    ...{
      'danger-tint': 'Tonat fel',
      ok: 'Lyckat',
      'ok-ink': 'Lyckat som text',
      'ok-on-dark': 'Lyckat på mörkt',
    },
    ...{ 'line-field': 'Kant på fält', focus: 'Fokusram', 'focus-on-dark': 'Fokusram på mörkt' },
    ...{ scrim: 'Skugga över bilder' },
  },
};

/** Where a pair is seen, other than on the page as it is by day. */
const places = {
  en: { light: '', dark: 'Dark mode: ', mail: 'Mails: ', map: 'Maps: ', print: 'Print: ' },
  sv: { light: '', dark: 'Mörkt läge: ', mail: 'Mejl: ', map: 'Kartor: ', print: 'Utskrift: ' },
};

/** “Quiet text against card” */
export function pairName(
  { place, front, ground }: Pick<MeasuredPair, 'place' | 'front' | 'ground'>,
  language: string,
): string {
  const known: Readonly<Record<string, string>> = chooseText(names, language);
  const between = language === 'sv' ? 'mot' : 'against';
  return `${chooseText(places, language)[place]}${known[front] ?? front} ${between} ${(known[ground] ?? ground).toLowerCase()}`;
}
