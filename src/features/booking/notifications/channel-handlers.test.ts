import { expect, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import { SuppressedDelivery } from '../../../shared/messaging/delivery-worker.ts';
import type { MailMessage } from '../../../shared/messaging/mail.ts';
import type { SmsMessage } from '../../../shared/messaging/sms.ts';
import type { LogFields } from '../../../shared/platform/log.ts';
import { aSite } from '../../../shared/sites/testing/a-site.ts';
import type { Booking } from '../booking.ts';
import { manageToken } from '../manage/manage-token.ts';
import { aVisitKind, someVisitKinds } from '../testing/visit-kinds.ts';
import { bookingDeliveries, bookingChannels as channels, reminderDeliveries } from './booking-deliveries.ts';
import { bookingChannelHandlers } from './channel-handlers.ts';
import { aServiceBooking } from './testing/a-service-booking.ts';

const secret = 'a secret of sixteen signs';

function handlersFor(current: Booking, now = new Date('2026-11-17T09:00:00Z')) {
  const mails: MailMessage[] = [];
  const messages: SmsMessage[] = [];
  const lines: LogFields[] = [];
  const write = (fields: LogFields) => void lines.push(fields);
  const suppressed: string[] = [];
  const handlers = bookingChannelHandlers({
    bookings: { find: async (id) => (id === current.id ? current : undefined) },
    mailer: { send: async (mail) => void mails.push(mail) },
    smsSender: { send: async (sms) => void messages.push(sms) },
    mailFrom: undefined,
    visitKinds: someVisitKinds,
    linkSecret: secret,
    clock: () => now,
    log: { info: write, warn: write, error: write },
    findSite: (name, language) =>
      name === 'solvik-se' ? { site: aSite(), texts: textsFor(language) } : undefined,
  });
  /** Delivers what `enqueued` was stored with, while the booking is `current`. */
  const deliver = async (
    enqueued: Booking,
    deliveriesOf: typeof reminderDeliveries = (booking) => bookingDeliveries(booking, channels),
  ) => {
    for (const delivery of deliveriesOf(enqueued, aVisitKind, channels, now))
      await handlers[delivery.channel as (typeof channels)[number]](
        delivery,
        AbortSignal.timeout(5000),
      ).catch((error: unknown) => {
        if (!(error instanceof SuppressedDelivery)) throw error;
        suppressed.push(error.message);
      });
  };
  return { deliver, mails, messages, lines, suppressed };
}

const booked = aServiceBooking();
const moved = aServiceBooking({ sequence: 1, appointment: { ...booked.appointment, date: '2026-11-20' } });
const cancelled = aServiceBooking({ sequence: 2, state: 'cancelled' });

test('a booking enqueues one mail and one SMS per change; who did not come gets none', () => {
  expect(bookingDeliveries(booked, channels)).toEqual([
    {
      key: 'SB-7K3M9Q.0.booking-mail',
      channel: 'booking-mail',
      about: 'SB-7K3M9Q',
      message: { sequence: 0 },
    },
    { key: 'SB-7K3M9Q.0.booking-sms', channel: 'booking-sms', about: 'SB-7K3M9Q', message: { sequence: 0 } },
  ]);
  expect(bookingDeliveries(moved, ['booking-mail']).map(({ key }) => key)).toEqual([
    'SB-7K3M9Q.1.booking-mail',
  ]);
  expect(bookingDeliveries(aServiceBooking({ state: 'no-show', sequence: 1 }), channels)).toEqual([]);
});

test('SB-102 the confirmation is a mail with a calendar file and an SMS, both with the manage link', async () => {
  const { deliver, mails, messages } = handlersFor(booked);
  await deliver(booked);
  const [mail] = mails;
  const link = `https://solvik.example/booking/${manageToken(secret, booked.id)}`;
  expect(mail).toMatchObject({
    key: 'SB-7K3M9Q.0.booking-mail',
    about: 'SB-7K3M9Q',
    from: { name: 'Solvik Sverige', address: 'no-reply@solvik.example' },
    to: { name: 'Ebba Lindmark', address: 'ebba@example.com' },
    replyTo: { name: 'Solvik Uppsala', address: 'verkstad.uppsala@solvik.example' },
    attachments: [{ name: 'SB-7K3M9Q.ics', type: 'text/calendar; charset=utf-8; method=REQUEST' }],
  });
  expect(mail?.text).toContain(link);
  expect(mail?.html).toContain(link);
  expect(mail?.attachments?.[0]?.content).toContain('BEGIN:VEVENT');
  expect(messages).toMatchObject([{ key: 'SB-7K3M9Q.0.booking-sms', to: '+46701740605', from: 'Solvik' }]);
  expect(messages[0]?.text).toContain(link);
});

test('a confirmation that still waits when the booking is moved or cancelled is not sent', async () => {
  for (const current of [moved, cancelled]) {
    const { deliver, mails, messages, suppressed } = handlersFor(current);
    await deliver(booked);
    expect([...mails, ...messages]).toEqual([]);
    const reason = 'a later change of the booking has overtaken it';
    expect(suppressed).toEqual([reason, reason]);
  }
});

test('what a delivery says is stored with it, whatever its key; without that, the last change is told', async () => {
  const [delivery] = bookingDeliveries(moved, ['booking-mail']);
  if (!delivery) throw new Error('nothing was enqueued');
  const renamed = handlersFor(moved);
  await renamed.deliver(moved, () => [{ ...delivery, key: 'another' }]);
  const old = handlersFor(moved);
  await old.deliver(moved, () => [{ ...delivery, message: undefined }]);
  const subject = 'Ny tid: fredag 20 november kl. 07:30';
  expect([...renamed.mails, ...old.mails].map((mail) => mail.subject)).toEqual([subject, subject]);
});

test('a change says the new time; a cancellation takes the entry out of the calendar', async () => {
  const change = handlersFor(moved);
  await change.deliver(moved);
  expect(change.mails[0]?.subject).toBe('Ny tid: fredag 20 november kl. 07:30');
  expect(change.messages[0]?.text).toContain('din nya tid är fredag 20 november');
  const end = handlersFor(cancelled);
  await end.deliver(cancelled);
  expect(end.mails[0]?.subject).toBe('Avbokad: onsdag 18 november kl. 07:30');
  expect(end.mails[0]?.attachments?.[0]?.type).toContain('method=CANCEL');
});

test('a reminder is sent while it is of use: not after a change, a cancellation or the time itself', async () => {
  const reminder = handlersFor(booked);
  await reminder.deliver(booked, reminderDeliveries);
  expect(reminder.mails[0]?.subject).toBe('Påminnelse: onsdag 18 november kl. 07:30');
  expect(reminder.messages).toHaveLength(1);
  const late = handlersFor(booked, new Date('2026-11-18T06:30:00Z'));
  await late.deliver(booked, reminderDeliveries);
  const overtaken = handlersFor(moved);
  await overtaken.deliver(booked, reminderDeliveries);
  const ended = handlersFor(aServiceBooking({ state: 'cancelled' }));
  await ended.deliver(booked, reminderDeliveries);
  expect([late, overtaken, ended].flatMap(({ mails, messages }) => [...mails, ...messages])).toEqual([]);
});

test('the language is that of the page on which it was booked', async () => {
  const english = aServiceBooking({ language: 'en' });
  const { deliver, mails } = handlersFor(english);
  await deliver(english);
  expect(mails[0]?.subject).toBe('Booking confirmed: Wednesday 18 November at 07:30');
});

test('a telephone number that is none gets no SMS, and the log does not repeat it', async () => {
  const odd = aServiceBooking({ customer: { ...booked.customer, phone: '000000' } });
  const { deliver, mails, messages, lines, suppressed } = handlersFor(odd);
  await deliver(odd);
  expect(suppressed).toEqual(['the booking has no telephone number']);
  expect([mails.length, messages.length]).toEqual([1, 0]);
  expect(lines).toEqual([{ code: 'SMS_WITHOUT_NUMBER', delivery: 'SB-7K3M9Q.0.booking-sms' }]);
});

test('an unknown booking or site is a failure, so that nothing is lost', async () => {
  await expect(handlersFor(aServiceBooking({ id: 'SB-OTHER' })).deliver(booked)).rejects.toThrow(
    'does not exist',
  );
  const elsewhere = aServiceBooking({ site: 'gone' });
  await expect(handlersFor(elsewhere).deliver(elsewhere)).rejects.toThrow('there is no site gone');
});
