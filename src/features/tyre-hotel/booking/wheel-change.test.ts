import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { aManageServer } from '../../../main/testing/a-manage-server.ts';
import { freshSqlite } from '../../../main/testing/databases.ts';
import { aTyreBookingRequest } from '../testing/tyre-hotel-scenario.ts';

// It is Monday 16 November, 09:00; wheels are changed on Thursday 19 November.
const open = async (price?: number) => aManageServer(await (await freshSqlite()).open(), price);
const aDay = aTyreBookingRequest({ bookingDate: '2026-11-19T00:00:00.00', bookingStart: null });

const plain = (text = '') => text.replaceAll('\u00a0', ' ');

test('a wheel change is confirmed by mail with a calendar file and by SMS', async () => {
  const { bookWheelChange, deliver, mail, sms } = await open();
  const { id, path } = await bookWheelChange('Alby', aTyreBookingRequest());
  await deliver();
  const [message] = await mail.latest(1);
  expect(message).toMatchObject({
    to: { name: 'Mira Falk', address: 'mira@example.com' },
    subject: 'Bokning bekräftad: torsdag 19 november kl. 09:00',
  });
  const text = plain(message?.text);
  for (const part of ['DCK 123, Volvo V60\n', 'Hjulskifte, däckhotell: Ingår', 'Solvik Alby', id, path])
    expect(text).toContain(part);
  // The agreement covers it: there is nothing to add up, and nothing unknown.
  expect(text).not.toMatch(/Totalt|Pris saknas|undefined|0 kr/);
  expect(message?.html).not.toMatch(/Totalt|undefined/);
  const [event] = calendarEvents(message?.attachments?.[0]?.content);
  expect(event?.startDate.toJSDate().toISOString()).toBe('2026-11-19T08:00:00.000Z');
  expect(event?.endDate.toJSDate().toISOString()).toBe('2026-11-19T08:45:00.000Z');
  const [short] = await sms.latest(1);
  expect(short?.to).toBe('+46701234567');
  expect(short?.text).toContain('din tid är bokad torsdag 19 november kl. 09:00, Solvik Alby.');
});

test('a customer whose agreement charges for the wheel change is told its price, and is told nothing is included', async () => {
  const { bookWheelChange, deliver, mail } = await open(395);
  await bookWheelChange('Alby', aTyreBookingRequest());
  await deliver();
  const [message] = await mail.latest(1);
  expect(plain(message?.text)).toContain('Hjulskifte, däckhotell: 395 kr');
  expect(message?.text).not.toContain('Ingår');
});

test('TH-44 where the workshop sets the time, messages say so and name no time', async () => {
  const { bookWheelChange, deliver, mail, sms, get } = await open();
  const { path } = await bookWheelChange('Forsa', aDay);
  await deliver();
  const [message] = await mail.latest(1);
  expect(message?.subject).toBe('Bokning bekräftad: torsdag 19 november');
  expect(message?.text).toContain('Verkstaden återkommer med tid');
  expect(message?.text).not.toMatch(/08:00|kl\./);
  const [short] = await sms.latest(1);
  expect(short?.text).toContain('din tid är bokad torsdag 19 november, Solvik Forsa.');
  const [event] = calendarEvents(message?.attachments?.[0]?.content);
  expect([event?.startDate.isDate, event?.startDate.toString(), event?.endDate.toString()]).toEqual([
    true,
    '2026-11-19',
    '2026-11-20',
  ]);
  const page = plain((await get(path)).text);
  expect(page).toContain('Verkstaden återkommer med tid');
  expect(page).not.toContain('Lämna bilen före');
});

test('the link moves a wheel change to another free time, though no price list has it', async () => {
  const { bookWheelChange, book, get, post, bookings } = await open();
  const { id, path } = await bookWheelChange('Alby', aTyreBookingRequest());
  // A service that stands in the only bay is in the way of wheels as well.
  await book({ timeSlot: '2026-11-20T10:00:00' });
  const week = (await get(`${path}/move`)).text;
  expect(week).toContain('value="2026-11-20T11:00:00"');
  expect(week).not.toContain('value="2026-11-20T10:00:00"');
  const done = await post(`${path}/move`, { slot: '2026-11-20T11:00:00' });
  expect(done.headers.location).toBe(`${path}?moved`);
  expect((await bookings.find(id))?.appointment).toMatchObject({
    date: '2026-11-20',
    startsAt: 11 * 60,
    endsAt: 11 * 60 + 45,
  });
  await book({ timeSlot: '2026-11-19T09:00:00' });
});

test('the link moves a wheel change to another day, and cancels it', async () => {
  const { bookWheelChange, get, post, deliver, mail, bookings } = await open();
  const { id, path } = await bookWheelChange('Forsa', aDay);
  const week = (await get(`${path}/move`)).text;
  expect(week).toContain('Verkstaden återkommer med tid');
  expect(week).not.toContain('lämna före');
  await post(`${path}/move`, { slot: '2026-11-20T08:00:00 full day' });
  expect((await bookings.find(id))?.appointment).toMatchObject({ date: '2026-11-20', isFullDay: true });
  expect((await get(`${path}/cancel`)).text).toContain('Ska vi avboka fredag 20 november?');
  await post(`${path}/cancel`);
  await deliver();
  expect((await mail.latest(1))[0]?.subject).toBe('Avbokad: fredag 20 november');
});

function calendarEvents(content = '') {
  return new ICAL.Component(ICAL.parse(content))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
}
