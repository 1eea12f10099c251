import { extensionContract, renderSample, startSite } from 'forecourt/extension/testing';
import { expect, onTestFinished, test } from 'vitest';
import crm from '../extension.ts';
import { aCrm } from '../testing/a-crm.ts';

extensionContract(crm);

const reviews = crm.blocks?.['reviews'];

test('the average is said in the language of the page, and the stars are for everybody', async () => {
  const html = await renderSample(crm, reviews as never, 'three reviews', 'fi');
  expect(html).toContain('4,7/5, 212 arvostelua');
  expect(html).toContain('aria-label="5/5 tähteä"');
});

test('without reviews nothing is shown', async () => {
  expect(await renderSample(crm, reviews as never, 'no reviews yet')).toMatch(/<\/style>$/);
});

const main = [{ id: 'a', block: 'crm-reviews', fields: { title: 'Well said', count: 1 } }];

async function aSite() {
  const receiver = await aCrm();
  onTestFinished(() => void receiver.close());
  const env = { CRM_URL: receiver.url, CRM_CLIENT_ID: 'a', CRM_CLIENT_SECRET: 'b' };
  return { receiver, ...(await startSite(crm, { env, main })) };
}

test('on a page the reviews come from the CRM', async () => {
  const { receiver, get } = await aSite();
  const reviews = [
    { id: '1', stars: 5, text: 'Friendly and quick.', author: 'Kim', writtenOn: '2026-11-02' },
  ];
  receiver.next.push({ status: 200, body: { average: 5, total: 1, reviews } });
  const { statusCode, body } = await get('/');
  expect([statusCode, body.includes('Friendly and quick.')]).toEqual([200, true]);
});

test('while the CRM is down, the page stands without them', async () => {
  const { receiver, get } = await aSite();
  receiver.next.push({ status: 500 });
  const { statusCode, body } = await get('/');
  expect([statusCode, body.includes('Well said')]).toEqual([200, false]);
});
