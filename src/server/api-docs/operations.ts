import { carMediaPaths } from './car-media.ts';
import { financePaths } from './finance.ts';
import { formPaths } from './forms.ts';
import type { OpenApi, Operation } from './open-api.ts';
import { json, problem, samples } from './parts.ts';

const search: Operation = {
  operationId: 'search',
  tags: ['Search'],
  summary: 'Search an index',
  description:
    'Cars, dealerships, kits: every index of the installation. Values within a facet mean any of them, facets among each other mean all of them, and a facet counts as if its own filter were off. The same question gets the same answer for 60 seconds.',
  security: [{ searchKey: [] }],
  requestBody: { required: true, content: json('SearchBody') },
  responses: {
    200: { description: 'What was found.', content: json('SearchAnswer') },
    400: { description: 'The question is not right; every mistake is named.', content: json('BadQuery') },
    401: problem('The key is missing or wrong.'),
    404: problem('There is no such index; the message lists those there are.'),
    503: problem('The search does not answer, or no key is configured.'),
  },
  'x-codeSamples': samples('Volvos by model, cheapest first', [
    'curl http://localhost:3000/api/search \\',
    '  -H "x-api-key: $SEARCH_API_KEY" -H "content-type: application/json" \\',
    "  -d '{",
    '    "index": "cars-solvik-se",',
    '    "fields": ["car_id", "slug", "car_price"],',
    '    "facets": [{ "name": "car_brand>car_model", "filters": ["Volvo"] },',
    '               { "name": "car_price" }],',
    '    "sort_name": "car_price_asc",',
    '    "limit": 3',
    "  }'",
  ]),
};

const catalogue: Operation = {
  operationId: 'searchCatalogue',
  tags: ['Search'],
  summary: 'Search a site’s cars',
  description:
    'What the pages themselves ask. The host says which site, and the site which cars. Only fields that pages show are given out, at most 48 cars at once and 240 questions a minute from one address.',
  requestBody: { required: true, content: json('CatalogueBody') },
  responses: {
    200: {
      description: 'What was found. When the search fails the answer is empty and carries error: true.',
      content: json('CatalogueAnswer'),
    },
    400: {
      description: "The question is not right, or the site has no cars ('Unknown sitecoreSiteName').",
      content: json('BadQuery'),
    },
    429: problem('Too many questions in a minute.'),
  },
  'x-codeSamples': [
    ...samples('How many of each fuel', [
      'curl http://solvik-se.localhost:3000/api/catalogue/search \\',
      '  -H "content-type: application/json" \\',
      '  -d \'{ "limit": 0, "facets": [{ "name": "car_fuel" }] }\'',
    ]),
    ...samples('Cars of the week, as cards in English', [
      'curl http://solvik-se.localhost:3000/api/catalogue/search \\',
      '  -H "content-type: application/json" \\',
      '  -d \'{ "shape": "cards", "language": "en", "filters": { "caroftheweek": true } }\'',
    ]),
  ],
};

const feed = { schema: { type: 'string' } } as const;

const inventory: Operation = {
  operationId: 'putInventory',
  tags: ['Inventory'],
  summary: 'Replace the stock of an index',
  description:
    'A feed is the whole stock. What is new is added, what differs is changed, and what the feed lacks is withdrawn; a withdrawn car keeps its page and is shown as sold. All of it becomes visible at once, or, when a single line is not right, none of it. Sites go on answering meanwhile, and changes show within a minute. CSV takes dots in column names (car_primary_image.thumbnail_url, car_images.0.original) and semicolons in lists.',
  security: [{ inventoryKey: [] }],
  parameters: [
    {
      name: 'index',
      in: 'path',
      required: true,
      description: 'Such as cars-solvik-se, sites-solvik-se, kits-fi.',
      schema: { type: 'string' },
    },
    {
      name: 'dryRun',
      in: 'query',
      description: '1 tells what would happen and changes nothing.',
      schema: { enum: ['1'] },
    },
    {
      name: 'allowEmpty',
      in: 'query',
      description: '1 lets a feed without records pass. It withdraws everything.',
      schema: { enum: ['1'] },
    },
    {
      name: 'content-encoding',
      in: 'header',
      description: 'gzip, when the feed is packed.',
      schema: { enum: ['gzip'] },
    },
  ],
  requestBody: {
    required: true,
    content: {
      'application/x-ndjson': feed,
      'text/csv': feed,
      'application/json': { schema: { type: 'array', items: { type: 'object' } } },
    },
  },
  responses: {
    200: { description: 'The feed is in.', content: json('ImportReport') },
    400: problem('The feed broke off, or is not what it says it is.'),
    401: problem('The key is missing or wrong.'),
    404: problem('There is no such index; the message lists those there are.'),
    409: problem('Another import of this index is under way.'),
    413: problem('The feed is larger than 2 GB.'),
    415: problem('The content type or encoding is none of those above.'),
    422: {
      description: 'The feed is refused. The report names every line that is not right.',
      content: json('RefusedFeed'),
    },
    503: problem('No key is configured.'),
    507: problem('The disk is full.'),
  },
  'x-codeSamples': [
    ...samples('Try first', [
      'curl -X PUT "http://localhost:3000/api/inventory/cars-solvik-se?dryRun=1" \\',
      '  -H "x-api-key: $INVENTORY_API_KEY" \\',
      '  -H "content-type: application/x-ndjson" \\',
      '  --data-binary @stock.ndjson',
    ]),
    ...samples('Then send it, packed', [
      'gzip -c stock.ndjson | curl -X PUT http://localhost:3000/api/inventory/cars-solvik-se \\',
      '  -H "x-api-key: $INVENTORY_API_KEY" \\',
      '  -H "content-type: application/x-ndjson" -H "content-encoding: gzip" \\',
      '  --data-binary @-',
    ]),
  ],
};

const health: Operation = {
  operationId: 'health',
  tags: ['Operation'],
  summary: 'Ask whether the sites can be served',
  description: 'For balancers and watchmen. /livez answers as long as the process does.',
  responses: {
    200: { description: 'The sites can be served.', content: json('Health') },
    503: { description: 'Not yet.', content: json('Health') },
  },
  'x-codeSamples': samples('From a shell', ['curl -f http://localhost:3000/healthz']),
};

const content: Operation = {
  operationId: 'content',
  tags: ['Content'],
  summary: 'Ask for published content',
  description:
    'GraphQL: menus, languages of a page, stories, wildcard pages, the dictionary, the makes. The host says which site; the argument site names another. Read-only; a question may be ten levels deep, and asking for too much at once is refused. The same question gets the same answer for 60 seconds, or until what it is about is published anew. The schema can be read by introspection in the demo. A GET with query and variables in the address does the same.',
  requestBody: { required: true, content: json('ContentQuestion') },
  responses: {
    200: {
      description: 'What was found; what could not be answered is null and named under errors.',
      content: json('ContentAnswer'),
    },
    400: {
      description: 'The question is not right, too deep, too costly, or no question at all.',
      content: json('ContentAnswer'),
    },
    413: problem('The question is larger than 16 kB.'),
    429: problem('Too many questions in a minute.'),
  },
  'x-codeSamples': samples('The four latest stories', [
    'curl http://solvik-se.localhost:3000/content-api/graphql \\',
    '  -H "content-type: application/json" \\',
    '  -d \'{ "query": "{ storieslistpage(datasource: \\"/berattelser\\", language: \\"sv\\") { total stories { title url { path } } } }" }\'',
  ]),
};

export const paths: OpenApi['paths'] = {
  '/api/search': { post: search },
  '/api/catalogue/search': { post: catalogue },
  '/api/inventory/{index}': { put: inventory },
  ...formPaths,
  ...financePaths,
  ...carMediaPaths,
  '/content-api/graphql': { post: content },
  '/healthz': { get: health },
};
