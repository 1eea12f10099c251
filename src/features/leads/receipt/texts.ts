import type { TextsOf } from '../../../shared/sites/dictionary.ts';
import { inAllLanguages } from '../../../shared/sites/in-all-languages.ts';

/** What customers are told once a form has arrived: on the page and by mail. */
export const receiptDictionary = inAllLanguages({
  sv: {
    receiptSubject: 'Vi har fått det: {form} ({reference})',
    receiptNext: 'Så går det vidare',
    receiptAnswered: 'Svaren är hos den som ska läsa dem. Ha numret till hands om du hör av dig.',
    receiptSent: 'Ärende {reference}. Kvittot går till {email}.',
  },
  nb: {
    receiptSubject: 'Vi har mottatt det: {form} ({reference})',
    receiptNext: 'Slik går det videre',
    receiptAnswered: 'Svarene er hos den som skal lese dem. Ha nummeret for hånden hvis du tar kontakt.',
    receiptSent: 'Sak {reference}. Kvitteringen går til {email}.',
  },
  en: {
    receiptSubject: 'We have it: {form} ({reference})',
    receiptNext: 'What happens next',
    receiptAnswered:
      'Your answers are with the people who read them. Have the reference to hand if you get in touch.',
    receiptSent: 'Reference {reference}. The receipt goes to {email}.',
  },
  fi: {
    receiptSubject: 'Saimme viestisi: {form} ({reference})',
    receiptNext: 'Näin etenemme',
    receiptAnswered: 'Vastauksesi ovat perillä. Pidä viite käsillä, jos otat yhteyttä.',
    receiptSent: 'Viite {reference}. Kuitti lähetetään osoitteeseen {email}.',
  },
  sk: {
    receiptSubject: 'Máme to: {form} ({reference})',
    receiptNext: 'Čo bude ďalej',
    receiptAnswered: 'Vaše odpovede sú u tých, ktorí ich čítajú. Ak sa nám ozvete, majte číslo poruke.',
    receiptSent: 'Číslo {reference}. Potvrdenie posielame na {email}.',
  },
});

declare module '../../../shared/sites/dictionary.ts' {
  interface TextRegistry extends TextsOf<typeof receiptDictionary> {}
}
