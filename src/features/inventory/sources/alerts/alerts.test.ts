import { expect, test } from 'vitest';
import { textsFor } from '../../../../content/publishing/built-in-texts.ts';
import { testDatabases } from '../../../../main/testing/databases.ts';
import type { MailMessage } from '../../../../shared/messaging/mail.ts';
import type { WebhookRequest } from '../../../../shared/messaging/webhook-sender.ts';
import type { Database } from '../../../../shared/platform/database/schema.ts';
import type { Language } from '../../../../shared/sites/languages.ts';
import { aSite } from '../../../../shared/sites/testing/a-site.ts';
import { kyselySourceStore } from '../../adapters/kysely-source-store.ts';
import { knownIndices } from '../../known-indices.ts';
import { sourceDeclaration } from '../source.ts';
import type { FetchResult, LastFetch } from '../source-store.ts';
import { alertHandlers } from './alert-handlers.ts';
import { followSources } from './follow-sources.ts';
import type { SourceAlert } from './source-alert.ts';

const index = 'cars-solvik-se';
const start = Date.parse('2026-11-19T08:00:00Z');
const webhook = { url: 'https://alerts.example/feeds', secret: 'sixteen signs at least' };

for (const { name, fresh } of testDatabases)
  test(`${name}: somebody is written to once when a feed fails, and once when it is well again, by one of several processes`, async () => {
    const database = await fresh();
    const { end, follow, told } = await aSource(await database.open(), await database.open());
    await end('imported', 0);
    await follow();
    for (const failures of [1, 2]) await end('failed', failures);
    await follow();
    expect(await told()).toEqual([]);
    for (const failures of [3, 4]) {
      await end('failed', failures, 'dms.example does not answer.');
      await follow();
    }
    expect(await told()).toEqual(['feed-alert-mail feed.failed', 'feed-alert-webhook feed.failed']);
    // While it is open whether the next failure is one of many, nobody is told that all is well.
    await end('failed', 1);
    await follow();
    await end('imported', 0);
    await follow();
    expect((await told()).slice(2)).toEqual([
      'feed-alert-mail feed.recovered',
      'feed-alert-webhook feed.recovered',
    ]);
  });

const [sqlite] = testDatabases;
if (!sqlite) throw new Error('there is a database');

test('a feed that is refused is told of at once, and one that is late when the schedule has passed it by', async () => {
  const { end, follow, told, pass } = await aSource(await (await sqlite.fresh()).open());
  await end('refused', 1, 'line 7: car_price is not a number.');
  await follow();
  await end('imported', 0);
  await follow();
  pass(149);
  await follow();
  expect(await told()).toHaveLength(4);
  pass(2);
  await follow();
  const events = (await told()).filter((each) => each.startsWith('feed-alert-mail'));
  expect(events.map((each) => each.split(' ')[1])).toEqual(['feed.refused', 'feed.recovered', 'feed.late']);
});

test.each([
  ['sv', 'Lagerfilen cars-solvik-se: går inte att hämta', '3 gånger i rad'],
  ['nb', 'Lagerfilen cars-solvik-se: kan ikke hentes', '3 ganger på rad'],
  ['fi', 'Varastotiedosto cars-solvik-se: haku ei onnistu', '3 kertaa peräkkäin'],
  ['sk', 'Súbor so skladom cars-solvik-se: nedá sa stiahnuť', '3-krát za sebou'],
  ['en', 'Feed of cars-solvik-se: cannot be collected', '3 times in a row'],
] as const)('the mail is in the language of the site: %s', async (language, subject, times) => {
  const { end, follow, deliver } = await aSource(await (await sqlite.fresh()).open());
  await end('imported', 0);
  await end('failed', 3, 'There is no file /stock.csv.');
  await follow();
  const { mails, posted } = await deliver(language);
  expect(mails).toMatchObject([{ subject, to: { address: 'feeds@solvik.example' } }]);
  for (const part of [times, '19', 'There is no file /stock.csv.']) expect(mails[0]?.text).toContain(part);
  expect(posted.map(({ url, body }) => [url, JSON.parse(body).type])).toEqual([[webhook.url, 'feed.failed']]);
});

/** A source that is fetched every hour, seen by one or more processes. */
async function aSource(...databases: readonly [Database, ...Database[]]) {
  let at = start;
  const now = () => new Date(at);
  const stores = databases.map((db) => kyselySourceStore(db, now, undefined)) as [Store, ...Store[]];
  const [sources] = stores;
  const declaration = sourceDeclaration.parse({
    source: { kind: 'web', url: 'https://dms.example/stock.csv' },
    ...{ schedule: { everyMinutes: 60 }, alertEmail: 'feeds@solvik.example' },
  });
  const facts = { secrets: {}, by: undefined, isSameFile: false, hostKey: undefined };
  await sources.put(index, 0, { declaration, ...facts, nextAt: now().toISOString() });
  const deliveries = async () => {
    const rows = await databases[0].selectFrom('delivery').selectAll().orderBy('key').execute();
    return rows.map(({ message, ...row }) => ({ ...row, message: JSON.parse(message ?? '') as SourceAlert }));
  };
  return {
    /** What became of a fetch. */
    end: async (result: FetchResult, failures: number, problem?: string) => {
      at += 60_000;
      const claimed = await sources.claim({ owner: 'the test', until: now() });
      if (!claimed) throw new Error('it is due');
      const last: LastFetch = { at: now().toISOString(), result, problem, bytes: undefined };
      const goodAt = result === 'imported' ? last.at : undefined;
      await sources.finish(claimed, { ...last, failures, nextAt: last.at, goodAt });
    },
    follow: async () => {
      at += 1;
      const receivers = { email: 'everybody@solvik.example', webhook };
      await Promise.all(
        stores.map((store) => followSources({ sources: store, receivers, now, onEnqueued: () => {} })),
      );
    },
    pass: (minutes: number) => {
      at += minutes * 60_000;
    },
    told: async () => (await deliveries()).map(({ channel, message }) => `${channel} ${message.event}`),
    deliver: async (language: Language) => {
      const mails: MailMessage[] = [];
      const posted: WebhookRequest[] = [];
      const handlers = alertHandlers({
        ...{ sources, mailFrom: undefined, receivers: { webhook } },
        indices: () => knownIndices([{ name: 'solvik-se', indices: { cars: index }, languages: [language] }]),
        findSite: () => ({ site: { ...aSite(), languages: [language] }, texts: textsFor(language) }),
        mailer: { send: async (mail) => void mails.push(mail) },
        webhookSender: { send: async (request) => void posted.push(request) },
      });
      for (const delivery of await deliveries())
        await handlers[delivery.channel]?.(delivery, AbortSignal.timeout(1000));
      return { mails, posted };
    },
  };
}

type Store = ReturnType<typeof kyselySourceStore>;
