import { z } from 'zod';
import type { IndexDefinition } from './index-definition.ts';
import { planQuery } from './plan.ts';
import { BadQuery, DEFAULT_LIMIT, facetOrders, type SearchQuery } from './port.ts';

/** A query of the HTTP API (SRCH-02, SRCH-11). Unknown keys are refused, because they are typing errors. */
const MAX_NAME_LENGTH = 200;
const MAX_VALUES = 500;
const HALF_THE_EARTH_KM = 20_040;

const name = z.string().min(1).max(MAX_NAME_LENGTH);
const scalar = z.union([z.string().max(MAX_NAME_LENGTH), z.number(), z.boolean()]);
const values = z.array(scalar).max(MAX_VALUES);
const condition = z
  .union(
    [
      scalar,
      values,
      z
        .strictObject({
          any: values.optional(),
          all: values.optional(),
          not: z.union([scalar, values]).optional(),
        })
        .refine((combined) => Object.keys(combined).length > 0),
      z.strictObject({ from: z.number().optional(), to: z.number().optional() }),
    ],
    {
      error:
        'give a value, a list of values, {"any": …, "all": …, "not": …} with one of them at least, or {"from": …, "to": …}',
    },
  )
  .meta({
    id: 'Condition',
    description:
      'A list means any of its values, {"all": …} every one, {"not": …} none of them; on a range, from and to.',
  });

const facet = z
  .strictObject({
    name: name.meta({
      description: 'A facet, a range, or levels joined with >.',
      examples: ['car_brand>car_model'],
    }),
    sort_order: z.enum(facetOrders).optional().meta({ default: 'count' }),
    filters: values.optional().meta({ description: 'Narrows the list and all other facets, not this one.' }),
    not: values.optional().meta({
      description: 'Values that nothing in the list may have; narrows as filters do.',
      examples: [['Diesel']],
    }),
  })
  .meta({ id: 'FacetRequest' });

const near = z
  .strictObject({
    field: name.meta({ description: 'A field with coordinates.', examples: ['car_geocoord'] }),
    at: z.strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }),
    within_km: z
      .number()
      .positive()
      .max(HALF_THE_EARTH_KM)
      .optional()
      .meta({ description: 'At most this far. Without it nothing is left out; distances are still given.' }),
  })
  .meta({ id: 'Near' });

export function querySchema({ maxLimit }: { maxLimit: number }) {
  return z.strictObject({
    fields: z
      .array(name)
      .max(MAX_VALUES)
      .optional()
      .meta({
        description: 'The fields to return. Without it, whole records.',
        examples: [['car_id', 'slug', 'car_price']],
      }),
    keyphrase: z
      .string()
      .max(300)
      .optional()
      .meta({
        description:
          'Words that must all be found. Accents and one typing error in longer words are forgiven.',
        examples: ['xc60 dragkrok'],
      }),
    not_keyphrase: z
      .array(z.string().max(300))
      .max(20)
      .optional()
      .meta({
        description:
          'Words that nothing in the list may have, as whole words; of several in one text, not all of them together.',
        examples: [['momentum', 'long range']],
      }),
    facets: z.array(facet).max(100).optional().meta({ description: 'What to count beside the list.' }),
    limit: z
      .int()
      .min(0)
      .max(maxLimit)
      .optional()
      .meta({ default: DEFAULT_LIMIT, description: 'How many records. 0 asks for facets only.' }),
    offset: z.int().min(0).max(10_000_000).optional().meta({ default: 0, description: 'How many to skip.' }),
    near: near.optional().meta({
      description:
        'Measures from a point: narrows the list and every facet, and adds distances_km to the result.',
      examples: [{ field: 'car_geocoord', at: { latitude: 57.71, longitude: 11.97 }, within_km: 50 }],
    }),
    sort_name: z
      .string()
      .max(MAX_NAME_LENGTH)
      .optional()
      .meta({
        description: 'relevance, distance (nearest first, with near), or a field with _asc or _desc.',
        examples: ['car_price_asc', 'car_publishdate_asc'],
      }),
    filters: z
      .record(name, condition)
      .optional()
      .meta({
        description: 'Fixed conditions by field. They narrow the list and every facet.',
        examples: [{ car_brand: ['Volvo', 'Polestar'], car_price: [100_000, 300_000] }],
      }),
  });
}

/** One sentence per problem, with its path. */
export function schemaProblems(error: z.ZodError): string[] {
  return error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
}

/** Facets, filters and sorts of the query that this index does not have. */
export function queryProblems(definition: IndexDefinition, query: SearchQuery): readonly string[] {
  try {
    planQuery(definition, query);
    return [];
  } catch (error) {
    if (error instanceof BadQuery) return error.problems;
    throw error;
  }
}
