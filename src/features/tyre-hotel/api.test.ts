import { expect, test } from 'vitest';
import { aTyreHotelServer } from '../../main/testing/a-tyre-hotel-server.ts';
import { departmentIn } from '../booking/testing/department-scenario.ts';
import { aTyreBookingRequest } from './testing/tyre-hotel-scenario.ts';

const alby = departmentIn('Alby');
const forsa = departmentIn('Forsa');
const createAt = (erpId: string) => `booking/create?departmentIdentifier=${erpId}`;

/** A server, and the cookie of a customer who has signed in by plate and code. */
async function signedIn() {
  const server = await aTyreHotelServer();
  const { call, codeOf } = server;
  const { json: customer } = await call('GET', 'authorization/search?regNo=dck%20123');
  const ticket = encodeURIComponent(String(customer['encryptedPhoneNumber']));
  const { json: credentials } = await call('POST', `authorization/login?encryptedPhoneNumber=${ticket}`);
  const token = String(credentials['authorizationToken']);
  const code = await codeOf(token);
  const validate = `authorization/validate?authToken=${token}&otpToken=${code}`;
  const validated = await call('POST', validate);
  return { ...server, customer, credentials, token, code, validate, validated, cookie: validated.cookie };
}

test('TH-13 TH-17 TH-23 TH-53 plate, code and session, in the shapes of the API', async () => {
  const { customer, credentials, validated } = await signedIn();
  expect(Object.keys(customer)).toEqual(['encryptedPhoneNumber', 'obfuscatedPhoneNumber', 'regNo']);
  expect(Object.keys(credentials)).toEqual(['authorizationToken']);
  expect(validated.status).toBe(200);
  expect(Object.keys(validated.json)).toEqual(['status', 'vehicles']);
  expect(validated.setCookie).toMatch(
    /^__Host-tyre-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test('TH-13 TH-14 ERR-36 a plate without an agreement is 404, with a message in the language of the page', async () => {
  const { call } = await aTyreHotelServer();
  expect(await call('GET', 'authorization/search?regNo=ZZZ999')).toMatchObject({
    status: 404,
    json: { message: 'Vi hittar inget däckhotellsavtal för detta registreringsnummer.' },
  });
  const { json } = await call('GET', 'authorization/search?regNo=ZZZ999&language=en');
  expect(json).toEqual({ message: 'We can’t find a tyre hotel agreement for this registration number.' });
});

const refusals = [
  ['GET', 'authorization/search', 400],
  ['GET', 'authorization/search?regNo=a', 400],
  ['POST', 'authorization/login', 400],
  ['POST', 'authorization/login?encryptedPhoneNumber=x', 400],
  ['POST', 'authorization/validate?authToken=x&otpToken=123', 400],
  ['POST', 'authorization/validate?authToken=x&otpToken=12a4', 400],
  ['POST', 'authorization/validate?authToken=x&otpToken=1234', 401],
  ['POST', 'review/addReview', 400],
] as const;

test('ERR-36 what is missing or wrong is refused with its status and {message}', async () => {
  const { call } = await aTyreHotelServer();
  for (const [method, path, status] of refusals) {
    const response = await call(method, path);
    expect([method, path, response.status]).toEqual([method, path, status]);
    expect(response.json).toEqual({ message: expect.stringMatching(/^\p{Lu}.+\.$/u) });
  }
});

test('ERR-36 a site without workshops has no tyre hotel', async () => {
  const { call } = await aTyreHotelServer();
  const response = await call('GET', 'authorization/search?regNo=DCK123', { host: 'no-workshops.localhost' });
  expect(response.status).toBe(404);
  expect(Object.keys(response.json)).toEqual(['message']);
});

test('TH-53 without a session nothing is read or booked: 401', async () => {
  const { call } = await aTyreHotelServer();
  const day = { startDate: '2026-11-19', endDate: '2026-11-19', regNo: 'DCK123' };
  const body = aTyreBookingRequest();
  const forged = `__Host-tyre-session=${'A'.repeat(43)}`;
  const responses = await Promise.all([
    call('GET', 'booking/workshop?locationName=Solvik%20Alby'),
    call('POST', `booking/GetTimeslotDays?workshopIdentifier=${alby}`, { body: day }),
    call('POST', `booking/GetTimeslots?workshopIdentifier=${alby}`, { body: day }),
    call('POST', createAt(alby), { body }),
    call('POST', createAt(alby), { body, cookie: forged }),
    call('POST', 'reminder', { body: { bookingConfirmationId: 'SB-7K3M9Q' } }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(401));
  for (const { json } of responses)
    expect(json).toEqual({ message: 'Du är inte längre inloggad. Logga in igen med en ny kod.' });
});

test('TH-53 the session of one plate books for no other: 403', async () => {
  const { call, cookie } = await signedIn();
  const body = aTyreBookingRequest({ regNo: 'ABC111' });
  const response = await call('POST', createAt(alby), { body, cookie });
  expect(response).toMatchObject({ status: 403, json: { message: 'Du är inloggad för ett annat fordon.' } });
});

test('TH-53 the session ends with the log-out, and everywhere when that is wanted', async () => {
  const { call, cookie, sessions, now } = await signedIn();
  // The same owner, signed in with the other car.
  const elsewhere = await sessions.start({ plates: ['DCK457', 'DCK123'] }, now());
  const workshop = (of: string) =>
    call('GET', 'booking/workshop?locationName=Solvik%20Alby', { cookie: of }).then(({ status }) => status);
  const other = `__Host-tyre-session=${elsewhere}`;
  expect([await workshop(cookie), await workshop(other)]).toEqual([200, 200]);
  const done = await call('DELETE', 'authorization/session', { cookie });
  expect([done.status, done.setCookie]).toEqual([
    204,
    '__Host-tyre-session=; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=0',
  ]);
  expect([await workshop(cookie), await workshop(other)]).toEqual([401, 200]);
  const third = `__Host-tyre-session=${await sessions.start({ plates: ['DCK123', 'DCK457'] }, now())}`;
  await call('DELETE', 'authorization/session?everywhere=1', { cookie: third });
  expect([await workshop(third), await workshop(other)]).toEqual([401, 401]);
  expect((await call('DELETE', 'authorization/session')).status).toBe(204);
});

test('TH-23 TH-53 a code that was used once starts no second session, and signing in anew ends the first', async () => {
  const { call, validate, cookie, setNow, codeOf, customer } = await signedIn();
  const replayed = await call('POST', validate, { cookie });
  expect([replayed.status, replayed.setCookie]).toEqual([401, undefined]);
  setNow(new Date('2026-11-16T08:01:01Z'));
  const ticket = encodeURIComponent(String(customer['encryptedPhoneNumber']));
  const { json } = await call('POST', `authorization/login?encryptedPhoneNumber=${ticket}`);
  const token = String(json['authorizationToken']);
  const path = `authorization/validate?authToken=${token}&otpToken=${await codeOf(token)}`;
  expect((await call('POST', path, { cookie })).status).toBe(200);
  expect((await call('GET', 'booking/workshop?locationName=x', { cookie })).status).toBe(401);
});

test('TH-37 TH-38 days by brandCode, TH-42 times by plate, TH-34 the workshop', async () => {
  const { call, cookie } = await signedIn();
  const workshop = await call('GET', 'booking/workshop?locationName=Solvik%20Alby', { cookie });
  expect(workshop.json).toEqual({
    erpId: alby,
    locationName: 'Solvik Alby',
    departmentName: 'Alby verkstad',
  });
  const days = await call('POST', `booking/GetTimeslotDays?workshopIdentifier=${alby}`, {
    cookie,
    body: { startDate: '2026-11-16T00:00:00.00', endDate: '2026-11-20', regNo: 'VO' },
  });
  expect(days.json).toEqual({ availableDates: [{ date: '2026-11-19' }, { date: '2026-11-20' }] });
  const times = await call('POST', `booking/GetTimeslots?workshopIdentifier=${alby}`, {
    cookie,
    body: { startDate: '2026-11-21', endDate: '2026-11-21', regNo: 'DCK123' },
  });
  expect(times.json).toEqual({
    availableTimeSlotDates: [
      {
        startTime: [
          '2026-11-21T09:00:00',
          '2026-11-21T10:00:00',
          '2026-11-21T11:00:00',
          '2026-11-21T12:00:00',
        ],
      },
    ],
  });
});

test('TH-44 a workshop that sets the time itself has an empty list of times, and is booked by the day', async () => {
  const { call, cookie } = await signedIn();
  const body = { startDate: '2026-11-19', endDate: '2026-11-19', regNo: 'DCK789' };
  const times = await call('POST', `booking/GetTimeslots?workshopIdentifier=${forsa}`, { cookie, body });
  expect(times.json).toEqual({ availableTimeSlotDates: [] });
  const request = aTyreBookingRequest({ regNo: 'DCK789', bookingStart: null });
  const booked = await call('POST', createAt(forsa), { cookie, body: request });
  expect(booked).toMatchObject({ status: 200, json: { isFullDay: true } });
});

test('TH-50 TH-51 TH-56 a booking is confirmed with 200; a taken time is 409 with a message', async () => {
  const { call, cookie } = await signedIn();
  const body = aTyreBookingRequest();
  const booked = await call('POST', createAt(alby), { cookie, body });
  expect(booked.status).toBe(200);
  expect(Object.keys(booked.json)).toEqual([
    'bookingConfirmationId',
    'customerBase',
    'services',
    'appointmentTime',
    'isFullDay',
    'workshop',
    'freeText',
    'regNo',
    'price',
    'manageUrl',
  ]);
  const other = aTyreBookingRequest({ regNo: 'DCK789' });
  expect(await call('POST', createAt(alby), { cookie, body: other })).toMatchObject({
    status: 409,
    json: { message: 'Tiden är inte längre ledig. Välj en annan tid.' },
  });
});

test('TH-50 the same key or, without one, the same body is the same booking; a key of another plate is not', async () => {
  const { call, cookie, sessions, now } = await signedIn();
  const book = async (headers: Record<string, string> = {}, more = {}, of = cookie) => {
    const body = aTyreBookingRequest(more);
    const { status, json } = await call('POST', createAt(alby), { cookie: of, body, headers });
    return status === 200 ? json['bookingConfirmationId'] : status;
  };
  const first = await book({ 'idempotency-key': 'attempt-1' });
  expect(first).toMatch(/^SB-/);
  expect(await book({ 'idempotency-key': 'attempt-1' })).toBe(first);
  expect(await book()).toBe(409);
  const noon = { bookingDate: '2026-11-19T12:00:00.00', bookingStart: '2026-11-19T12:00:00.00' };
  expect(await book({}, noon)).toBe(await book({}, noon));
  // Somebody who guesses a key does not see the booking that it belongs to.
  const other = `__Host-tyre-session=${await sessions.start({ plates: ['DCK789'] }, now())}`;
  expect(await book({ 'idempotency-key': 'attempt-1' }, { regNo: 'DCK789' }, other)).toBe(409);
});

test('TH-50 a key that was sent before with another body is refused, and says so; the booking stays as it was', async () => {
  const { call, cookie } = await signedIn();
  const headers = { 'idempotency-key': 'attempt-1' };
  const body = aTyreBookingRequest();
  const booked = await call('POST', createAt(alby), { cookie, body, headers });
  expect(booked.status).toBe(200);
  const corrected = { ...body, customer: { ...body.customer, email: 'corrected@example.com' } };
  const refused = await call('POST', createAt(alby), { cookie, body: corrected, headers });
  expect(refused).toMatchObject({
    status: 422,
    json: { message: expect.stringContaining('andra uppgifter') },
  });
  const again = await call('POST', createAt(alby), { cookie, body, headers });
  expect(again.json).toEqual(booked.json);
});

const wrongCustomers = [
  ['a first name of 101 characters', { firstName: 'x'.repeat(101) }],
  ['a last name of 101 characters', { lastName: 'x'.repeat(101) }],
  ['a mail address of 255 characters', { email: `${'x'.repeat(243)}@example.com` }],
  ['no mail address', { email: 'mira' }],
  ['no telephone number', { phoneMobile: '' }],
  ['no first name', { firstName: ' ' }],
  ['a line break in a name', { lastName: 'Falk\nBcc: x@example.com' }],
] as const;

test('TH-54 ERR-36 a customer who is too long, missing or wrong is refused', async () => {
  const { call, cookie } = await signedIn();
  const body = aTyreBookingRequest();
  for (const [what, wrong] of wrongCustomers) {
    const sent = { ...body, customer: { ...body.customer, ...wrong } };
    const { status, json } = await call('POST', createAt(alby), { cookie, body: sent });
    expect([what, status, json]).toEqual([what, 400, { message: expect.any(String) }]);
  }
});

test('TH-54 the longest name, mail address and comment are booked, a longer comment is refused', async () => {
  const { call, cookie } = await signedIn();
  const customer = {
    firstName: 'x'.repeat(100),
    lastName: 'y'.repeat(100),
    email: `${'x'.repeat(242)}@example.com`,
    phoneMobile: '0701234567',
  };
  const book = (comment: number) =>
    call('POST', createAt(alby), {
      cookie,
      body: aTyreBookingRequest({ customer, freeText: 'z'.repeat(comment) }),
    });
  expect((await book(501)).status).toBe(400);
  expect((await book(500)).status).toBe(200);
});

test('TH-62 ERR-36 bodies are JSON: anything else is 415, and what cannot be read 400', async () => {
  const { call, cookie } = await signedIn();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])
    expect(
      await call('POST', createAt(alby), { cookie, body: 'x', headers: { 'content-type': type } }),
    ).toMatchObject({ status: 415, json: { message: expect.any(String) } });
  expect(await call('POST', createAt(alby), { cookie, body: '{"regNo":' })).toMatchObject({ status: 400 });
  const large = { ...aTyreBookingRequest(), padding: 'x'.repeat(40_000) };
  expect(await call('POST', createAt(alby), { cookie, body: large })).toMatchObject({
    status: 413,
    json: { message: expect.any(String) },
  });
  // Clients that always name the type do so without a body, too.
  const empty = { headers: { 'content-type': 'application/json' } };
  const { status } = await call('POST', 'authorization/validate?authToken=x&otpToken=1234', empty);
  expect(status).toBe(401);
});

test('TH-59 a review is stored as it was written; ratings are 1 to 5, and many from one address are refused', async () => {
  const { call, reviews } = await aTyreHotelServer();
  const body = { rating: 4, comment: 'Bra', date: '2026-11-16T08:00:00.000Z' };
  expect((await call('POST', 'review/addReview', { body })).status).toBe(204);
  expect(await reviews()).toEqual([body]);
  for (const rating of [0, 6, 4.5, '5'])
    expect((await call('POST', 'review/addReview', { body: { ...body, rating } })).status).toBe(400);
  const more = await Promise.all(
    Array.from({ length: 12 }, () => call('POST', 'review/addReview', { body })),
  );
  expect(more.map(({ status }) => status)).toContain(429);
});

test('TH-53 the log has no plate, no number, no token, no code, and nothing of the customer', async () => {
  const { call, cookie, token, code, customer, lines } = await signedIn();
  await call('POST', createAt(alby), { cookie, body: aTyreBookingRequest({ freeText: 'Ring mig' }) });
  await call('POST', createAt(alby), { cookie, body: aTyreBookingRequest({ regNo: 'ABC111' }) });
  await call('POST', `authorization/validate?authToken=${token}&otpToken=${code}`);
  await call('GET', 'authorization/nothing?regNo=DCK123');
  const log = JSON.stringify(lines);
  for (const expected of ['TYRE_HOTEL_BOOKED', 'TYRE_HOTEL_REFUSED', '/api/tirehotel/authorization/search'])
    expect(log).toContain(expected);
  const session = cookie.split('=')[1] ?? 'no session';
  const secrets = [token, session, String(customer['encryptedPhoneNumber']), `otpToken=${code}`];
  for (const secret of [...secrets, 'DCK123', 'ABC111', 'Mira', 'Falk', 'mira@', '701234567', 'Ring mig'])
    expect(log).not.toContain(secret);
});
