import { type ChannelHandler, SuppressedDelivery } from '../../../shared/messaging/delivery-worker.ts';
import type { Mailer } from '../../../shared/messaging/mail.ts';
import { siteSender } from '../../../shared/messaging/site-sender.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { seasonMail } from './season-mail.ts';
import type { SeasonReminderStore } from './season-reminder-store.ts';
import { unsubscribePath, unsubscribeToken } from './unsubscribe-token.ts';

export const SEASON_MAIL = 'season-mail';

export type SeasonMailDeps = {
  reminders: Pick<SeasonReminderStore, 'find'>;
  mailer: Mailer;
  mailFrom: string | undefined;
  linkSecret: string;
  findSite: (name: string, language: Language) => { site: Site; texts: Texts } | undefined;
};

/** Rendered when it is sent: who has left meanwhile gets none. */
export function seasonMailHandler(deps: SeasonMailDeps): Record<typeof SEASON_MAIL, ChannelHandler> {
  const { reminders, mailer, mailFrom, linkSecret, findSite } = deps;
  return {
    [SEASON_MAIL]: async ({ key, about: id }) => {
      const reminder = await reminders.find(id);
      if (!reminder) throw new SuppressedDelivery('the customer has left the reminders');
      const found = findSite(reminder.site, reminder.language);
      if (!found) throw new Error(`there is no site ${reminder.site}`);
      const { site } = found;
      const [, turn = ''] = key.split('.');
      const unsubscribeUrl = site.url + unsubscribePath(unsubscribeToken(linkSecret, id));
      await mailer.send({
        key,
        about: id,
        from: siteSender(site, mailFrom),
        to: { name: reminder.firstName, address: reminder.email },
        ...seasonMail(turn, reminder, { ...found, unsubscribeUrl }),
        ...{ site: site.name, language: reminder.language },
      });
    },
  };
}
