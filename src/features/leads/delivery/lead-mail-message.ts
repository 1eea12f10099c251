import type { MailAttachment, MailMessage } from '../../../shared/messaging/mail.ts';
import { siteSender } from '../../../shared/messaging/site-sender.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Lead, Receiver } from '../lead.ts';
import type { LeadMail, LeadMailPhoto } from './lead-mail.ts';
import { leadMailHtml } from './lead-mail-html.ts';

type LeadMailDelivery = {
  key: string;
  lead: Lead;
  to: Receiver;
  mail: LeadMail;
  site: Site;
  from: string | undefined;
};

/** Replies go to the customer. */
export function leadMailMessage({ key, lead, to, mail, site, from }: LeadMailDelivery): MailMessage {
  const { name, email } = lead.customer;
  return {
    key,
    about: lead.id,
    from: siteSender(site, from),
    to: { name: to.name, address: to.email },
    ...(lead.copies && { copies: lead.copies.map((each) => ({ name: each.name, address: each.email })) }),
    ...(email && { replyTo: { name, address: email } }),
    subject: mail.subject,
    text: leadMailText(mail),
    html: leadMailHtml(mail, site),
    ...{ site: site.name, language: site.languages[0] },
    ...(mail.photos?.length && { attachments: mail.photos.map(toAttachment) }),
  };
}

function toAttachment({ contentId, thumbnail }: LeadMailPhoto, index: number): MailAttachment {
  return {
    name: `photo-${index + 1}.jpg`,
    type: 'image/jpeg',
    content: Buffer.from(thumbnail).toString('base64'),
    encoding: 'base64',
    contentId,
  };
}

export function leadMailText({ heading, warning, rows, message, photos, link, foot }: LeadMail): string {
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
    photos?.map(({ label, href }) => `${label}: ${href}`).join('\n'),
    `${link.label}: ${link.href}`,
    `--\n${foot}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
