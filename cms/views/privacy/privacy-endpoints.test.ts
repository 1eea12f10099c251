import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kyselyLeadStore } from '../../../src/features/leads/adapters/kysely-lead-store.ts';
import { aLead } from '../../../src/features/leads/testing/a-lead.ts';
import { openDatabase } from '../../../src/main/database.ts';
import { storedWithLeads } from '../../../src/main/stored-with-leads.ts';
import type { Database } from '../../../src/shared/platform/database/schema.ts';
import { findRows } from '../../publishing/payload-rows.ts';
import { createDocument, createPeopleAndSites, password } from '../../testing/people.ts';
import { restApi } from '../../testing/rest.ts';
import { studioForTests, type TestStudio } from '../../testing/studio.ts';
import { testStudioDatabases } from '../../testing/studio-databases.ts';

const person = { phone: '070-174 06 05' };
const lead = { kind: 'lead', id: 'lead-1' };

for (const { name, databaseUrl } of testStudioDatabases)
  describe(name, () => {
    let studio: TestStudio;
    let db: Database;
    let as: Awaited<ReturnType<typeof clients>>;

    beforeAll(async () => {
      const url = await databaseUrl();
      studio = await studioForTests({ databaseUrl: url });
      db = await openDatabase({ dataDir: studio.dataDir, databaseUrl: url, databasePoolSize: 2 });
      as = await clients(studio.payload);
      const leads = kyselyLeadStore(db, storedWithLeads);
      await leads.save(aLead(), ['mail']);
      const customer = { name: 'Ebba Lindmark', phone: '', email: 'other@example.se' };
      await leads.save(aLead({ id: 'lead-2', submissionId: 's2', customer }), ['mail']);
    }, 120_000);
    afterAll(async () => {
      await db.destroy();
      await studio.close();
    });

    test('only administrators and the role Privacy see it and do anything', async () => {
      for (const [path, method] of [
        ['/privacy', 'GET'],
        ['/privacy/find', 'POST'],
        ['/privacy/export', 'POST'],
        ['/privacy/erase', 'POST'],
      ] as const) {
        const body = method === 'POST' ? {} : undefined;
        expect((await as.nobody(path, method, body)).status).toBe(401);
        expect((await as.editor(path, method, body)).status).toBe(403);
        expect((await as.author(path, method, body)).status).toBe(403);
      }
      expect((await as.administrator('/privacy')).status).toBe(200);
      expect((await as.privacy('/privacy')).status).toBe(200);
    });

    test('the role Privacy works on no site, whatever its account says, and sees no operations', async () => {
      for (const collection of [
        'pages',
        'sites',
        'media',
        'redirects',
        'forms',
        'dictionaries',
        'audit-log',
      ]) {
        const { status, body } = await as.privacy(`/${collection}`);
        if (status === 200) expect([collection, body['totalDocs']]).toEqual([collection, 0]);
        else expect([collection, status]).toEqual([collection, 403]);
      }
      expect((await as.privacy('/operations')).status).toBe(403);
      const made = await as.privacy('/pages', 'POST', { title: 'Mine', slug: 'mine' });
      expect(made.status).toBe(403);
      const own = await as.privacy('/users');
      expect(own.body['totalDocs']).toBe(1);
    });

    test('bad input is refused with a sentence, and nothing goes', async () => {
      const wrong = [
        {},
        { person: {} },
        { person: 'Anna' },
        { person: { name: ' ' } },
        { person: { email: 3 } },
      ];
      for (const body of wrong) expect((await as.privacy('/privacy/find', 'POST', body)).status).toBe(400);
      for (const records of [
        undefined,
        [],
        'all',
        [{ kind: 'user', id: 'lead-1' }],
        [{ kind: 'lead', id: 3 }],
      ])
        expect((await as.privacy('/privacy/erase', 'POST', { person, records })).status).toBe(400);
      const page = { person, records: [lead], as: 'page', language: 'xx' };
      expect((await as.privacy('/privacy/export', 'POST', page)).status).toBe(400);
      expect(await db.selectFrom('lead').select('id').execute()).toHaveLength(2);
    });

    test('a request from the search to the proof; what was not found with the person cannot be erased', async () => {
      const named = await as.privacy('/privacy/find', 'POST', { person: { ...person, name: 'Lindmark' } });
      expect(named.body['records']).toMatchObject([
        { ...lead, matches: ['phone', 'name'] },
        { kind: 'lead', id: 'lead-2', matches: ['name'] },
      ]);
      const handed = await as.privacy('/privacy/export', 'POST', { person, records: [lead] });
      expect(handed.body['records']).toMatchObject([{ ...lead, content: aLead() }]);
      const chosen = [lead, { kind: 'lead', id: 'lead-2' }];
      const erased = await as.privacy('/privacy/erase', 'POST', { person, records: chosen });
      expect(erased.body).toMatchObject({ outcome: { erased: { lead: 1 }, kept: [] }, by: 'privacy' });
      expect(await db.selectFrom('lead').select('id').execute()).toEqual([{ id: 'lead-2' }]);
      expect((await as.privacy('/privacy/find', 'POST', { person })).body['records']).toEqual([]);
      const overview = await as.administrator('/privacy');
      expect(overview.body['erasures']).toMatchObject([{ id: erased.body['id'] }]);
      const kinds = (overview.body['kept'] as { kind: string; records: number }[]).map((each) => each.kind);
      expect(kinds).toContain('booking');
    });

    test('somebody who works here is found in accounts and in the audit log, which stay with their reasons', async () => {
      const someone = { email: as.authorEmail.toUpperCase() };
      await as.author('/users/logout', 'POST');
      const found = (await as.privacy('/privacy/find', 'POST', { person: someone })).body['records'] as {
        kind: string;
        id: string;
        content: object;
      }[];
      expect(found.map(({ kind }) => kind)).toContain('account');
      expect(found.map(({ kind }) => kind)).toContain('audit-entry');
      expect(JSON.stringify(found)).not.toMatch(/hash|salt/);
      const records = found.map(({ kind, id }) => ({ kind, id }));
      const erased = await as.privacy('/privacy/erase', 'POST', { person: someone, records });
      const { kept } = erased.body['outcome'] as { kept: { kind: string; why: string; until?: string }[] };
      expect(kept).toHaveLength(records.length);
      expect(kept.find(({ kind }) => kind === 'account')).toMatchObject({ why: 'account' });
      const until = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);
      expect(kept.find(({ kind }) => kind === 'audit-entry')).toMatchObject({ why: 'audit', until });
      const { body } = await as.privacy('/privacy');
      const counted = body['kept'] as { kind: string; records: number; oldest?: string }[];
      expect(counted.find(({ kind }) => kind === 'account')?.records).toBe(5);
      expect(counted.find(({ kind }) => kind === 'audit-entry')?.oldest).toMatch(/^20/);
    });

    test('all of it is in the audit log, which names nobody', async () => {
      const rows = await findRows(studio.payload, 'audit-log');
      const all = JSON.stringify(rows);
      for (const action of ['person-searched', 'person-exported', 'person-erased'])
        expect(all).toContain(action);
      expect(all).not.toMatch(/070|Ebba|ebba@/);
    });
  });

async function clients(payload: Payload) {
  const people = await createPeopleAndSites(payload);
  const { anonymous, signIn } = restApi(payload);
  const email = 'privacy@solvik.example';
  await createDocument(payload, 'users', {
    ...{ name: 'privacy', email, password, role: 'privacy', sites: [people.solvik.id] },
  });
  return {
    nobody: anonymous,
    administrator: await signIn(people.administrator.email, password),
    editor: await signIn(people.editor.email, password),
    author: await signIn(people.author.email, password),
    authorEmail: people.author.email,
    privacy: await signIn(email, password),
  };
}
