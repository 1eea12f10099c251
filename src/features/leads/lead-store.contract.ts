import { expect, test } from 'vitest';
import type { Outbox } from '../../shared/messaging/outbox.ts';
import { ROWS_PER_BATCH } from '../../shared/platform/database/in-batches.ts';
import { countTurns } from '../../shared/platform/database/testing/count-turns.ts';
import type { LeadStore } from './lead-store.ts';
import { aLead } from './testing/a-lead.ts';

type Opened = { leads: LeadStore; outbox: Outbox };

/** Every lead store passes this contract. `open` gives another connection to the same data each time. */
export function leadStoreContract(name: string, fresh: () => Promise<() => Promise<Opened>>): void {
  test(`${name}: CONT-23 a lead is found by its submission id after a restart, with its deliveries`, async () => {
    const open = await fresh();
    const before = await open();
    expect(await before.leads.save(aLead(), ['mail', 'webhook'])).toMatchObject({
      id: 'lead-1',
      isNew: true,
    });
    const { leads, outbox } = await open();
    expect(await leads.bySubmission('submission-1')).toEqual(aLead());
    expect(await leads.find('lead-1')).toEqual(aLead());
    expect(await leads.bySubmission('another')).toBeUndefined();
    const deliveries = await outbox.findAbout('lead-1');
    expect(deliveries.map(({ key, state }) => [key, state])).toEqual([
      ['lead-1.mail', 'waiting'],
      ['lead-1.webhook', 'waiting'],
    ]);
  });

  test(`${name}: CONT-12 the same submission thirty times at once is one lead, and every caller gets its id`, async () => {
    const open = await fresh();
    const connections = await Promise.all([open(), open(), open()]);
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        connections[n % 3]?.leads.save(aLead({ id: `try-${n}` }), ['mail']),
      ),
    );
    expect(results.filter((each) => each?.isNew)).toHaveLength(1);
    const ids = new Set(results.map((each) => each?.id));
    expect(ids.size).toBe(1);
    const { leads, outbox } = await open();
    expect(await leads.latest(10)).toHaveLength(1);
    expect(await outbox.counts()).toEqual({ waiting: 1, delivered: 0, suppressed: 0, dead: 0 });
    expect((await leads.bySubmission('submission-1'))?.id).toBe([...ids][0]);
  });

  test(`${name}: CONT-12 a submission's id belongs to its content`, async () => {
    const { leads } = await (await fresh())();
    const save = (id: string, fingerprint?: string) => leads.save(aLead({ id }), [], undefined, fingerprint);
    await save('first', 'one');
    expect(await save('again', 'one')).toMatchObject({ id: 'first', isNew: false, isOther: false });
    expect(await save('changed', 'other')).toMatchObject({ isNew: false, isOther: true });
  });

  test(`${name}: leads are counted by the mail address they came from, within a time`, async () => {
    const { leads } = await (await fresh())();
    const sent = (id: string, email: string, receivedAt: string) =>
      leads.save(
        aLead({ id, submissionId: `s-${id}`, receivedAt, customer: { name: 'E', phone: '1', email } }),
        [],
      );
    await sent('a', 'E_b%a@example.com', '2026-11-15T08:00:00.000Z');
    await sent('b', 'e_b%a@EXAMPLE.com', '2026-11-15T09:00:00.000Z');
    await sent('c', 'exb-a@example.com', '2026-11-15T09:00:00.000Z');
    await sent('d', 'e_b%a@example.com', '2026-11-14T07:59:59.999Z');
    const day = { from: new Date('2026-11-14T08:00:00.000Z'), to: new Date('2026-11-15T09:00:00.000Z') };
    expect(await leads.countFrom('e_b%a@example.com', day)).toBe(2);
    expect(await leads.countFrom('b%a@example.com', day)).toBe(0);
    expect(await leads.countFrom('nobody@example.com', day)).toBe(0);
  });

  test(`${name}: a lead whose deliveries cannot be enqueued is not saved either`, async () => {
    const { leads } = await (await fresh())();
    await expect(leads.save(aLead(), ['mail', 'mail'])).rejects.toThrow();
    expect(await leads.find('lead-1')).toBeUndefined();
  });

  test(`${name}: old leads are deleted once all their deliveries have arrived, and not before`, async () => {
    const { leads, outbox } = await (await fresh())();
    await leads.save(aLead({ id: 'waits', submissionId: 's-1' }), ['mail']);
    await leads.save(aLead({ id: 'arrived', submissionId: 's-2' }), ['mail']);
    await leads.save(aLead({ id: 'new', submissionId: 's-3', receivedAt: '2026-11-15T12:00:00.000Z' }), [
      'mail',
    ]);
    const now = new Date('2026-11-15T12:00:00.000Z');
    for (const id of ['arrived', 'new']) await outbox.delivered(`${id}.mail`, now);
    expect(await leads.deleteBefore(new Date('2026-11-15T10:00:00.000Z'))).toBe(1);
    expect((await leads.latest(10)).map(({ id }) => id).sort()).toEqual(['new', 'waits']);
    expect(await outbox.findAbout('arrived')).toEqual([]);
  });

  test(`${name}: an old lead goes although a message about it was suppressed, and stays while one was given up`, async () => {
    const { leads, outbox } = await (await fresh())();
    const now = new Date('2026-11-15T12:00:00.000Z');
    for (const id of ['suppressed', 'dead']) {
      await leads.save(aLead({ id, submissionId: id }), ['mail']);
      const [claimed] = await outbox.claim({
        by: 'worker',
        now,
        until: new Date('2026-11-15T12:01:00.000Z'),
        limit: 1,
      });
      if (!claimed) throw new Error('Nothing was due');
      if (id === 'dead') await outbox.deadLetter(claimed, 'no such address');
      else await outbox.suppress(claimed, 'the address has had enough');
    }
    expect(await leads.deleteBefore(now)).toBe(1);
    expect((await leads.latest(10)).map(({ id }) => id)).toEqual(['dead']);
  });

  test(`${name}: many old leads are deleted in batches, and requests have their turn meanwhile`, async () => {
    const { leads } = await (await fresh())();
    const count = 2 * ROWS_PER_BATCH + 3;
    for (let n = 0; n < count; n += 1)
      await leads.save(aLead({ id: `old-${n}`, submissionId: `old-${n}` }), []);
    const { turns, value } = await countTurns(() => leads.deleteBefore(new Date('2026-12-01T00:00:00Z')));
    expect(value).toBe(count);
    expect(turns).toBeGreaterThanOrEqual(2);
    expect(await leads.latest(1)).toEqual([]);
  });
}
