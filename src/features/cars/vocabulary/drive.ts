import { type Term, words } from '../../../shared/search/records/term.ts';

export const drives: readonly Term[] = [
  {
    code: 'fwd',
    words: words('Framhjulsdrift', 'Forhjulsdrift', 'Etuveto', 'Predný pohon', 'Front-wheel drive'),
    spellings: {
      sv: ['Framhjulsdriven', 'Tvåhjulsdriven fram'],
      nb: ['Framhjulsdrift', 'Forhjulstrekk'],
      fi: ['Etuvetoinen'],
      sk: ['Pohon predných kolies', 'Predných kolies'],
      en: ['Front wheel drive'],
      feeds: ['FWD', '2WD', '4x2', 'Front'],
    },
  },
  {
    code: 'rwd',
    words: words('Bakhjulsdrift', 'Bakhjulsdrift', 'Takaveto', 'Zadný pohon', 'Rear-wheel drive'),
    spellings: {
      sv: ['Bakhjulsdriven'],
      nb: ['Bakhjulstrekk'],
      fi: ['Takavetoinen'],
      sk: ['Pohon zadných kolies', 'Zadných kolies'],
      en: ['Rear wheel drive'],
      feeds: ['RWD', 'Rear'],
    },
  },
  {
    code: 'awd',
    words: words('Fyrhjulsdrift', 'Firehjulsdrift', 'Neliveto', 'Pohon 4×4', 'Four-wheel drive'),
    spellings: {
      sv: ['Fyrhjulsdriven', 'Fyrhjulsdrivna', 'Allhjulsdrift'],
      nb: ['Firehjulstrekk', '4-hjulsdrift', 'Firhjulsdrift'],
      fi: ['Nelivetoinen', 'Nelikko'],
      sk: ['Pohon všetkých kolies', 'Štvorkolka', '4×4'],
      en: ['All-wheel drive', 'Four wheel drive', '4 wheel drive'],
      feeds: ['AWD', '4WD', '4x4', 'quattro', 'xDrive', '4Motion', '4Matic'],
    },
    searches: {
      sv: ['4-hjulsdrift', '4-hjulsdriven', '4-hjulsdrivna', 'fyrhjulsdrivet'],
      nb: ['4-hjulstrekk', '4-hjulsdrevet', 'firehjulsdrevet'],
      fi: ['nelivetoiset', 'neliveto auto'],
      sk: ['štvorkolesový pohon', 'pohon 4x4'],
      en: ['all wheel', '4 by 4'],
    },
  },
];
