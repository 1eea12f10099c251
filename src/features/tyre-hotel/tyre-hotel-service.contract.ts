import { describe, expect, test } from 'vitest';
import { departmentIn, scenarioHoliday } from '../booking/testing/department-scenario.ts';
import { outcomeOf } from './testing/sign-in-scenario.ts';
import {
  aTyreBookingRequest,
  type OpenTyreHotelScenario,
  refusalReason,
} from './testing/tyre-hotel-scenario.ts';

const alby = departmentIn('Alby');
const forsa = departmentIn('Forsa');
const client = { address: '198.51.100.7' };

/** Every adapter of the tyre hotel passes it, filled from testing/tyre-hotel-scenario.ts. It is 2026-11-16, 09:00. */
export function tyreHotelServiceContract(name: string, open: OpenTyreHotelScenario): void {
  describe(name, () => {
    signInContract(open);
    timesContract(open);
    bookingContract(open);
  });
}

function signInContract(open: OpenTyreHotelScenario): void {
  test('TH-13 TH-17 TH-23 a plate, a code and the vehicles of its owner', async () => {
    const { service, codeOf } = await open();
    const customer = await service.search('dck 123', client);
    expect(customer.regNo).toBe('DCK123');
    expect(customer.obfuscatedPhoneNumber).not.toMatch(/\d{3}/);
    const { authorizationToken } = await service.login(customer.encryptedPhoneNumber, client);
    const code = await codeOf(authorizationToken);
    const { status, vehicles } = await service.validate(authorizationToken, code, client);
    expect(status).toBe(0);
    expect(vehicles.map(({ regNo }) => regNo)).toEqual(['DCK123', 'DCK789']);
    expect(vehicles[0]?.tires).toHaveLength(4);
  });

  test('TH-13 a plate without an agreement is refused as such', async () => {
    const { service } = await open();
    expect(await outcomeOf(service.search('ZZZ999', client))).toBe('no agreement');
  });

  test('TH-17 TH-23 a made-up ticket, a wrong code and one that was used are refused', async () => {
    const { service, codeOf } = await open();
    expect(await refusalReason(service.login('made up', client))).toBe('invalid request');
    const { encryptedPhoneNumber } = await service.search('DCK123', client);
    const { authorizationToken } = await service.login(encryptedPhoneNumber, client);
    const code = await codeOf(authorizationToken);
    const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
    expect(await refusalReason(service.validate(authorizationToken, wrong, client))).toBe('wrong code');
    await service.validate(authorizationToken, code, client);
    expect(await refusalReason(service.validate(authorizationToken, code, client))).toBe('wrong code');
    expect(await refusalReason(service.login(encryptedPhoneNumber, client))).toBe('too many');
  });
}

function timesContract(open: OpenTyreHotelScenario): void {
  test('TH-34 the workshop of a vehicle’s location, by its name in any case', async () => {
    const { service } = await open();
    const workshop = { erpId: alby, locationName: 'Solvik Alby', departmentName: 'Alby verkstad' };
    expect(await service.workshopOf('solvik alby ')).toEqual(workshop);
    expect(await service.workshopOf('Solvik Nowhere')).toBeUndefined();
  });

  test('TH-36 TH-37 days with a free time, from 3 days to 3 months ahead', async () => {
    const { service } = await open();
    const days = await service.days(alby, '2026-11-01', '2027-12-31');
    expect(days[0]).toBe('2026-11-19');
    expect(days.at(-1)).toBe('2027-02-16');
    // Sundays and holidays are left out, Saturdays are not.
    expect(days.slice(0, 4)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-23']);
    expect(days).not.toContain(scenarioHoliday);
    expect(await service.days(alby, '2026-11-16', '2026-11-18')).toEqual([]);
  });

  test('TH-37 a day whose times are all taken is not among the days', async () => {
    const { service, bookService } = await open();
    const [saturday = ''] = await service.days(alby, '2026-11-21', '2026-11-21');
    const times = await service.times(alby, saturday);
    for (const time of times) await bookService(time);
    expect(await service.times(alby, saturday)).toEqual([]);
    expect(await service.days(alby, '2026-11-21', '2026-11-21')).toEqual([]);
  });

  test('TH-42 the free times of a day, local and without a zone; none outside the window', async () => {
    const { service } = await open();
    const times = await service.times(alby, '2026-11-19');
    expect(times[0]).toBe('2026-11-19T08:00:00');
    expect(times).toContain('2026-11-19T15:00:00');
    expect(await service.times(alby, '2026-11-18')).toEqual([]);
    expect(await service.times(alby, '2027-02-17')).toEqual([]);
  });

  test('TH-44 a workshop that sets the time itself has days and no times', async () => {
    const { service } = await open();
    expect(await service.days(forsa, '2026-11-19', '2026-11-20')).toEqual(['2026-11-19', '2026-11-20']);
    expect(await service.times(forsa, '2026-11-19')).toEqual([]);
  });

  test('TH-34 another workshop is refused', async () => {
    const { service } = await open();
    const reasons = await Promise.all([
      refusalReason(service.days('nowhere', '2026-11-19', '2026-11-20')),
      refusalReason(service.times('nowhere', '2026-11-19')),
      refusalReason(service.create('nowhere', aTyreBookingRequest(), 'attempt-1')),
    ]);
    expect(new Set(reasons)).toEqual(new Set(['no such workshop']));
  });
}

function bookingContract(open: OpenTyreHotelScenario): void {
  test('TH-50 TH-56 a wheel change is booked and confirmed', async () => {
    const { service } = await open();
    const request = aTyreBookingRequest({ freeText: 'Låsbulten ligger i handskfacket.' });
    expect(await service.create(alby, request, 'attempt-1')).toEqual({
      bookingConfirmationId: expect.stringMatching(/^SB-[A-Z3-9]{6}$/),
      customerBase: request.customer,
      services: [{ name: 'Hjulskifte, däckhotell' }],
      appointmentTime: '2026-11-19T09:00:00',
      isFullDay: false,
      workshop: {
        name: 'Solvik Alby',
        address: 'Storgatan 1, 451 50 Alby',
        email: expect.any(String),
        phoneNumber: expect.any(String),
      },
      freeText: 'Låsbulten ligger i handskfacket.',
      regNo: request.regNo,
      price: 0,
      manageUrl: expect.stringMatching(/^\/./),
    });
    expect(await service.times(alby, '2026-11-19')).not.toContain('2026-11-19T09:00:00');
  });

  test('a booking that is to come is found by the plates of its customer, and by no other', async () => {
    const { service } = await open();
    const booked = await service.create(alby, aTyreBookingRequest(), 'attempt-1');
    // A remote system may have no such call.
    if (!service.upcoming) return;
    const { regNo } = aTyreBookingRequest();
    const { bookingConfirmationId, appointmentTime, isFullDay, workshop, manageUrl } = booked;
    // Not who booked it: somebody else of the household may be signed in.
    const own = { bookingConfirmationId, appointmentTime, isFullDay, workshop, regNo, manageUrl };
    expect(await service.upcoming([regNo])).toEqual([own]);
    expect(await service.upcoming(['ZZZ999', regNo])).toEqual([own]);
    expect(await service.upcoming(['ZZZ999'])).toEqual([]);
    expect(await service.upcoming([])).toEqual([]);
  });

  test('TH-44 TH-56 without a time it takes the day, and the workshop sets the time', async () => {
    const { service } = await open();
    const request = aTyreBookingRequest({
      regNo: 'DCK789',
      bookingDate: '2026-11-19T00:00:00.00',
      bookingStart: null,
    });
    const confirmation = await service.create(forsa, request, 'attempt-1');
    expect(confirmation).toMatchObject({ isFullDay: true, appointmentTime: '2026-11-19T08:00:00' });
    expect(await service.days(forsa, '2026-11-19', '2026-11-20')).toEqual(['2026-11-20']);
  });

  test('TH-50 the same attempt sent again is the same booking, also in the same moment', async () => {
    const { service } = await open();
    const again = await Promise.all(
      Array.from({ length: 5 }, () => service.create(alby, aTyreBookingRequest(), 'attempt-1')),
    );
    expect(new Set(again.map(({ bookingConfirmationId }) => bookingConfirmationId)).size).toBe(1);
  });

  test('TH-51 a time that another wheel change or a service has taken is refused', async () => {
    const { service, bookService } = await open();
    await bookService('2026-11-19T09:00:00');
    expect(await refusalReason(service.create(alby, aTyreBookingRequest(), 'attempt-1'))).toBe('time taken');
    const later = '2026-11-19T11:00:00.00';
    const request = aTyreBookingRequest({ bookingDate: later, bookingStart: later });
    await service.create(alby, request, 'attempt-2');
    expect(await refusalReason(service.create(alby, request, 'attempt-3'))).toBe('time taken');
    await expect(bookService('2026-11-19T11:00:00')).rejects.toThrow('TimeslotNotAvailable');
  });

  test.each([
    ['2026-11-19T09:07:00.00', '2026-11-19T09:07:00.00', 'between two times', 'time taken'],
    ['2026-11-22T09:00:00.00', '2026-11-22T09:00:00.00', 'on a Sunday', 'time taken'],
    ['2026-11-19T00:00:00.00', null, 'a day at a workshop with times', 'time taken'],
    ['2026-11-18T09:00:00.00', '2026-11-18T09:00:00.00', 'two days ahead', 'invalid request'],
    ['2027-02-17T09:00:00.00', '2027-02-17T09:00:00.00', 'more than three months ahead', 'invalid request'],
    ['2026-11-19T09:00:00.00', '2026-11-20T09:00:00.00', 'two different days', 'invalid request'],
  ])('TH-36 TH-51 %s, %s is refused: %s', async (bookingDate, bookingStart, _, reason) => {
    const { service } = await open();
    const request = aTyreBookingRequest({ bookingDate, bookingStart });
    expect(await refusalReason(service.create(alby, request, 'attempt-1'))).toBe(reason);
  });

  test('TH-36 the window moves at midnight of the site’s time zone', async () => {
    const { service, setNow } = await open();
    setNow(new Date('2026-11-16T22:59:59Z'));
    expect(await service.days(alby, '2026-11-19', '2026-11-20')).toEqual(['2026-11-19', '2026-11-20']);
    setNow(new Date('2026-11-16T23:00:00Z'));
    expect(await service.days(alby, '2026-11-19', '2026-11-20')).toEqual(['2026-11-20']);
  });

  test('TH-59 reviews are stored', async () => {
    const { service, reviews } = await open();
    const review = { rating: 5, comment: 'Snabbt och enkelt.', date: '2026-11-16T08:00:00.000Z' };
    await service.addReview(review);
    expect(await reviews()).toEqual([review]);
  });
}
