import type { OutboxEntry } from '../../../features/leads/views/outbox.tsx';
import { TYRE_CODE_SMS } from '../../../features/tyre-hotel/access/code-sms.ts';
import { SEASON_MAIL } from '../../../features/tyre-hotel/reminder/season-mail-handler.ts';
import type { ListedDelivery } from '../../../shared/messaging/outbox.ts';
import type { AppContext } from '../app-context.ts';
import { toMailView, toSmsView } from './message-views.ts';

const titles: Readonly<Record<string, string>> = {
  [TYRE_CODE_SMS]: 'One-time code of the tyre hotel',
  [SEASON_MAIL]: 'Reminder of the tyre hotel',
};

/** One-time codes and season reminders, each with its message, newest first. */
export async function tyreHotelEntries(app: AppContext, limit: number): Promise<readonly OutboxEntry[]> {
  const listed = await app.leads.outbox.list({ limit: limit * 2 });
  const deliveries = listed.filter(({ channel }) => channel in titles).slice(0, limit);
  if (deliveries.length === 0) return [];
  const sms = new Map((await app.sms.latest(limit * 2)).map((each) => [each.key, each]));
  return Promise.all(
    deliveries.map(async (delivery) => {
      const sent = sms.get(delivery.key);
      const mail = sent ? undefined : await app.leads.mail.find(delivery.key);
      return {
        ...toEntry(delivery),
        from: sent?.from ?? mail?.from.address ?? 'nobody yet',
        to: sent?.to ?? mail?.to.address ?? 'nobody yet',
        messages: [...(sent ? [toSmsView(sent)] : []), ...(mail ? [toMailView(mail)] : [])],
      };
    }),
  );
}

function toEntry(delivery: ListedDelivery) {
  return {
    id: delivery.key,
    kind: 'Tyre hotel',
    site: undefined,
    receivedAt: delivery.createdAt,
    subject: titles[delivery.channel] ?? '',
    deliveries: [delivery],
  } as const;
}
