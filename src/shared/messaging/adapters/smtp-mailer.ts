import { createTransport } from 'nodemailer';
import type { MailAddress, MailAttachment, MailTransport } from '../mail.ts';

const seconds = 1000;

/** Sends through a mail server, such as smtp://user:password@mail.example:587, over pooled connections. */
export function smtpMailer(url: string): MailTransport & { close: () => void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 8 * seconds,
    greetingTimeout: 8 * seconds,
    socketTimeout: 15 * seconds,
    // Nothing a visitor wrote may name a file or a URL to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    close: () => transport.close(),
    async send({ key, from, to, copies = [], replyTo, subject, text, html, attachments = [] }) {
      await transport.sendMail({
        from: asHeader(from),
        to: asHeader(to),
        ...(copies.length > 0 && { cc: copies.map(asHeader) }),
        ...(replyTo && { replyTo: asHeader(replyTo) }),
        subject,
        text,
        ...(html && { html }),
        ...withAttachments(attachments),
        messageId: `<${key}@${domainOf(from)}>`,
        // No vacation replies (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}

/** A calendar file is a body of its own besides: only then do mail clients offer to put it into the calendar. */
function withAttachments(attachments: readonly MailAttachment[]) {
  const calendar = attachments.find(isCalendar);
  const others = attachments.filter((attachment) => attachment !== calendar);
  return {
    ...(calendar && {
      icalEvent: { method: methodOf(calendar), filename: calendar.name, content: calendar.content },
    }),
    attachments: others.map(({ name, type, content, encoding, contentId }) => ({
      ...{ filename: name, contentType: type, content },
      ...(encoding && { encoding }),
      ...(contentId && { cid: contentId }),
    })),
  };
}

function isCalendar({ type }: MailAttachment): boolean {
  return type.startsWith('text/calendar');
}

function methodOf({ type }: MailAttachment): string {
  return /method=(\w+)/.exec(type)?.[1] ?? 'PUBLISH';
}

function asHeader({ name = '', address }: MailAddress) {
  return { name, address };
}

function domainOf({ address }: MailAddress): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
