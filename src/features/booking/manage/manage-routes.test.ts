import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { aManageServer } from '../../../main/testing/a-manage-server.ts';
import { freshSqlite } from '../../../main/testing/databases.ts';

// The booking of the scenario: Alby, one bay, Wednesday 18 November at 09:00; it is Monday 16 November, 09:00.
const open = async () => aManageServer(await (await freshSqlite()).open());

test('the link in the mail opens the booking: car, time, workshop, services, and what can be done', async () => {
  const { book, get } = await open();
  const { id, path } = await book();
  const { status, text, headers } = await get(path);
  expect(status).toBe(200);
  for (const part of ['ABC 123', 'onsdag 18 november kl.\u00a009:00', 'Solvik Alby', 'Storgatan 1', id])
    expect(text).toContain(part);
  for (const way of ['move', 'cancel', 'calendar.ics']) expect(text).toContain(`href="${path}/${way}"`);
  expect(text).toContain('till och med tisdag 17 november kl. 09:00');
  expect(text).toContain('lang="sv"');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
  });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('a wrong token, one of another site and one that never was get the same page, which tells nothing', async () => {
  const { book, get } = await open();
  const { id, path } = await book();
  const pages = await Promise.all([
    get(`/booking/${'a'.repeat(43)}`),
    get('/booking/short'),
    get(path, 'solvik-no.localhost'),
    get(`/booking/${id}`),
    get(`/booking/${'a'.repeat(43)}/calendar.ics`),
  ]);
  expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  expect(pages[0]?.text).toContain('Bokningen finns inte här');
  expect(pages[0]?.headers['cache-control']).toBe('no-store');
});

test('the calendar file can be downloaded and is read by a calendar', async () => {
  const { book, get } = await open();
  const { id, path } = await book();
  const { text, headers } = await get(`${path}/calendar.ics`);
  expect(headers['content-type']).toContain('text/calendar');
  expect(headers['content-disposition']).toBe(`attachment; filename="${id}.ics"`);
  const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(event && new ICAL.Event(event).startDate.toJSDate().toISOString()).toBe('2026-11-18T08:00:00.000Z');
});

test('a booking is cancelled after one question; its time is free again and a message is sent', async () => {
  const { book, get, post, deliver, mail, sms } = await open();
  const { path } = await book();
  expect((await get(`${path}/cancel`)).text).toContain('Ska vi avboka onsdag 18 november kl. 09:00?');
  const done = await post(`${path}/cancel`);
  expect([done.status, done.headers.location]).toEqual([303, path]);
  const { text } = await get(path);
  expect(text).toContain('Den här tiden är avbokad');
  expect(text).not.toContain(`${path}/cancel`);
  await deliver();
  expect((await mail.latest(10)).map(({ subject }) => subject)).toEqual([
    'Avbokad: onsdag 18 november kl. 09:00',
  ]);
  expect(await sms.latest(10)).toHaveLength(1);
  await book({ timeSlot: '2026-11-18T09:00:00' });
});

test('pressing twice cancels once', async () => {
  const { book, post, outbox } = await open();
  const { id, path } = await book();
  await Promise.all([post(`${path}/cancel`), post(`${path}/cancel`)]);
  expect((await outbox.findAbout(id)).map(({ key }) => key.slice(id.length + 1))).toEqual([
    '0.booking-mail',
    '0.booking-sms',
    '1.booking-mail',
    '1.booking-sms',
  ]);
});

test('a booking moves to another free time, and the old one is free', async () => {
  const { book, get, post, bookings } = await open();
  const { id, path } = await book();
  const week = await get(`${path}/move`);
  expect(week.text).toContain('value="2026-11-19T10:00:00"');
  expect(week.text).not.toContain('value="2026-11-18T09:00:00"');
  const done = await post(`${path}/move`, { slot: '2026-11-19T10:00:00' });
  expect([done.status, done.headers.location]).toEqual([303, `${path}?moved`]);
  const text = (await get(`${path}?moved`)).text.replaceAll('\u00a0', ' ');
  expect(text).toContain('Din nya tid är bokad');
  expect(text).toContain('torsdag 19 november kl. 10:00');
  expect((await bookings.find(id))?.appointment).toMatchObject({ date: '2026-11-19', startsAt: 600 });
  await book({ timeSlot: '2026-11-18T09:00:00' });
});

test('the own booking does not stand in its own way: an overlapping time is offered and can be taken', async () => {
  const { book, get, post, bookings } = await open();
  const services = [{ kobraId: 'originalservice', unitsSelected: 1, userInput: '' }];
  const { id, path } = await book({ serviceOfferingRequests: services });
  const week = await get(`${path}/move`);
  // 90 minutes from 09:00 on, in the only bay.
  expect(week.text).toContain('value="2026-11-18T10:00:00"');
  expect(week.text).not.toContain('value="2026-11-18T09:00:00"');
  expect((await post(`${path}/move`, { slot: '2026-11-18T10:00:00' })).status).toBe(303);
  expect((await bookings.find(id))?.appointment).toMatchObject({ date: '2026-11-18', startsAt: 600 });
});

test('a time that somebody else took is refused with the three nearest, and the booking stays where it was', async () => {
  const { book, post, bookings } = await open();
  const { id, path } = await book();
  await book({ timeSlot: '2026-11-19T10:00:00' });
  const { status, text } = await post(`${path}/move`, { slot: '2026-11-19T10:00:00' });
  expect(status).toBe(409);
  expect(text).toContain('Någon hann före');
  const offered = text.slice(text.indexOf('Någon hann före'), text.indexOf('<nav'));
  expect(offered.match(/value="2026-11-1[89]T\d\d:00:00"/g)).toHaveLength(3);
  expect((await bookings.find(id))?.appointment).toMatchObject({ date: '2026-11-18', startsAt: 540 });
});

test.each([
  ['2026-11-22T10:00:00', 'a Sunday'],
  ['2026-11-16T08:00:00', 'the past'],
  ['2026-11-19T10:07:00', 'between two times'],
  ['2026-11-19T08:00:00 full day', 'a whole day for a short job'],
])('a time that is not offered is refused like a taken one: %s, %s', async (slot) => {
  const { book, post, bookings } = await open();
  const { id, path } = await book();
  expect((await post(`${path}/move`, { slot })).status).toBe(409);
  expect((await bookings.find(id))?.sequence).toBe(0);
});

test.each([{}, { slot: '' }, { slot: 'i morgon' }])('without a time nothing moves: %j', async (form) => {
  const { book, post } = await open();
  const { path } = await book();
  const { status, text } = await post(`${path}/move`, form as Record<string, string>);
  expect(status).toBe(422);
  expect(text).toContain('Välj en tid först.');
});

test('weeks can be leafed through, from today to as far as times are offered', async () => {
  const { book, get } = await open();
  const { path } = await book();
  const first = await get(`${path}/move`);
  expect(first.text).not.toContain('Tidigare');
  expect(first.text).toContain(`href="${path}/move?from=2026-11-23"`);
  const later = await get(`${path}/move?from=2026-12-14`);
  expect(later.text).toContain(`href="${path}/move?from=2026-12-07"`);
  for (const odd of ['2026-13-45', '9999-12-31', '1999-01-01', 'x', '%00', '2026-11&from=2026-12-01'])
    expect((await get(`${path}/move?from=${odd}`)).status).toBe(200);
});

test('within 24 hours nothing can be changed, and the page says whom to call', async () => {
  const { book, get, post, setNow, bookings } = await open();
  const { id, path } = await book();
  setNow(new Date('2026-11-17T08:00:01Z'));
  const { text } = await get(path);
  expect(text).toContain('Det är mindre än 24 timmar kvar');
  expect(text).not.toContain(`${path}/move`);
  expect((await get(`${path}/cancel`)).status).toBe(303);
  expect((await post(`${path}/cancel`)).headers.location).toBe(path);
  expect((await post(`${path}/move`, { slot: '2026-11-19T10:00:00' })).headers.location).toBe(path);
  expect(await bookings.find(id)).toMatchObject({ state: 'booked', sequence: 0 });
});

test('another site’s form changes nothing', async () => {
  const { book, post, bookings } = await open();
  const { id, path } = await book();
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }] as Record<
    string,
    string
  >[]) {
    expect((await post(`${path}/cancel`, {}, headers)).status).toBe(403);
    expect((await post(`${path}/move`, { slot: '2026-11-19T10:00:00' }, headers)).status).toBe(403);
  }
  expect(await bookings.find(id)).toMatchObject({ state: 'booked', sequence: 0 });
});

test('trying tokens is slowed down', async () => {
  const { get } = await open();
  const tries = await Promise.all(
    Array.from({ length: 70 }, (_, n) => get(`/booking/${String(n).padStart(43, 'a')}`)),
  );
  expect(tries.map(({ status }) => status)).toContain(429);
});

test('the log has neither the token nor the plate nor the customer', async () => {
  const { book, get, post, deliver, lines } = await open();
  const { path } = await book();
  await get(path);
  await get(`${path}/move`);
  await post(`${path}/move`, { slot: '2026-11-19T10:00:00' });
  await post(`${path}/cancel`);
  await get(`${path}x`);
  await deliver();
  const log = JSON.stringify(lines);
  expect(log).toContain('BOOKING_MOVED');
  expect(log).toContain('BOOKING_CANCELLED');
  expect(log).not.toContain(path.slice('/booking/'.length));
  expect(log).not.toMatch(/ABC ?123|mira|falk|070 ?123/i);
});
