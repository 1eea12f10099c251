import { expect, test } from 'vitest';
import { aServer } from '../../main/testing/a-server.ts';
import { pageDocument, siteDocument, textBlock } from '../../main/testing/documents.ts';
import { holdTheLoop } from './testing/hold-the-loop.ts';

const se = 'solvik-se.localhost';

test('under too much load, cached pages and health are still served, others get 503 with Retry-After', async () => {
  const server = await aServer(
    [
      siteDocument('solvik-se'),
      pageDocument('solvik-se', 'home', { main: [textBlock('1', 'Hem')] }),
      pageDocument('solvik-se', 'about', { path: '/om', main: [textBlock('1', 'Om')] }),
    ],
    { overload: { eventLoopDelayMs: 150, sampleEveryMs: 25 } },
  );
  await expect.poll(async () => (await server.get(se, '/')).status, { timeout: 20_000 }).toBe(200);
  const holding = setInterval(() => holdTheLoop(400), 1);
  await new Promise((resolve) => setTimeout(resolve, 900));
  const [cached, made, api, booking, tyres, health] = await Promise.all([
    server.get(se, '/'),
    server.get(se, '/om'),
    server.get(se, '/content-api/page'),
    server.get(se, '/api/mechmate/car/ABC123'),
    server.get(se, '/api/tirehotel/authorization/search?regNo=ABC123&language=sv'),
    server.get(se, '/healthz'),
  ]);
  clearInterval(holding);
  expect([cached.status, health.status]).toEqual([200, 200]);
  expect([made.status, made.headers['retry-after']]).toEqual([503, '5']);
  expect(made.text).toContain('Det är kö just nu.');
  expect([api.status, JSON.parse(api.text).code]).toEqual([503, 'OVERLOADED']);
  // In the shapes of their own APIs.
  expect([booking.status, JSON.parse(booking.text)]).toEqual([
    503,
    { errors: { 'Error Result': ['Overloaded'] } },
  ]);
  expect([tyres.status, typeof JSON.parse(tyres.text).message]).toEqual([503, 'string']);
  await server.close();
}, 60_000);
