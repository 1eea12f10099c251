import { z } from 'zod';
import { problemBody } from '../platform/http-problem.ts';
import { type FacetValue, type SearchResult, TOTAL_CAP } from './port.ts';

const facetValue: z.ZodType<FacetValue> = z
  .object({
    text: z.string(),
    count: z.int(),
    get children() {
      return z.array(facetValue);
    },
  })
  .meta({ id: 'FacetValue' });

export const hierarchicalFacet = z
  .object({ name: z.string(), type: z.literal('hierarchical'), values: z.array(facetValue) })
  .meta({ id: 'HierarchicalFacet' });

export const histogramFacet = z
  .object({
    name: z.string(),
    type: z.literal('histogram'),
    min: z.number().nullable(),
    max: z.number().nullable(),
    count: z.int(),
    values: z
      .array(z.object({ min: z.number(), max: z.number(), count: z.int() }))
      .meta({ description: 'From min up to, but not including, max.' }),
  })
  .meta({ id: 'HistogramFacet' });

const result = z.object({
  facet: z.array(z.union([hierarchicalFacet, histogramFacet])),
  content: z.array(z.record(z.string(), z.unknown())).meta({ description: 'The records.' }),
  distances_km: z
    .array(z.number().nullable())
    .optional()
    .meta({ description: 'With near: how far each record is, null without coordinates.' }),
  total_items: z
    .int()
    .max(TOTAL_CAP)
    .meta({ description: `Never more than ${TOTAL_CAP}, which means ${TOTAL_CAP} or more.` }),
  limit: z.int(),
  offset: z.int(),
});

export const searchResponse = result.meta({ id: 'SearchResponse' }) satisfies z.ZodType<SearchResult>;

/** A failed search responds like one without results, with `error` set. */
export const lenientSearchResponse = result
  .extend({
    error: z.literal(true).optional().meta({
      description: 'Sent when the search failed: the list is empty, and the reader should be told.',
    }),
  })
  .meta({ id: 'CatalogueResponse' });

export const badQueryBody = problemBody
  .extend({ problems: z.array(z.string()).meta({ description: 'One sentence per mistake.' }) })
  .meta({ id: 'BadQuery' });
