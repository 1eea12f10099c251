import { afterEach, expect, test } from 'vitest';
import { aServer } from '../../main/testing/a-server.ts';
import { siteDocument } from '../../main/testing/documents.ts';

let close = async () => {};
afterEach(() => close());

async function visit(documents: Parameters<typeof aServer>[0], studio?: string) {
  const server = await aServer(documents, { demo: false, ...(studio && { studio }) });
  close = server.close;
  return server.get('www.dealer.example', '/');
}

test('a new installation shows at every host that it has no site, and where the first one is added', async () => {
  const { status, text } = await visit([], 'http://127.0.0.1:9');
  expect(status).toBe(404);
  expect(text).toContain('<h1>There is no site here yet</h1>');
  expect(text).toMatch(/href="http:\/\/localhost:\d+\/admin"/);
});

test('without a studio it explains how to switch the studio on', async () => {
  expect((await visit([])).text).toContain('start without STUDIO=0');
});

test('beside other sites an unknown host gets no directory of them', async () => {
  const { status, text } = await visit([siteDocument('solvik-se')]);
  expect(status).toBe(404);
  expect(text).toContain('<h1>No site answers at this address</h1>');
  expect(text).not.toContain('solvik-se');
});
