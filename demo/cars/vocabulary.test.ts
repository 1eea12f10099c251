import { expect, test } from 'vitest';
import { indexLanguage } from '../../src/catalogue/vocabulary/index-language.ts';
import { closedFields } from '../../src/catalogue/vocabulary/vocabulary.ts';
import { valueNamed } from '../../src/catalogue/vocabulary/word-of.ts';
import { createCars } from './inventory.ts';

const indices = [
  'solvik-se',
  'solvik-no',
  'solvik-uk',
  'carstore-se',
  'carstore-no',
  'carstore-fi',
  'carstore-sk',
];

test.each(indices)(
  'every facet value, item of equipment and campaign of cars-%s is in the vocabulary',
  (site) => {
    const index = `cars-${site}`;
    const language = indexLanguage(index) ?? 'en';
    const cars: readonly Readonly<Record<string, unknown>>[] = createCars(index);
    for (const field of [...closedFields, 'car_equipment', 'car_campaigns'] as const) {
      const values = new Set(cars.flatMap((car) => (car[field] as string | string[] | undefined) ?? []));
      expect(values.size).toBeGreaterThan(0);
      const unknown = [...values].filter((value) => valueNamed(field, value, language) !== value);
      expect(unknown).toEqual([]);
    }
  },
);
