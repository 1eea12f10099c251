import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FeedSourceProblem } from 'forecourt/extension';
import { expect, onTestFinished, test } from 'vitest';
import { auction } from './auction.ts';

async function anAuction() {
  const server = createServer(({ url, headers }, response) => {
    const json = (status: number, body: object, more = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(body));
    if (url?.startsWith('/sellers/7/lots?page=2')) return json(200, { lots: [{ car_id: '2' }] });
    if (url !== '/sellers/7/lots') return json(404, {});
    if (headers['if-none-match'] === '"v1"') return response.writeHead(304).end();
    return json(200, { lots: [{ car_id: '1' }], next: '/sellers/7/lots?page=2' }, { etag: '"v1"' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const auctionUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const context = { settings: { auctionUrl, footfallUrl: undefined } } as never;
  return (what: string, version?: string) =>
    auction.fetch({ index: 'cars-solvik-se', what, version, signal: AbortSignal.timeout(5000) }, context);
}

test('the lots of a seller are a feed, page by page, and not sent again while they are the same', async () => {
  const fetch = await anAuction();
  const feed = await fetch('7');
  const lines: string[] = [];
  for await (const line of (feed?.body ?? []) as AsyncIterable<string>) lines.push(line);
  expect(lines).toEqual(['{"car_id":"1"}\n', '{"car_id":"2"}\n']);
  expect(feed?.version).toBe('"v1"');
  expect(await fetch('7', '"v1"')).toBeUndefined();
});

test('a seller that the auction does not know is told to editors', async () => {
  const fetch = await anAuction();
  const problem = await fetch('8').catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(FeedSourceProblem);
  expect(problem).toMatchObject({ code: 'not-found', message: 'The auction knows no seller 8.' });
});
