import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { STUDIO_NAME } from '../publishing/studio-name-key.ts';
import { studioForTests } from '../testing/studio.ts';

const script = join(import.meta.dirname, '../../scripts/studio-admin.ts');
/** This process compares the password, so both hash in the same way. */
const quickHashes = join(import.meta.dirname, '../testing/quick-password-hashes.ts');

type Ended = { code: number; text: string };

function createAdministrator(dataDir: string, more: Record<string, string> = {}): Promise<Ended> {
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'test',
    PATH: process.env['PATH'],
    DATA_DIR: dataDir,
    DEMO: '0',
    STUDIO_SECRET: 'a secret for this test',
    PREVIEW_SECRET: 'a secret for this test',
    ...more,
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', quickHashes, script, 'anna@dealer.example', 'Anna Berg'],
      { env },
      (error, out, problems) => resolve({ code: error ? Number(error.code) : 0, text: out + problems }),
    );
  });
}

test('before the studio is prepared no administrator is made, and none is promised', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'forecourt-empty-'));
  onTestFinished(() => rm(empty, { recursive: true, force: true }));
  const ended = await createAdministrator(empty);
  expect(ended).toEqual({ code: 1, text: expect.stringContaining('There is no content studio') });
  expect(ended.text).not.toMatch(/Password|Made/);
});

test('while it is being filled neither; afterwards one is made, with a password that is hard to guess', async () => {
  const { payload, dataDir, close } = await studioForTests();
  onTestFinished(close);
  expect(await createAdministrator(dataDir)).toMatchObject({ code: 1 });
  expect(await payload.count({ collection: 'users' })).toEqual({ totalDocs: 0 });
  await payload.kv.set(STUDIO_NAME, 'prepared');
  const weak = await createAdministrator(dataDir, { STUDIO_ADMIN_PASSWORD: 'abc' });
  expect(weak).toEqual({ code: 1, text: expect.stringContaining('at least 12 characters') });
  const made = await createAdministrator(dataDir);
  expect(made).toEqual({
    code: 0,
    text: expect.stringMatching(/Made: anna@dealer\.example[\s\S]*Password: \S{16}/),
  });
  const password = /Password: (\S+)/.exec(made.text)?.[1];
  const data = { email: 'anna@dealer.example', password };
  expect(await payload.login({ collection: 'users', data: data as never })).toMatchObject({
    user: { role: 'administrator', name: 'Anna Berg' },
  });
});
