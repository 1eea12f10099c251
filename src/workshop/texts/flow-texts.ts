import type { TextsOf } from '../../sites/dictionary.ts';
import { inAllLanguages } from '../../sites/in-all-languages.ts';

export const bookingFlowDictionary = inAllLanguages({
  sv: { bookingSummaryHeading: 'Summering av val' },
  nb: { bookingSummaryHeading: 'Oppsummering av valg' },
  en: { bookingSummaryHeading: 'Your choices' },
  fi: { bookingSummaryHeading: 'Valintasi' },
  sk: { bookingSummaryHeading: 'Prehľad výberu' },
});

declare module '../../sites/dictionary.ts' {
  interface TextRegistry extends TextsOf<typeof bookingFlowDictionary> {}
}
