import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/main/database.ts';
import { documentedBlock } from './code-blocks.ts';
import { runBlock } from './run-block.ts';

test('what is kept about a person is found, handed over and erased by the commands as they are shown', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-documented-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const kept = readFileSync('scripts/upgrade/versions/2026-11-19a/forecourt.sqlite.gz');
  writeFileSync(join(folder, 'forecourt.sqlite'), gunzipSync(kept));
  const db = await openDatabase({ dataDir: folder });
  for (const id of ['8d3f', '9a1c'])
    await sql`insert into lead (id, submission_id, form_name, site, body, received_at) values (${id}, ${id},
      'solvik-seCarContactForm', 'solvik-se', ${JSON.stringify({ values: { name: 'Anna Berg', email: 'anna@example.se' } })},
      '2026-11-19T12:00:00.000Z')`.execute(db);
  await db.destroy();
  mkdirSync(join(folder, 'safe'));
  const { npm_lifecycle_event: _, ...outside } = process.env;
  const settings = { DATA_DIR: folder, DEMO: '0', STUDIO: '0', INVENTORY_API_KEY: 'key-of-the-operator' };
  const keys = {
    PRIVACY_KEY: `2026:${Buffer.alloc(32, 7).toString('base64')}`,
    PREVIEW_SECRET: 'p'.repeat(20),
  };
  await runBlock(documentedBlock('docs/operations.md', 'npm run privacy -- find'), {
    cwd: process.cwd(),
    env: { ...outside, ...settings, ...keys },
    replace: { '/tmp/request-12': join(folder, 'request-12'), '/safe': join(folder, 'safe') },
  });
  for (const ending of ['json', 'html'])
    expect(existsSync(join(folder, `request-12.${ending}`)), ending).toBe(true);
  expect(readFileSync(join(folder, 'safe/erasures.ndjson'), 'utf8')).toContain('{');
  const after = await openDatabase({ dataDir: folder });
  const { rows } = await sql<{ id: string }>`select id from lead where id in ('8d3f', '9a1c')`.execute(after);
  expect(rows.map(({ id }) => id)).toEqual(['8d3f']);
  await after.destroy();

  await runBlock(documentedBlock('docs/operations.md', 'npm run privacy -- encrypt'), {
    cwd: process.cwd(),
    env: { ...outside, ...settings, ...keys, DATA_KEY: `2026:${Buffer.alloc(32, 8).toString('base64')}` },
    replace: {},
  });
  const stored = new DatabaseSync(join(folder, 'forecourt.sqlite'), { readOnly: true });
  onTestFinished(() => stored.close());
  expect(stored.prepare("select body from lead where id = '8d3f'").get()?.['body']).toMatch(/^enc1:2026:/);
}, 300_000);
