import { expect, test } from 'vitest';
import { departmentIn, scenarioLocation } from '../../booking/testing/department-scenario.ts';
import type { BookingRequest } from '../booking-request.ts';
import type { WorkshopService } from '../workshop-service.ts';
import { aBookingRequest, type OpenScenario, refusal, refusalCode } from './open-scenario.ts';
import { fleetPlate } from './workshop-scenario.ts';

const slot = { timeSlot: '2026-11-18T09:00:00', isFullDay: false };
const holdRequest = {
  ...slot,
  registrationNumber: 'ABC123',
  departmentId: departmentIn('Alby'),
  serviceOfferings: ['basservice'],
};

/** Holds and bookings. */
export function bookingContract(open: OpenScenario): void {
  test('SB-86 a booking gets a reference, and its time is gone', async () => {
    const { workshop } = await open();
    const receipt = await workshop.book(aBookingRequest(slot), 'attempt-1');
    expect(receipt.id).toMatch(/^SB-[A-Z0-9]{6}$/);
    expect(receipt).toMatchObject({ registrationNumber: 'ABC123', kobraProductIds: ['basservice'] });
    expect(await timesAt(workshop)).not.toContain('09:00');
    expect(await timesAt(workshop)).toContain('10:00');
  });

  test('SB-86 the same attempt sent again, also at the same moment, is the same booking', async () => {
    const { workshop } = await open();
    const [first, second] = await Promise.all([
      workshop.book(aBookingRequest(slot), 'attempt-1'),
      workshop.book(aBookingRequest(slot), 'attempt-1'),
    ]);
    expect(second).toEqual(first);
    expect(await workshop.book(aBookingRequest(slot), 'attempt-1')).toEqual(first);
  });

  test('SB-86 an attempt that is sent again after the lead time has run out is still the same booking', async () => {
    const { workshop, setNow } = await open(new Date('2026-11-18T05:59:00Z'));
    const first = await workshop.book(aBookingRequest(slot), 'attempt-1');
    for (const later of ['2026-11-18T06:05:00Z', '2026-11-19T09:00:00Z']) {
      setNow(new Date(later));
      expect(await workshop.book(aBookingRequest(slot), 'attempt-1')).toEqual(first);
    }
  });

  test('SB-88 a taken time is refused with the three nearest ones that are free', async () => {
    const { workshop } = await open();
    await workshop.book(aBookingRequest(slot), 'attempt-1');
    const refused = await refusal(workshop.book(aBookingRequest(slot), 'attempt-2'));
    expect(refused.code).toBe('TimeslotNotAvailable');
    expect(refused.alternatives).toEqual(
      ['08:00', '10:00', '11:00'].map((time) => ({
        departmentId: departmentIn('Alby'),
        timeSlot: `2026-11-18T${time}:00`,
        isFullDay: false,
      })),
    );
  });

  test('SB-88 of fifty customers who want one time at once, exactly as many win as there are bays', async () => {
    const { workshop } = await open();
    // Edsta has two bays.
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) => {
        const car = { registrationNumber: fleetPlate(at) };
        const request = aBookingRequest({ ...slot, ...car, departmentId: departmentIn('Edsta') });
        return workshop.book(request, `attempt-of-${at}`);
      }),
    );
    const won = outcomes.filter(({ status }) => status === 'fulfilled');
    const lost = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(won).toHaveLength(2);
    expect(new Set(lost)).toEqual(new Set(['TimeslotNotAvailable']));
  });

  test('one car is not booked twice at one time by two keys, at whatever workshop', async () => {
    const { workshop } = await open();
    const inEdsta = aBookingRequest({ ...slot, departmentId: departmentIn('Edsta') });
    const outcomes = await Promise.allSettled(
      ['attempt-1', 'attempt-2', 'attempt-3'].map((key) => workshop.book(inEdsta, key)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const inBerga = aBookingRequest({ ...slot, departmentId: departmentIn('Berga') });
    expect(await refusalCode(workshop.book(inBerga, 'attempt-4'))).toBe('CarAlreadyBooked');
    await workshop.book({ ...inBerga, timeSlot: '2026-11-19T09:00:00' }, 'attempt-5');
  });

  test('a key belongs to what was sent with it: with another body it is refused, with another hold it is not', async () => {
    const { workshop } = await open();
    const request = aBookingRequest(slot);
    const first = await workshop.book(request, 'attempt-1');
    expect(await workshop.book({ ...request, holdId: 'another' }, 'attempt-1')).toEqual(first);
    const corrected = { ...request, customer: { ...request.customer, email: 'right@example.com' } };
    expect(await refusalCode(workshop.book(corrected, 'attempt-1'))).toBe('IdempotencyKeyReused');
  });

  test('what an attempt booked whose answer was lost becomes the corrected booking', async () => {
    const { workshop } = await open();
    const request = aBookingRequest(slot);
    const lost = await workshop.book(request, 'attempt-1');
    const corrected = { ...request, customer: { ...request.customer, email: 'right@example.com' } };
    expect(await workshop.book(corrected, 'attempt-2', ['attempt-1'])).toEqual(lost);
    expect(await workshop.book(corrected, 'attempt-2', ['attempt-1'])).toEqual(lost);
    const later = { ...corrected, timeSlot: '2026-11-18T10:00:00' };
    expect(await workshop.book(later, 'attempt-3', ['attempt-1', 'attempt-2'])).toEqual(lost);
    // The first time is free again.
    await workshop.book(aBookingRequest({ ...slot, registrationNumber: fleetPlate(1) }), 'attempt-4');
  });

  test('SB-77 a whole day is booked once per bay, and takes every time of that bay', async () => {
    const { workshop } = await open();
    const belt = aBookingRequest({
      timeSlot: '2026-11-18T08:00:00',
      isFullDay: true,
      serviceOfferingRequests: [{ kobraId: 'timing-belt', unitsSelected: 1, userInput: '' }],
    });
    await workshop.book(belt, 'attempt-1');
    expect(await timesAt(workshop)).toEqual([]);
    const refused = await refusal(workshop.book(belt, 'attempt-2'));
    expect(refused.alternatives.map(({ timeSlot, isFullDay }) => [timeSlot, isFullDay])).toEqual([
      ['2026-11-17T08:00:00', true],
      ['2026-11-19T08:00:00', true],
      ['2026-11-20T08:00:00', true],
    ]);
  });

  test('SB-88 a time that the rules do not offer cannot be booked', async () => {
    const { workshop } = await open();
    const notOffered: Record<string, Partial<BookingRequest>> = {
      'in the past': { timeSlot: '2026-11-13T09:00:00' },
      'before the lead time is over': { timeSlot: '2026-11-16T10:00:00' },
      'when the workshop is closed': { timeSlot: '2026-11-22T09:00:00' },
      'on a holiday': { timeSlot: '2026-12-14T09:00:00' },
      'between the offered ones': { timeSlot: '2026-11-18T09:20:00' },
      'beyond the horizon': { timeSlot: '2028-11-20T09:00:00' },
      'for the whole day, though the job is short': { timeSlot: '2026-11-18T08:00:00', isFullDay: true },
    };
    for (const [why, more] of Object.entries(notOffered))
      expect(await refusalCode(workshop.book(aBookingRequest(more), 'attempt-1')), why).toBe(
        'TimeslotNotAvailable',
      );
  });

  test('SB-88 a time that has begun cannot be booked, also where no lead time is needed', async () => {
    const { workshop, setNow } = await open();
    const request = aBookingRequest({ departmentId: departmentIn('Hova'), timeSlot: '2026-11-16T11:00:00' });
    setNow(new Date('2026-11-16T10:00:00Z'));
    expect(await refusalCode(workshop.book(request, 'attempt-1'))).toBe('TimeslotNotAvailable');
    setNow(new Date('2026-11-16T09:59:00Z'));
    expect(await workshop.book(request, 'attempt-2')).toMatchObject({ registrationNumber: 'ABC123' });
  });

  test('SB-86 a booking that the flow would not let anybody make is refused, and takes no time', async () => {
    const { workshop } = await open();
    const requested = (kobraId: string, unitsSelected = 1, userInput = '') => ({
      kobraId,
      unitsSelected,
      userInput,
    });
    const refused: Record<string, BookingRequest['serviceOfferingRequests']> = {
      'two base services': [requested('basservice'), requested('originalservice')],
      'two of a single-choice group': [requested('loan-car-small'), requested('loan-car-large')],
      'fewer units than the minimum': [requested('tyre-change', 1)],
      'more units than the maximum': [requested('tyre-change', 9)],
      'units where there are none': [requested('basservice', 2)],
      'no message where one is needed': [requested('diagnosis', 1, ' ')],
      'the same offering twice': [requested('basservice'), requested('basservice')],
    };
    for (const [why, serviceOfferingRequests] of Object.entries(refused)) {
      const request = aBookingRequest({ ...slot, serviceOfferingRequests });
      expect(await refusalCode(workshop.book(request, 'attempt-1')), why).toBe('InvalidRequest');
    }
    expect(await timesAt(workshop)).toContain('09:00');
  });

  test('SB-86 an unknown department, make or offering is refused with its own code', async () => {
    const { workshop } = await open();
    const book = (more: Partial<BookingRequest>) =>
      refusalCode(workshop.book(aBookingRequest({ ...slot, ...more }), 'attempt-1'));
    expect(await book({ departmentId: 'dep-none' })).toBe('DepartmentNotFound');
    expect(await book({ registrationNumber: 'MNB207' })).toBe('BrandNotSupported');
    const original = [{ kobraId: 'originalservice', unitsSelected: 1, userInput: '' }];
    // Alby is not authorised for Kia.
    const kia = { registrationNumber: 'KLM45X', serviceOfferingRequests: original };
    expect(await book(kia)).toBe('OfferingNotAvailable');
    const polish = [{ kobraId: 'polish', unitsSelected: 1, userInput: '' }];
    expect(await book({ serviceOfferingRequests: polish })).toBe('OfferingNotAvailable');
  });

  test('a held time is free for nobody else, and becomes the booking of who holds it', async () => {
    const { workshop } = await open();
    const { holdId, expiresAt } = await workshop.hold(holdRequest);
    expect(expiresAt).toBe('2026-11-16T08:10:00.000Z');
    expect(await timesAt(workshop)).not.toContain('09:00');
    expect(await refusalCode(workshop.book(aBookingRequest(slot), 'attempt-other'))).toBe(
      'TimeslotNotAvailable',
    );
    const refused = await refusal(workshop.hold(holdRequest));
    expect([refused.code, refused.alternatives.length]).toEqual(['TimeslotNotAvailable', 3]);
    await workshop.book(aBookingRequest({ ...slot, holdId }), 'attempt-holder');
    expect(await timesAt(workshop)).not.toContain('09:00');
  });

  test('a hold whose answer was lost blocks its own time for nobody but others', async () => {
    const { workshop } = await open();
    const own = { ...holdRequest, holdId: '0'.repeat(31).concat('1') };
    await workshop.hold(own);
    expect(await timesAt(workshop)).not.toContain('09:00');
    expect(await timesAt(workshop, own.holdId)).toContain('09:00');
    expect(await firstTimeAt(workshop, own.holdId)).toBe(await firstTimeAt(workshop));
    expect((await workshop.hold(own)).holdId).toBe(own.holdId);
    const others = { ...holdRequest, holdId: '0'.repeat(31).concat('2') };
    expect(await refusalCode(workshop.hold(others))).toBe('TimeslotNotAvailable');
    expect((await workshop.book(aBookingRequest({ ...slot, holdId: own.holdId }), 'attempt-1')).id).toMatch(
      /^SB-/,
    );
  });

  test('another time of the same visitor takes the hold along: the time before it is free at once', async () => {
    const { workshop } = await open();
    const own = { ...holdRequest, holdId: '0'.repeat(31).concat('3') };
    await workshop.hold(own);
    await workshop.hold({ ...own, timeSlot: '2026-11-18T11:00:00' });
    expect(await timesAt(workshop)).toEqual(expect.arrayContaining(['09:00', '10:00']));
    expect(await timesAt(workshop)).not.toContain('11:00');
  });

  test('SB-81 a booking at another price than was shown is refused with the prices of now, and takes no time', async () => {
    const { workshop } = await open();
    const query = { ...holdRequest, mileage: 1 };
    const [offer] = await workshop.prices(query);
    if (!offer) throw new Error('there is a price');
    const book = (shownPrice: number | undefined, key: string) =>
      workshop.book(aBookingRequest({ ...slot, shownPrice }), key);
    const refused = await refusal(book(offer.price - 100, 'attempt-1'));
    expect([refused.code, refused.offers]).toEqual(['PriceChanged', [offer]]);
    expect(await timesAt(workshop)).toContain('09:00');
    const booked = await book(offer.price, 'attempt-2');
    // What was agreed to is not refused when its answer is asked for again.
    expect(await book(offer.price, 'attempt-2')).toEqual(booked);
  });

  test('a hold that is released or has run out frees its time', async () => {
    const { workshop, setNow } = await open();
    const { holdId } = await workshop.hold(holdRequest);
    await workshop.releaseHold(holdId);
    await workshop.releaseHold('never-held');
    expect(await timesAt(workshop)).toContain('09:00');
    await workshop.hold(holdRequest);
    setNow(new Date('2026-11-16T08:10:01Z'));
    expect(await timesAt(workshop)).toContain('09:00');
  });

  test('who fills in the form longer than the hold lasts still gets the time if nobody else took it', async () => {
    const { workshop, setNow } = await open();
    const first = await workshop.hold(holdRequest);
    setNow(new Date('2026-11-16T08:30:00Z'));
    const receipt = await workshop.book(aBookingRequest({ ...slot, holdId: first.holdId }), 'attempt-1');
    expect(receipt.id).toMatch(/^SB-/);
    const late = aBookingRequest({ ...slot, holdId: first.holdId });
    expect(await refusalCode(workshop.book(late, 'attempt-2'))).toBe('TimeslotNotAvailable');
  });
}

async function firstTimeAt(workshop: WorkshopService, holdId?: string): Promise<string | undefined> {
  const { registrationNumber, serviceOfferings } = holdRequest;
  const query = { registrationNumber, serviceOfferings, at: scenarioLocation, holdId };
  for await (const { firstTimeSlot } of workshop.closestAvailable(query)) return firstTimeSlot;
  return undefined;
}

async function timesAt(workshop: WorkshopService, holdId?: string): Promise<readonly string[]> {
  const { registrationNumber, departmentId, serviceOfferings } = holdRequest;
  const query = { registrationNumber, departmentId, serviceOfferings, from: '2026-11-18', holdId };
  const [day] = await workshop.timeSlots(query);
  return day?.availableSlots ?? [];
}
