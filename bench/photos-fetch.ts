import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { kyselyPhotoQueue } from '../src/features/inventory/adapters/kysely-photo-queue.ts';
import { kyselyPhotoReports } from '../src/features/inventory/adapters/kysely-photo-reports.ts';
import { kyselyPhotoStorage } from '../src/features/inventory/adapters/kysely-photo-storage.ts';
import { sharpCarPhotoEncoder } from '../src/features/inventory/adapters/sharp-car-photo-encoder.ts';
import { threadedWantedPhotos } from '../src/features/inventory/adapters/threaded-wanted-photos.ts';
import { importRecords } from '../src/features/inventory/import-records.ts';
import { fetchPhoto } from '../src/features/inventory/photos/fetch-photo.ts';
import { photoAddresses } from '../src/features/inventory/photos/photo-addresses.ts';
import { startPhotoFetcher } from '../src/features/inventory/photos/photo-fetcher.ts';
import { openDatabase } from '../src/main/database.ts';
import { openMediaStore } from '../src/main/media-store.ts';
import { systemClock } from '../src/shared/platform/clock.ts';
import { createOutboundClient } from '../src/shared/platform/outbound/outbound-client.ts';
import { kyselyRecordStore } from '../src/shared/search/adapters/kysely-record-store.ts';

/**
 * Photos by address from servers on this machine: one sends well, one is slow, one breaks off, one lies about types and
 * sizes, one asks for pauses. A process fetches and is killed twice; the good photos must all be there at the end, each once, and no
 * server may be asked more at once than the limit says. Before that the photos of `--cars` cars are planned, and the event
 * loop is watched meanwhile. `npm run bench -- photos-fetch plan --cars 100000` is that part alone; without a number, 10,000 cars.
 */
const PHOTOS_PER_CAR = 20;
const FETCHED_CARS = 12;
const PER_HOST = 2;
const INDEX = 'cars-bench';
/** So many photos differ; all others are copies of them. */
const contents = 40;

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: { cars: { type: 'string', default: '10000' } },
});
if (positionals[0] === 'fetch') await fetchUntilKilled(positionals[1] ?? '');
else {
  const planned = await plan(Number(given.cars));
  process.exitCode = planned && (positionals[0] === 'plan' || (await fetchFromAll())) ? 0 : 1;
}

/** How long planning a large stock takes, what it costs others in this process, and what it costs to send it again. */
async function plan(cars: number): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'photos-plan-'));
  const db = await openDatabase({ dataDir });
  const idle = new Worker(`(${reportStalls})(require('node:worker_threads').parentPort)`, { eval: true });
  let machineStall = 0;
  idle.on('message', (ms: number) => {
    machineStall = Math.max(machineStall, ms);
  });
  const queue = kyselyPhotoQueue(db);
  const wantMany = threadedWantedPhotos({ dataDir }, () =>
    pathToFileURL('src/features/inventory/adapters/wanted-photos-worker.ts'),
  );
  const records = kyselyRecordStore(db, systemClock);
  await importRecords(records, { index: INDEX, kind: 'cars' }, stockOf(cars), systemClock);
  const memory = process.memoryUsage.rss();
  const want = async () => {
    const longest = watchEventLoop();
    const began = performance.now();
    await wantMany({ index: INDEX, since: 0 }, new AbortController().signal);
    return { ms: performance.now() - began, stall: longest() };
  };
  const first = await want();
  const again = await want();
  const longest = watchEventLoop();
  const began = performance.now();
  const report = await kyselyPhotoReports(db, systemClock).report(INDEX);
  const counted = { ms: performance.now() - began, stall: longest() };
  const grown = (process.memoryUsage.rss() - memory) / 1024 ** 2;
  console.log(`  ${report.wanted.toLocaleString('en')} photos of ${cars.toLocaleString('en')} cars`);
  const line = (what: string, { ms, stall }: typeof first) =>
    console.log(`    ${what}: ${(ms / 1000).toFixed(1)} s, longest stall ${stall.toFixed(0)} ms`);
  line('planned', first);
  line('planned again, nothing changed', again);
  line('counted for the report', counted);
  const due = performance.now();
  for (let n = 0; n < 100; n += 1) await queue.due('host-3.example', systemClock(), PHOTOS_PER_CAR);
  const dueMs = (performance.now() - due) / 100;
  console.log(`    the next twenty of a host: ${dueMs.toFixed(2)} ms; memory grew by ${grown.toFixed(0)} MB`);
  await idle.terminate();
  await db.destroy();
  rmSync(dataDir, { recursive: true });
  console.log(
    `    a thread that does nothing waited ${machineStall.toFixed(0)} ms at most, load ${loadavg()[0]?.toFixed(1)}`,
  );
  const isRight = report.wanted === cars * PHOTOS_PER_CAR;
  return [
    verdict('every photo is planned', isRight),
    verdict(
      `planning again takes ${(again.ms / first.ms).toFixed(2)} of planning`,
      again.ms < first.ms * 0.6,
    ),
    verdict(
      'nothing stalls for a quarter of a second',
      Math.max(first.stall, again.stall, counted.stall) < 250,
    ),
    verdict('memory does not grow with the stock', grown < 300),
  ].every(Boolean);
}

/** In a thread of its own: how late a timer was. */
function reportStalls(port: { postMessage(ms: number): void }): void {
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    if (now - last > 100) port.postMessage(now - last);
    last = now;
  }, 5);
}

function* stockOf(cars: number) {
  for (let number = 0; number < cars; number += 1) yield aCar(number);
}

function aCar(number: number) {
  const images = Array.from({ length: PHOTOS_PER_CAR }, (_, at) => ({
    original: `https://host-${number % 50}.example/cars/${number}/${at}.jpg`,
  }));
  const id = String(number).padStart(7, '0');
  return { car_id: id, car_brand: 'Volvo', car_model: 'XC60', car_price: 100_000, car_images: images };
}

type Behaviour = (path: string, response: ServerResponse) => void | Promise<void>;

async function fetchFromAll(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'photos-fetch-'));
  const photo = await photographs();
  const good: Behaviour = (path, response) => void response.writeHead(200).end(photo(path));
  const sends: Record<string, Behaviour> = {
    good,
    slow: async (path, response) => {
      await pause(150);
      good(path, response);
    },
    // Half of the requests end in the middle.
    'breaks off': (path, response) => {
      const bytes = photo(path);
      response.writeHead(200, { 'content-length': bytes.length });
      if (tries(path) % 2 === 0) return void response.end(bytes);
      response.write(bytes.subarray(0, bytes.length / 2));
      setTimeout(() => response.destroy(), 5);
    },
    lies: (path, response) => lie(path, response, photo(path)),
    'asks for pauses': (path, response) => {
      if (tries('pauses') % 20 === 0) response.writeHead(429, { 'retry-after': '1' }).end();
      else good(path, response);
    },
  };
  const asked = new Map<string, number>();
  const tries = (path: string) => {
    const times = (asked.get(path) ?? 0) + 1;
    asked.set(path, times);
    return times;
  };
  const servers = await Promise.all(Object.entries(sends).map(([name, send]) => serve(name, send)));
  const db = await openDatabase({ dataDir: folder });
  const queue = kyselyPhotoQueue(db);
  for (const { url } of servers) {
    const cars = Array.from({ length: FETCHED_CARS }, (_, number) => {
      const images = Array.from({ length: PHOTOS_PER_CAR }, (_, at) => ({
        original: `${url}/${number}/${at}.jpg`,
      }));
      return { id: `${url}-${number}`, photos: photoAddresses({ car_images: images }) };
    });
    await queue.want(INDEX, cars, systemClock());
  }
  const perServer = FETCHED_CARS * PHOTOS_PER_CAR;
  const count = async (state: string, url = '') => {
    const row = await db
      .selectFrom('car_photo')
      .select((all) => all.fn.countAll<number>().as('number'))
      .where('state', '=', state)
      .where('url', 'like', `${url}%`)
      .executeTakeFirstOrThrow();
    return Number(row.number);
  };
  const began = performance.now();
  // Whoever fetches is killed after a while, twice, and the third one finishes.
  for (const share of [0.2, 0.5, 1]) {
    const child = spawn(process.execPath, [process.argv[1] ?? '', 'fetch', folder], { stdio: 'inherit' });
    const ended = once(child, 'exit');
    const isDone = async () => {
      const honest = servers.filter(({ name }) => name !== 'lies');
      const failed = await Promise.all(honest.map(({ url }) => count('failed', url)));
      const left = failed.reduce((sum, each) => sum + each, await count('waiting'));
      return share === 1 ? left === 0 : (await count('fetched')) >= share * 4 * perServer;
    };
    for (let waited = 0; waited < 240 && !(await isDone()); waited += 1) {
      await pause(500);
      // Nobody waits for minutes here; claims of who was killed end at once, as they would after two minutes.
      const now = systemClock().toISOString();
      await db.updateTable('car_photo').set({ due_at: now }).where('problem', '=', 'cut-off').execute();
      await db.updateTable('car_photo').set({ due_at: now }).where('problem', '=', 'status').execute();
      await db.updateTable('car_photo_host').set({ due_at: now }).where('claim', 'is', null).execute();
    }
    child.kill('SIGKILL');
    await ended;
    await db.updateTable('car_photo_host').set({ claim: null }).execute();
  }
  const seconds = (performance.now() - began) / 1000;
  const shown = await Promise.all(servers.map(({ url }) => count('fetched', url)));
  for (const [at, { name, requests, mostOpen }] of servers.entries())
    console.log(
      `    ${name}: ${shown[at]} of ${perServer} shown, ${(requests() / perServer).toFixed(2)} requests a photo, ${mostOpen()} at once`,
    );
  console.log(
    `    ${(shown.reduce((sum, each) => sum + each, 0) / seconds).toFixed(0)} photos a second in all`,
  );
  const files = await db.selectFrom('car_photo_file').select('file').execute();
  const stored = (await kyselyPhotoStorage(db).bytes()) > 0;
  for (const { close } of servers) close();
  await db.destroy();
  rmSync(folder, { recursive: true });
  const [ofGood, ofSlow, ofBroken, ofLiar = 0, ofBusy] = shown;
  return [
    verdict(
      'all photos of honest servers are there, whatever happened',
      [ofGood, ofSlow, ofBroken, ofBusy].every((each) => each === perServer),
    ),
    verdict('of the liar only what is a photo', ofLiar === perServer / 5),
    verdict('each content is stored once', files.length === contents && stored),
    verdict(
      'no server was asked more at once than the limit',
      servers.every(({ mostOpen }) => mostOpen() <= PER_HOST),
    ),
    verdict(
      'the good server was asked hardly more than once a photo',
      (servers[0]?.requests() ?? 0) < perServer * 1.1,
    ),
  ].every(Boolean);
}

/** In another process, which is killed. */
async function fetchUntilKilled(folder: string): Promise<void> {
  const db = await openDatabase({ dataDir: folder });
  const queue = kyselyPhotoQueue(db);
  const library = openMediaStore({ dataDir: folder });
  const outbound = createOutboundClient({ privateHosts: ['127.0.0.1'] });
  const encode = sharpCarPhotoEncoder();
  const none = () => undefined;
  startPhotoFetcher({
    queue,
    fetchPhoto: (due) => fetchPhoto(due, { outbound, queue, encode, library, limits: { idleMs: 1000 } }),
    hasRoom: async () => true,
    limits: { hosts: 5, perHost: PER_HOST, perSecond: 1000 },
    ...{ clock: systemClock, random: Math.random, makeId: () => crypto.randomUUID() },
    log: { info: none, warn: none, error: console.error },
  });
}

/** Of five photos one is one. */
function lie(path: string, response: ServerResponse, photo: Buffer): void {
  const kind = Number(/(\d+)\.jpg$/.exec(path)?.[1] ?? 0) % 5;
  if (kind === 0) return void response.writeHead(200, { 'content-type': 'text/html' }).end(photo);
  const type = { 'content-type': 'image/jpeg' };
  if (kind === 1) return void response.writeHead(200, type).end('<html><script>alert(1)</script></html>');
  if (kind === 2) return void response.writeHead(200, { ...type, 'content-length': 10 ** 11 }).write('x');
  if (kind === 3) return void response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
  response.writeHead(200, type).end('<svg xmlns="http://www.w3.org/2000/svg"/>');
}

async function serve(name: string, send: Behaviour) {
  let requests = 0;
  let open = 0;
  let mostOpen = 0;
  const server = createServer(async (request, response) => {
    requests += 1;
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.once('close', () => {
      open -= 1;
    });
    await send(request.url ?? '/', response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  return { name, url: `http://127.0.0.1:${port}`, requests: () => requests, mostOpen: () => mostOpen, close };
}

async function photographs(): Promise<(path: string) => Buffer> {
  const made = await Promise.all(
    Array.from({ length: contents }, (_, at) =>
      sharp({ create: { width: 2400, height: 1600, channels: 3, background: { r: at * 6, g: 90, b: 200 } } })
        .jpeg()
        .toBuffer(),
    ),
  );
  return (path) => {
    const [, car = '0', photo = '0'] = /\/(\d+)\/(\d+)\.jpg$/.exec(path) ?? [];
    return made[((Number(car) % 2) * PHOTOS_PER_CAR + Number(photo)) % contents] ?? Buffer.alloc(0);
  };
}

/** How long others in this process had to wait at most. */
function watchEventLoop(): () => number {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - 5);
    last = now;
  }, 5);
  return () => {
    clearInterval(timer);
    return Math.max(longest, performance.now() - last - 5);
  };
}

function verdict(what: string, isRight: boolean): boolean {
  console.log(`  ${isRight ? 'ok' : 'MISSED'}: ${what}`);
  return isRight;
}
