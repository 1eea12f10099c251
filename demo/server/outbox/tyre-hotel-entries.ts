import { TYRE_CODE_SMS } from '../../../src/features/tyre-hotel/access/code-sms.ts';
import { SEASON_MAIL } from '../../../src/features/tyre-hotel/reminder/season-mail-handler.ts';
import type { StoredMail } from '../../../src/shared/messaging/mail.ts';
import type { ListedDelivery, Outbox } from '../../../src/shared/messaging/outbox.ts';
import type { StoredSms } from '../../../src/shared/messaging/sms.ts';
import { toMailView, toSmsView } from './message-views.ts';
import type { OutboxEntry } from './outbox-page.tsx';

const titles: Readonly<Record<string, string>> = {
  [TYRE_CODE_SMS]: 'One-time code of the tyre hotel',
  [SEASON_MAIL]: 'Reminder of the tyre hotel',
};

type TyreHotelEntryDeps = { outbox: Outbox; mail: StoredMail; sms: StoredSms };

/** One-time codes and season reminders, each with its message, newest first. */
export async function tyreHotelEntries(
  { outbox, mail: mails, sms: messages }: TyreHotelEntryDeps,
  limit: number,
): Promise<readonly OutboxEntry[]> {
  const listed = await outbox.list({ limit: limit * 2 });
  const deliveries = listed.filter(({ channel }) => channel in titles).slice(0, limit);
  if (deliveries.length === 0) return [];
  const sms = new Map((await messages.latest(limit * 2)).map((each) => [each.key, each]));
  return Promise.all(
    deliveries.map(async (delivery) => {
      const sent = sms.get(delivery.key);
      const mail = sent ? undefined : await mails.find(delivery.key);
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
