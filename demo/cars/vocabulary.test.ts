import { expect, test } from 'vitest';
import { closedFields } from '../../src/features/cars/vocabulary/vocabulary.ts';
import { valueNamed } from '../../src/features/cars/vocabulary/word-of.ts';
import { createCars } from './inventory.ts';

const indices = [
  ['solvik-se', 'sv'],
  ['solvik-no', 'nb'],
  ['solvik-uk', 'en'],
  ['carstore-se', 'sv'],
  ['carstore-no', 'nb'],
  ['carstore-fi', 'fi'],
  ['carstore-sk', 'sk'],
] as const;

test.each(indices)(
  'every facet value, item of equipment and campaign of cars-%s is in the vocabulary',
  (site, language) => {
    const index = `cars-${site}`;
    const cars: readonly Readonly<Record<string, unknown>>[] = createCars(index);
    for (const field of [...closedFields, 'car_equipment', 'car_campaigns'] as const) {
      const values = new Set(cars.flatMap((car) => (car[field] as string | string[] | undefined) ?? []));
      expect(values.size).toBeGreaterThan(0);
      const unknown = [...values].filter((value) => valueNamed(field, value, language) !== value);
      expect(unknown).toEqual([]);
    }
  },
);
