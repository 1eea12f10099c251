import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kyselyBookingImport } from '../features/booking/adapters/kysely-booking-import.ts';
import { aBooking } from '../features/booking/testing/a-booking.ts';
import { kyselyFormStore } from '../features/editor-forms/adapters/kysely-form-store.ts';
import { kyselyLeadStore } from '../features/leads/adapters/kysely-lead-store.ts';
import { aLead } from '../features/leads/testing/a-lead.ts';
import { readErasures } from '../features/privacy/adapters/file-erasures.ts';
import { deleteOldRecords } from '../features/privacy/delete-old-records.ts';
import { erasePerson } from '../features/privacy/erase-person.ts';
import { findPerson } from '../features/privacy/find-person.ts';
import { finishErasures } from '../features/privacy/finish-erasures.ts';
import { repeatErasures } from '../features/privacy/repeat-erasures.ts';
import { encryptOwner } from '../features/tyre-hotel/access/owner-phone.ts';
import { kyselyAgreementStore } from '../features/tyre-hotel/adapters/kysely-agreement-store.ts';
import { kyselyReviewStore } from '../features/tyre-hotel/adapters/kysely-review-store.ts';
import { kyselySeasonReminderStore } from '../features/tyre-hotel/adapters/kysely-season-reminder-store.ts';
import { databaseMailer } from '../shared/messaging/adapters/database-mailer.ts';
import { databaseSmsSender } from '../shared/messaging/adapters/database-sms-sender.ts';
import type { PersonalKind } from '../shared/personal-data/personal-records.ts';
import type { Database } from '../shared/platform/database/schema.ts';
import { createKeyRing, type KeyRing } from '../shared/platform/key-ring.ts';
import { openDatabase } from './database.ts';
import { openPersonalData } from './personal-data.ts';
import { storedWithLeads } from './stored-with-leads.ts';
import { testDatabases } from './testing/databases.ts';

const now = new Date('2026-06-01T12:00:00.000Z');
const earlier = '2026-05-01T12:00:00.000Z';
const anna = { name: 'Anna Vrålåker', email: 'anna.vralaker@example.se', phone: '+46701234567' };
const annasPlate = 'QXZ 91K';
const tyreKeys = [{ id: 'tyres', secret: randomBytes(32) }] as [{ id: string; secret: Buffer }];

async function open(
  database: Database,
  dataDir: string,
  privacyKeys = [{ id: '2026', secret: randomBytes(32) }],
) {
  const settings = { dataDir, databaseUrl: undefined, demo: false, bookingsKeepDays: 90 };
  const keepDays = { seasonReminders: 1095, reviews: 1825, storedMessages: 90, auditLog: 365 };
  const data = await openPersonalData(
    {
      ...{ ...settings, keepDays },
      ...{ tyreHotelKeys: tyreKeys, privacyKeys: privacyKeys as [{ id: string; secret: Buffer }] },
      leads: { keepDays: 365 } as never,
    },
    database,
  );
  return { ...data, keys: data.keys as KeyRing };
}

/** Anna in everything that there is, once by each of what she is known by, and Bo beside her. */
async function fill(db: Database): Promise<void> {
  const leads = kyselyLeadStore(db, storedWithLeads);
  const mails = databaseMailer(db, () => new Date(earlier));
  const sms = databaseSmsSender(db, () => new Date(earlier));
  const bo = { name: 'Bo Berg', email: 'bo@example.se', phone: '0709999999' };
  for (const [id, customer, values] of [
    ['lead-anna', anna, { message: 'Hej' }],
    ['lead-anna-phone', { ...bo, name: 'Anonym', email: '' }, { message: 'Ring 070-123 45 67, tack' }],
    ['lead-anna-plate', { ...bo, email: '' }, { plate: annasPlate.toLowerCase() }],
    ['lead-bo', bo, { message: 'Hej' }],
  ] as const)
    await leads.save({ ...aLead(), id, submissionId: `s-${id}`, customer, values, receivedAt: earlier }, [
      'mail',
    ]);
  await kyselyFormStore(db).save({
    ...{ id: 'answers-anna', provider: 'builder', formId: '1', receivedAt: earlier },
    answers: { contact: anna.email } as never,
  });
  const booking = aBooking({ createdAt: earlier });
  const customer = { firstName: 'Anna', lastName: 'Vrålåker', phone: '070 123 45 67', email: anna.email };
  await kyselyBookingImport(db)([
    { ...booking, id: 'SB-PAST', customer, appointment: { ...booking.appointment, date: '2026-05-04' } },
    { ...booking, id: 'SB-AHEAD', customer, appointment: { ...booking.appointment, date: '2026-06-08' } },
    { ...booking, id: 'SB-BO', appointment: { ...booking.appointment, date: '2026-05-05' } },
  ]);
  await db
    .insertInto('kit_checkout')
    .values({
      ...{ id: 'cart-anna', site: 'kits-fi', transaction_id: 't', received_at: earlier },
      body: JSON.stringify({ id: 'cart-anna', vehicle: { registrationNumber: 'QXZ91K' } }),
    })
    .execute();
  const owner = encryptOwner(createKeyRing(tyreKeys), 'owner-anna', anna.phone);
  await kyselyAgreementStore(db).replace([
    { site: 'solvik-se', owner, vehicle: { regNo: 'TYR123', brand: 'Volvo' } as never },
  ]);
  await kyselySeasonReminderStore(db).save(
    {
      ...{ id: 'reminder-anna', site: 'solvik-se', language: 'sv', dueDate: '2026-10-01' },
      ...{ plate: 'QXZ91K', firstName: 'Anna', email: anna.email, page: '/dackhotell' },
    } as never,
    'hash',
    new Date(earlier),
  );
  const review = { rating: 1, comment: `Ring mig! ${anna.phone}`, date: '2026-05-01' };
  await kyselyReviewStore(db).add('solvik-se', review as never, new Date(earlier));
  const from = { address: 'x@solvik.example' };
  await mails.send({
    key: 'mail',
    about: 'other',
    from,
    to: { address: anna.email },
    subject: 'Hej',
    text: 'Hej',
  });
  await sms.send({ key: 'sms', about: 'other', from: 'Solvik', to: anna.phone, text: 'Hej Anna' });
}

const everything: Record<Exclude<PersonalKind, 'account' | 'audit-entry'>, readonly string[]> = {
  lead: ['lead-anna', 'lead-anna-phone', 'lead-anna-plate'],
  'form-answers': ['answers-anna'],
  booking: ['SB-AHEAD', 'SB-PAST'],
  'kit-checkout': ['cart-anna'],
  'tyre-agreement': ['TYR123'],
  'season-reminder': ['reminder-anna'],
  'tyre-review': [expect.any(String) as unknown as string],
  'stored-mail': ['mail'],
  'stored-sms': ['sms'],
};
const person = {
  email: 'Anna.Vralaker@example.se',
  phone: '0701234567',
  plate: 'qxz91k',
  name: 'anna vralaker',
};

async function found(
  { kinds }: Awaited<ReturnType<typeof open>>,
  who: Parameters<typeof findPerson>[1] = person,
) {
  const { records } = await findPerson(kinds, who);
  const ids = records.map(({ kind, id }) => [kind, id] as const);
  return Object.fromEntries(
    kinds.flatMap(({ kind }) => {
      const own = ids.filter(([each]) => each === kind).map(([, id]) => id);
      return own.length > 0 ? [[kind, own.sort()]] : [];
    }),
  );
}

const temporary = () => mkdtemp(join(tmpdir(), 'privacy-'));

for (const { name, fresh } of testDatabases) {
  test(`${name}: somebody is found in everything that is kept, by mail address, telephone, plate and name`, async () => {
    const db = await (await fresh()).open();
    const data = await open(db, await temporary());
    await fill(db);
    expect(await found(data)).toEqual(everything);
    expect(await found(data, { plate: 'QXZ-91K' })).toEqual({
      ...{ lead: ['lead-anna-plate'], 'kit-checkout': ['cart-anna'], 'season-reminder': ['reminder-anna'] },
    });
    expect(await found(data, { name: 'Vrålåker, Anna' })).toEqual({
      ...{ lead: ['lead-anna'], booking: ['SB-AHEAD', 'SB-PAST'], 'form-answers': ['answers-anna'] },
      ...{ 'season-reminder': ['reminder-anna'], 'stored-mail': ['mail'] },
    });
    expect(await found(data, { email: 'nobody@example.se' })).toEqual({});
    expect(await found(data, {})).toEqual({});
  });

  test(`${name}: what is erased is gone, a visit ahead and an agreement stay with their reasons`, async () => {
    const db = await (await fresh()).open();
    const data = { ...(await open(db, await temporary())), compact: async () => {} };
    await fill(db);
    const { records } = await findPerson(data.kinds, person);
    const erasure = await erasePerson(data, { id: randomUUID(), person, records, left: [], by: 'Eva', now });
    expect(erasure.outcome).toEqual({
      erased: {
        ...{ lead: 3, 'form-answers': 1, booking: 1, 'kit-checkout': 1, 'tyre-agreement': 0 },
        ...{ 'season-reminder': 1, 'tyre-review': 1, 'stored-mail': 1, 'stored-sms': 1 },
      },
      kept: [
        { kind: 'booking', id: 'SB-AHEAD', why: 'visit-ahead', until: '2026-06-08' },
        { kind: 'tyre-agreement', id: 'TYR123', why: 'agreement', until: undefined },
      ],
    });
    expect(await found(data)).toEqual({ booking: ['SB-AHEAD'], 'tyre-agreement': ['TYR123'] });
    const left = await db.selectFrom('lead').select('id').execute();
    expect(left).toEqual([{ id: 'lead-bo' }]);
    const deliveries = await db.selectFrom('delivery').select('about').execute();
    expect(deliveries.map(({ about }) => about)).toEqual(['lead-bo']);
    expect(await data.erasures.find(erasure.id)).toEqual({
      ...erasure,
      outcome: JSON.parse(JSON.stringify(erasure.outcome)),
    });
  });

  test(`${name}: what a crash left half done is finished, and a visit is erased when it is over`, async () => {
    const db = await (await fresh()).open();
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const data = { ...(await open(db, await temporary())), compact: async () => {}, clock: () => now, log };
    await fill(db);
    const { records } = await findPerson(data.kinds, person);
    const crashing = {
      ...data,
      kinds: data.kinds.map((kind) => ({ ...kind, erase: () => Promise.reject(new Error('killed')) })),
    };
    const request = { id: 'erasure-1', person, records, left: [], by: 'Eva', now };
    await expect(erasePerson(crashing, request)).rejects.toThrow('killed');
    expect(await found(data)).toEqual(everything);
    await finishErasures(data, now);
    expect(await found(data)).toEqual({ booking: ['SB-AHEAD'], 'tyre-agreement': ['TYR123'] });
    await finishErasures(data, new Date('2026-06-08T23:00:00Z'));
    expect(await found(data)).toMatchObject({ booking: ['SB-AHEAD'] });
    await finishErasures(data, new Date('2026-06-09T01:00:00Z'));
    expect(await found(data)).toEqual({ 'tyre-agreement': ['TYR123'] });
    const outcome = (await data.erasures.find('erasure-1'))?.outcome;
    expect(outcome?.erased).toMatchObject({ lead: 3, booking: 2 });
    expect(outcome?.kept.map(({ kind }) => kind)).toEqual(['tyre-agreement']);
  });

  test(`${name}: the list of the erased names nobody, and erases again what an older backup brings back`, async () => {
    const dataDir = await temporary();
    const keys = [{ id: '2026', secret: randomBytes(32) }];
    const db = await (await fresh()).open();
    const data = { ...(await open(db, dataDir, keys)), compact: async () => {} };
    await fill(db);
    const { records } = await findPerson(data.kinds, person);
    const isOthers = ({ id }: { id: string }) => id === 'lead-anna-plate';
    await erasePerson(data, {
      ...{ id: 'erasure-1', person, by: 'Eva', now },
      records: records.filter((record) => !isOthers(record)),
      left: records.filter(isOthers),
    });
    const proof = (await data.erasures.find('erasure-1'))?.outcome;
    const progress: number[] = [];
    const repeated = await repeatErasures(
      data,
      await readErasures(join(dataDir, 'erasures.ndjson')),
      now,
      (total) => {
        progress.push(total);
        return () => void progress.push(1);
      },
    );
    expect(repeated).toEqual({ erasures: 1, records: 0 });
    expect(progress.slice(1)).toHaveLength(progress[0] ?? 0);
    expect((await data.erasures.find('erasure-1'))?.outcome).toEqual(proof);
    expect(proof?.kept.map(({ id }) => id)).toContain('SB-AHEAD');
    const file = await readFile(join(dataDir, 'erasures.ndjson'), 'utf8');
    for (const word of ['anna', 'vralaker', '701234567', 'QXZ91K', 'lead-anna', 'SB-PAST'])
      expect(file.toLowerCase()).not.toContain(word.toLowerCase());

    const restored = await (await fresh()).open();
    await fill(restored);
    await kyselyLeadStore(restored, storedWithLeads).save(
      {
        ...aLead(),
        id: 'lead-new',
        submissionId: 's',
        customer: anna,
        receivedAt: '2026-06-02T12:00:00.000Z',
      },
      ['mail'],
    );
    // A key that was replaced since.
    const replaced = [{ id: '2027', secret: randomBytes(32) }, ...keys];
    const after = { ...(await open(restored, dataDir, replaced)), compact: async () => {} };
    const list = await readErasures(join(dataDir, 'erasures.ndjson'));
    expect(await repeatErasures(after, list, new Date('2026-07-01T00:00:00Z'))).toEqual({
      erasures: 1,
      records: 10,
    });
    expect(await found(after)).toEqual({
      ...{ lead: ['lead-anna-plate', 'lead-new'], 'tyre-agreement': ['TYR123'] },
    });
    expect((await after.erasures.find('erasure-1'))?.finishedAt).toBeDefined();
    expect(await repeatErasures(after, list, now)).toEqual({ erasures: 1, records: 0 });
    expect(await readErasures(join(dataDir, 'erasures.ndjson'))).toHaveLength(1);
  });
}

for (const { name, fresh } of testDatabases)
  test(`${name}: what came longer ago than its setting is deleted, and when it was looked for is known`, async () => {
    const db = await (await fresh()).open();
    const { kinds, cleanings } = await open(db, await temporary());
    await fill(db);
    const lines: object[] = [];
    const log = { info: (line: object) => void lines.push(line), warn: () => {}, error: () => {} };
    const left = async () =>
      Object.fromEntries(
        await Promise.all(kinds.map(async (each) => [each.kind, (await each.count()).records])),
      );
    const all = { 'season-reminder': 1, 'tyre-review': 1, 'stored-mail': 1, 'stored-sms': 1, lead: 4 };
    const run = (day: string) => deleteOldRecords({ kinds, cleanings, log, clock: () => new Date(day) });
    await run('2026-07-29T12:00:00Z');
    expect(await left()).toMatchObject(all);
    await run('2026-07-31T12:00:00Z');
    expect(await left()).toMatchObject({ ...all, 'stored-mail': 0, 'stored-sms': 0 });
    await run('2029-05-01T12:00:00Z');
    expect(await left()).toMatchObject({ 'season-reminder': 0, 'tyre-review': 1 });
    await run('2031-05-02T12:00:00Z');
    // Enquiries have a job of their own.
    expect(await left()).toMatchObject({ 'tyre-review': 0, lead: 4 });
    expect(lines).toHaveLength(4);
    const noted = (await cleanings.all()).map(({ kind, at, removed }) => [kind, at, removed]).sort();
    expect(noted).toEqual(
      (['season-reminder', 'stored-mail', 'stored-sms', 'tyre-review'] as const).map((kind) => [
        ...[kind, '2031-05-02T12:00:00.000Z', kind === 'tyre-review' ? 1 : 0],
      ]),
    );
  });

test('SQLite: after erasing, no file of the data folder holds the person', async () => {
  const dataDir = await temporary();
  const db = await openDatabase({ dataDir, databaseUrl: undefined, databasePoolSize: 1 });
  const data = await open(db, dataDir);
  await fill(db);
  const holding = async () => {
    const files = await Promise.all(
      (await readdir(dataDir)).map(
        async (name) => [name, (await readFile(join(dataDir, name))).toString('latin1')] as const,
      ),
    );
    return files.filter(([, text]) => /vralaker|701234567|QXZ ?91K/i.test(text)).map(([name]) => name);
  };
  expect((await holding()).length).toBeGreaterThan(0);
  await db.deleteFrom('workshop_booking').where('id', '=', 'SB-AHEAD').execute();
  const { records } = await findPerson(data.kinds, person);
  await erasePerson(data, { id: randomUUID(), person, records, left: [], by: 'Eva', now });
  expect(await holding()).toEqual([]);
  await db.destroy();
});

/** Tables that hold nothing of a visitor, or nothing for longer than a day. A new table is named here or read above. */
const notPersonal = new Set([
  ...['record_cleaning', 'data_key'],
  ...['migration', 'installation', 'lease', 'revision_counter', 'published_document', 'process_heartbeat'],
  ...['not_found_log', 'erasure', 'workshop_document', 'finance_quote', 'bay_occupancy', 'bay_quarter'],
  ...[
    'search_record',
    'search_record_body',
    'search_record_edit',
    'search_index',
    'search_feed',
    'price_history',
  ],
  ...['search_feed_record', 'search_revision', 'search_record_before', 'search_record_change'],
  ...['search_change_cursor', 'import_run', 'import_run_lines', 'feed_mapping', 'kept_record', 'feed_source'],
  ...['feed_push', 'car_photo', 'car_photo_use', 'car_photo_host', 'car_photo_file', 'car_photo_storage'],
  ...['car_photo_cursor', 'workshop_vehicle', 'form_definition'],
  // Counted by address of the network, minutes long.
  ...['rate_limit', 'usage_limit'],
  // Of a sign-in, hours long, and by plate alone.
  ...['tyre_code', 'tyre_session'],
]);
/** Erased with the lead, booking, cart or reminder they belong to. */
const withTheirOwner = new Set([
  ...[
    'delivery',
    'lead_photo',
    'lead_photo_chunk',
    'lead_photo_file',
    'car_quarter',
    'received_kit_checkout',
  ],
  'tyre_owner',
]);
const read = new Set([
  ...['lead', 'form_submission', 'workshop_booking', 'kit_checkout', 'tyre_agreement'],
  ...['tyre_season_reminder', 'tyre_review', 'kept_message', 'stored_sms'],
]);

test('every table is known as personal or not', async () => {
  const [{ fresh }] = testDatabases as [(typeof testDatabases)[number]];
  const db = await (await fresh()).open();
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const unknown = tables.filter(
    (name) => !notPersonal.has(name) && !withTheirOwner.has(name) && !read.has(name),
  );
  expect(unknown).toEqual([]);
});
