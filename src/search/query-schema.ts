import { z } from 'zod';
import type { IndexDefinition } from './index-definition.ts';
import { planQuery } from './plan.ts';
import { BadQuery, facetOrders, type SearchQuery } from './port.ts';

/** A query of the HTTP API (SRCH-02, SRCH-11). Unknown keys are refused, because they are typing errors. */
const MAX_NAME_LENGTH = 200;
const MAX_VALUES = 500;

const name = z.string().min(1).max(MAX_NAME_LENGTH);
const scalar = z.union([z.string().max(MAX_NAME_LENGTH), z.number(), z.boolean()]);
const values = z.array(scalar).max(MAX_VALUES);
const condition = z.union(
  [
    scalar,
    values,
    z.strictObject({ not: z.union([scalar, values]) }),
    z.strictObject({ from: z.number().optional(), to: z.number().optional() }),
  ],
  { error: 'give a value, a list of values, {"not": …} or {"from": …, "to": …}' },
);

const facet = z.strictObject({
  name,
  sort_order: z.enum(facetOrders).optional(),
  filters: values.optional(),
});

export function querySchema({ maxLimit }: { maxLimit: number }) {
  return z.strictObject({
    fields: z.array(name).max(MAX_VALUES).optional(),
    keyphrase: z.string().max(300).optional(),
    facets: z.array(facet).max(100).optional(),
    limit: z.int().min(0).max(maxLimit).optional(),
    offset: z.int().min(0).max(10_000_000).optional(),
    sort_name: z.string().max(MAX_NAME_LENGTH).optional(),
    filters: z.record(name, condition).optional(),
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
