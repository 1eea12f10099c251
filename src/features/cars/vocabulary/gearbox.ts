import { type Term, words } from '../../../shared/search/records/term.ts';

export const gearboxes: readonly Term[] = [
  {
    code: 'manual',
    words: words('Manuell', 'Manuell', 'Manuaali', 'Manuálna', 'Manual'),
    spellings: {
      sv: ['Manuell växellåda', 'Manuellt', 'Manuella'],
      nb: ['Manuelt gir', 'Manuelt'],
      fi: ['Manuaalivaihteisto', 'Käsivalintainen', 'Manuaalivaihteinen'],
      sk: ['Manuál', 'Manuálna prevodovka'],
      en: ['Manual gearbox', 'Manual transmission', 'Stick shift'],
      feeds: ['M', 'MT'],
    },
  },
  {
    code: 'auto',
    words: words('Automat', 'Automat', 'Automaatti', 'Automatická', 'Automatic'),
    spellings: {
      sv: ['Automatisk', 'Automatlåda', 'Automatväxlad', 'Automatisk växellåda'],
      nb: ['Automatgir', 'Automatisk', 'Automatkasse'],
      fi: ['Automaattivaihteisto', 'Automaattivaihteinen'],
      sk: ['Automat', 'Automatická prevodovka'],
      en: ['Auto', 'Automatic gearbox', 'Automatic transmission', 'Semi-automatic'],
      feeds: ['A', 'AT', 'DSG', 'CVT', 'Steptronic'],
    },
  },
];
