import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import { freshSqlite } from '../../../main/testing/databases.ts';
import { embeddedTyreHotelScenario } from '../../../main/testing/embedded-tyre-hotel-scenario.ts';
import { scenarioSite } from '../../booking/testing/department-scenario.ts';
import { SESSION_COOKIE } from '../api/session-cookie.ts';
import { tyreHotelRoutes } from '../api.ts';
import { inMemorySessions } from '../testing/in-memory-sessions.ts';
import { scenarioVehicles } from '../testing/tyre-hotel-scenario.ts';
import { tyreHotelServiceContract } from '../tyre-hotel-service.contract.ts';
import { remoteTyreHotel } from './remote-tyre-hotel.ts';

const apiKey = 'the key of the contract';
const limits = { signIn: 1e6, reads: 1e6, bookings: 1e6, reviews: 1e6 };
const log = { info: () => {}, warn: () => {}, error: () => {} };

// The remote system offers this installation's own API over the embedded tyre hotel, and trusts the key.
tyreHotelServiceContract('remote, over HTTP', async () => {
  const scenario = await embeddedTyreHotelScenario(await (await freshSqlite()).open());
  onTestFinished(scenario.close);
  const { open, now } = scenario;
  const sessions = inMemorySessions();
  const plates = scenarioVehicles.map(({ regNo }) => regNo);
  const session = await sessions.start({ plates }, now());
  const server = Fastify({ trustProxy: 'loopback' });
  onTestFinished(() => server.close());
  await server.register(rateLimit, { global: false });
  server.addHook('onRequest', async ({ headers }) => {
    if (headers['x-api-key'] === apiKey) headers.cookie = `${SESSION_COOKIE}=${session}`;
  });
  tyreHotelRoutes(server, {
    ...{ log, now, limits, sessions },
    reminders: undefined,
    onBooked: () => {},
    siteFor: () => ({ name: scenarioSite.name, texts: textsFor('sv'), service: open(scenarioSite) }),
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const service = remoteTyreHotel({ url: `${url}/api/tirehotel`, apiKey })(scenarioSite);
  return { ...scenario, service };
});
