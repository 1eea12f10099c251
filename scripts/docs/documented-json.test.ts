import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sourceDeclaration } from '../../src/features/inventory/sources/source.ts';
import { loadOwnFeeds } from '../../src/features/outgoing-feeds/load-own-feeds.ts';
import { loadPushTargets } from '../../src/features/outgoing-feeds/push/load-push-targets.ts';
import { receivers } from '../../src/features/outgoing-feeds/receivers/all-receivers.ts';
import { parseSetups } from '../../src/features/workshop/import/parse-setups.ts';
import { documentedBlock } from './code-blocks.ts';

async function asFile(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-documented-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'documented.json'), text);
  return join(folder, 'documented.json');
}

test('the source of a feed is one', () => {
  const { secrets, ...declared } = JSON.parse(documentedBlock('docs/operations.md', '"kind": "sftp"'));
  expect(sourceDeclaration.parse(declared)).toMatchObject({ source: { kind: 'sftp' } });
  expect(Object.keys(secrets)).toEqual(['password']);
});

test('the event about a car has the parts of one', () => {
  const event = JSON.parse(documentedBlock('docs/operations.md', '"vehicle.updated"'));
  expect(event).toEqual({
    type: expect.stringMatching(/^vehicle\./),
    data: {
      index: expect.any(String),
      id: expect.any(String),
      revision: expect.any(Number),
      changedFields: expect.any(Array),
    },
  });
});

test('the department of a workshop can be imported', () => {
  expect(parseSetups(JSON.parse(documentedBlock('docs/operations.md', '"mechanicsHours"')))).toMatchObject({
    ok: true,
  });
});

test('the feed of one’s own is offered', async () => {
  const file = await asFile(documentedBlock('docs/outgoing-feeds.md', '"our-partner"'));
  expect(await loadOwnFeeds(file)).toMatchObject([{ name: 'our-partner' }]);
});

test('the receiver that feeds are sent to is one', async () => {
  const file = await asFile(documentedBlock('docs/outgoing-feeds.md', '"sftp.partner.example"'));
  const names = receivers.map(({ name }) => name);
  expect(await loadPushTargets(file, names, { PARTNER_PASSWORD: 'secret' })).toMatchObject([
    { name: 'partner' },
  ]);
});
