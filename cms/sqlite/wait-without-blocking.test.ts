import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { studioForTests, type TestStudio } from '../testing/studio.ts';

const TURNS = 20;

let studio: TestStudio;
beforeAll(async () => {
  studio = await studioForTests();
});
afterAll(() => studio.close());

test('while another process writes, the studio goes on, and what is saved waits for its turn', async () => {
  const release = await lockFromElsewhere(join(studio.dataDir, 'studio.sqlite'));
  let isSaved = false;
  const data = { code: 'volvo', name: 'Volvo' };
  const saving = studio.payload.create({ collection: 'brands', data: data as never }).then((saved) => {
    isSaved = true;
    return saved;
  });
  // A process that is blocked has no turns: the lock would be held until saving gives up.
  for (let turn = 0; turn < TURNS; turn += 1) await pause(1);
  expect(isSaved).toBe(false);
  await release();
  expect(await saving).toMatchObject(data);
});

/** Locks of SQLite are between processes: another connection of this one would not be in the way. */
async function lockFromElsewhere(file: string): Promise<() => Promise<void>> {
  const program = `
    const { DatabaseSync } = require('node:sqlite');
    const db = new DatabaseSync(process.argv[1]);
    db.exec('begin immediate');
    process.send('locked');
    process.once('message', () => { db.exec('commit'); process.disconnect(); });
  `;
  const other = spawn(process.execPath, ['-e', program, file], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(other, 'message');
  return async () => {
    const ended = once(other, 'exit');
    other.send('release');
    await ended;
  };
}
