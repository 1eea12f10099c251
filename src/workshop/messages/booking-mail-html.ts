import { escapeXml } from '../../platform/escape.ts';
import type { Language } from '../../sites/languages.ts';
import type { Site } from '../../sites/site.ts';
import { unbrokenTime } from './appointment-time.ts';
import type { BookingMail, ServiceLine } from './booking-mail.ts';

// Mail clients support tables and inline styles, little else. Colours are plain here: a mail has no theme, and
// many clients invert them in dark mode.
const ink = '#14201d';
const muted = '#5c6663';
const line = '#dfe2e0';
const paper = '#f6f4ef';
const face = `font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:${ink}`;
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"';

/** HTML that is readable on phones and in old mail clients: the plate and the time first, then what is done and where. */
export function bookingMailHtml(
  mail: BookingMail,
  site: Pick<Site, 'displayName'>,
  language: Language,
): string {
  const { subject, heading, intro, workshop, number, services, message, action, foot } = mail;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeXml(subject)}</title></head>
<body style="margin:0;padding:0">
<table ${table}><tr><td align="center" style="padding:32px 16px">
<table ${table} style="max-width:560px;${face}">
<tr><td style="padding-bottom:24px;font-size:14px;color:${muted}">${escapeXml(site.displayName)}</td></tr>
<tr><td><h1 style="margin:0;font-size:30px;line-height:1.2;font-weight:400">${escapeXml(heading)}</h1></td></tr>
<tr><td style="padding-top:12px;font-size:16px;line-height:1.5">${escapeXml(intro)}</td></tr>
<tr><td style="padding-top:24px">${appointmentCard(mail)}</td></tr>
<tr><td style="padding-top:24px"><a href="${escapeXml(action.href)}" style="display:inline-block;padding:13px 24px;border-radius:999px;background:${ink};color:#ffffff;font-size:15px;font-weight:500;text-decoration:none">${escapeXml(action.label)}</a></td></tr>
<tr><td style="padding-top:32px"><h2 style="margin:0 0 8px;font-size:18px;font-weight:500">${escapeXml(services.label)}</h2><table ${table} style="border-top:1px solid ${line}">
${services.lines.map((each) => serviceRow(each, 16)).join('\n')}
${services.total ? serviceRow(services.total, 20) : ''}
</table>${services.note ? `<p style="margin:12px 0 0;font-size:13px;line-height:1.5;color:${muted}">${escapeXml(services.note)}</p>` : ''}</td></tr>
${message ? `<tr><td style="padding-top:24px"><p style="margin:0 0 6px;font-size:13px;color:${muted}">${escapeXml(message.label)}</p><p style="margin:0;font-size:16px;line-height:1.5">${escapeXml(message.text).replaceAll('\n', '<br>')}</p></td></tr>` : ''}
<tr><td style="padding-top:32px;font-size:13px;line-height:1.6;color:${muted}">${escapeXml(number.label)} ${escapeXml(number.value)}<br>${escapeXml(foot).replace(escapeXml(workshop.phone), phoneLink(workshop.phone))}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The time and the place in large type, with the number plate above them. */
function appointmentCard({ when, car, workshop, isCancelled }: BookingMail): string {
  const struck = isCancelled ? ';text-decoration:line-through' : '';
  return `<table ${table} style="background:${paper};border-radius:16px"><tr><td style="padding:24px;color:${ink}">
<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="border:2px solid ${ink};border-left:12px solid #1c4fa3;border-radius:6px;background:#ffffff;padding:4px 12px;font-size:20px;font-weight:600;letter-spacing:1px;color:${ink}">${escapeXml(spacedPlate(car.plate))}</td><td style="padding-left:12px;font-size:15px;color:${ink}">${escapeXml(car.name)}</td></tr></table>
<p style="margin:20px 0 0;font-size:13px;color:${muted}">${escapeXml(when.label)}</p>
<p style="margin:2px 0 0;font-size:24px;line-height:1.25${struck}">${escapeXml(unbrokenTime(capitalised(when.value)))}</p>
${when.note ? `<p style="margin:4px 0 0;font-size:15px;line-height:1.5">${escapeXml(when.note)}</p>` : ''}
<p style="margin:20px 0 0;font-size:13px;color:${muted}">${escapeXml(workshop.label)}</p>
<p style="margin:2px 0 0;font-size:17px;line-height:1.5">${escapeXml(workshop.name)}<br><span style="font-size:15px">${escapeXml(workshop.address)}</span></p>
${isCancelled ? '' : `<p style="margin:8px 0 0;font-size:15px"><a href="${escapeXml(workshop.directions.href)}" style="color:${ink}">${escapeXml(workshop.directions.label)}</a></p>`}
</td></tr></table>`;
}

function serviceRow({ name, details, price }: ServiceLine, size: number): string {
  const cell = `padding:12px 0;border-bottom:1px solid ${line};vertical-align:top;font-size:${size}px;line-height:1.5`;
  const under = details.map(
    (each) => `<br><span style="font-size:14px;color:${muted}">${escapeXml(each)}</span>`,
  );
  return `<tr><td style="${cell};padding-right:16px">${escapeXml(name)}${under.join('')}</td><td align="right" style="${cell};white-space:nowrap">${escapeXml(price)}</td></tr>`;
}

function phoneLink(phone: string): string {
  return `<a href="tel:${phone.replace(/[^\d+]/g, '')}" style="color:${muted}">${escapeXml(phone)}</a>`;
}

function spacedPlate(plate: string): string {
  return plate.replace(/^(.{3})(.{3})$/, '$1 $2');
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
