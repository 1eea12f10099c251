import type { TextsOf } from '../../../shared/sites/dictionary.ts';
import { inAllLanguages } from '../../../shared/sites/in-all-languages.ts';

/** The SMS with the one-time code. */
export const tyreCodeSmsDictionary = inAllLanguages({
  sv: {
    tyreCodeSms:
      'Din kod till däckhotellet är {code}. Den gäller i {minutes} minuter. Ge den inte till någon.',
  },
  en: { tyreCodeSms: 'Your tyre hotel code is {code}. It is valid for {minutes} minutes. Do not share it.' },
  nb: {
    tyreCodeSms:
      'Koden din til dekkhotellet er {code}. Den gjelder i {minutes} minutter. Ikke del den med noen.',
  },
  fi: {
    tyreCodeSms:
      'Rengashotellin koodisi on {code}. Se on voimassa {minutes} minuuttia. Älä anna sitä muille.',
  },
  sk: {
    tyreCodeSms: 'Váš kód do hotela pre pneumatiky je {code}. Platí {minutes} minút. Nikomu ho nedávajte.',
  },
});

declare module '../../../shared/sites/dictionary.ts' {
  interface TextRegistry extends TextsOf<typeof tyreCodeSmsDictionary> {}
}
