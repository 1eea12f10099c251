import { type Term, words } from '../../../shared/search/records/term.ts';

export const conditions: readonly Term[] = [
  {
    code: 'new',
    words: words('Ny', 'Ny', 'Uusi', 'Nové', 'New'),
    spellings: {
      sv: ['Nya', 'Nytt', 'Nybil', 'Nya bilar', 'Ny bil'],
      nb: ['Nye', 'Nybil', 'Nye biler', 'Ny bil'],
      fi: ['Uudet', 'Uusi auto', 'Uudet autot'],
      sk: ['Nový', 'Nová', 'Nové auto', 'Nové autá'],
      en: ['Brand new', 'New car', 'New cars'],
      feeds: ['N'],
    },
  },
  {
    code: 'demo',
    words: words('Demobil', 'Demobil', 'Esittelyauto', 'Predvádzacie', 'Ex-demonstrator'),
    spellings: {
      sv: ['Demo', 'Demobilar', 'Demonstrationsbil', 'Visningsbil'],
      nb: ['Demo', 'Demobiler', 'Visningsbil'],
      fi: ['Esittelyautot', 'Demoauto', 'Esittely'],
      sk: ['Predvádzací', 'Predvádzacie auto', 'Predvádzacie autá'],
      en: ['Ex-demo', 'Demo', 'Demonstrator', 'Ex demonstrators'],
    },
  },
  {
    code: 'used',
    words: words('Begagnad', 'Brukt', 'Vaihtoauto', 'Jazdené', 'Used'),
    spellings: {
      sv: ['Begagnat', 'Begagnade', 'Begagnad bil', 'Begagnade bilar', 'Beg'],
      nb: ['Bruktbil', 'Brukte', 'Brukte biler', 'Brukt bil'],
      fi: ['Käytetty', 'Käytetyt', 'Vaihtoautot', 'Käytetty auto', 'Käytetyt autot'],
      sk: [
        'Jazdený',
        'Jazdená',
        'Jazdené auto',
        'Jazdené autá',
        'Ojazdené',
        'Ojazdený',
        'Ojazdené autá',
        'Použité',
      ],
      en: ['Used car', 'Used cars', 'Second-hand', 'Pre-owned', 'Nearly new'],
      feeds: ['U'],
    },
  },
];
