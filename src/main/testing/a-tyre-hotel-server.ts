import { onTestFinished } from 'vitest';
import { scenarioSite } from '../../features/booking/testing/department-scenario.ts';
import { kyselySeasonReminderStore } from '../../features/tyre-hotel/adapters/kysely-season-reminder-store.ts';
import { seasonReminders } from '../../features/tyre-hotel/reminder/season-reminders.ts';
import { kyselyOutbox } from '../../shared/messaging/adapters/kysely-outbox.ts';
import type { DemoServer } from '../app-context.ts';
import { aServer } from './a-server.ts';
import { freshSqlite } from './databases.ts';
import { siteDocument } from './documents.ts';
import { embeddedTyreHotelScenario, scenarioLinkSecret } from './embedded-tyre-hotel-scenario.ts';

const limits = { signIn: 1e6, reads: 1e6, bookings: 1e6, reviews: 10 };

/** A server with the embedded tyre hotel, at solvik.localhost a Swedish site, at no-workshops.localhost one without dealerships. */
export async function aTyreHotelServer({
  demoServer,
  database = freshSqlite,
}: {
  demoServer?: DemoServer;
  database?: typeof freshSqlite;
} = {}) {
  const db = await (await database()).open();
  const scenario = await embeddedTyreHotelScenario(db);
  const { bookings } = scenario;
  const seasonStore = kyselySeasonReminderStore(db);
  const linkSecret = scenarioLinkSecret;
  const { name, dealershipIndex, url } = scenarioSite;
  const sites = [
    siteDocument(name, {
      url,
      hosts: [{ host: 'solvik.localhost' }],
      indices: { sites: dealershipIndex },
    }),
    siteDocument('no-workshops'),
  ];
  const { open, sessions, now } = scenario;
  const subscriptions = seasonReminders({ bookings, reminders: seasonStore, linkSecret, now });
  const server = await aServer(sites, {
    ...(demoServer && { demoServer }),
    now,
    app: {
      tyreHotel: {
        ...{ open, sessions, limits },
        onChanged: () => {},
        reminders: { subscriptions, store: seasonStore },
      },
    },
  });
  onTestFinished(async () => {
    await server.close();
    scenario.close();
  });
  return { ...scenario, ...server, call: caller(server), outbox: kyselyOutbox(db), seasonStore, linkSecret };
}

export type Call = { host?: string; cookie?: string; headers?: Record<string, string>; body?: unknown };

function caller({ send }: Pick<Awaited<ReturnType<typeof aServer>>, 'send'>) {
  return async (
    method: string,
    path: string,
    { host = 'solvik.localhost', cookie, headers, body }: Call = {},
  ) => {
    const response = await send(host, `/api/tirehotel/${path}`, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const cookies = response.headers['set-cookie'] ?? [];
    return {
      status: response.status,
      json: (response.text === '' ? undefined : JSON.parse(response.text)) as Record<string, unknown>,
      setCookie: cookies[0],
      cookie: cookies[0]?.split(';')[0] ?? '',
    };
  };
}
