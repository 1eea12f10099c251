import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bootstrap } from '../../src/main/bootstrap.ts';
import { parseEnvironment } from '../../src/shared/platform/env.ts';
import { installationAssets } from '../upgrade/testing/installation-assets.ts';
import { documentedBlock } from './code-blocks.ts';
import { runBlock } from './run-block.ts';

const has = (program: string) => spawnSync(program, ['--version']).status === 0;
const missing = ['curl', 'jq'].filter((program) => !has(program));
const INVENTORY_API_KEY = 'key-of-the-documented-calls';

let folder = '';
let host = '';
let cars: string[] = [];
let server: Awaited<ReturnType<typeof bootstrap>>['server'];

/** A whole server over the data of a kept version: one site and two dozen of its cars. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-documented-'));
  const kept = 'scripts/upgrade/versions/2026-11-19a/forecourt.sqlite.gz';
  await writeFile(join(folder, 'forecourt.sqlite'), gunzipSync(await readFile(kept)));
  cars = carsIn(join(folder, 'forecourt.sqlite'));
  const parsed = parseEnvironment({
    ...{ DEMO: '0', STUDIO: '0', DATA_DIR: folder, INVENTORY_API_KEY },
    FEED_SOURCE_KEY: `2026:${Buffer.alloc(32, 7).toString('base64')}`,
    PREVIEW_SECRET: 'a secret of the documented calls',
    STUDIO_SECRET: 'a secret of the documented calls',
  });
  if (!parsed.ok) throw new Error(parsed.problems.join());
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  ({ server } = await bootstrap(parsed.settings, log, installationAssets, undefined));
  await server.listen({ port: 0, host: '127.0.0.1' });
  host = `http://solvik-se.localhost:${(server.server.address() as AddressInfo).port}`;
  const lines = cars.map((id) => `${id};Volvo;XC60;389000`);
  await writeFile(join(folder, 'stock.csv'), ['ID;Märke;Modell;Pris', ...lines].join('\n'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

function carsIn(file: string): string[] {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare("select id from search_record where index_name = 'cars-solvik-se'").all();
  db.close();
  return rows.map(({ id }) => String(id));
}

/** Asked by the test itself. */
async function get(path: string) {
  const { headers, body } = await server.inject({
    ...{ path, headers: { 'x-api-key': INVENTORY_API_KEY, host: new URL(host).host } },
  });
  return { headers, body };
}

function run(block: string, replace: Record<string, string> = {}) {
  const env = { ...process.env, INVENTORY_API_KEY };
  return runBlock(block, {
    cwd: folder,
    env,
    replace: { 'https://www.solvik.example': host, ...replace },
  });
}

describe.skipIf(missing.length > 0)('calls of the documentation, answered as it says', () => {
  test('a mapping is proposed, looked at, tried, stored and used', async () => {
    const { statuses } = await run(documentedBlock('docs/operations.md', '$mapping/proposal'));
    expect(statuses).toEqual([200, 200, 200, 201, 200]);
  });

  test('a source is tried, stored, fetched and looked at', async () => {
    const source = documentedBlock('docs/operations.md', '"kind": "sftp"');
    await writeFile(join(folder, 'source.json'), source);
    const { statuses, printed } = await run(documentedBlock('docs/operations.md', '$source/fetch'));
    // The server of the example is nowhere, so trying it ends with the problem in words.
    expect(statuses).toEqual([422, 201, 202, 200]);
    expect(printed).toContain('sftp.dms.example');
  });

  test('photos are counted, listed, written into a file and tried again', async () => {
    const { statuses } = await run(documentedBlock('docs/operations.md', '$photos/failing'));
    expect(statuses).toEqual([200, 200, 200, 202]);
    expect(await readFile(join(folder, 'photos.csv'), 'utf8')).toContain(',');
  });

  test('a record is read, edited, made, withdrawn and given back to the feed, several at once', async () => {
    await writeFile(
      join(folder, 'car.json'),
      '{"car_id":"700100","car_brand":"Kia","car_model":"EV6","car_price":459000}',
    );
    const { headers } = await get(`/api/inventory/cars-solvik-se/${cars[0]}`);
    const { statuses, printed } = await run(documentedBlock('docs/operations.md', '$inventory/batch'), {
      '461010751': cars[0] ?? '',
      '461010752': cars[1] ?? '',
      '461010753': cars[2] ?? '',
      'if-match: "42"': `if-match: ${headers['etag']}`,
    });
    expect(statuses).toEqual([200, 200, 201, 200, 200, 207]);
    expect(printed).toMatch(/^etag: "\d+"\r?$/im);
  });

  test('outgoing feeds are listed with addresses, fetched by them, and say what is not in them', async () => {
    const block = documentedBlock('docs/outgoing-feeds.md', '/api/feeds');
    const { body } = await get('/api/feeds');
    const [, signed = ''] = /meta-automotive\.sv\.csv\?token=([^"&]+)/.exec(body) ?? [];
    const { statuses, printed } = await run(block, { 'token=…': `token=${signed}` });
    expect(statuses).toEqual([200, 200, 200]);
    expect(printed).toContain('vehicle_id');
  });
});

// A machine without them proves nothing here, and says so.
test.runIf(missing.length > 0)(`curl and jq are needed; here is no ${missing.join(' and no ')}`, () => {});
