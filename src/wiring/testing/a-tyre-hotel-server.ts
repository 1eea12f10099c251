import { onTestFinished } from 'vitest';
import { freshSqlite } from '../../platform/database/testing/databases.ts';
import { aServer } from '../../server/testing/a-server.ts';
import { siteDocument } from '../../server/testing/documents.ts';
import { scenarioSite } from '../../workshop/testing/workshop-scenario.ts';
import { embeddedTyreHotelScenario } from './embedded-tyre-hotel-scenario.ts';

const limits = { signIn: 1e6, reads: 1e6, bookings: 1e6, reviews: 10 };

/** A server with the embedded tyre hotel, at solvik.localhost a Swedish site, at no-workshops.localhost one without dealerships. */
export async function aTyreHotelServer({ demo = true } = {}) {
  const scenario = await embeddedTyreHotelScenario(await (await freshSqlite()).open());
  const { name, sitesIndex, url } = scenarioSite;
  const sites = [
    siteDocument(name, {
      url,
      hosts: [{ host: 'solvik.localhost' }],
      indices: { sites: sitesIndex },
    }),
    siteDocument('no-workshops'),
  ];
  const { open, sessions, now } = scenario;
  const server = await aServer(sites, {
    demo,
    now,
    app: { tyreHotel: { open, sessions, onChanged: () => {}, limits } },
  });
  onTestFinished(async () => {
    await server.close();
    scenario.close();
  });
  return { ...scenario, ...server, call: caller(server) };
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
