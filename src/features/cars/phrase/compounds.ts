import type { Language } from '../../../shared/sites/languages.ts';
import type { VocabularyField } from '../vocabulary/vocabulary.ts';

/** A word for several values at once: who says hybrid means those with a plug as well. */
export type Compound = {
  field: VocabularyField;
  codes: readonly string[];
  words: Readonly<Partial<Record<Language, readonly string[]>>>;
};

export const compounds: readonly Compound[] = [
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
  {
    field: 'car_fuel',
    codes: ['electric', 'plugin', 'hybrid'],
    words: {
      sv: ['miljöbil', 'miljöbilar'],
      nb: ['miljøbil', 'miljøbiler'],
      fi: ['ympäristöystävällinen', 'vähäpäästöinen'],
      sk: ['ekologické', 'ekologické auto'],
      en: ['eco car', 'green car', 'low emission'],
    },
  },
  {
    field: 'car_body',
    codes: ['estate', 'suv', 'mpv', 'minibus'],
    words: {
      sv: ['familjebil', 'familjebilar', 'familje'],
      nb: ['familiebil', 'familiebiler'],
      fi: ['perheauto', 'perheautot', 'perheautoa'],
      sk: ['rodinné auto', 'rodinné autá', 'rodinné', 'rodinný'],
      en: ['family car', 'family cars', 'family'],
    },
  },
  {
    field: 'car_body',
    codes: ['hatchback'],
    words: {
      sv: ['liten bil', 'små bilar', 'småbilar', 'stadsbil', 'liten stadsbil', 'pendlarbil'],
      nb: ['liten bil', 'små biler', 'småbiler', 'bybil', 'liten bybil'],
      fi: ['pieni auto', 'pikkuauto', 'pikkuautot', 'kaupunkiauto'],
      sk: ['malé auto', 'malé autá', 'mestské auto', 'malé mestské auto', 'mestské'],
      en: ['small car', 'small cars', 'city car', 'first car', 'runaround', 'supermini'],
    },
  },
];
