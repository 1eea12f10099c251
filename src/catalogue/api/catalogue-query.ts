import { z } from 'zod';
import type { SearchQuery, SearchRecord } from '../../search/port.ts';
import { publicCarFields } from '../../search/public-fields.ts';
import { wireQuery } from '../../search/wire-query.ts';
import { readCar } from '../car.ts';
import { cardFields } from '../card-fields.ts';
import { cardOf, inDepthOf } from '../card-of.ts';
import type { CardTools } from '../card-tools.ts';

/** As they lie in the index, as cards, or with all that stands behind a card. */
export const shapes = ['cards', 'cars'] as const;
type Shape = (typeof shapes)[number];

const LARGEST_LIMIT = 48;
const LARGEST_LIMIT_IN_DEPTH = 12;

/** The wire's query, and how the cars are to be told. A shape brings its own fields along. */
export const catalogueQuery = wireQuery({ largestLimit: LARGEST_LIMIT })
  .extend({ shape: z.enum(shapes).optional(), language: z.string().max(10).optional() })
  .refine(({ shape, fields }) => !shape || !fields, {
    path: ['fields'],
    error: 'a shape has its own fields; leave one of the two out',
  })
  .refine(({ shape, limit }) => shape !== 'cars' || (limit ?? 0) <= LARGEST_LIMIT_IN_DEPTH, {
    path: ['limit'],
    error: `at most ${LARGEST_LIMIT_IN_DEPTH} with the shape 'cars'`,
  });

/** The same question with the fields and the limit that its shape asks for. */
export function inShape(query: SearchQuery, shape: Shape | undefined): SearchQuery {
  if (shape === 'cards') return { ...query, fields: cardFields };
  if (shape === 'cars')
    return { ...query, fields: publicCarFields, limit: query.limit ?? LARGEST_LIMIT_IN_DEPTH };
  return query;
}

/** The records found, told in that shape; a record that is no car is left out. */
export function shapedCars(records: readonly SearchRecord[], shape: Shape, tools: CardTools) {
  const tell = shape === 'cards' ? cardOf : inDepthOf;
  return records.flatMap((record) => {
    const car = readCar(record);
    return car ? [tell(car, tools)] : [];
  });
}
