import { escapeXml } from '../platform/escape.ts';
import type { MailColours } from '../ui/themes/mail-colours.ts';

/** A table that only arranges. Mail clients support tables and inline styles, little else. */
export const MAIL_TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"';

export function mailRow(content: string, spaceAbovePx = 0): string {
  return `<tr><td style="padding-top:${spaceAbovePx}px">${content}</td></tr>`;
}

export function mailHeading(text: string, { ink }: MailColours): string {
  return mailRow(
    `<h1 style="margin:0;font-size:28px;line-height:1.2;font-weight:500;color:${ink}">${escapeXml(text)}</h1>`,
  );
}

/** The border is the button for clients that leave out the padding of links. */
export function mailButton(
  { label, href }: { label: string; href: string },
  { brand, onBrand }: MailColours,
): string {
  return mailRow(
    `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td bgcolor="${brand}" style="border-radius:999px;background:${brand}"><a href="${escapeXml(href)}" style="display:inline-block;padding:13px 24px;border:1px solid ${brand};border-radius:999px;color:${onBrand};font-size:16px;line-height:1.25;font-weight:500;text-decoration:none">${escapeXml(label)}</a></td></tr></table>`,
    24,
  );
}
