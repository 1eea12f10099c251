import type { TextsOf } from '../../sites/dictionary.ts';
import { inAllLanguages } from '../../sites/in-all-languages.ts';

export const bookingMessageDictionary = inAllLanguages({
  sv: { bookingMailSubject: 'Bokning bekräftad' },
  nb: { bookingMailSubject: 'Bestillingen er bekreftet' },
  en: { bookingMailSubject: 'Booking confirmed' },
  fi: { bookingMailSubject: 'Varaus vahvistettu' },
  sk: { bookingMailSubject: 'Rezervácia potvrdená' },
});

declare module '../../sites/dictionary.ts' {
  interface TextRegistry extends TextsOf<typeof bookingMessageDictionary> {}
}
