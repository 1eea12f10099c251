import type { FinishedMail } from '../../../src/shared/messaging/mail.ts';
import type { SmsMessage } from '../../../src/shared/messaging/sms.ts';
import type { OutboxMessage } from './outbox-page.tsx';

export function toMailView({ key, subject, text, html, attachments = [] }: FinishedMail): OutboxMessage {
  const path = `/outbox/mail/${encodeURIComponent(key)}`;
  return {
    key,
    channel: 'mail',
    title: subject,
    text,
    htmlHref: html ? path : undefined,
    // What the mail itself shows is no file beside it.
    files: attachments
      .filter(({ contentId }) => !contentId)
      .map(({ name }) => ({ name, href: `${path}/${encodeURIComponent(name)}` })),
  };
}

export function toSmsView({ key, from, to, text }: SmsMessage): OutboxMessage {
  return { key, channel: 'SMS', title: `${from} to ${to}`, text, htmlHref: undefined, files: [] };
}
