import type { Hex } from '../platform/colours.ts';
import { escapeXml } from '../platform/escape.ts';
import { telephoneLink } from '../platform/telephone-link.ts';
import type { Language } from '../sites/languages.ts';
import { type MailColours, mailColours } from '../ui/themes/mail-colours.ts';
import type { Theme } from '../ui/themes/theme.ts';
import type { FinishedMail, MailAttachment, MailMessage } from './mail.ts';
import { MAIL_TABLE } from './mail-parts.ts';

/** What every mail of a site begins and ends with. */
export type Letterhead = {
  siteName: string;
  homeUrl: string;
  theme: Theme;
  /** Undefined where the site has none, or it could not be drawn. */
  logo: MailLogo | undefined;
  contact: { address: string; phone: string; email: string };
};

/** Opaque: a mail client that turns colours around in dark mode leaves pictures as they are. */
export type MailLogo = {
  /** PNG; mail clients show no SVG. */
  bytes: Uint8Array;
  width: number;
  height: number;
  /** What the logo was drawn on. */
  ground: Hex;
};

const LOGO_ID = 'site-logo';
const FONTS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Puts the letterhead of its site around a mail, as HTML and as text. */
export function putOnLetterhead(
  mail: Extract<MailMessage, { html: string }>,
  letterhead: Letterhead,
): FinishedMail {
  const { site: _, language, html, ...envelope } = mail;
  const { logo } = letterhead;
  return {
    ...envelope,
    text: `${mail.text.trimEnd()}\n\n${signatureLines(letterhead).join('\n')}\n`,
    html: mailDocument({ subject: mail.subject, language, rows: html }, letterhead),
    ...((logo || mail.attachments) && {
      attachments: [...(mail.attachments ?? []), ...(logo ? [logoAttachment(logo)] : [])],
    }),
  };
}

function mailDocument(
  { subject, language, rows }: { subject: string; language: Language; rows: string },
  letterhead: Letterhead,
): string {
  const colours = mailColours(letterhead.theme);
  const { paper, sheet, ink } = colours;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light only"><meta name="supported-color-schemes" content="light only"><title>${escapeXml(subject)}</title></head>
<body bgcolor="${paper}" style="margin:0;padding:0;background:${paper}">
<table ${MAIL_TABLE} bgcolor="${paper}" style="background:${paper}"><tr><td align="center" style="padding:24px 12px 40px">
<table ${MAIL_TABLE} style="max-width:600px;font-family:${FONTS};color:${ink}">
<tr>${head(letterhead, colours)}</tr>
<tr><td bgcolor="${sheet}" style="background:${sheet};padding:32px 28px 36px;color:${ink}"><table ${MAIL_TABLE} style="font-family:${FONTS};color:${ink}">
${rows}
</table></td></tr>
<tr><td style="padding:24px 28px 0">${foot(letterhead, colours)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** A band in the colour that the logo was drawn on, over a line of the accent. */
function head({ siteName, homeUrl, logo }: Letterhead, { brand, onBrand, accent }: MailColours): string {
  const ground = logo?.ground ?? brand;
  const shown = logo
    ? `<img src="cid:${LOGO_ID}" width="${logo.width}" height="${logo.height}" alt="${escapeXml(siteName)}" style="display:block;border:0;color:${onBrand};font-size:20px">`
    : escapeXml(siteName);
  return `<td bgcolor="${ground}" style="background:${ground};padding:22px 28px;border-bottom:4px solid ${accent};border-radius:12px 12px 0 0"><a href="${escapeXml(homeUrl)}" style="display:inline-block;font-size:20px;font-weight:600;color:${onBrand};text-decoration:none">${shown}</a></td>`;
}

function foot({ siteName, contact }: Letterhead, { muted }: MailColours): string {
  const link = (href: string, text: string) =>
    `<a href="${escapeXml(href)}" style="color:${muted};white-space:nowrap">${escapeXml(text)}</a>`;
  const lines = [
    `<strong style="font-weight:600">${escapeXml(siteName)}</strong>`,
    escapeXml(contact.address),
    [
      contact.phone && link(telephoneLink(contact.phone), contact.phone),
      contact.email && link(`mailto:${contact.email}`, contact.email),
    ]
      .filter(Boolean)
      .join(' · '),
  ].filter(Boolean);
  return `<p style="margin:0;font-size:13px;line-height:1.6;color:${muted}">${lines.join('<br>')}</p>`;
}

function signatureLines({ siteName, contact, homeUrl }: Letterhead): string[] {
  return [siteName, contact.address, contact.phone, contact.email, homeUrl].filter(Boolean);
}

function logoAttachment({ bytes }: MailLogo): MailAttachment {
  return {
    name: 'logo.png',
    type: 'image/png',
    content: Buffer.from(bytes).toString('base64'),
    encoding: 'base64',
    contentId: LOGO_ID,
  };
}
