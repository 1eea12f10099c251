import { describe, expect, test } from 'vitest';
import type { Outbox } from '../../shared/messaging/outbox.ts';
import type { Booking } from './booking.ts';
import type { BayCalendar, BookingStore, Claim } from './booking-store.ts';
import type { Occupancy } from './calendar/bay.ts';
import { aBookingToSave, aClaim, bookingDeliveries } from './testing/a-booking.ts';

export type OpenedStores = { bookings: BookingStore; calendar: BayCalendar; outbox: Outbox };

const now = new Date('2026-11-16T09:00:00.000Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const noDeliveries = () => [];
const department = aClaim().departmentId;
const [bay1 = '', bay2 = ''] = aClaim().bayIds;

/** Every booking store with its calendar passes this contract. `open` gives another connection to the same data. */
export function bookingStoreContract(name: string, fresh: () => Promise<() => Promise<OpenedStores>>): void {
  const openFresh = async () => (await fresh())();
  const save = ({ bookings }: OpenedStores, id: string, claim = aClaim()) =>
    bookings.save(aBookingToSave({ id, claim }), noDeliveries, now);
  const occupied = ({ calendar }: OpenedStores, at = now) =>
    calendar.occupied([department], '2026-11-01', '2026-11-30', at);
  const spans = (occupancies: readonly Occupancy[]) =>
    occupancies.map(({ id, bayId, startsAt, endsAt }) => [id, bayId, startsAt, endsAt]);

  describe(`${name}: a booking`, () => {
    test('SB-102 is found by its id and its manage link after a restart, with its mail and SMS', async () => {
      const open = await fresh();
      const before = await open();
      const result = await before.bookings.save(aBookingToSave(), bookingDeliveries, now);
      const { claim, idempotencyKey: _key, manageTokenHash, ...details } = aBookingToSave();
      const { bayIds: _bays, ...time } = claim;
      const booking = { ...details, state: 'booked', sequence: 0, appointment: { ...time, bayId: bay1 } };
      expect(result).toEqual({ state: 'booked', booking, isNew: true });
      const { bookings, outbox } = await open();
      expect(await bookings.find('SB-7K3M9Q')).toEqual(booking);
      expect(await bookings.findByManageToken(manageTokenHash)).toEqual(booking);
      expect(await bookings.find('another')).toBeUndefined();
      expect(await bookings.findByManageToken('another')).toBeUndefined();
      const deliveries = await outbox.findAbout('SB-7K3M9Q');
      expect(deliveries.map(({ key, state }) => [key, state])).toEqual([
        ['SB-7K3M9Q.0.booking-mail', 'waiting'],
        ['SB-7K3M9Q.0.booking-sms', 'waiting'],
      ]);
    });

    test('SB-102 whose deliveries cannot be enqueued is not saved, and its bay stays free', async () => {
      const stores = await openFresh();
      const twice = (booking: Booking) => [...bookingDeliveries(booking), ...bookingDeliveries(booking)];
      await expect(stores.bookings.save(aBookingToSave(), twice, now)).rejects.toThrow();
      expect(await stores.bookings.find('SB-7K3M9Q')).toBeUndefined();
      expect(await occupied(stores)).toEqual([]);
    });

    test('SB-87 sent thirty times at once with the same key is one booking, and every caller gets it', async () => {
      const open = await fresh();
      const connections = await Promise.all([open(), open(), open()]);
      // One bay: who comes second must not be told that the time is taken.
      const claim = aClaim({ bayIds: [bay1] });
      const results = await Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          connections[n % 3]?.bookings.save(
            aBookingToSave({ id: `try-${n}`, idempotencyKey: 'the same', claim }),
            bookingDeliveries,
            now,
          ),
        ),
      );
      const ids = new Set(results.map((each) => each?.state === 'booked' && each.booking.id));
      expect(ids.size).toBe(1);
      expect(results.filter((each) => each?.state === 'booked' && each.isNew)).toHaveLength(1);
      const { outbox } = await open();
      expect((await outbox.counts()).waiting).toBe(2);
    });

    test('SB-88 takes the next bay when the first is taken, and none when all are', async () => {
      const stores = await openFresh();
      await save(stores, 'a');
      await save(stores, 'b', aClaim({ startsAt: 8 * 60 + 45, endsAt: 10 * 60 }));
      const results = [
        await save(stores, 'c', aClaim({ startsAt: 8 * 60 + 30, endsAt: 9 * 60 + 30 })),
        await stores.bookings.save(aBookingToSave({ id: 'd' }), bookingDeliveries, now),
      ];
      expect(results).toEqual([{ state: 'taken' }, { state: 'taken' }]);
      expect(spans(await occupied(stores))).toEqual([
        ['a', bay1, 480, 540],
        ['b', bay2, 525, 600],
      ]);
      expect(await stores.bookings.find('d')).toBeUndefined();
      expect((await stores.outbox.counts()).waiting).toBe(0);
    });

    test('SB-88 that was refused can be sent again with the same key once a bay is free', async () => {
      const stores = await openFresh();
      const claim = aClaim({ bayIds: [bay1] });
      await save(stores, 'a', claim);
      expect(await save(stores, 'b', claim)).toEqual({ state: 'taken' });
      await stores.bookings.end('a', 'cancelled', noDeliveries, now);
      expect(await save(stores, 'b', claim)).toMatchObject({ state: 'booked', isNew: true });
    });

    test('does not hinder one right before or after it, on another day or in another bay', async () => {
      const stores = await openFresh();
      const only = { bayIds: [bay1] };
      const claims: Claim[] = [
        aClaim(only),
        aClaim({ ...only, startsAt: 540, endsAt: 555 }),
        aClaim({ ...only, startsAt: 465, endsAt: 480 }),
        aClaim({ ...only, date: '2026-11-19' }),
        aClaim({ bayIds: [bay2] }),
      ];
      for (const [at, claim] of claims.entries())
        expect(await save(stores, `b-${at}`, claim)).toMatchObject({ state: 'booked' });
    });

    test('takes no time that ends before it starts', async () => {
      const stores = await openFresh();
      await expect(save(stores, 'a', aClaim({ startsAt: 480, endsAt: 480 }))).rejects.toThrow(RangeError);
    });
  });

  describe(`${name}: a hold`, () => {
    const hold = ({ calendar }: OpenedStores, id: string, claim = aClaim(), at = now) =>
      calendar.hold(id, claim, new Date(at.getTime() + 10 * 60_000), at);
    const only = aClaim({ bayIds: [bay1] });

    test('keeps others away for ten minutes and then counts for nothing', async () => {
      const stores = await openFresh();
      const expiresAt = minutesLater(10).toISOString();
      const { bayIds: _bays, isFullDay: _full, ...time } = only;
      const held = { ...time, id: 'hold-1', bayId: bay1, kind: 'hold', expiresAt };
      expect(await hold(stores, 'hold-1', only)).toEqual(held);
      expect(await occupied(stores)).toEqual([held]);
      expect(await save(stores, 'a', only)).toEqual({ state: 'taken' });
      expect(await hold(stores, 'hold-2', only)).toBeUndefined();
      expect(await occupied(stores, minutesLater(10))).toEqual([]);
      const late = await stores.bookings.save(
        aBookingToSave({ id: 'a', claim: only }),
        noDeliveries,
        minutesLater(10),
      );
      expect(late).toMatchObject({ state: 'booked' });
    });

    test('can be released, which leaves everything else where it is', async () => {
      const stores = await openFresh();
      await hold(stores, 'hold-1', only);
      await save(stores, 'a', aClaim({ bayIds: [bay2] }));
      await stores.calendar.releaseHold('hold-1');
      await stores.calendar.releaseHold('hold-1');
      await stores.calendar.releaseHold('a');
      expect(spans(await occupied(stores))).toEqual([['a', bay2, 480, 540]]);
      expect(await save(stores, 'b', only)).toMatchObject({ state: 'booked' });
    });

    test('SB-88 becomes the booking in its own bay, while others wait for a gap', async () => {
      const open = await fresh();
      const stores = await open();
      const others = await Promise.all([open(), open()]);
      await save(stores, 'a', aClaim({ bayIds: [bay1] }));
      await hold(stores, 'hold-1');
      await stores.bookings.end('a', 'cancelled', noDeliveries, now);
      await save(stores, 'b', aClaim({ bayIds: [bay1] }));
      const [mine, ...rest] = await Promise.all([
        stores.bookings.save(aBookingToSave({ id: 'mine', holdId: 'hold-1' }), bookingDeliveries, now),
        ...Array.from({ length: 20 }, (_, n) =>
          others[n % 2]?.bookings.save(aBookingToSave({ id: `other-${n}` }), noDeliveries, now),
        ),
      ]);
      expect(mine).toMatchObject({ state: 'booked', booking: { appointment: { bayId: bay2 } } });
      expect(new Set(rest.map((each) => each?.state))).toEqual(new Set(['taken']));
      expect((await occupied(stores)).map(({ kind }) => kind)).toEqual(['booking', 'booking']);
    });

    test('that has run out is no hindrance to its booking as long as a bay is free', async () => {
      const stores = await openFresh();
      await hold(stores, 'hold-1', only);
      const late = minutesLater(11);
      const book = (id: string) =>
        stores.bookings.save(aBookingToSave({ id, claim: only, holdId: 'hold-1' }), noDeliveries, late);
      expect(await book('a')).toMatchObject({ state: 'booked' });
      expect(await book('b')).toEqual({ state: 'taken' });
    });

    test('is still there when its booking failed', async () => {
      const stores = await openFresh();
      await hold(stores, 'hold-1', only);
      await save(stores, 'a', aClaim({ bayIds: [bay2] }));
      const elsewhere = aBookingToSave({ id: 'b', claim: aClaim({ bayIds: [bay2] }), holdId: 'hold-1' });
      expect(await stores.bookings.save(elsewhere, noDeliveries, now)).toEqual({ state: 'taken' });
      expect((await occupied(stores)).map(({ id }) => id)).toEqual(['hold-1', 'a']);
    });

    test('on a day that nobody asks for again is deleted by the next hold', async () => {
      const stores = await openFresh();
      await hold(stores, 'hold-1', aClaim({ date: '2026-11-20' }));
      await hold(stores, 'hold-2', aClaim(), minutesLater(60));
      expect((await occupied(stores, now)).map(({ id }) => id)).toEqual(['hold-2']);
    });
  });

  describe(`${name}: a move`, () => {
    test('SB-102 frees the old time and takes the new one, with its deliveries', async () => {
      const stores = await openFresh();
      await stores.bookings.save(aBookingToSave({ id: 'a' }), bookingDeliveries, now);
      const claim = aClaim({ date: '2026-11-19', startsAt: 600, endsAt: 660 });
      const moved = await stores.bookings.move('a', claim, bookingDeliveries, minutesLater(5));
      const { bayIds: _bays, ...time } = claim;
      expect(moved).toMatchObject({
        state: 'booked',
        booking: {
          id: 'a',
          sequence: 1,
          changedAt: minutesLater(5).toISOString(),
          appointment: { ...time, bayId: bay1 },
        },
      });
      expect(await stores.bookings.find('a')).toEqual(moved.state === 'booked' && moved.booking);
      expect((await stores.outbox.findAbout('a')).map(({ key }) => key)).toContain('a.1.booking-mail');
      expect(spans(await occupied(stores))).toEqual([['a', bay1, 600, 660]]);
      expect(await save(stores, 'b', aClaim({ bayIds: [bay1] }))).toMatchObject({ state: 'booked' });
    });

    test('may overlap the old time in the same bay', async () => {
      const stores = await openFresh();
      const later = aClaim({ bayIds: [bay1], startsAt: 510, endsAt: 570 });
      await save(stores, 'a', aClaim({ bayIds: [bay1] }));
      expect(await stores.bookings.move('a', later, noDeliveries, now)).toMatchObject({ state: 'booked' });
      expect(spans(await occupied(stores))).toEqual([['a', bay1, 510, 570]]);
    });

    test('SB-88 into a time that is taken changes nothing, nor does one whose deliveries fail', async () => {
      const stores = await openFresh();
      await save(stores, 'a', aClaim({ bayIds: [bay1] }));
      await save(stores, 'b', aClaim({ bayIds: [bay1], startsAt: 600, endsAt: 660 }));
      const before = await stores.bookings.find('a');
      const taken = aClaim({ bayIds: [bay1], startsAt: 570, endsAt: 630 });
      expect(await stores.bookings.move('a', taken, bookingDeliveries, now)).toEqual({ state: 'taken' });
      const twice = (booking: Booking) => [...bookingDeliveries(booking), ...bookingDeliveries(booking)];
      await expect(stores.bookings.move('a', aClaim({ date: '2026-11-20' }), twice, now)).rejects.toThrow();
      expect(await stores.bookings.find('a')).toEqual(before);
      expect(spans(await occupied(stores))).toEqual([
        ['a', bay1, 480, 540],
        ['b', bay1, 600, 660],
      ]);
      expect((await stores.outbox.counts()).waiting).toBe(0);
    });

    test('of two bookings into each other at once leaves both where they are', async () => {
      const open = await fresh();
      const [one, two] = await Promise.all([open(), open()]);
      const [early, late] = [aClaim({ bayIds: [bay1] }), aClaim({ bayIds: [bay2] })];
      await save(one, 'a', early);
      await save(one, 'b', late);
      const results = await Promise.all([
        one.bookings.move('a', late, noDeliveries, now),
        two.bookings.move('b', early, noDeliveries, now),
      ]);
      expect(results).toEqual([{ state: 'taken' }, { state: 'taken' }]);
      expect(spans(await occupied(one))).toEqual([
        ['a', bay1, 480, 540],
        ['b', bay2, 480, 540],
      ]);
    });

    test('of a booking that is cancelled or was never made is not found', async () => {
      const stores = await openFresh();
      await save(stores, 'a');
      await stores.bookings.end('a', 'cancelled', noDeliveries, now);
      for (const id of ['a', 'another'])
        expect(await stores.bookings.move(id, aClaim(), bookingDeliveries, now)).toEqual({
          state: 'not found',
        });
      expect(await occupied(stores)).toEqual([]);
    });
  });

  describe(`${name}: a booking's end`, () => {
    test('SB-102 frees its time and enqueues its deliveries, once', async () => {
      const stores = await openFresh();
      await stores.bookings.save(aBookingToSave({ id: 'a' }), noDeliveries, now);
      const end = () => stores.bookings.end('a', 'cancelled', bookingDeliveries, minutesLater(1));
      const ended = await end();
      expect(ended).toMatchObject({
        state: 'cancelled',
        sequence: 1,
        changedAt: minutesLater(1).toISOString(),
      });
      expect(await end()).toBeUndefined();
      expect(await stores.bookings.end('another', 'cancelled', bookingDeliveries, now)).toBeUndefined();
      expect(await stores.bookings.find('a')).toEqual(ended);
      expect(await occupied(stores)).toEqual([]);
      expect((await stores.outbox.counts()).waiting).toBe(2);
      expect(await save(stores, 'b', aClaim({ bayIds: [bay1] }))).toMatchObject({ state: 'booked' });
    });

    test('is not reached when its deliveries cannot be enqueued', async () => {
      const stores = await openFresh();
      await stores.bookings.save(aBookingToSave({ id: 'a' }), bookingDeliveries, now);
      const sameKeys = (booking: Booking) => bookingDeliveries({ ...booking, sequence: 0 });
      await expect(stores.bookings.end('a', 'cancelled', sameKeys, now)).rejects.toThrow();
      expect(await stores.bookings.find('a')).toMatchObject({ state: 'booked', sequence: 0 });
      expect(await occupied(stores)).toHaveLength(1);
    });
  });

  test(`${name}: a day shows its bookings by bay and time, no-shows too, cancelled ones not`, async () => {
    const stores = await openFresh();
    await save(stores, 'second', aClaim({ bayIds: [bay1], startsAt: 600, endsAt: 660 }));
    await save(stores, 'other bay', aClaim({ bayIds: [bay2] }));
    await save(stores, 'first', aClaim({ bayIds: [bay1] }));
    await save(stores, 'cancelled', aClaim({ bayIds: [bay1], startsAt: 700, endsAt: 730 }));
    await save(stores, 'other day', aClaim({ date: '2026-11-19' }));
    await save(stores, 'other department', aClaim({ departmentId: 'other', bayIds: ['other.1'] }));
    await stores.bookings.end('cancelled', 'cancelled', noDeliveries, now);
    await stores.bookings.end('first', 'no-show', noDeliveries, now);
    const day = await stores.bookings.ofDay(department, '2026-11-18');
    expect(day.map(({ id, state }) => [id, state])).toEqual([
      ['first', 'no-show'],
      ['second', 'booked'],
      ['other bay', 'booked'],
    ]);
  });

  test(`${name}: the calendar gives the asked departments and dates`, async () => {
    const stores = await openFresh();
    const elsewhere = (departmentId: string) => ({ departmentId, bayIds: [`${departmentId}.1`] });
    await save(stores, 'a', aClaim({ date: '2026-11-18' }));
    await save(stores, 'b', aClaim({ date: '2026-11-24', ...elsewhere('x') }));
    await save(stores, 'before', aClaim({ date: '2026-11-17' }));
    await save(stores, 'after', aClaim({ date: '2026-11-25' }));
    await save(stores, 'other', aClaim({ date: '2026-11-18', ...elsewhere('y') }));
    const { calendar } = stores;
    const found = await calendar.occupied([department, 'x'], '2026-11-18', '2026-11-24', now);
    expect(found.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(await calendar.occupied([], '2026-11-18', '2026-11-24', now)).toEqual([]);
  });

  test(`${name}: a blocked bay takes no car until it is unblocked, and a bay with a car is not blocked`, async () => {
    const stores = await openFresh();
    const { bayIds: _bays, ...time } = aClaim();
    const block = (id: string, bayId: string, at = now) => stores.calendar.block(id, { ...time, bayId }, at);
    await save(stores, 'a', aClaim({ bayIds: [bay1] }));
    expect(await block('block-1', bay1)).toBe(false);
    expect(await block('block-1', bay2)).toBe(true);
    expect(await save(stores, 'b')).toEqual({ state: 'taken' });
    await stores.calendar.unblock('a');
    expect((await occupied(stores)).map(({ kind }) => kind)).toEqual(['booking', 'block']);
    await stores.calendar.unblock('block-1');
    await stores.calendar.hold('hold-1', aClaim(), minutesLater(10), now);
    expect(await block('block-2', bay2)).toBe(false);
    expect(await block('block-2', bay2, minutesLater(10))).toBe(true);
  });

  describe(`${name}: reminders`, () => {
    const remind = ({ bookings }: OpenedStores, date: string) =>
      bookings.remind(
        date,
        () => true,
        ({ id, appointment }) => [
          { key: `${id}.reminder.${appointment.date}`, channel: 'booking-mail', about: id },
        ],
        now,
      );

    test('are enqueued once for each booking of the day, whichever server is first', async () => {
      const open = await fresh();
      const servers = await Promise.all([open(), open(), open()]);
      const [stores] = servers;
      await save(stores, 'a');
      await save(stores, 'b');
      await save(stores, 'other day', aClaim({ date: '2026-11-19' }));
      await save(stores, 'cancelled', aClaim({ startsAt: 600, endsAt: 660 }));
      await stores.bookings.end('cancelled', 'cancelled', noDeliveries, now);
      const counts = await Promise.all(servers.map((server) => remind(server, '2026-11-18')));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
      expect(await remind(stores, '2026-11-18')).toBe(0);
      expect((await stores.outbox.counts()).waiting).toBe(2);
    });

    test('wait for what is not due yet', async () => {
      const stores = await openFresh();
      await save(stores, 'a');
      await save(stores, 'b');
      const isDue = ({ id }: Booking) => id === 'b';
      const deliver = ({ id }: Booking) => [{ key: `${id}.due`, channel: 'booking-mail', about: id }];
      expect(await stores.bookings.remind('2026-11-18', isDue, deliver, now)).toBe(1);
      expect((await stores.outbox.counts()).waiting).toBe(1);
      expect(await remind(stores, '2026-11-18')).toBe(1);
    });

    test('come again for a booking that was moved to another day', async () => {
      const stores = await openFresh();
      await save(stores, 'a');
      expect(await remind(stores, '2026-11-18')).toBe(1);
      await stores.bookings.move('a', aClaim({ startsAt: 600, endsAt: 660 }), noDeliveries, now);
      expect(await remind(stores, '2026-11-18')).toBe(0);
      await stores.bookings.move('a', aClaim({ date: '2026-11-19' }), noDeliveries, now);
      expect(await remind(stores, '2026-11-19')).toBe(1);
    });

    test('that cannot be enqueued do not keep the other ones back, and are tried again', async () => {
      const stores = await openFresh();
      for (const [at, id] of ['a', 'b', 'c'].entries())
        await save(stores, id, aClaim({ startsAt: 480 + at * 60, endsAt: 540 + at * 60 }));
      const failing = ({ id }: Booking) => {
        if (id === 'a') throw new Error('no such text');
        return [{ key: `${id}.reminder`, channel: 'booking-mail', about: id }];
      };
      await expect(stores.bookings.remind('2026-11-18', () => true, failing, now)).rejects.toThrow(
        'no such text',
      );
      expect((await stores.outbox.counts()).waiting).toBe(2);
      expect(await remind(stores, '2026-11-18')).toBe(1);
    });
  });

  test(`${name}: staff's note is kept with the booking, replaced by the next, and gone when it is made anonymous`, async () => {
    const { bookings } = await openFresh();
    await bookings.save(aBookingToSave({ id: 'a' }), noDeliveries, now);
    expect(await bookings.saveNote('a', 'Nyckel i skåp 4')).toBe(true);
    expect(await bookings.saveNote('a', 'Ring Ebba innan')).toBe(true);
    expect(await bookings.find('a')).toMatchObject({
      note: 'Ring Ebba innan',
      freeText: 'Den gnisslar',
      sequence: 0,
    });
    expect(await bookings.saveNote('nobody', 'x')).toBe(false);
    await bookings.anonymiseBefore('2026-11-19');
    expect((await bookings.find('a'))?.note).toBeUndefined();
    expect(await bookings.saveNote('a', 'Ebba kom inte')).toBe(false);
  });

  test(`${name}: old bookings are made anonymous, with the messages about them; newer ones are not`, async () => {
    const stores = await openFresh();
    await stores.bookings.save(aBookingToSave({ id: 'old' }), bookingDeliveries, now);
    const later = aBookingToSave({ id: 'newer', claim: aClaim({ date: '2026-11-19' }) });
    await stores.bookings.save(later, bookingDeliveries, now);
    expect(await stores.bookings.anonymiseBefore('2026-11-19')).toBe(1);
    expect(await stores.bookings.anonymiseBefore('2026-11-19')).toBe(0);
    const old = await stores.bookings.find('old');
    expect(old).toMatchObject({ registrationNumber: '', freeText: '', car: later.car, mileage: 7400 });
    const { customer, registrationNumber, freeText, services } = later;
    const personal = [...Object.values(customer), registrationNumber, freeText, services[0]?.userInput];
    for (const text of personal) expect(JSON.stringify(old)).not.toContain(text);
    expect(await stores.outbox.findAbout('old')).toEqual([]);
    expect(await stores.bookings.find('newer')).toMatchObject({ customer, registrationNumber, services });
    expect(await stores.outbox.findAbout('newer')).toHaveLength(2);
  });

  describe(`${name}: many at once`, () => {
    const TAKERS = 200;

    test('SB-88 ERR-27 two hundred want one time with three bays: three win, all others are told so', async () => {
      const open = await fresh();
      const servers = await Promise.all([open(), open()]);
      const claim = aClaim({ bayIds: ['bay-1', 'bay-2', 'bay-3'] });
      const results = await Promise.all(
        Array.from({ length: TAKERS }, (_, n) =>
          servers[n % 2]?.bookings.save(aBookingToSave({ id: `b-${n}`, claim }), bookingDeliveries, now),
        ),
      );
      const states = results.map((each) => each?.state);
      expect(states.filter((state) => state === 'booked')).toHaveLength(3);
      expect(states.filter((state) => state === 'taken')).toHaveLength(TAKERS - 3);
      const bays = results.map((each) => each?.state === 'booked' && each.booking.appointment.bayId);
      expect(bays.filter(Boolean).sort()).toEqual(['bay-1', 'bay-2', 'bay-3']);
      expect((await servers[0].outbox.counts()).waiting).toBe(6);
    });

    test('SB-88 overlapping times in several departments: no bay is taken twice, and who lost had no free bay', async () => {
      const open = await fresh();
      const servers = await Promise.all([open(), open()]);
      const claims = Array.from({ length: TAKERS }, (_, n) => overlappingClaim(n));
      const results = await Promise.all(
        claims.map((claim, n) =>
          servers[n % 2]?.bookings.save(aBookingToSave({ id: `b-${n}`, claim }), noDeliveries, now),
        ),
      );
      const taken = await servers[0].calendar.occupied(departments, '2026-11-18', '2026-11-19', now);
      const winners = results.flatMap((each, n) => (each?.state === 'booked' ? [`b-${n}`] : []));
      expect(taken.map(({ id }) => id).sort()).toEqual(winners.sort());
      for (const each of taken) expect(taken.filter((other) => overlaps(each, other))).toEqual([each]);
      const lost = claims.filter((_, n) => results[n]?.state === 'taken');
      expect(lost.length).toBeGreaterThan(TAKERS / 2);
      for (const { bayIds, ...time } of lost) {
        const busy = bayIds.filter((bayId) => taken.some((each) => overlaps(each, { ...time, bayId })));
        expect(busy).toEqual(bayIds);
      }
    });
  });
}

const departments = ['north', 'south', 'west'];

/** From a quarter of an hour to two hours, on two mornings, in two bays; the order of the bays differs. */
function overlappingClaim(n: number): Claim {
  const departmentId = departments[n % departments.length] ?? '';
  const startsAt = 480 + ((n * 7) % 12) * 15;
  const bayIds = [`${departmentId}.1`, `${departmentId}.2`];
  return {
    departmentId,
    bayIds: n % 2 === 0 ? bayIds : bayIds.toReversed(),
    date: n % 5 === 0 ? '2026-11-19' : '2026-11-18',
    startsAt,
    endsAt: startsAt + (1 + ((n * 5) % 8)) * 15,
    isFullDay: false,
  };
}

type Span = Pick<Occupancy, 'bayId' | 'date' | 'startsAt' | 'endsAt'>;

function overlaps(a: Span, b: Span): boolean {
  return a.bayId === b.bayId && a.date === b.date && a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}
