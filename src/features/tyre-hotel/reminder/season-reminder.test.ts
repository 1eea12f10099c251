import { expect, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import { aTyreHotelServer } from '../../../main/testing/a-tyre-hotel-server.ts';
import type { MailMessage } from '../../../shared/messaging/mail.ts';
import { allLanguages } from '../../../shared/sites/languages.ts';
import { aSite } from '../../../shared/sites/testing/a-site.ts';
import { forecourt } from '../../../shared/ui/themes/theme.ts';
import { departmentIn } from '../../booking/testing/department-scenario.ts';
import { aSeasonReminder } from '../testing/a-season-reminder.ts';
import { aTyreBookingRequest } from '../testing/tyre-hotel-scenario.ts';
import { seasonMail } from './season-mail.ts';
import { seasonMailHandler } from './season-mail-handler.ts';
import { enqueueDueReminders } from './season-reminder-jobs.ts';

/** A server with a wheel change of DCK123 on 19 November, and its customer's cookie. */
async function booked() {
  const server = await aTyreHotelServer();
  const { call, sessions, now } = server;
  const cookieFor = async (plate: string) =>
    `__Host-tyre-session=${await sessions.start({ plates: [plate] }, now())}`;
  const cookie = await cookieFor('DCK123');
  const create = `booking/create?departmentIdentifier=${departmentIn('Alby')}`;
  const { json } = await call('POST', create, { cookie, body: aTyreBookingRequest() });
  const body = { bookingConfirmationId: json['bookingConfirmationId'] };
  const subscribe = (of: string, headers = {}) => call('POST', 'reminder', { cookie: of, body, headers });
  return { ...server, cookie, cookieFor, subscribe };
}

/** What the delivery worker does with everything that waits. */
async function deliver({ outbox, seasonStore, linkSecret, now }: Awaited<ReturnType<typeof booked>>) {
  const sent: MailMessage[] = [];
  const handlers = seasonMailHandler({
    reminders: seasonStore,
    mailer: { send: async (mail) => void sent.push(mail) },
    mailFrom: undefined,
    linkSecret,
    findSite: (_, language) => ({ site: aSite(), texts: textsFor(language) }),
  });
  const waiting = await outbox.claim({ by: 'test', now: now(), until: now(), limit: 100 });
  for (const delivery of waiting.filter(({ channel }) => channel === 'season-mail')) {
    await handlers['season-mail'](delivery, AbortSignal.timeout(5000));
    await outbox.delivered(delivery.key, now());
  }
  return sent;
}

const silent = { info: () => {}, warn: () => {}, error: () => {} };

test('who asks after a booking gets a mail when the season turns, and none after leaving with one button', async () => {
  const server = await booked();
  const { subscribe, cookie, setNow, now, seasonStore, send } = server;
  const referer = { referer: 'http://solvik.localhost/dack/dackhotell?regNo=DCK123' };
  expect(await subscribe(cookie, referer)).toMatchObject({ status: 200, json: { dueDate: '2027-03-15' } });
  expect((await subscribe(cookie)).json).toEqual({ dueDate: '2027-03-15' });
  const run = () =>
    enqueueDueReminders({
      reminders: seasonStore,
      timeZones: () => ['Europe/Stockholm'],
      clock: now,
      log: silent,
      onEnqueued: () => {},
    });
  // At night nothing is sent, and in the morning once, however often the job runs.
  setNow(new Date('2027-03-15T03:00:00Z'));
  await run();
  expect(await deliver(server)).toEqual([]);
  setNow(new Date('2027-03-15T09:00:00Z'));
  await Promise.all([run(), run()]);
  const [mail, ...more] = await deliver(server);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    to: { address: 'mira@example.com' },
    subject: 'Dags för sommarhjul på DCK123',
  });
  expect(mail?.text).toMatch(/\/dack\/dackhotell\n/);

  const [path = ''] = /\/tyre-hotel\/reminder\/[\w-]{43}/.exec(mail?.text ?? '') ?? [];
  const get = () => send('solvik.localhost', path);
  expect((await get()).text).toContain('Vill du avsluta påminnelserna?');
  // A mail scanner follows the link; nothing has changed.
  expect((await get()).text).toContain('när det är dags att skifta hjul på DCK123');
  const post = (headers: Record<string, string>) =>
    send('solvik.localhost', path, { method: 'POST', headers });
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const left = await post({ 'sec-fetch-site': 'same-origin' });
  expect([left.status, left.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(left.text).toContain('Du får inga fler påminnelser');
  expect((await get()).text).toContain('Du får inga fler påminnelser');
  setNow(new Date('2027-10-01T09:00:00Z'));
  await run();
  expect(await deliver(server)).toEqual([]);
});

test('TH-53 a reminder is for the customer’s own booking alone', async () => {
  const { subscribe, cookieFor, call, cookie } = await booked();
  expect((await subscribe(await cookieFor('DCK789'))).status).toBe(403);
  const body = { bookingConfirmationId: 'SB-AAAAAA' };
  expect((await call('POST', 'reminder', { cookie, body })).status).toBe(403);
});

test('the log has neither the link nor the customer', async () => {
  const { subscribe, cookie, send, lines } = await booked();
  await subscribe(cookie);
  await send('solvik.localhost', `/tyre-hotel/reminder/${'k'.repeat(43)}`);
  const log = JSON.stringify(lines);
  expect(log).toContain('/tyre-hotel/reminder/:token');
  expect(log).not.toMatch(/kkkk|mira|DCK123/i);
});

test.each(allLanguages)('in %s the mail has a way to book and a way to leave', (language) => {
  const reminder = aSeasonReminder({ language, firstName: 'Åsa <b>' });
  for (const turn of ['2027-03-15', '2027-10-01']) {
    const { subject, text, html } = seasonMail(turn, reminder, {
      site: { url: 'https://solvik.example', theme: forecourt },
      texts: textsFor(language),
      unsubscribeUrl: 'https://solvik.example/tyre-hotel/reminder/k',
    });
    expect(subject).toContain('DCK123');
    for (const part of ['https://solvik.example/dack/dackhotell', '/tyre-hotel/reminder/k'])
      expect([text, html].every((each) => each.includes(part))).toBe(true);
    expect(html).toContain('Åsa &lt;b&gt;');
    expect(text).not.toMatch(/[{}]/);
  }
});
