import { carMediaSchemas } from './api-docs/car-media.ts';
import { financeSchemas } from './api-docs/finance.ts';
import { formSchemas } from './api-docs/forms.ts';
import type { OpenApi } from './api-docs/open-api.ts';
import { paths } from './api-docs/operations.ts';
import { schemas } from './api-docs/schemas.ts';

/** What other systems may ask of an installation, in OpenAPI. */
export const apiDescription: OpenApi = {
  openapi: '3.1.0',
  info: {
    title: 'Forecourt',
    version: '1',
    summary: 'Search the stock, keep it up to date, send what visitors ask.',
    description:
      'Everything that goes wrong is answered with a code for programs and a sentence for people. Keys are set by whoever runs the installation and go into the header x-api-key.',
  },
  servers: [{ url: '/', description: 'This installation' }],
  tags: [
    { name: 'Search', description: 'Cars, dealerships and kits, with facets.' },
    { name: 'Inventory', description: 'The stock, from the systems that know it.' },
    { name: 'Leads', description: 'What visitors ask for.' },
    { name: 'Finance', description: 'British finance, by the provider’s own shapes.' },
    { name: 'Content', description: 'What editors have published.' },
    { name: 'Operation', description: 'How the installation is doing.' },
  ],
  paths,
  components: {
    schemas: { ...schemas, ...formSchemas, ...financeSchemas, ...carMediaSchemas },
    securitySchemes: {
      searchKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'SEARCH_API_KEY' },
      inventoryKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'INVENTORY_API_KEY' },
    },
  },
};
