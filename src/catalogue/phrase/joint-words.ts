import type { Language } from '../../sites/languages.ts';
import type { VocabularyField } from '../vocabulary/vocabulary.ts';

/** A word for several values at once: who says hybrid means those with a plug as well. */
export type JointWord = {
  field: VocabularyField;
  codes: readonly string[];
  words: Readonly<Partial<Record<Language, readonly string[]>>>;
};

export const jointWords: readonly JointWord[] = [
  {
    field: 'car_fuel',
    codes: ['hybrid', 'plugin'],
    words: {
      sv: ['hybrid', 'hybrider', 'hybridbil', 'hybridbilar', 'hybriddrift'],
      nb: ['hybrid', 'hybrider', 'hybridbil', 'hybridbiler'],
      fi: ['hybridi', 'hybridit', 'hybridiauto', 'hybridiautot', 'hybrid'],
      sk: ['hybrid', 'hybridy', 'hybridne', 'hybridny', 'hybridna'],
      en: ['hybrid', 'hybrids', 'hybrid car', 'hybrid cars'],
    },
  },
  {
    field: 'car_fuel',
    codes: ['electric', 'plugin'],
    words: {
      sv: ['laddbar', 'laddbara', 'laddbil', 'laddbilar'],
      nb: ['ladbar', 'ladbare'],
      fi: ['ladattava', 'ladattavat'],
      sk: ['nabijatelne'],
      en: ['chargeable', 'rechargeable'],
    },
  },
];
