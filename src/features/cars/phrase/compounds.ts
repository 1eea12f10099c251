import type { VocabularyField } from '../vocabulary/vocabulary.ts';
import type { PhraseWords } from './phrase-words.ts';

/** A word for several values at once: who says hybrid means those with a plug as well. */
export type Compound = {
  name: keyof PhraseWords['compounds'];
  field: VocabularyField;
  codes: readonly string[];
};

export const compounds: readonly Compound[] = [
  { name: 'hybrid', field: 'car_fuel', codes: ['hybrid', 'plugin'] },
  { name: 'chargeable', field: 'car_fuel', codes: ['electric', 'plugin'] },
  { name: 'green', field: 'car_fuel', codes: ['electric', 'plugin', 'hybrid'] },
  { name: 'family', field: 'car_body', codes: ['estate', 'suv', 'mpv', 'minibus'] },
  { name: 'small', field: 'car_body', codes: ['hatchback'] },
];
