import { shapes } from '../../catalogue/api/catalogue-query.ts';
import { facetOrders } from '../../search/port.ts';
import { ref, type Schema } from './open-api.ts';

const scalar: Schema = { type: ['string', 'number', 'boolean'] };

const queryParts: Readonly<Record<string, Schema>> = {
  fields: {
    type: 'array',
    items: { type: 'string' },
    description: 'The fields to answer with. Without it, whole records.',
    examples: [['car_id', 'slug', 'car_price']],
  },
  keyphrase: {
    type: 'string',
    maxLength: 300,
    description: 'Words that must all be found. Accents and one slip in longer words are forgiven.',
    examples: ['xc60 dragkrok'],
  },
  facets: { type: 'array', items: ref('FacetRequest'), description: 'What to count beside the list.' },
  limit: {
    type: 'integer',
    minimum: 0,
    maximum: 1000,
    default: 24,
    description: 'How many records. 0 asks for facets only.',
  },
  offset: { type: 'integer', minimum: 0, default: 0, description: 'How many to pass over.' },
  sort_name: {
    type: 'string',
    description: 'relevance, or a field with _asc or _desc.',
    examples: ['car_price_asc', 'car_publishdate_desc'],
  },
  filters: {
    type: 'object',
    additionalProperties: ref('Condition'),
    description: 'Fixed conditions by field. They narrow the list and every facet.',
    examples: [{ car_brand: ['Volvo', 'Polestar'], car_price: [100000, 300000] }],
  },
};

const report: Readonly<Record<string, Schema>> = {
  index: { type: 'string' },
  dryRun: { type: 'boolean', description: 'Whether this only says what would happen.' },
  added: { type: 'integer', description: 'Records that were not live before.' },
  changed: { type: 'integer' },
  unchanged: { type: 'integer' },
  withdrawn: { type: 'integer', description: 'Records the feed no longer has. A car is kept as sold.' },
  refused: {
    type: 'array',
    items: ref('Refusal'),
    description: 'The first hundred lines that are not right.',
  },
  refusedLines: { type: 'integer', description: 'How many lines are not right in all.' },
  ignoredFields: {
    type: 'array',
    items: { type: 'string' },
    description: 'Fields that no page and no search knows. They are not kept.',
  },
};

export const schemas: Readonly<Record<string, Schema>> = {
  SearchBody: {
    type: 'object',
    required: ['index'],
    additionalProperties: false,
    properties: {
      index: { type: 'string', description: 'The index to search.', examples: ['cars-solvik-se'] },
      ...queryParts,
    },
  },
  CatalogueBody: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...queryParts,
      limit: { ...queryParts['limit'], maximum: 48 },
      shape: {
        type: 'string',
        enum: shapes,
        description:
          'cards: each car as a card shows it, in the words of the site. cars: with all pictures, equipment and technical data, at most 12. Without it, records as they lie in the index. A shape has its own fields.',
      },
      language: {
        type: 'string',
        description: 'One of the site’s languages, for the shapes. Without it, the first of them.',
        examples: ['sv'],
      },
    },
  },
  FacetRequest: {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: {
      name: {
        type: 'string',
        description: 'A facet, a range, or levels joined with >.',
        examples: ['car_brand>car_model'],
      },
      sort_order: { type: 'string', enum: facetOrders, default: 'count' },
      filters: {
        type: 'array',
        items: scalar,
        description: 'Narrows the list and all other facets, not this one.',
      },
    },
  },
  Condition: {
    description: 'A list means any of its values; on a range, from and to.',
    oneOf: [
      scalar,
      { type: 'array', items: scalar },
      {
        type: 'object',
        required: ['not'],
        properties: { not: { anyOf: [scalar, { type: 'array', items: scalar }] } },
      },
      { type: 'object', properties: { from: { type: 'number' }, to: { type: 'number' } } },
    ],
  },
  SearchAnswer: {
    type: 'object',
    required: ['facet', 'content', 'total_items', 'limit', 'offset'],
    properties: {
      facet: { type: 'array', items: ref('Facet') },
      content: { type: 'array', items: { type: 'object' }, description: 'The records.' },
      total_items: {
        type: 'integer',
        maximum: 10_000,
        description: 'Never more than 10000, which means 10000 or more.',
      },
      limit: { type: 'integer' },
      offset: { type: 'integer' },
    },
  },
  CatalogueAnswer: {
    allOf: [
      ref('SearchAnswer'),
      {
        type: 'object',
        properties: {
          error: {
            const: true,
            description:
              'There when the search did not answer: the list is empty, and the reader should be told.',
          },
        },
      },
    ],
  },
  Facet: {
    type: 'object',
    properties: {
      name: { type: 'string' },
      type: { type: 'string', enum: ['hierarchical', 'histogram'] },
      values: {
        type: 'array',
        items: { type: 'object' },
        description: 'hierarchical: text, count, children. histogram: min, max, count.',
      },
      min: { type: ['number', 'null'], description: 'Of a histogram.' },
      max: { type: ['number', 'null'], description: 'Of a histogram.' },
      count: { type: 'integer', description: 'Of a histogram.' },
    },
  },
  ImportReport: { type: 'object', properties: report },
  Refusal: {
    type: 'object',
    required: ['line', 'reason'],
    properties: {
      line: { type: 'integer' },
      id: { type: 'string' },
      reason: { type: 'string', examples: ['car_price is not a number.'] },
    },
  },
  Problem: {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: { type: 'string', description: 'For programs.', examples: ['BAD_QUERY'] },
      message: { type: 'string', description: 'For people.' },
    },
  },
  BadQuery: {
    allOf: [
      ref('Problem'),
      {
        type: 'object',
        properties: {
          problems: { type: 'array', items: { type: 'string' }, description: 'One sentence per mistake.' },
        },
      },
    ],
  },
  RefusedFeed: {
    allOf: [ref('Problem'), { type: 'object', properties: { report: ref('ImportReport') } }],
  },
  ContentQuestion: {
    type: 'object',
    required: ['query'],
    properties: {
      query: { type: 'string', maxLength: 8000, description: 'GraphQL.' },
      variables: { type: 'object', additionalProperties: true },
      operationName: { type: 'string', description: 'When the query has several.' },
    },
  },
  ContentAnswer: {
    type: 'object',
    properties: {
      data: { type: 'object', additionalProperties: true },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            message: { type: 'string', description: 'For people.' },
            extensions: {
              type: 'object',
              properties: { code: { type: 'string', description: 'For programs.', examples: ['READ_ONLY'] } },
            },
          },
        },
      },
    },
  },
  Health: {
    type: 'object',
    properties: {
      live: { const: true },
      ready: { type: 'boolean' },
      sites: { type: 'integer' },
      revision: { type: 'integer', description: 'Of the published content.' },
    },
  },
};
