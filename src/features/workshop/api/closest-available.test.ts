import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { aServer } from '../../../main/testing/a-server.ts';
import { siteDocument } from '../../../main/testing/documents.ts';
import { WorkshopError } from '../../booking/workshop-error.ts';
import type { AvailableDepartment } from '../department.ts';
import { anAvailableDepartment, aWorkshop } from '../testing/a-workshop.ts';
import { readEventStream } from '../testing/read-event-stream.ts';
import type { ClosestQuery, WorkshopService } from '../workshop-service.ts';

const query = 'regNo=abc123&serviceOfferings=ac,brakes&latitude=57.71&longitude=11.97';
const host = 'solvik-se.localhost';

test('SB-65 SB-66 each department is a message of its own, then the server says that it ends and closes', async () => {
  const asked: ClosestQuery[] = [];
  const { open } = await anApi(async function* (query) {
    asked.push(query);
    yield* departments('1', '2');
  });
  const stream = await open();
  await stream.ended;
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  expect(stream.headers['content-encoding']).toBeUndefined();
  const [one, two] = departments('1', '2').map((each) => JSON.stringify(each));
  expect(stream.text()).toMatch(/^retry: \d{6,}\n\n/);
  expect(stream.text().replace(/^retry.*\n\n/, '')).toBe(
    `id: 1\ndata: ${one}\n\nid: 2\ndata: ${two}\n\nevent: end\ndata: {}\n\n`,
  );
  expect(asked).toMatchObject([
    {
      registrationNumber: 'ABC123',
      serviceOfferings: ['ac', 'brakes'],
      at: { latitude: 57.71, longitude: 11.97 },
      cursor: undefined,
    },
  ]);
});

test('SB-66 a department is sent when it is found, not when the search is over', async () => {
  const { promise: goOn, resolve } = Promise.withResolvers<void>();
  const { open } = await anApi(async function* () {
    yield* departments('1');
    await goOn;
    yield* departments('2');
  });
  const stream = await open({ 'accept-encoding': 'br, gzip' });
  await expect.poll(() => stream.messages()).toHaveLength(1);
  resolve();
  await stream.ended;
  expect(stream.messages()).toHaveLength(3);
});

test('SB-66 SB-67 five at most, none of them twice, and the search behind them is ended', async () => {
  let ended = false;
  const { open } = await anApi(async function* () {
    try {
      yield* departments('1', '2', '2', '1', '3', '4', '5', '6');
    } finally {
      ended = true;
    }
  });
  const stream = await open();
  await stream.ended;
  expect([...stream.text().matchAll(/^id: (.*)$/gm)].map(([, id]) => id)).toEqual(['1', '2', '3', '4', '5']);
  expect(ended).toBe(true);
});

test('SB-67 the search goes on behind the cursor, and after a lost connection behind the last event', async () => {
  const cursors: unknown[] = [];
  const { open } = await anApi(async function* ({ cursor }) {
    cursors.push(cursor);
    yield* departments('9');
  });
  await (await open({}, `${query}&cursor=5`)).ended;
  await (await open({ 'last-event-id': '7' }, `${query}&cursor=5`)).ended;
  expect(cursors).toEqual(['5', '7']);
});

test('SB-69 no department is a message, logged unless the list has merely come to its end', async () => {
  const { open, lines } = await anApi(async function* () {});
  const behind = await open({}, `${query}&cursor=5`);
  await behind.ended;
  expect(behind.messages()).toEqual([{ nosites: true }, {}]);
  expect(lines.map(({ code }) => code)).not.toContain('NO_WORKSHOP_AVAILABLE');
  const stream = await open();
  await stream.ended;
  expect(stream.messages()).toEqual([{ nosites: true }, {}]);
  expect(lines).toContainEqual({ level: 'warn', code: 'NO_WORKSHOP_AVAILABLE', site: 'solvik-se' });
});

test('SB-69 ERR-30 a search that fails says so, also in its midst, and is logged without the plate', async () => {
  const { open, lines } = await anApi(async function* () {
    yield* departments('1');
    throw new Error('nothing about ABC123');
  });
  const stream = await open();
  await stream.ended;
  expect(stream.messages().slice(1)).toEqual([{ error: 'ServerError' }, {}]);
  await expect.poll(() => lines.map(({ code }) => code)).toContain('REQUEST');
  expect(lines).toContainEqual(expect.objectContaining({ code: 'WORKSHOP_FAILED', level: 'error' }));
  expect(lines).toContainEqual(expect.objectContaining({ code: 'NO_WORKSHOP_AVAILABLE', level: 'warn' }));
  expect(JSON.stringify(lines)).not.toMatch(/abc123/i);
});

test('SB-69 what the workshop refuses is a message with its code', async () => {
  const { open } = await anApi(() => {
    throw new WorkshopError('BrandNotSupported', { detail: 'Lada' });
  });
  const stream = await open();
  await stream.ended;
  expect(stream.messages()).toEqual([{ error: 'BrandNotSupported,Lada' }, {}]);
});

test('ERR-36 a query that is not valid gets no stream', async () => {
  const { get } = await anApi(async function* () {});
  const { status, text } = await get(host, '/api/mechmate/departments/closestAvailable?regNo=ABC123');
  expect([status, JSON.parse(text)]).toEqual([
    400,
    { errors: { 'Error Result': ['InvalidRequest', 'serviceOfferings', 'latitude', 'longitude'] } },
  ]);
});

test('a reader that goes away ends the search, and nothing is logged as a failure', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { open, lines } = await anApi(async function* ({ signal }) {
    try {
      yield* departments('1');
      await setTimeout(60_000, undefined, { signal });
    } finally {
      end();
    }
  });
  const stream = await open();
  await expect.poll(() => stream.messages()).toHaveLength(1);
  stream.leave();
  await ended;
  expect(lines.filter(({ level }) => level !== 'info')).toEqual([]);
});

test('a reader that does not read holds the search back', async () => {
  const long = 'x'.repeat(4_000_000);
  let found = 0;
  let ended = false;
  const { open } = await anApi(async function* () {
    try {
      for (const id of ['1', '2', '3', '4', '5']) {
        found += 1;
        yield anAvailableDepartment({ departmentId: id, address: long });
      }
    } finally {
      ended = true;
    }
  });
  const stream = await open();
  stream.pause();
  await expect.poll(() => found).toBeGreaterThan(0);
  await setTimeout(300);
  expect(found).toBeLessThan(5);
  stream.leave();
  await expect.poll(() => ended).toBe(true);
});

test('a server that shuts down ends open streams', async () => {
  const { open, close } = await anApi(async function* ({ signal }) {
    yield* departments('1');
    await setTimeout(60_000, undefined, { signal });
  });
  const stream = await open();
  await expect.poll(() => stream.messages()).toHaveLength(1);
  await close();
  await stream.ended;
  expect(stream.messages().slice(1)).toEqual([{ error: 'ServerError' }, {}]);
});

function departments(...ids: string[]): AvailableDepartment[] {
  return ids.map((departmentId) => anAvailableDepartment({ departmentId }));
}

async function anApi(closestAvailable: WorkshopService['closestAvailable']) {
  const service = aWorkshop({ closestAvailable });
  const workshop = { open: () => service, stores: undefined, onChanged: () => {} };
  const documents = [siteDocument('solvik-se', { indices: { sites: 'sites-solvik-se' } })];
  const server = await aServer(documents, { app: { workshop } });
  onTestFinished(() => server.close());
  const { port } = server.server.server.address() as AddressInfo;
  return {
    ...server,
    open: (headers: Record<string, string> = {}, given = query) =>
      readEventStream(port, `/api/mechmate/departments/closestAvailable?${given}`, { host, ...headers }),
  };
}
