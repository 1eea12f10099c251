import { MAIL_TABLE, mailButton, mailHeading, mailRow } from '../../../shared/messaging/mail-parts.ts';
import { escapeXml } from '../../../shared/platform/escape.ts';
import type { Site } from '../../../shared/sites/site.ts';
import { type MailColours, mailColours } from '../../../shared/ui/themes/mail-colours.ts';
import { unbrokenTime } from './appointment-time.ts';
import type { BookingMail, ServiceLine } from './booking-mail.ts';

/** Rows that are readable on phones and in old mail clients: the plate and the time first, then what is done and where. */
export function bookingMailHtml(mail: BookingMail, { theme }: Pick<Site, 'theme'>): string {
  const { heading, intro, workshop, number, services, message, action, foot } = mail;
  const colours = mailColours(theme);
  const { muted, line } = colours;
  return [
    mailHeading(heading, colours),
    mailRow(`<p style="margin:0;font-size:16px;line-height:1.5">${escapeXml(intro)}</p>`, 12),
    mailRow(appointmentCard(mail, colours), 24),
    mailButton(action, colours),
    mailRow(
      `<h2 style="margin:0 0 8px;font-size:18px;font-weight:500">${escapeXml(services.label)}</h2><table ${MAIL_TABLE} style="border-top:1px solid ${line}">
${services.lines.map((each) => serviceRow(each, 16, colours)).join('\n')}
${services.total ? serviceRow(services.total, 20, colours) : ''}
</table>${services.note ? `<p style="margin:12px 0 0;font-size:13px;line-height:1.5;color:${muted}">${escapeXml(services.note)}</p>` : ''}`,
      32,
    ),
    message &&
      mailRow(
        `<p style="margin:0 0 6px;font-size:13px;color:${muted}">${escapeXml(message.label)}</p><p style="margin:0;font-size:16px;line-height:1.5">${escapeXml(message.text).replaceAll('\n', '<br>')}</p>`,
        24,
      ),
    mailRow(
      `<p style="margin:0;font-size:13px;line-height:1.6;color:${muted}">${escapeXml(number.label)} ${escapeXml(number.value)}<br>${escapeXml(foot).replace(escapeXml(workshop.phone), phoneLink(workshop.phone, muted))}</p>`,
      32,
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The time and the place in large type, with the number plate above them. */
function appointmentCard(
  { when, car, workshop, isCancelled }: BookingMail,
  { ink, muted, tint, brand }: MailColours,
): string {
  const struck = isCancelled ? ';text-decoration:line-through' : '';
  return `<table ${MAIL_TABLE} bgcolor="${tint}" style="background:${tint};border-radius:12px"><tr><td style="padding:24px;color:${ink}">
<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="border:2px solid ${ink};border-left:12px solid #1c4fa3;border-radius:6px;background:#ffffff;padding:4px 12px;font-size:20px;font-weight:600;letter-spacing:1px;color:${ink}">${escapeXml(car.registrationNumber)}</td><td style="padding-left:12px;font-size:15px;color:${ink}">${escapeXml(car.name)}</td></tr></table>
<p style="margin:20px 0 0;font-size:13px;color:${muted}">${escapeXml(when.label)}</p>
<p style="margin:2px 0 0;font-size:24px;line-height:1.25${struck}">${escapeXml(unbrokenTime(capitalised(when.value)))}</p>
${when.note ? `<p style="margin:4px 0 0;font-size:15px;line-height:1.5">${escapeXml(when.note)}</p>` : ''}
<p style="margin:20px 0 0;font-size:13px;color:${muted}">${escapeXml(workshop.label)}</p>
<p style="margin:2px 0 0;font-size:17px;line-height:1.5">${escapeXml(workshop.name)}<br><span style="font-size:15px">${escapeXml(workshop.address)}</span></p>
${isCancelled ? '' : `<p style="margin:8px 0 0;font-size:15px"><a href="${escapeXml(workshop.directions.href)}" style="color:${brand}">${escapeXml(workshop.directions.label)}</a></p>`}
</td></tr></table>`;
}

function serviceRow(
  { name, details, price }: ServiceLine,
  size: number,
  { line, muted }: MailColours,
): string {
  const cell = `padding:12px 0;border-bottom:1px solid ${line};vertical-align:top;font-size:${size}px;line-height:1.5`;
  const under = details.map(
    (each) => `<br><span style="font-size:14px;color:${muted}">${escapeXml(each)}</span>`,
  );
  return `<tr><td style="${cell};padding-right:16px">${escapeXml(name)}${under.join('')}</td><td align="right" style="${cell};white-space:nowrap">${escapeXml(price)}</td></tr>`;
}

function phoneLink(phone: string, colour: string): string {
  return `<a href="tel:${phone.replace(/[^\d+]/g, '')}" style="color:${colour};white-space:nowrap">${escapeXml(phone)}</a>`;
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
