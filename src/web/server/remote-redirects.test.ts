import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { studioDrafts } from '../../content/publishing/adapters/studio-drafts.ts';
import { remoteFormBuilder } from '../../features/editor-forms/adapters/remote-form-builder.ts';
import { remoteProvider } from '../../features/finance/adapters/remote-provider.ts';
import { remoteTyreHotel } from '../../features/tyre-hotel/adapters/remote-tyre-hotel.ts';
import { remoteWorkshop } from '../../features/workshop/adapters/remote-workshop.ts';
import { nominatimGeocoder } from '../../shared/maps/adapters/nominatim-geocoder.ts';

const apiKey = 'secret';
const site = {
  name: 'solvik-se',
  country: 'SE',
  dealershipIndex: '',
  language: 'sv',
  timeZone: 'Europe/Stockholm',
  url: '',
} as const;

// `fetch` carries headers of its own names, and so the keys of most systems, to wherever a redirect leads.
test.each<[string, (url: string) => Promise<unknown>]>([
  ['the finance provider', (url) => remoteProvider({ url, apiKey }).legal('SLV-1')],
  ['the form builder', (url) => remoteFormBuilder({ apiUrl: url, apiKey }).latestSubmission('1')],
  [
    'the geocoder',
    (url) => nominatimGeocoder({ url, apiKey }).geocode({ text: 'Lund', country: 'SE', language: 'sv' }),
  ],
  ['the workshop system', (url) => remoteWorkshop({ url, apiKey }).findVehicle('ABC123')],
  [
    'the tyre hotel',
    (url) => remoteTyreHotel({ url, apiKey })(site).search('ABC123', { address: '192.0.2.1' }),
  ],
  ['the studio', (url) => studioDrafts(url).find({ site: 'solvik-se', language: 'sv', key: '/' }, apiKey)],
])('a redirect of %s is not followed, and its key not passed on', async (_system, call) => {
  const elsewhere = await listen(() => ({ status: 200 }));
  const system = await listen(() => ({ status: 307, location: `${elsewhere.url}/collect` }));
  await call(system.url).catch(() => undefined);
  expect(system.requests()).toBeGreaterThan(0);
  expect(elsewhere.requests()).toBe(0);
});

async function listen(respond: () => { status: number; location?: string }) {
  let count = 0;
  const server = createServer((_request, response) => {
    count += 1;
    const { status, location } = respond();
    response.writeHead(status, location ? { location } : {}).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests: () => count };
}
