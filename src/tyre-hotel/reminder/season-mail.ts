import { escapeXml } from '../../platform/escape.ts';
import type { Site } from '../../sites/site.ts';
import type { Texts } from '../../sites/texts.ts';
import type { SeasonReminder } from './season-reminder-store.ts';
import { type Season, seasonOf } from './season-turn.ts';

const suffixes = { summer: 'Summer', winter: 'Winter' } as const satisfies Record<Season, string>;

export type SeasonMailContext = { site: Pick<Site, 'url' | 'displayName'>; texts: Texts; leaveUrl: string };

/** To a customer whose wheels are in the hotel, with a way to book and a way to leave. */
export function seasonMail(
  turn: string,
  { plate, firstName, language, page }: SeasonReminder,
  { site, texts, leaveUrl }: SeasonMailContext,
): { subject: string; text: string; html: string } {
  const suffix = suffixes[seasonOf(turn)];
  const subject = texts(`seasonMailSubject${suffix}`, { plate });
  const body = texts(`seasonMailText${suffix}`, { name: firstName, plate });
  const bookUrl = site.url + page;
  const [action, leave] = [texts('seasonMailAction'), texts('seasonMailLeave')];
  return {
    subject,
    text: `${body}\n\n${action}: ${bookUrl}\n\n--\n${leave}: ${leaveUrl}\n`,
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeXml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#14201d">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto">
<tr><td style="padding-bottom:24px;font-size:14px;color:#5c6663">${escapeXml(site.displayName)}</td></tr>
<tr><td><h1 style="margin:0;font-size:30px;line-height:1.2;font-weight:400">${escapeXml(subject)}</h1></td></tr>
<tr><td style="padding-top:12px;font-size:16px;line-height:1.5">${escapeXml(body)}</td></tr>
<tr><td style="padding-top:24px"><a href="${escapeXml(bookUrl)}" style="display:inline-block;padding:13px 24px;border-radius:999px;background:#14201d;color:#ffffff;font-size:15px;font-weight:500;text-decoration:none">${escapeXml(action)}</a></td></tr>
<tr><td style="padding-top:40px;font-size:13px;line-height:1.6"><a href="${escapeXml(leaveUrl)}" style="color:#5c6663">${escapeXml(leave)}</a></td></tr>
</table>
</body>
</html>
`,
  };
}
