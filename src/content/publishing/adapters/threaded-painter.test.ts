import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { PaintTask } from '../painter.ts';
import { aLayeredPicture } from '../testing/a-layered-picture.ts';
import { inlinePainter } from './paint-picture.ts';
import { threadedPainter } from './threaded-painter.ts';

async function aTask(overrides: Partial<PaintTask> = {}): Promise<PaintTask> {
  const { layers, shoulder, peak } = await aLayeredPicture();
  const metallic = { bytes: layers.metallic ?? Buffer.of(), share: 1 };
  const look = { colour: [0.1, 0.2, 0.3], curves: { shoulder, peak }, mirrored: false } as const;
  return {
    coat: layers.coat,
    layers: [metallic],
    ...look,
    width: 160,
    format: 'webp',
    effort: 0,
    ...overrides,
  };
}

function open(entry?: () => URL) {
  const painter = threadedPainter(entry);
  onTestFinished(() => painter.close());
  return painter;
}

test('the thread composes what would be composed without it', async () => {
  const task = await aTask();
  const made = await open().paint(task);
  expect(made).toEqual(await inlinePainter.paint(task));
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 160, height: 100 });
});

test('a damaged layer fails its own picture, those before and after it are made', async () => {
  const painter = open();
  const [good, damaged] = [await aTask(), await aTask({ coat: Buffer.from('not a picture') })];
  const made = await Promise.allSettled([good, damaged, good].map((task) => painter.paint(task)));
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('of many pictures at once two are in the thread, all are made', async () => {
  const painter = open(
    await aWorker(`
    let inside = 0;
    parentPort.on('message', ({ call }) => {
      inside += 1;
      const bytes = Uint8Array.of(inside);
      setTimeout(() => { inside -= 1; parentPort.postMessage({ call, bytes }); }, 1);
    });`),
  );
  const task = await aTask();
  const made = await Promise.all(Array.from({ length: 20 }, () => painter.paint(task)));
  expect(made).toHaveLength(20);
  expect(Math.max(...made.map(([inside]) => inside ?? 0))).toBe(2);
});

test('when the thread is lost, who waits is told, and the next picture gets a new one', async () => {
  const painter = open(
    await aWorker(`
    parentPort.on('message', ({ call, task }) => {
      if (task.width === 666) process.exit(1);
      parentPort.postMessage({ call, bytes: Uint8Array.of(1) });
    });`),
  );
  await expect(painter.paint(await aTask({ width: 666 }))).rejects.toThrow('stopped with 1');
  expect([...(await painter.paint(await aTask()))]).toEqual([1]);
});

test('closing tells all who wait, in the thread and before it', async () => {
  const painter = open(await aWorker(`parentPort.on('message', () => {});`));
  const task = await aTask();
  const waiting = Array.from({ length: 5 }, () => painter.paint(task));
  const outcomes = Promise.allSettled(waiting);
  await painter.close();
  for (const { status } of await outcomes) expect(status).toBe('rejected');
});

async function aWorker(program: string): Promise<() => URL> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-painter-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'worker.mjs');
  await writeFile(file, `import { parentPort } from 'node:worker_threads';${program}`);
  return () => pathToFileURL(file);
}
