import type { Mail } from '../messaging/mail.ts';
import type { Site } from '../sites/site.ts';
import type { Lead, Receiver } from './lead.ts';
import type { Letter } from './letter.ts';
import { letterAsHtml } from './letter-html.ts';

type Sending = {
  key: string;
  lead: Lead;
  to: Receiver;
  letter: Letter;
  site: Site;
  from: string | undefined;
};

/** Answered with one press: the answer goes to the customer. */
export function leadMail({ key, lead, to, letter, site, from }: Sending): Mail {
  const { name, email } = lead.customer;
  return {
    key,
    about: lead.id,
    from: { name: site.displayName, address: from ?? `no-reply@${new URL(site.url).hostname}` },
    to: { name: to.name, address: to.email },
    replyTo: { name, address: email },
    subject: letter.subject,
    text: letterAsText(letter),
    html: letterAsHtml(letter, site),
  };
}

export function letterAsText({ heading, warning, rows, message, link, foot }: Letter): string {
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2;
  const indent = ' '.repeat(width);
  const lines = rows.flatMap(({ label, value, more = [] }) => [
    `${`${label}:`.padEnd(width)}${value}`,
    ...more.map((line) => indent + line),
  ]);
  const parts = [
    heading,
    warning,
    lines.join('\n'),
    message && `${message.label}:\n\n${message.text}`,
    `${link.label}: ${link.href}`,
    `--\n${foot}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
