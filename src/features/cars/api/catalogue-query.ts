import { z } from 'zod';
import type { SearchQuery, SearchResult } from '../../../shared/search/port.ts';
import { querySchema } from '../../../shared/search/query-schema.ts';
import type { CardContext } from '../card/card-context.ts';
import { toDetailedCar } from '../card/to-card.ts';
import { toCards } from '../card/to-cards.ts';
import { parseCar } from '../record/car.ts';
import { cardFields, publicCarFields } from '../record/car-record.ts';

/** Without a shape: index records. 'cards': card data. 'cars': cards with all details. */
const shapes = ['cards', 'cars'] as const;
type Shape = (typeof shapes)[number];

const MAX_LIMIT = 48;
const MAX_LIMIT_DETAILED = 12;

/** The search query with the shape of the result; a shape implies its fields. */
export const catalogueQuery = querySchema({ maxLimit: MAX_LIMIT })
  .extend({
    shape: z
      .enum(shapes)
      .optional()
      .describe(
        `cards: each car as a card shows it, in the texts of the site. cars: with all pictures, equipment and technical data, at most ${MAX_LIMIT_DETAILED}. Without it, index records. A shape has its own fields.`,
      ),
    language: z
      .string()
      .max(10)
      .optional()
      .meta({
        description: 'One of the site’s languages, for the shapes. Without it, the first of them.',
        examples: ['sv'],
      }),
  })
  .refine(({ shape, fields }) => !shape || !fields, {
    path: ['fields'],
    error: 'a shape has its own fields; leave one of the two out',
  })
  .refine(({ shape, limit }) => shape !== 'cars' || (limit ?? 0) <= MAX_LIMIT_DETAILED, {
    path: ['limit'],
    error: `at most ${MAX_LIMIT_DETAILED} with the shape 'cars'`,
  })
  .meta({ id: 'CatalogueBody' });

/** The query with the fields and the limit of its shape. */
export function withShape(query: SearchQuery, shape: Shape | undefined): SearchQuery {
  if (shape === 'cards') return { ...query, fields: cardFields };
  if (shape === 'cars')
    return { ...query, fields: publicCarFields, limit: query.limit ?? MAX_LIMIT_DETAILED };
  return query;
}

/** The records in that shape; a record that is no car is left out. */
export function toShape(result: SearchResult, shape: Shape, context: CardContext) {
  if (shape === 'cards') return toCards(result, context);
  return result.content.flatMap((record) => {
    const car = parseCar(record);
    return car ? [toDetailedCar(car, context)] : [];
  });
}
