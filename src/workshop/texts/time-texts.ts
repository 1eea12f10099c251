import type { TextsOf } from '../../sites/dictionary.ts';
import { inAllLanguages } from '../../sites/in-all-languages.ts';

export const bookingTimeDictionary = inAllLanguages({
  sv: { bookingFullDay: 'Heldag' },
  nb: { bookingFullDay: 'Hele dagen' },
  en: { bookingFullDay: 'All day' },
  fi: { bookingFullDay: 'Koko päivä' },
  sk: { bookingFullDay: 'Celý deň' },
});

declare module '../../sites/dictionary.ts' {
  interface TextRegistry extends TextsOf<typeof bookingTimeDictionary> {}
}
