import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { aTyreVehicle } from '../testing/an-agreement.ts';
import { aTyreBookingRequest } from '../testing/tyre-hotel-scenario.ts';
import { remoteTyreHotel } from './remote-tyre-hotel.ts';

const client = { address: '198.51.100.7' };
const confirmation = {
  bookingConfirmationId: 'TB-1',
  customerBase: aTyreBookingRequest().customer,
  services: [{ name: 'Hjulskifte' }],
  appointmentTime: '2026-11-19T09:00:00',
  isFullDay: false,
  workshop: { name: 'Solvik Alby', address: '', email: '', phoneNumber: '' },
  freeText: '',
};

test('TH-13 TH-17 TH-23 TH-37 TH-38 TH-42 TH-50 TH-59 TH-62 a remote system is called as the API says, with its key', async () => {
  const { service, requests, respondWith } = await aSystem();
  respondWith(200, { encryptedPhoneNumber: 'e', obfuscatedPhoneNumber: '***', regNo: 'DCK123' });
  await service.search('DCK123', client);
  respondWith(200, { authorizationToken: 't' });
  await service.login('e=/+', client);
  respondWith(200, { status: 0, vehicles: [aTyreVehicle()] });
  expect(await service.validate('t', '1234', client)).toEqual({ status: 0, vehicles: [aTyreVehicle()] });
  respondWith(200, { availableDates: [{ date: '2026-11-19T00:00:00' }] });
  expect(await service.days('11/01', '2026-11-19', '2026-11-20', 'VO')).toEqual(['2026-11-19']);
  respondWith(200, { availableTimeSlotDates: [{ startTime: ['2026-11-19T08:00:00'] }] });
  expect(await service.times('1101', '2026-11-19', 'DCK123')).toEqual(['2026-11-19T08:00:00']);
  respondWith(200, confirmation);
  expect(await service.create('1101', aTyreBookingRequest(), 'attempt-1')).toEqual(confirmation);
  respondWith(204, undefined);
  await service.addReview({ rating: 5, comment: '', date: '2026-11-16T08:00:00.000Z' });
  expect(requests.map(({ call }) => call)).toEqual([
    'GET /api/authorization/search?regNo=DCK123&language=sv',
    'POST /api/authorization/login?encryptedPhoneNumber=e%3D%2F%2B&language=sv',
    'POST /api/authorization/validate?authToken=t&otpToken=1234&language=sv',
    'POST /api/booking/GetTimeslotDays?workshopIdentifier=11%2F01&language=sv',
    'POST /api/booking/GetTimeslots?workshopIdentifier=1101&language=sv',
    'POST /api/booking/create?departmentIdentifier=1101&language=sv',
    'POST /api/review/addReview?language=sv',
  ]);
  expect(requests.every(({ headers }) => headers['x-api-key'] === 'secret')).toBe(true);
  expect(requests.slice(0, 3).map(({ headers }) => headers['x-forwarded-for'])).toEqual(
    Array(3).fill(client.address),
  );
  expect(requests.slice(3).map(({ headers }) => headers['content-type'])).toEqual(
    Array(4).fill('application/json'),
  );
  expect(requests[3]?.body).toEqual({ startDate: '2026-11-19', endDate: '2026-11-20', regNo: 'VO' });
  expect(requests[5]).toMatchObject({
    headers: { 'idempotency-key': 'attempt-1' },
    body: aTyreBookingRequest(),
  });
});

test('TH-18 TH-24 TH-51 ERR-36 the system’s own sentence reaches the visitor', async () => {
  const { service, respondWith } = await aSystem();
  respondWith(401, { message: 'Fel kod.' });
  await expect(service.validate('t', '1234', client)).rejects.toMatchObject({
    reason: 'wrong code',
    text: 'Fel kod.',
  });
  respondWith(404, { message: 'Inget avtal.' });
  await expect(service.search('ZZZ999', client)).rejects.toMatchObject({ reason: 'no agreement' });
  respondWith(409, { message: 'Upptaget.' });
  await expect(service.create('1101', aTyreBookingRequest(), 'k')).rejects.toMatchObject({
    status: 409,
    text: 'Upptaget.',
  });
});

test('a key that the system refuses, and an address that is not its API, are failures', async () => {
  const { service, respondWith } = await aSystem();
  respondWith(401, { message: 'Who are you?' });
  await expect(service.times('1101', '2026-11-19')).rejects.toMatchObject({ reason: 'unavailable' });
  respondWith(404, '<h1>Not found</h1>');
  await expect(service.search('DCK123', client)).rejects.toMatchObject({ reason: 'unavailable' });
  respondWith(200, { availableDates: [{ date: 7 }] });
  await expect(service.days('1101', '2026-11-19', '2026-11-20')).rejects.toMatchObject({
    reason: 'unavailable',
    cause: expect.objectContaining({ message: 'the remote system: unreadable availableDates.0.date' }),
  });
});

test('reads and a booking with a key are tried again once; sign-in and a booking without a key are not', async () => {
  const { service, requests, respondWith } = await aSystem();
  const calls = async (act: () => Promise<unknown>) => {
    const before = requests.length;
    await act().catch(() => undefined);
    return requests.length - before;
  };
  respondWith(500, {});
  expect(await calls(() => service.times('1101', '2026-11-19'))).toBe(2);
  expect(await calls(() => service.create('1101', aTyreBookingRequest(), 'attempt-1'))).toBe(2);
  expect(await calls(() => service.create('1101', aTyreBookingRequest(), ''))).toBe(1);
  expect(await calls(() => service.login('e', client))).toBe(1);
});

test('a system that does not respond is left alone for a while, and refusals say that it works', async () => {
  let now = new Date('2026-11-16T08:00:00Z');
  const { service, requests, respondWith } = await aSystem(() => now);
  respondWith(500, {});
  for (let n = 0; n < 5; n += 1) await service.login('e', client).catch(() => undefined);
  expect(requests).toHaveLength(5);
  await expect(service.login('e', client)).rejects.toMatchObject({ reason: 'unavailable' });
  expect(requests).toHaveLength(5);
  now = new Date('2026-11-16T08:00:11Z');
  respondWith(429, { message: 'Vänta.' });
  for (let n = 0; n < 7; n += 1)
    await expect(service.login('e', client)).rejects.toMatchObject({ reason: 'too many' });
  expect(requests).toHaveLength(12);
});

test('a system that is too slow is not waited for', async () => {
  const { service, respondWith } = await aSystem(undefined, { readMs: 50, bookMs: 50 });
  respondWith('never', {});
  await expect(service.search('DCK123', client)).rejects.toMatchObject({
    reason: 'unavailable',
    cause: expect.objectContaining({ kind: 'timeout' }),
  });
});

type Received = { call: string; headers: Record<string, unknown>; body: unknown };

/** A server that answers as it was told to. */
async function aSystem(
  clock = () => new Date('2026-11-16T08:00:00Z'),
  timeouts = { readMs: 5000, bookMs: 5000 },
) {
  const requests: Received[] = [];
  let next: { status: number | 'never'; body: unknown } = { status: 500, body: {} };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    requests.push({
      call: `${request.method} ${request.url}`,
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    });
    if (next.status === 'never') return;
    response.writeHead(next.status, { 'content-type': 'application/json' });
    response.end(next.body === undefined ? undefined : JSON.stringify(next.body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const open = remoteTyreHotel({ url: `http://127.0.0.1:${port}/api/`, apiKey: 'secret' }, timeouts, clock);
  return {
    service: open({
      name: 'solvik-se',
      country: 'SE',
      dealershipIndex: '',
      timeZone: 'Europe/Stockholm',
      language: 'sv',
      url: '',
    }),
    requests,
    respondWith: (status: number | 'never', body: unknown) => {
      next = { status, body };
    },
  };
}
