import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import {
  cfdRequest,
  cfdResponse,
  defaultRequest,
  defaultResponse,
  legalResponse,
} from '../finance/uk/provider-api-schemas.ts';
import { contactErrors } from '../leads/contact-rules.ts';
import type { Log } from '../platform/log.ts';
import { publishedContent } from '../publishing/published-content.ts';
import { querySchema } from '../search/query-schema.ts';
import { entriesOf, nameOf } from './api-docs/describe.ts';
import type { Schema } from './api-docs/open-api.ts';
import { apiDescription } from './api-docs.ts';
import { apiDocsRoutes } from './api-docs-routes.tsx';

const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

type Names = { [name: string]: Names };

const text = JSON.stringify(apiDescription);

test('every schema that is referenced is described, and every one described is referenced', () => {
  const spokenOf = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
  expect([...new Set(spokenOf)].sort()).toEqual(Object.keys(apiDescription.components.schemas).sort());
});

test('every operation has an example, a response and an id of its own', () => {
  const entries = entriesOf(apiDescription);
  expect(new Set(entries.map(({ operation }) => operation.operationId)).size).toBe(entries.length);
  for (const { path, operation } of entries) {
    expect(operation.responses['200'] ?? operation.responses['202'], path).toBeDefined();
    expect(operation['x-codeSamples'][0]?.source, path).toContain(path.replace('{index}', 'cars-solvik-se'));
  }
});

test('SRCH-02 the body described is the body that is parsed', () => {
  const read = Object.keys(querySchema({ maxLimit: 1 }).shape);
  const { SearchBody, CatalogueBody } = apiDescription.components.schemas;
  const inCatalogue = [...read, 'shape', 'language'];
  expect(Object.keys(CatalogueBody?.properties ?? {}).sort()).toEqual(inCatalogue.toSorted());
  expect(Object.keys(SearchBody?.properties ?? {}).sort()).toEqual(['index', ...read].sort());
});

test('UKF-01 UKF-04 request and response bodies of British finance are described as they are parsed', () => {
  const described = (name: string) => namesIn(apiDescription.components.schemas[name] ?? {});
  const read = (schema: z.ZodType) => namesIn(z.toJSONSchema(schema) as Schema);
  expect(described('FinanceProductsBody')).toEqual(read(defaultRequest));
  expect(described('FinanceQuotesBody')).toEqual(read(cfdRequest));
  expect(described('FinanceProducts')).toEqual(read(defaultResponse));
  expect(described('FinanceQuotes')).toEqual(read(cfdResponse));
  expect(described('FinanceTerms')).toEqual(read(legalResponse));
});

test('CONT-10 the examples are accepted', () => {
  const sent = (id: string) => {
    const { operation } = entriesOf(apiDescription).find((entry) => entry.operation.operationId === id) ?? {};
    return JSON.parse(/-d '(.+)'/s.exec(operation?.['x-codeSamples'][0]?.source ?? '')?.[1] ?? '');
  };
  expect(defaultRequest.safeParse(sent('financeProducts')).error).toBeUndefined();
  expect(cfdRequest.safeParse(sent('financeQuotes')).error).toBeUndefined();
  const { values } = sent('sendForm');
  expect(contactErrors({ message: '', siteName: '', ...values }, { isSample: false })).toEqual({});
});

/** The names of all parts of a shape, one below the other, whatever it is put together from. */
function namesIn(schema: Schema): Names {
  const name = nameOf(schema);
  if (name) return namesIn(apiDescription.components.schemas[name] ?? {});
  if (schema.items) return namesIn(schema.items);
  const parts = Object.entries(schema.properties ?? {}).map(([key, part]) => [key, namesIn(part)]);
  const either = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])].map(namesIn);
  return Object.assign({}, ...either, Object.fromEntries(parts));
}

test('programs get it as JSON, people as a page that says the same', async () => {
  const server = Fastify();
  onTestFinished(() => server.close());
  const assets = {
    stylesheets: ['/assets/a.css'],
    script: '/assets/a.js',
    islandPreloads: [],
    modulesOf: () => [],
    addressOf: () => undefined,
    stylesheetText: () => '',
    development: false,
  };
  apiDocsRoutes(server, { assets, content: publishedContent(silentLog) });
  expect((await server.inject('/api/docs/openapi.json')).json()).toEqual(JSON.parse(text));
  const page = await server.inject('/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toBeDefined();
  for (const { path, operation } of entriesOf(apiDescription)) {
    expect(page.body).toContain(path);
    expect(page.body).toContain(`id="${operation.operationId}"`);
  }
  expect(page.body).not.toMatch(/ style="/);
});
