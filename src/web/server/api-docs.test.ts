import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { carMedia } from '../../features/cars/media/car-media.ts';
import { carRecord } from '../../features/cars/record/car-record.ts';
import { aCarRecord } from '../../features/cars/testing/a-car.ts';
import { embeddedProvider } from '../../features/finance/adapters/embedded-provider.ts';
import type { QuoteStore, StoredQuote } from '../../features/finance/plans/uk/quote-store.ts';
import type { MappedFeedDeps } from '../../features/inventory/api.ts';
import { importRecords } from '../../features/inventory/import-records.ts';
import { qualityRules } from '../../features/inventory/quality/quality-rules.ts';
import type { ImportReport } from '../../features/inventory/runs/import-report.ts';
import type { ImportRun } from '../../features/inventory/runs/import-runs.ts';
import { sourceDeclaration } from '../../features/inventory/sources/source.ts';
import type { StoredSource } from '../../features/inventory/sources/source-store.ts';
import { blocksFile } from '../../features/outgoing-feeds/feed-block.ts';
import type { FeedTask } from '../../features/outgoing-feeds/feed-files.ts';
import { emptyContents, type FeedReport } from '../../features/outgoing-feeds/feed-report.ts';
import { aWorkshop } from '../../features/workshop/testing/a-workshop.ts';
import { openDatabase } from '../../main/database.ts';
import { aServer } from '../../main/testing/a-server.ts';
import { pageDocument, siteDocument } from '../../main/testing/documents.ts';
import { embeddedGeocoder } from '../../shared/maps/adapters/embedded-geocoder.ts';
import type { ApiExample } from '../../shared/platform/api-operation.ts';
import { systemClock } from '../../shared/platform/clock.ts';
import { kyselyRecordStore } from '../../shared/search/adapters/kysely-record-store.ts';
import type { ChangeCursor } from '../../shared/search/record-changes.ts';
import { feedSchema } from '../../shared/search/records/derive.ts';
import { type ApiRoute, apiRoutes } from './api-docs/collect-routes.ts';
import { fieldRows, operationsIn } from './api-docs/describe-schema.ts';
import type { OpenApi } from './api-docs/open-api.ts';
import { someRecords } from './testing/some-records.ts';

let served: Awaited<ReturnType<typeof anInstallation>>;
let routes: readonly ApiRoute[];
let openApi: OpenApi;

beforeAll(async () => {
  served = await anInstallation();
  routes = apiRoutes(served.server.registeredRoutes);
  openApi = JSON.parse((await served.get('localhost', '/api/docs/openapi.json')).text) as OpenApi;
});

afterAll(() => served.close());

describe('the OpenAPI document', () => {
  test('describes every route of the API', () => {
    const ofApi = served.server.registeredRoutes.filter(({ url }) => /^\/(api|content-api)\//.test(url));
    expect(ofApi.length).toBeGreaterThan(20);
    expect(ofApi.filter(({ operation }) => !operation)).toEqual([]);
    const described = operationsIn(openApi).map(({ method, path }) => `${method} ${path}`);
    expect(described.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
  });

  test('defines every shape that is referred to, and no other', () => {
    const referred = [...JSON.stringify(openApi).matchAll(/#\/components\/schemas\/(\w+)/g)];
    const names = new Set(referred.map(([, name]) => name));
    expect([...names].sort()).toEqual(Object.keys(openApi.components.schemas).sort());
  });

  test('gives every operation an id of its own, an example, and a success among its responses', () => {
    const operations = operationsIn(openApi);
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
    for (const { path, operation } of operations) {
      expect(operation['x-codeSamples'][0]?.source, path).toContain('curl ');
      expect(Object.keys(operation.responses)[0], path).toMatch(/^[23]/);
    }
  });

  test('declares every parameter of an address', () => {
    for (const { path, operation } of operationsIn(openApi)) {
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(inPath.map(({ name }) => name).sort(), path).toEqual(named.sort());
    }
  });

  test('SRCH-02 documents the body of a search from its schema: limits, defaults, what must be given', () => {
    expect(openApi.components.schemas['SearchBody']).toMatchObject({
      required: ['index'],
      additionalProperties: false,
      properties: {
        limit: { type: 'integer', minimum: 0, maximum: 1000, default: 24 },
        facets: { type: 'array', items: { $ref: '#/components/schemas/FacetRequest' } },
      },
    });
  });

  test('lists every field of a car that a feed may send, and which of them it must', () => {
    const { properties, required } = openApi.components.schemas['CarRecord'] ?? {};
    expect(Object.keys(properties ?? {})).toEqual(Object.keys(feedSchema(carRecord)));
    expect(required).toEqual(['car_id', 'car_brand', 'car_model', 'car_price']);
  });

  test('describes the fields of a dealership down to a title and a notice in each language', () => {
    const described = new Map(
      fieldRows(openApi.components.schemas['DealershipRecord'] ?? {}).map((row) => [row.name, row]),
    );
    const inDepartment = (path: string) => described.get(`site_departments[].${path}`);
    for (const path of [
      'official_name_by_language',
      'users[].title_by_language',
      'openingschedule.vacationdays[].vacationtitle_by_language',
      'openingschedule.deviationdays[].displayText_by_language',
    ]) {
      const row = inDepartment(path);
      expect(row?.schema.description, path).toMatch(
        /in other languages of the site, by code: sv, nb, en, fi, sk/,
      );
      expect(row?.schema.examples?.[0], path).toHaveProperty('en');
    }
    expect(inDepartment('group')?.schema.description).toContain('`Body work`');
  });
});

describe('the examples', () => {
  test('CONT-10 UKF-01 UKF-04 are requests that their schemas accept', () => {
    for (const { operation, path, example } of examples()) {
      const { parameters = {}, body = {} } = operation;
      const bodySchema = body['application/json'];
      if (example.body) expect(bodySchema?.safeParse(example.body).error, path).toBeUndefined();
      else if (bodySchema) expect(example.file, path).toBeDefined();
      for (const place of ['path', 'query', 'header'] as const) {
        const { error } = parameters[place]?.safeParse(example[place] ?? {}) ?? {};
        expect(error, `${path} ${place}`).toBeUndefined();
      }
    }
  });

  test('of single values are accepted by the schemas that contain them', () => {
    let checked = 0;
    for (const schema of routes.flatMap(({ operation }) => schemasOf(operation))) {
      for (const part of partsOf(schema)) {
        const { examples: values = [] } = (part.meta() ?? {}) as { examples?: unknown[] };
        checked += values.length;
        for (const value of values)
          expect(part.safeParse(value).error, JSON.stringify(value)).toBeUndefined();
      }
    }
    expect(checked).toBeGreaterThan(15);
  });

  test('ERR-36 get a response that is described, in the shape that is described', async () => {
    const statuses: Record<string, number> = {};
    for (const { method, path, operation, example } of examples()) {
      const response = await send(method, path, operation.key, example);
      statuses[operation.id] ??= response.status;
      const described = operation.responses[response.status];
      expect(described, `${operation.id} ${response.status} ${response.text}`).toBeDefined();
      const type = response.headers['content-type']?.split(';')[0];
      expect(type === undefined ? [] : [type], operation.id).toEqual(
        type === undefined ? [] : Object.keys(described?.content ?? {}).filter((each) => each === type),
      );
      if (type !== 'application/json') continue;
      const body: unknown = JSON.parse(response.text);
      // A field that the schema does not know would be left out by parse.
      expect(described?.content?.[type]?.parse(body), operation.id).toEqual(body);
    }
    expect(statuses).toMatchObject({
      search: 200,
      searchCatalogue: 200,
      carMedia: 200,
      putInventory: 200,
      proposeMapping: 200,
      getMapping: 200,
      getMappingVersions: 200,
      putMapping: 200,
      deleteMapping: 204,
      getSource: 200,
      putSource: 200,
      deleteSource: 204,
      trySource: 200,
      fetchSource: 202,
      getImportRuns: 200,
      getImportRun: 200,
      downloadImportRun: 200,
      getRecord: 200,
      putRecord: 201,
      patchRecord: 200,
      deleteRecord: 200,
      resetRecord: 200,
      editRecords: 207,
      financeProducts: 200,
      financeQuotes: 200,
      financeTerms: 200,
      sendForm: 202,
      content: 200,
      contentPage: 200,
      health: 200,
      reportClientError: 204,
      workshopCar: 200,
      workshopAuthorizedBrand: 200,
      workshopServices: 200,
      workshopAddons: 200,
      workshopPrices: 200,
      workshopTimeSlots: 200,
      workshopClosestAvailable: 200,
      workshopHold: 200,
      workshopReleaseHold: 204,
      workshopBook: 200,
    });
  });
});

test('ERR-36 no body makes an operation fail: what cannot be compared or printed is refused in its own shape', async () => {
  const broken = ['{"toString":[]}', '{"length":{"toString":[]}}', '{"length":{"valueOf":0,"toString":{}}}'];
  const unexpected: string[] = [];
  for (const { method, path, operation, example } of examples()) {
    if (!example.body || !operation.body?.['application/json']) continue;
    const fields = Object.keys(example.body);
    const bodies = [
      ...broken,
      `${'['.repeat(3000)}${']'.repeat(3000)}`,
      ...broken.flatMap((value) => fields.map((field) => bodyWith(example.body as object, field, value))),
    ];
    for (const body of bodies) {
      const { status, text } = await send(method, path, operation.key, example, body);
      const described = operation.responses[status]?.content?.['application/json'];
      const answer: unknown = JSON.parse(text);
      if (status < 400 || status >= 500 || !isDeepStrictEqual(described?.safeParse(answer).data, answer))
        unexpected.push(`${operation.id} ${body.slice(0, 100)} ${status} ${text}`);
    }
  }
  expect(unexpected).toEqual([]);
});

test('the page for people shows every operation and every shape of the document', async () => {
  const page = await served.get('localhost', '/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  for (const { path, operation } of operationsIn(openApi)) {
    expect(page.text).toContain(path);
    expect(page.text).toContain(`id="${operation.operationId}"`);
  }
  for (const name of Object.keys(openApi.components.schemas))
    expect(page.text).toContain(`id="shape-${name}"`);
  expect(page.text).not.toMatch(/ style="/);
});

function examples() {
  return routes.flatMap((route) => route.operation.examples.map((example) => ({ ...route, example })));
}

function bodyWith(body: object, field: string, json: string): string {
  return JSON.stringify({ ...body, [field]: '$' }).replace('"$"', json);
}

function send(
  method: string,
  path: string,
  key: string | undefined,
  example: ApiExample,
  body = example.body && JSON.stringify(example.body),
) {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => example.path?.[name] ?? '');
  const query = new URLSearchParams(example.query).toString();
  const content = example.body ? 'application/json' : example.file?.type;
  return served.send(`${example.site ?? 'solvik-se'}.localhost`, `${address}${query && `?${query}`}`, {
    method: method.toUpperCase(),
    headers: {
      ...(key && { 'x-api-key': key }),
      ...(content && { 'content-type': content }),
      ...example.header,
    },
    ...(body && { body }),
    ...(example.file && { body: 'x' }),
  });
}

function schemasOf({ parameters = {}, body = {}, responses }: ApiRoute['operation']): z.ZodType[] {
  const contents = [body, ...Object.values(responses).map(({ content = {} }) => content)];
  return [...Object.values(parameters), ...contents.flatMap((content) => Object.values(content))];
}

/** A schema and everything it is put together from. */
function partsOf(schema: z.ZodType, seen = new Set<z.ZodType>()): Set<z.ZodType> {
  if (seen.has(schema)) return seen;
  seen.add(schema);
  const parts = [
    schema instanceof z.ZodObject ? Object.values(schema.shape) : [],
    schema instanceof z.ZodArray ? schema.element : [],
    schema instanceof z.ZodUnion ? schema.options : [],
    schema instanceof z.ZodRecord ? schema.valueType : [],
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodReadonly
      ? schema.unwrap()
      : [],
  ];
  for (const part of parts.flat() as z.ZodType[]) partsOf(part, seen);
  return seen;
}

/** A Swedish and a British site whose search, finance, films and imports respond. */
async function anInstallation() {
  const swedish = siteDocument('solvik-se', {
    indices: { cars: 'cars-solvik-se', sites: 'sites-solvik-se' },
    carDetailPath: '/kop-bil',
    pathToCarList: '/kop-bil/alla',
  });
  const british = siteDocument('solvik-uk', {
    indices: { cars: 'cars-solvik-uk' },
    country: 'GB',
    languages: [{ code: 'en' }],
    carDetailPath: '/cars',
    pathToCarList: '/cars/all',
  });
  const { services } = someRecords({
    'cars-solvik-se': [
      aCarRecord({ car_id: '461010751', caroftheweek: true, car_site_leads_email: 'leads@solvik.example' }),
    ],
    'cars-solvik-uk': [aCarRecord({ car_id: '441010451', car_regno: 'sx23vbs', autos_on_show: true })],
  });
  return aServer([swedish, british, pageDocument('solvik-se', 'home', {})], {
    services,
    leads: { leads: { ...noLeads, save: async ({ id }) => ({ id, isNew: true }) } },
    app: {
      apiKeys: { search: 'searchKey', inventory: 'inventoryKey', sms: 'smsKey' },
      inventory: {
        spoolFolder: await mkdtemp(join(tmpdir(), 'feeds-')),
        records: await someRecordStore(),
        onEdited: () => {},
        importer: {
          importFile: async (_, { index }) => ({ state: 'imported', report: aReport(index) }),
          close,
        },
        mapped: mappedFeeds(),
      },
      outgoingFeeds: {
        writer: { write: writeEmptyFeed, close },
        folder: await mkdtemp(join(tmpdir(), 'outgoing-feeds-')),
        indices: async () => [],
        hasNewPhotos: async () => false,
        illustrations: true,
        own: [],
        targets: [],
        linkSecret: 'a secret for tests only',
        release: 'test',
      },
      finance: embeddedProvider({ quotes: quotesInMemory(), now: () => new Date(), makeReference }),
      geocoder: embeddedGeocoder(),
      carMedia: { mediaOf: async () => carMedia({ video: '/media/film.mp4' }) },
      workshop: { open: () => aWorkshop(), stores: undefined, onChanged: () => {} },
    },
  });
}

/** An index whose feed is fetched every night. */
function fetchedFeeds(): NonNullable<MappedFeedDeps['pulled']> {
  const stored: StoredSource = {
    ...{ index: 'cars-solvik-se', version: 1, secretsSet: [] },
    ...{ changedAt: '2026-11-18T08:00:00.000Z', changedBy: 'Rebecka Lund', alerted: undefined },
    declaration: sourceDeclaration.parse({
      source: { kind: 'web', url: 'https://dms.example/export/stock.csv' },
      schedule: { dailyAt: '04:30' },
    }),
    state: {
      ...{ nextAt: '2026-11-19T03:30:00.000Z', goodAt: '2026-11-18T03:30:09.000Z' },
      ...{ requested: undefined, isFetching: false, failures: 0, hostKey: undefined },
      last: { at: '2026-11-18T03:30:09.000Z', result: 'imported', problem: undefined, bytes: 120_000 },
    },
  };
  const opened = async () => ({
    ...{ state: 'opened' as const, name: 'stock.csv', marks: {} },
    body: Readable.from([Buffer.from('Price\n249900\n')]),
    close: () => {},
  });
  const fetcher = { open: opened };
  return {
    storesSecrets: true,
    fetchers: { web: fetcher, sftp: fetcher, s3: fetcher, folder: fetcher, extension: fetcher },
    sources: {
      ...{ all: async () => [stored], find: async () => stored, secrets: async () => ({}) },
      ...{ put: async () => true, remove: async () => true, request: async () => true },
      announce: notHere,
      ...{ claim: notHere, renew: notHere, finish: notHere, postpone: notHere },
    },
  };
}

/** An index with a mapping, and one import. */
function mappedFeeds() {
  const mapping = { version: 1 as const, read: {}, fields: { car_price: { columns: ['Price'] } } };
  const stored = { version: 1, mapping, changedAt: '2026-11-18T08:00:00.000Z' };
  const preview = {
    mapping,
    read: { format: 'csv' as const },
    rows: 0,
    fields: [],
    columns: [],
    problems: [],
    records: [],
    unknownValues: [],
  };
  const run: ImportRun = {
    ...{ id: 'run-1', index: 'cars-solvik-se', kind: 'feed', state: 'imported', revision: 1 },
    ...{ startedAt: '2026-11-18T08:00:00.000Z', finishedAt: '2026-11-18T08:00:09.000Z' },
    ...{ report: aReport('cars-solvik-se'), reason: undefined, requestId: undefined },
  };
  return {
    mappings: {
      current: async () => stored,
      at: async () => stored,
      versions: async () => [{ version: 1, changedAt: stored.changedAt, isRemoval: false }],
      add: async () => true,
    },
    previewer: { previewFile: async () => ({ state: 'read' as const, preview }) },
    uploads: {
      limitBytes: 2 * 1024 ** 3,
      keep: async () => ({
        ...{ id: '0b8d7a52-6a0f-4b0e-9d43-2f1a6c1f7e55', bytes: 1 },
        expiresAt: '2026-11-19T08:00:00.000Z',
      }),
      take: async () => undefined,
      remove: async () => {},
      removeExpired: async () => {},
    },
    runs: {
      ...{ start: notHere, finish: notHere, latest: notHere, lastOfEach: notHere },
      running: async () => [],
      find: async () => run,
      ofIndex: async () => [run],
      linesOf: async () => [{ line: 7, id: '461010751', reason: 'car_price is not a number.' }],
    },
    stock: {
      keptRevisions: async () => [1],
      countChangesSince: async () => 12,
      indices: async () => [{ name: 'cars-solvik-se', revision: 1, live: 12 }],
      runningFeeds: async () => [],
      find: notHere,
    },
    examiner: {
      examine: async () => ({
        cars: 12,
        rules: qualityRules.map((rule) => ({ rule, of: 12, found: 0, findings: [] })),
      }),
    },
    rollBack: async () => ({ state: 'rolled-back' as const, restored: 12, live: 12, revision: 2 }),
    photoRetry: { tryAgain: async () => 3 },
    photoReports: {
      report: async (index: string) => ({
        ...{ index, wanted: 0, shown: 0, waiting: 0, failing: 0, gone: 0, hosts: [], storedBytes: 0 },
      }),
      failing: async () => ({ photos: [], next: undefined }),
    },
    changes: { after: async (_: string, end: ChangeCursor) => ({ changes: [], end }) },
    pulled: fetchedFeeds(),
  };
}

async function writeEmptyFeed({ path }: FeedTask): Promise<FeedReport> {
  await writeFile(path, gzipSync(''));
  await writeFile(blocksFile(path), '{}');
  const report = { ...emptyContents(), tookMs: 1, bytes: 0, hash: 'empty' };
  return { ...report, madeAt: new Date().toISOString() };
}

const notHere = () => Promise.reject(new Error('not in this test'));
const noLeads = {
  find: notHere,
  bySubmission: notHere,
  latest: notHere,
  countFrom: notHere,
  release: notHere,
  deleteUnconfirmedBefore: notHere,
  deleteBefore: notHere,
};
const close = async () => {};
/** The reference that the example request for the terms uses. */
const makeReference = () => 'Q-7F3K-22';

/** With the car that the examples edit, as a feed and an edit left it. */
async function someRecordStore() {
  const dataDir = await mkdtemp(join(tmpdir(), 'records-'));
  const db = await openDatabase({ dataDir });
  const store = kyselyRecordStore(db, systemClock);
  const into = { index: 'cars-solvik-se', kind: 'cars', language: 'sv' } as const;
  await importRecords(store, into, [aCarRecord({ car_id: '461010751' })], systemClock);
  return store;
}

function aReport(index: string): ImportReport {
  const counts = { added: 1, changed: 0, unchanged: 0, withdrawn: 0 };
  const refused = [{ line: 2, reason: 'car_price is not a number.' }];
  return { index, dryRun: false, ...counts, refused, refusedLines: 1, ignoredFields: ['car_colour_code'] };
}

function quotesInMemory(): QuoteStore {
  const stored = new Map<string, StoredQuote>();
  return {
    save: async (quote) => void stored.set(quote.reference, quote),
    find: async (reference) => stored.get(reference),
  };
}
