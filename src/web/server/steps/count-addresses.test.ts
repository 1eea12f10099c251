import { expect, onTestFinished, test } from 'vitest';
import { createSiteActivity } from '../../../features/operations/processes/site-activity.ts';
import { aServer } from '../../../main/testing/a-server.ts';
import { pageDocument, siteDocument, textBlock } from '../../../main/testing/documents.ts';

const se = 'solvik-se.localhost';
const redirects = {
  kind: 'redirects',
  site: 'solvik-se',
  language: '',
  key: 'redirects',
  body: [{ source: '/kampanj/{id}', destination: '/', permanent: true }],
};

test('what is not there and which rule redirected is counted, without query', async () => {
  const activity = createSiteActivity(() => new Date());
  const documents = [
    siteDocument('solvik-se'),
    pageDocument('solvik-se', 'home', { main: [textBlock('1', 'Hem')] }),
    redirects as never,
  ];
  const server = await aServer(documents, { app: { activity } });
  onTestFinished(() => server.close());
  for (const path of ['/', '/borta?a=1', '/borta?a=2', '/kampanj/7?b=1', '/kampanj/8', '/api/borta'])
    await server.get(se, path);
  const counts = [...activity.addresses.take().values()];
  expect(counts.map(({ hit: { kind, address }, hits }) => `${kind} ${address} ${hits}`)).toEqual([
    'missing /borta 2',
    'redirect /kampanj/{id} 2',
  ]);
});
