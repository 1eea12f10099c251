import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { aBookingToSave, aClaim, bookingDeliveries } from '../features/booking/testing/a-booking.ts';
import { aLead } from '../features/leads/testing/a-lead.ts';
import type { EncryptionKey } from '../shared/platform/key-ring.ts';
import { createKeyRing } from '../shared/platform/key-ring.ts';
import { openAdapters } from './adapters.ts';
import { encryptedColumns } from './data-encryption.ts';
import { openDatabase } from './database.ts';
import { encryptRecords } from './encrypt-records.ts';
import { testDatabases } from './testing/databases.ts';

type Keys = [EncryptionKey, ...EncryptionKey[]];
const key = (id: string): EncryptionKey => ({ id, secret: randomBytes(32) });
const [first, second] = [key('2026'), key('2027')];
const photo = Uint8Array.from([255, 216, 255, 0, 1, 2, 3]);
const day = { from: new Date('2020-01-01'), to: new Date('2030-01-01') };

for (const { name, fresh } of testDatabases) {
  test(`${name}: what is said about people is encrypted where it is stored, and read as before`, async () => {
    const { open, stored, close } = await installation(fresh);
    const adapters = await open([first]);
    await fill(adapters, 1);
    expect(await asStored(stored)).not.toMatch(/Ebba|ebba@|070-174|Mira|Falk|ABC ?123/i);
    await expectFilled(adapters, 1);
    await adapters.close();
    await close();
  });

  test(`${name}: without its key, or with another of its name, nothing starts and nothing changes`, async () => {
    const { open, stored, close } = await installation(fresh);
    await (await open(undefined)).close();
    const adapters = await open([first]);
    await fill(adapters, 1);
    await adapters.close();
    const before = await asStored(stored);
    await expect(open(undefined)).rejects.toThrow("encrypted with the key '2026'");
    await expect(open([second])).rejects.toThrow("encrypted with the key '2026'");
    await expect(open([key('2026')])).rejects.toThrow('is not the one');
    expect(await asStored(stored)).toBe(before);
    await (await open([second, first])).close();
    await close();
  });

  test(`${name}: plain data come under the first key, then under the next, in a run that is stopped in between`, async () => {
    const { open, stored, close } = await installation(fresh);
    const plain = await open(undefined);
    await fill(plain, 1);
    await plain.close();
    const begun = await open([first]);
    await fill(begun, 2);
    await expectFilled(begun, 1);
    const total: number[] = [];
    const keys = createKeyRing([first]);
    const changed = await encryptRecords(begun.database, keys, (count) => {
      total.push(count);
      return () => {};
    });
    expect([changed]).toEqual(total);
    expect(await asStored(stored)).not.toMatch(/Ebba|Mira|Falk/);
    expect(await encryptRecords(begun.database, keys, () => () => {})).toBe(0);
    await begun.close();

    const replaced = await open([second, first]);
    await fill(replaced, 3);
    let steps = 0;
    const stopped = encryptRecords(replaced.database, createKeyRing([second, first]), () => () => {
      steps += 1;
      if (steps === 3) throw new Error('stopped');
    });
    await expect(stopped).rejects.toThrow('stopped');
    for (const n of [1, 2, 3]) await expectFilled(replaced, n);
    await encryptRecords(replaced.database, createKeyRing([second, first]), () => () => {});
    await replaced.close();
    // The earlier key is not needed any more.
    const after = await open([second]);
    for (const n of [1, 2, 3]) await expectFilled(after, n);
    expect(await after.leads.countFrom(aLead().customer.email, day)).toBe(3);
    await after.close();
    await close();
  });
}

test('every table whose records are erased with a person has its columns in the list', () => {
  expect(Object.keys(encryptedColumns)).toEqual(
    expect.arrayContaining([
      'lead',
      'form_submission',
      'workshop_booking',
      'kit_checkout',
      'lead_photo_file',
    ]),
  );
});

type Fresh = (typeof testDatabases)[number]['fresh'];
type Adapters = Awaited<ReturnType<typeof openAdapters>>;

async function installation(fresh: Fresh) {
  const { settings } = await fresh();
  const stored = await openDatabase(settings);
  const media = { mediaBucket: undefined };
  return {
    stored,
    open: (dataKeys: Keys | undefined) =>
      openAdapters({ databaseUrl: undefined, ...settings, ...media, dataKeys }),
    close: () => stored.destroy(),
  };
}

async function fill({ leads, bookings, photos, mail, tyreReviews }: Adapters, n: number): Promise<void> {
  const album = `album-${n}`;
  const now = new Date('2026-11-17T12:00:00Z');
  await photos.start({ id: `p-${n}`, album, size: photo.length, startedAt: now.toISOString() });
  await photos.append(`p-${n}`, 0, photo);
  expect(await photos.received(`p-${n}`)).toEqual(Buffer.from(photo));
  await photos.finish(`p-${n}`, { full: photo, thumbnail: photo, width: 1, height: 1 } as never);
  await leads.save(aLead({ id: `lead-${n}`, submissionId: `s-${n}` }), ['mail'], album);
  const claim = aClaim({ bayIds: [`bay-${n}`] });
  await bookings.save(aBookingToSave({ id: `SB-${n}`, claim }), bookingDeliveries, now);
  const to = { address: 'ebba@example.se' };
  const from = { address: 'x@solvik.example' };
  await mail.send({ key: `mail-${n}`, about: 'other', from, to, subject: 'Hej Ebba', text: 'Hej' });
  const review = { rating: 1, comment: 'Mira Falk', date: '2026-05-01' };
  await tyreReviews.add('solvik-se', review as never, now);
}

async function expectFilled({ leads, bookings, photos, database }: Adapters, n: number): Promise<void> {
  expect(await leads.find(`lead-${n}`)).toMatchObject({ customer: aLead().customer });
  expect(await bookings.find(`SB-${n}`)).toMatchObject({ customer: aBookingToSave().customer });
  expect(Buffer.from((await photos.full(`p-${n}`)) ?? [])).toEqual(Buffer.from(photo));
  const preview = await photos.preview(`p-${n}`);
  expect(Buffer.from(preview?.thumbnail ?? [])).toEqual(Buffer.from(photo));
  const mails = await database
    .selectFrom('kept_message')
    .select('body')
    .where('key', '=', `mail-${n}`)
    .execute();
  expect(mails[0]?.body).toContain('Hej Ebba');
  expect(await leads.countFrom(aLead().customer.email.toUpperCase(), day)).toBeGreaterThanOrEqual(n);
}

/** Every row of the tables as they are, also the bytes of pictures. */
async function asStored(db: Awaited<ReturnType<typeof openDatabase>>): Promise<string> {
  const rows = await Promise.all(
    Object.keys(encryptedColumns).map((table) =>
      db
        .selectFrom(table as 'lead')
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(rows);
}
