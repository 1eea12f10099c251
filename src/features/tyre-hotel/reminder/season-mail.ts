import { mailButton, mailHeading, mailRow } from '../../../shared/messaging/mail-parts.ts';
import { escapeXml } from '../../../shared/platform/escape.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { mailColours } from '../../../shared/ui/themes/mail-colours.ts';
import type { SeasonReminder } from './season-reminder-store.ts';
import { type Season, seasonOf } from './season-turn.ts';

const suffixes = { summer: 'Summer', winter: 'Winter' } as const satisfies Record<Season, string>;

export type SeasonMailContext = { site: Pick<Site, 'url' | 'theme'>; texts: Texts; unsubscribeUrl: string };

/** To a customer whose wheels are in the hotel, with a way to book and a way to leave. */
export function seasonMail(
  turn: string,
  { plate, firstName, page }: SeasonReminder,
  { site, texts, unsubscribeUrl }: SeasonMailContext,
): { subject: string; text: string; html: string } {
  const colours = mailColours(site.theme);
  const suffix = suffixes[seasonOf(turn)];
  const subject = texts(`seasonMailSubject${suffix}`, { plate });
  const body = texts(`seasonMailText${suffix}`, { name: firstName, plate });
  const bookUrl = site.url + page;
  const [action, leave] = [texts('seasonMailAction'), texts('seasonMailLeave')];
  return {
    subject,
    text: `${body}\n\n${action}: ${bookUrl}\n\n--\n${leave}: ${unsubscribeUrl}\n`,
    html: [
      mailHeading(subject, colours),
      mailRow(`<p style="margin:0;font-size:16px;line-height:1.5">${escapeXml(body)}</p>`, 12),
      mailButton({ label: action, href: bookUrl }, colours),
      mailRow(
        `<a href="${escapeXml(unsubscribeUrl)}" style="font-size:13px;line-height:1.6;color:${colours.muted}">${escapeXml(leave)}</a>`,
        32,
      ),
    ].join('\n'),
  };
}
