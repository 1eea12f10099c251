import { escapeXml } from '../platform/escape.ts';
import type { Language } from '../sites/languages.ts';
import type { Site } from '../sites/site.ts';
import type { LeadMail, LeadMailPhoto, LeadMailRow } from './lead-mail.ts';

// Mail clients support tables and inline styles, little else. Colours are plain here: a mail has no theme, and
// many clients invert them in dark mode.
const ink = '#14201d';
const muted = '#5c6663';
const line = '#dfe2e0';
const face = `font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:${ink}`;

/** HTML that is readable on phones and in old mail clients. */
export function leadMailHtml(
  { subject, heading, warning, rows, message, photos, link, foot }: LeadMail,
  site: Site,
  language: Language = site.languages[0],
): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeXml(subject)}</title></head>
<body style="margin:0;padding:0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;${face}">
<tr><td style="padding-bottom:24px;font-size:14px;color:${muted}">${escapeXml(site.displayName)}</td></tr>
<tr><td><h1 style="margin:0;font-size:26px;line-height:1.2;font-weight:400">${escapeXml(heading)}</h1></td></tr>
${warning ? `<tr><td style="padding-top:16px"><p style="margin:0;padding:12px 16px;border:1px solid ${line};border-left:4px solid #b3261e;font-size:15px">${escapeXml(warning)}</p></td></tr>` : ''}
${message ? `<tr><td style="padding-top:24px"><p style="margin:0 0 6px;font-size:13px;color:${muted}">${escapeXml(message.label)}</p><p style="margin:0;font-size:17px;line-height:1.5">${escapeXml(message.text).replaceAll('\n', '<br>')}</p></td></tr>` : ''}
<tr><td style="padding-top:24px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid ${line}">
${rows.map(rowAsHtml).join('\n')}
</table></td></tr>
${photos?.length ? photosAsHtml(photos) : ''}
<tr><td style="padding-top:28px"><a href="${escapeXml(link.href)}" style="display:inline-block;padding:13px 24px;border-radius:999px;background:${ink};color:#ffffff;font-size:15px;font-weight:500;text-decoration:none">${escapeXml(link.label)}</a></td></tr>
<tr><td style="padding-top:28px;font-size:13px;line-height:1.5;color:${muted}">${escapeXml(foot)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function rowAsHtml({ label, value, href, more = [] }: LeadMailRow): string {
  const text = escapeXml(value);
  const linked = href ? `<a href="${escapeXml(href)}" style="color:${ink}">${text}</a>` : text;
  const under = more.map(
    (each) => `<br><span style="font-size:14px;color:${muted}">${escapeXml(each)}</span>`,
  );
  const cell = `padding:12px 0;border-bottom:1px solid ${line};vertical-align:top`;
  return `<tr><td style="${cell};padding-right:16px;width:30%;font-size:14px;line-height:24px;color:${muted}">${escapeXml(label)}</td><td style="${cell};font-size:16px;line-height:1.5">${linked}${under.join('')}</td></tr>`;
}

const THUMBNAIL_WIDTH = 160;

/** Pictures of the mail itself: mail clients do not fetch others before the reader allows it. */
function photosAsHtml(photos: readonly LeadMailPhoto[]): string {
  const pictures = photos.map(({ label, href, contentId, width, height }) => {
    const shown = Math.round((THUMBNAIL_WIDTH * height) / width);
    return `<a href="${escapeXml(href)}" style="display:inline-block;margin:0 8px 8px 0"><img src="cid:${contentId}" width="${THUMBNAIL_WIDTH}" height="${shown}" alt="${escapeXml(label)}" style="display:block;border:0;border-radius:8px"></a>`;
  });
  return `<tr><td style="padding-top:24px">${pictures.join('')}</td></tr>`;
}
