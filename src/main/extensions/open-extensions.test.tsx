import { expect, onTestFinished, test, vi } from 'vitest';
import {
  API_VERSION,
  type BlockProps,
  type BlockView,
  defineBlock,
  defineExtension,
  type Extension,
  extensionTexts,
  type Lead,
  TryAgainLater,
  text,
} from '../../extension/extension.ts';
import type { LogFields } from '../../shared/platform/log.ts';
import { anInstallation } from '../testing/an-installation.ts';
import { freshSqlite } from '../testing/databases.ts';
import { pageDocument, siteDocument, textBlock } from '../testing/documents.ts';
import { openExtensions } from './open-extensions.ts';

const SITE = 'solvik-se';
const headers = { host: `${SITE}.localhost` };
const parts = { name: 'parts', apiVersion: API_VERSION, about: 'for tests' } as const;

async function running(declared: Partial<Extension>, { main = [] as object[], env = {} } = {}) {
  const { settings } = await freshSqlite();
  const documents = [
    siteDocument(SITE),
    pageDocument(SITE, 'home', { path: '/', main: [textBlock('a', 'The rest of the page'), ...main] }),
  ];
  const extension = defineExtension({ ...parts, ...declared } as Extension);
  const extensions = [{ name: 'parts', load: async () => ({ default: extension }) }];
  const { server, app, lines } = await anInstallation({
    dataDir: settings.dataDir,
    documents,
    env: { DELIVERY_RETRY_MS: '5', ...env },
    extensions,
  });
  onTestFinished(() => server.close());
  const get = (url: string) => server.inject({ url, headers });
  return { server, app, lines, get };
}

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const codesOf = (lines: readonly LogFields[]) => lines.map(({ code }) => code);

test('its routes answer below /api/x, and one that throws is a problem of itself alone', async () => {
  const { server, get, lines } = await running({
    routes: [
      {
        method: 'POST',
        path: '/stock/:id',
        about: 'counts',
        handle: ({ params, body, site }) => ({
          status: 201,
          body: { id: params['id'], body, site: site?.name },
        }),
      },
      {
        method: 'GET',
        path: '/broken',
        about: 'throws',
        handle: () => {
          throw new Error('no such part');
        },
      },
    ],
  });
  const sent = await server.inject({
    method: 'POST',
    url: '/api/x/parts/stock/7',
    headers,
    payload: { count: 2 },
  });
  expect([sent.statusCode, sent.json()]).toEqual([201, { id: '7', body: { count: 2 }, site: SITE }]);
  const broken = await get('/api/x/parts/broken');
  expect([broken.statusCode, broken.json()]).toEqual([
    500,
    { code: 'EXTENSION_FAILED', message: 'This cannot be done right now. Try again in a moment.' },
  ]);
  expect(codesOf(lines)).toContain('EXTENSION_ROUTE_FAILED');
  expect((await get('/')).statusCode).toBe(200);
});

test('a lead is delivered to it, again after a failure, with the same key', async () => {
  const calls: { key: string; form: string; site: string }[] = [];
  const { app, lines } = await running({
    leadDeliveries: {
      erp: {
        about: 'the ERP',
        deliver: async ({ form }, { key, site }) => {
          calls.push({ key, form, site: site.name });
          if (calls.length === 1) throw new TryAgainLater('429', 0.01);
        },
      },
    },
  });
  expect(app.leads.channels).toContain('x-parts-erp');
  const lead = {
    ...{
      id: 'lead-1',
      submissionId: 'submission-1',
      formName: `${SITE}ServiceForm`,
      site: SITE,
      language: 'sv',
    },
    ...{ receivedAt: '2026-11-19T12:00:00.000Z', receiver: undefined, source: '', values: {} },
    customer: { name: 'Kim', phone: '', email: 'kim@example.com' },
  } satisfies Lead;
  await app.leads.leads.save(lead, ['x-parts-erp']);
  app.leads.onAccepted();
  await vi.waitFor(() => expect(codesOf(lines)).toContain('DELIVERED'));
  expect(calls).toHaveLength(2);
  expect(calls[0]).toEqual({ key: calls[1]?.key, form: 'ServiceForm', site: SITE });
});

test('its tables are its own, and its jobs work with them', async () => {
  const counts: unknown[] = [];
  const { lines } = await running({
    migrations: [
      {
        name: '001-part',
        up: (db) => db.schema.createTable('x_parts_part').addColumn('id', 'text').execute(),
      },
    ],
    jobs: [
      {
        name: 'count',
        everyMinutes: 60,
        run: async ({ database }) => {
          const tables = database.withTables<{ x_parts_part: { id: string } }>();
          counts.push((await tables.selectFrom('x_parts_part').selectAll().execute()).length);
        },
      },
    ],
  });
  await vi.waitFor(() => expect(counts).toEqual([0]));
  expect(codesOf(lines)).not.toContain('EXTENSION_LEFT_OUT');
});

test('a migration that touches a table of the product is refused, and the product runs without the extension', async () => {
  const { get, lines } = await running({
    routes: [{ method: 'GET', path: '/', about: 'x', handle: () => ({}) }],
    migrations: [
      { name: '001-steal', up: (db) => db.schema.alterTable('lead').addColumn('mine', 'text').execute() },
    ],
  });
  expect(lines).toContainEqual(
    expect.objectContaining({
      code: 'EXTENSION_LEFT_OUT',
      problem: 'It throws: its migration touches the table lead; its own begin with x_parts_.',
    }),
  );
  expect((await get('/api/x/parts/')).statusCode).toBe(404);
  expect((await get('/')).statusCode).toBe(200);
  expect((await get('/api/healthz')).json()).toMatchObject({ status: 'degraded' });
});

const nowhere = { suggest: async () => [], geocode: async () => undefined, reverse: async () => undefined };

test('its geocoder is asked in place of the product’s', async () => {
  const lund = { id: '1', name: 'Lund', context: '', kind: 'town', country: 'SE' } as const;
  const place = { ...lund, coordinates: { latitude: 55.7, longitude: 13.2 } };
  const { app } = await running({
    adapters: { geocoder: () => ({ ...nowhere, geocode: async () => place }) },
  });
  expect(await app.geocoder.geocode({ text: 'Lund', country: 'SE', language: 'sv' })).toEqual(place);
});

test('of two extensions with the same port the second is left out', async () => {
  const { settings, open } = await freshSqlite();
  const log = { info() {}, warn() {}, error() {} };
  const send = async () => {};
  const modules = ['one', 'two'].map((name) => ({
    name,
    load: async () => ({ default: { ...parts, name, adapters: { smsSender: () => ({ send }) } } }),
  }));
  const chosen = { ...settings, extensions: { off: [], required: false } };
  const extensions = await openExtensions(chosen, { modules, env: {}, log });
  await extensions.start({ database: await open(), leases: undefined as never, now: () => new Date() });
  expect(extensions.adapters().smsSender?.send).toBe(send);
  expect(extensions.health().map(({ name, status }) => [name, status])).toEqual([
    ['extension:one', 'ok'],
    ['extension:two', 'degraded'],
  ]);
});

test('a failing extension takes its blocks with it', async () => {
  const { get } = await running(
    { blocks: { words }, adapters: { geocoder: () => fail('at the start') } },
    { main: placed },
  );
  const { statusCode, body } = await get('/');
  expect([statusCode, body.includes('parts-words')]).toEqual([200, false]);
});

const fields = { title: text('Heading') };
const words = defineBlock<typeof fields, string>({
  labels: { label: 'Words', group: 'Words', help: 'For tests.' },
  fields,
  samples: { usual: { fields: { title: 'Title' }, data: 'data' } },
  view: async () => ({ block: { css: '.parts-words{color:red}', load: () => 'loaded', view: Words } }),
});

function Words({ fields: { title }, data, page }: BlockProps<typeof fields, string>) {
  const t = extensionTexts('parts', page);
  return <p className="parts-words">{`${title} ${data} ${t('stock', { count: 2 })}`}</p>;
}

const placed = [{ id: 'words', block: 'parts-words', fields: { title: 'Wheels' } }];

test('its block is on the page with its data, its texts and its style', async () => {
  const texts = { sv: { stock: '{count, plural, one {# del} other {# delar}}' } };
  const { get } = await running({ blocks: { words }, texts }, { main: placed });
  const { body } = await get('/');
  expect(body).toContain('<p class="parts-words">Wheels loaded 2 delar</p>');
  expect(body).toContain('.parts-words{color:red}');
});

const failing = (block: Partial<BlockView<typeof fields, string>>) => ({
  words: { ...words, view: async () => ({ block: { view: Words, ...block } }) },
});

test.each([
  ['its view throws', failing({ view: () => undefined?.['x' as never] ?? fail('in the view') })],
  ['its data cannot be loaded', failing({ load: () => fail('in load') })],
])('visitors do not see that %s: the page stands, without a fallback', async (_, blocks) => {
  const { get, lines } = await running({ blocks }, { main: placed });
  const page = await get('/');
  expect(page.statusCode).toBe(200);
  expect(mainOf(page.body)).toContain('The rest of the page');
  expect(mainOf(page.body)).not.toMatch(/Wheels|Aj då/);
  expect(lines).toContainEqual(expect.objectContaining({ block: 'parts-words' }));
});

function fail(where: string): never {
  throw new Error(`broken ${where}`);
}

test('switched off, its blocks leave no trace on the page and its routes are not there', async () => {
  const declared = {
    blocks: { words },
    routes: [{ method: 'GET', path: '/', about: 'x', handle: () => ({}) }],
  };
  const { get } = await running(declared as Partial<Extension>, {
    main: placed,
    env: { EXTENSIONS_OFF: 'parts' },
  });
  const page = await get('/');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('parts-words');
  expect((await get('/api/x/parts/')).statusCode).toBe(404);
  expect((await get('/api/healthz')).json()).toMatchObject({ status: 'ok' });
});
