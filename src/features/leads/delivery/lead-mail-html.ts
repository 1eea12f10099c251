import { MAIL_TABLE, mailButton, mailHeading, mailRow } from '../../../shared/messaging/mail-parts.ts';
import { escapeXml } from '../../../shared/platform/escape.ts';
import type { Site } from '../../../shared/sites/site.ts';
import { type MailColours, mailColours } from '../../../shared/ui/themes/mail-colours.ts';
import type { LeadMail, LeadMailPhoto, LeadMailRow } from './lead-mail.ts';

/** Rows that are readable on phones and in old mail clients. */
export function leadMailHtml(
  { heading, warning, rows, message, photos, link, foot }: LeadMail,
  { theme }: Pick<Site, 'theme'>,
): string {
  const colours = mailColours(theme);
  const { muted, line } = colours;
  return [
    mailHeading(heading, colours),
    warning &&
      mailRow(
        `<p style="margin:0;padding:12px 16px;border:1px solid ${line};border-left:4px solid #b3261e;font-size:15px;line-height:1.5">${escapeXml(warning)}</p>`,
        16,
      ),
    message &&
      mailRow(
        `<p style="margin:0 0 6px;font-size:13px;color:${muted}">${escapeXml(message.label)}</p><p style="margin:0;font-size:17px;line-height:1.5">${escapeXml(message.text).replaceAll('\n', '<br>')}</p>`,
        24,
      ),
    mailRow(
      `<table ${MAIL_TABLE} style="border-top:1px solid ${line}">\n${rows.map((row) => rowAsHtml(row, colours)).join('\n')}\n</table>`,
      24,
    ),
    photos?.length && photosAsHtml(photos),
    mailButton(link, colours),
    mailRow(`<p style="margin:0;font-size:13px;line-height:1.5;color:${muted}">${escapeXml(foot)}</p>`, 28),
  ]
    .filter(Boolean)
    .join('\n');
}

function rowAsHtml(
  { label, value, href, more = [] }: LeadMailRow,
  { brand, muted, line }: MailColours,
): string {
  const text = escapeXml(value);
  const linked = href ? `<a href="${escapeXml(href)}" style="color:${brand}">${text}</a>` : text;
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
  return mailRow(pictures.join(''), 24);
}
