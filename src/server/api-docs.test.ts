import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { Log } from '../platform/log.ts';
import { publishedContent } from '../publishing/content.ts';
import { wireQuery } from '../search/wire-query.ts';
import { entriesOf } from './api-docs/describe.ts';
import { apiDescription } from './api-docs.ts';
import { apiDocsRoutes } from './api-docs-routes.tsx';

const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

const text = JSON.stringify(apiDescription);

test('every shape that is spoken of is described, and every one described is spoken of', () => {
  const spokenOf = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
  expect([...new Set(spokenOf)].sort()).toEqual(Object.keys(apiDescription.components.schemas).sort());
});

test('every address has an example, an answer and a name of its own', () => {
  const entries = entriesOf(apiDescription);
  expect(new Set(entries.map(({ operation }) => operation.operationId)).size).toBe(entries.length);
  for (const { path, operation } of entries) {
    expect(operation.responses['200'], path).toBeDefined();
    expect(operation['x-codeSamples'][0]?.source, path).toContain(path.replace('{index}', 'cars-solvik-se'));
  }
});

test('SRCH-02 the body described is the body that is read', () => {
  const read = Object.keys(wireQuery({ largestLimit: 1 }).shape);
  const { SearchBody, CatalogueBody } = apiDescription.components.schemas;
  const inCatalogue = [...read, 'shape', 'language'];
  expect(Object.keys(CatalogueBody?.properties ?? {}).sort()).toEqual(inCatalogue.toSorted());
  expect(Object.keys(SearchBody?.properties ?? {}).sort()).toEqual(['index', ...read].sort());
});

test('programs get it as JSON, people as a page that says the same', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const assets = {
    stylesheets: ['/assets/a.css'],
    script: '/assets/a.js',
    islandPreloads: [],
    modulesOf: () => [],
    addressOf: () => undefined,
    sheetText: () => '',
    development: false,
  };
  apiDocsRoutes(app, { assets, content: publishedContent(silentLog) });
  expect((await app.inject('/api/docs/openapi.json')).json()).toEqual(JSON.parse(text));
  const page = await app.inject('/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toBeDefined();
  for (const { path, operation } of entriesOf(apiDescription)) {
    expect(page.body).toContain(path);
    expect(page.body).toContain(`id="${operation.operationId}"`);
  }
  expect(page.body).not.toMatch(/ style="/);
});
