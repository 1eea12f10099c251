import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fetchDealerships } from './fetch-dealerships.ts';

async function aServer(answer: (host: string, page: number) => { status: number; body: unknown }) {
  const server = createServer((request, response) => {
    const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page'));
    const { status, body } = answer(request.headers.host ?? '', page);
    response.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const card = (id: string) => ({ id, href: `/x/${id}`, name: id, street: '', town: '' });

test('all pages of a site’s dealerships are fetched from the sites’ server', async () => {
  const port = await aServer((host, page) => ({
    status: host === 'solvik-se.localhost' ? 200 : 400,
    body: { cards: page === 1 ? [card('a'), card('b')] : [card('c')], total: 3 },
  }));
  const found = await fetchDealerships('solvik-se.localhost', port);
  expect(found).toMatchObject({ state: 'found', dealerships: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] });
  expect(await fetchDealerships('bistro.localhost', port)).toEqual({ state: 'none' });
});

test('a server that fails or is not there is no surprise', async () => {
  const port = await aServer(() => ({ status: 503, body: {} }));
  expect(await fetchDealerships('solvik-se.localhost', port)).toEqual({ state: 'failed' });
  expect(await fetchDealerships('solvik-se.localhost', 1)).toEqual({ state: 'failed' });
});
