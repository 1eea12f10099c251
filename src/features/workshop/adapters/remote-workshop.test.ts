import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { aVehicle } from '../testing/a-vehicle.ts';
import { anAvailableDepartment, anOfferingCategory } from '../testing/a-workshop.ts';
import { collect } from '../testing/collect.ts';
import { aBookingRequest } from '../testing/open-scenario.ts';
import { remoteWorkshop } from './remote-workshop.ts';

const at = { latitude: 57.71, longitude: 11.97 };
const slot = { registrationNumber: 'ABC123', departmentId: '11/01', serviceOfferings: ['ac', 'a,b'] };
const receipt = { id: 'SB-1', registrationNumber: 'ABC123', kobraProductIds: [] };

test('SB-13 SB-25 SB-36 SB-55 SB-73 SB-81 SB-86 a remote system is called at the paths of the API, with its key', async () => {
  const { workshop, requests, respondWith } = await aSystem();
  respondWith(200, aVehicle());
  expect(await workshop.findVehicle('ABC123')).toEqual(aVehicle());
  respondWith(200, { hasBrand: true });
  expect(await workshop.hasBrand('Land Rover')).toBe(true);
  respondWith(200, { serviceOfferingCategories: [anOfferingCategory()] });
  expect(await workshop.services('ABC123', at)).toEqual([anOfferingCategory()]);
  expect(await workshop.addons('ABC123', at)).toEqual([anOfferingCategory()]);
  respondWith(200, { offers: [{ code: 'ac', price: 995 }] });
  expect(await workshop.prices({ ...slot, mileage: 8500 })).toEqual([{ code: 'ac', price: 995 }]);
  respondWith(200, []);
  expect(await workshop.timeSlots({ ...slot, from: '2026-11-18' })).toEqual([]);
  respondWith(200, receipt);
  const asTyped = { ...aBookingRequest(), registrationNumber: 'abc 123' };
  expect(await workshop.book(asTyped, 'attempt-1')).toEqual(receipt);
  expect(requests.map(({ call }) => call)).toEqual([
    'GET /api/car/ABC123',
    'GET /api/authorized-workshop/Land-Rover',
    'GET /api/services/ABC123?lat=57.71&lng=11.97',
    'GET /api/addons/ABC123?lat=57.71&lng=11.97',
    'GET /api/prices/ABC123/8500/11%2F01?serviceOfferings=ac,a%2Cb',
    'GET /api/timeslots/from/ABC123/11%2F01/2026-11-18T00%3A00%3A00/?serviceOfferings=ac,a%2Cb',
    'POST /api/book',
  ]);
  expect(requests.every(({ headers }) => headers['x-api-key'] === 'secret')).toBe(true);
  expect(requests.at(-1)).toMatchObject({
    headers: { 'idempotency-key': 'attempt-1' },
    body: aBookingRequest(),
  });
});

test('SB-26 SB-27 SB-28 the errors of the system are those of the workshop', async () => {
  const { workshop, respondWith } = await aSystem();
  const lookUp = () => workshop.findVehicle('ABC123');
  respondWith(400, { errors: { 'Error Result': ['InvalidReg'] } });
  await expect(lookUp()).rejects.toMatchObject({ code: 'InvalidReg' });
  respondWith(404, { errors: { 'Error Result': ['Fordon hittades inte'] } });
  await expect(lookUp()).rejects.toMatchObject({ code: 'VehicleNotFound' });
  respondWith(422, { errors: { 'Error Result': ['BrandNotSupported,Lada'] } });
  await expect(lookUp()).rejects.toMatchObject({ code: 'BrandNotSupported', detail: 'Lada' });
  const alternatives = [{ departmentId: '1', timeSlot: '2026-11-18T08:30:00', isFullDay: false }];
  respondWith(409, { errors: { 'Error Result': ['TimeslotNotAvailable'] }, alternatives });
  await expect(workshop.book(aBookingRequest(), 'attempt-1')).rejects.toMatchObject({
    code: 'TimeslotNotAvailable',
    alternatives,
  });
});

test('SB-29 everything else that a system can respond is a ServerError', async () => {
  const { workshop, respondWith } = await aSystem();
  const lookUp = () => workshop.findVehicle('ABC123');
  respondWith(500, 'Internal Server Error');
  await expect(lookUp()).rejects.toMatchObject({ code: 'ServerError' });
  respondWith(400, { errors: { 'Error Result': ['constructor'] } });
  await expect(lookUp()).rejects.toMatchObject({ code: 'ServerError' });
  respondWith(200, 'no JSON');
  await expect(lookUp()).rejects.toMatchObject({ code: 'ServerError' });
  respondWith(200, { ...aVehicle(), buildYear: 'last year' });
  await expect(lookUp()).rejects.toMatchObject({
    code: 'ServerError',
    cause: expect.objectContaining({ message: 'the remote system: unreadable buildYear' }),
  });
});

test('a read is tried twice, but not where the system has refused it or lies', async () => {
  const { workshop, requests, respondWith, respondInTurn } = await aSystem();
  respondInTurn([503, {}], [200, aVehicle()]);
  expect(await workshop.findVehicle('ABC123')).toEqual(aVehicle());
  expect(requests).toHaveLength(2);
  respondInTurn('hang up', [200, aVehicle()]);
  expect(await workshop.findVehicle('ABC123')).toEqual(aVehicle());
  expect(requests).toHaveLength(4);
  respondInTurn('never', [200, aVehicle()]);
  expect(await workshop.findVehicle('ABC123')).toEqual(aVehicle());
  expect(requests).toHaveLength(6);
  respondWith(404, { errors: { 'Error Result': ['VehicleNotFound'] } });
  await expect(workshop.findVehicle('ABC123')).rejects.toThrow('VehicleNotFound');
  respondWith(200, {});
  await expect(workshop.findVehicle('ABC123')).rejects.toThrow('ServerError');
  expect(requests).toHaveLength(8);
});

test('a booking is sent again only when the connection was lost, and only with its key', async () => {
  const { workshop, requests, respondInTurn } = await aSystem();
  respondInTurn('hang up', [200, receipt]);
  expect(await workshop.book(aBookingRequest(), 'attempt-1')).toEqual(receipt);
  expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['attempt-1', 'attempt-1']);
  respondInTurn('hang up', [200, receipt]);
  await expect(workshop.book(aBookingRequest(), '')).rejects.toThrow('ServerError');
  expect(requests).toHaveLength(3);
  respondInTurn([500, {}], [200, receipt]);
  await expect(workshop.book(aBookingRequest(), 'attempt-1')).rejects.toThrow('ServerError');
  respondInTurn('never', [200, receipt]);
  await expect(workshop.book(aBookingRequest(), 'attempt-1')).rejects.toThrow('ServerError');
  expect(requests).toHaveLength(5);
});

test('a system that fails five times in a row is left alone for ten seconds', async () => {
  const { workshop, requests, respondWith, advance } = await aSystem();
  respondWith(500, {});
  for (let each = 0; each < 5; each += 1) await expect(workshop.hasBrand('Volvo')).rejects.toThrow();
  const sent = requests.length;
  respondWith(200, { hasBrand: true });
  await expect(workshop.hasBrand('Volvo')).rejects.toMatchObject({ code: 'ServerError' });
  expect(requests).toHaveLength(sent);
  advance(10_000);
  expect(await workshop.hasBrand('Volvo')).toBe(true);
});

test('errors of the workshop, and callers that give up, do not count as failures of the system', async () => {
  const { workshop, respondWith } = await aSystem();
  respondWith(404, { errors: { 'Error Result': ['VehicleNotFound'] } });
  for (let each = 0; each < 6; each += 1)
    await expect(workshop.findVehicle('ABC123')).rejects.toThrow('VehicleNotFound');
  for (let each = 0; each < 6; each += 1)
    await expect(workshop.findVehicle('ABC123', AbortSignal.abort())).rejects.toThrow(/abort/i);
  respondWith(200, aVehicle());
  expect(await workshop.findVehicle('ABC123')).toEqual(aVehicle());
});

test('a system without holds is one whose holds have expired, and letting go of one does nothing', async () => {
  const { workshop, respondWith } = await aSystem();
  const request = { ...slot, timeSlot: '2026-11-18T07:30:00', isFullDay: false };
  for (const status of [404, 405, 501]) {
    respondWith(status, 'no such address');
    for (let each = 0; each < 3; each += 1) {
      await expect(workshop.hold(request)).rejects.toMatchObject({ code: 'HoldExpired' });
      await workshop.releaseHold('hold-1');
    }
  }
  const hold = { holdId: 'hold-1', expiresAt: '2026-11-16T18:10:00.000Z' };
  respondWith(200, hold);
  expect(await workshop.hold(request)).toEqual(hold);
  respondWith(404, { errors: { 'Error Result': ['DepartmentNotFound'] } });
  await expect(workshop.hold(request)).rejects.toMatchObject({ code: 'DepartmentNotFound' });
});

test('SB-65 SB-67 departments are given as they arrive, in whatever pieces they come', async () => {
  const { workshop, requests, streamWith } = await aSystem();
  const [one, two] = [
    anAvailableDepartment({ siteName: 'Växjö' }),
    anAvailableDepartment({ departmentId: '2' }),
  ];
  const text = Buffer.from(
    `retry: 1\n\n: comment\n\nid: 1\ndata: ${JSON.stringify(one)}\n\ndata: ${JSON.stringify(two)}\r\n\r\nevent: end\ndata: {}\n\n`,
  );
  streamWith(...[...text].map((byte) => Buffer.from([byte])));
  const query = { ...slot, at, cursor: '9' };
  expect(await collect(workshop.closestAvailable(query))).toEqual([one, two]);
  expect(requests.at(-1)?.call).toBe(
    'GET /api/departments/closestAvailable?regNo=ABC123&serviceOfferings=ac,a%2Cb&latitude=57.71&longitude=11.97&cursor=9',
  );
  // A system that simply closes the connection has ended, too.
  streamWith(`data: ${JSON.stringify(two)}\n\n`);
  expect(await collect(workshop.closestAvailable(query))).toEqual([two]);
});

test('SB-69 a stream without departments is empty; one with an error, or that lies or breaks, throws', async () => {
  const { workshop, streamWith, respondInTurn } = await aSystem();
  const read = () => collect(workshop.closestAvailable({ ...slot, at }));
  streamWith('data: {"nosites":true}\n\n');
  expect(await read()).toEqual([]);
  streamWith('data: {"error":"ServerError"}\n\n');
  await expect(read()).rejects.toMatchObject({ code: 'ServerError' });
  streamWith('data: {"error":"BrandNotSupported,Lada"}\n\n');
  await expect(read()).rejects.toMatchObject({ code: 'BrandNotSupported', detail: 'Lada' });
  streamWith('data: {"departmentId":7}\n\n');
  await expect(read()).rejects.toMatchObject({ code: 'ServerError' });
  streamWith('data: {\n\n');
  await expect(read()).rejects.toMatchObject({ code: 'ServerError' });
  streamWith(`data: ${JSON.stringify(anAvailableDepartment())}\n\n`, 'break');
  await expect(read()).rejects.toMatchObject({ code: 'ServerError' });
  streamWith(`data: ${JSON.stringify(anAvailableDepartment())}\n\n`, 'silence');
  await expect(read()).rejects.toMatchObject({ code: 'ServerError' });
  respondInTurn([400, { errors: { 'Error Result': ['InvalidReg'] } }]);
  await expect(read()).rejects.toMatchObject({ code: 'InvalidReg' });
});

test('a reader that has enough, or goes away, closes the connection to the system', async () => {
  const { workshop, streamWith, closed } = await aSystem({ silenceMs: 60_000 });
  streamWith(`data: ${JSON.stringify(anAvailableDepartment())}\n\n`, 'silence');
  for await (const department of workshop.closestAvailable({ ...slot, at })) {
    expect(department.departmentId).toBe('1101');
    break;
  }
  await expect.poll(closed).toBe(1);
  const leave = new AbortController();
  const rest = workshop.closestAvailable({ ...slot, at, signal: leave.signal })[Symbol.asyncIterator]();
  await rest.next();
  const next = rest.next();
  leave.abort();
  expect(await next).toEqual({ done: true, value: undefined });
  await expect.poll(closed).toBe(2);
});

type Reply = readonly [status: number, body: unknown] | 'hang up' | 'never';
type Piece = string | Buffer | 'break' | 'silence';

/** A system that responds as the test says. */
async function aSystem({ silenceMs = 1000 } = {}) {
  const requests: { call: string; headers: IncomingMessage['headers']; body: unknown }[] = [];
  let replies: Reply[] = [];
  let pieces: readonly Piece[] | undefined;
  let closed = 0;
  let now = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    requests.push({ call: `${request.method} ${request.url}`, headers: request.headers, body });
    response.on('close', () => {
      if (!response.writableFinished) closed += 1;
    });
    if (pieces) return sendPieces(response, pieces);
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (reply === 'hang up') return void request.socket.destroy();
    if (reply === 'never' || reply === undefined) return;
    const [status, content] = reply;
    response.writeHead(status).end(typeof content === 'string' ? content : JSON.stringify(content));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
  const workshop = remoteWorkshop(
    { url, apiKey: 'secret' },
    { readMs: 1000, bookMs: 1000, silenceMs },
    () => new Date(now),
  );
  const respondInTurn = (...given: Reply[]) => {
    replies = given;
    pieces = undefined;
  };
  return {
    workshop,
    requests,
    respondInTurn,
    respondWith: (status: number, body: unknown) => respondInTurn([status, body]),
    streamWith: (...given: Piece[]) => {
      pieces = given;
    },
    closed: () => closed,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

function sendPieces(response: ServerResponse, pieces: readonly Piece[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const piece of pieces) {
    if (piece === 'silence') return;
    if (piece === 'break') return void setTimeout(() => response.destroy(), 50);
    response.write(piece);
  }
  response.end();
}
