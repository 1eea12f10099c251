import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { signPreviewToken } from '../../src/content/publishing/preview-token.ts';
import { migrateDatabase } from '../../src/main/database.ts';
import { openPublishing } from '../../src/main/publishing.ts';
import { freshSqlite } from '../../src/main/testing/databases.ts';
import { importPublished } from '../seed/import-published.ts';
import { openStudio } from '../seed/open-studio.ts';
import { publicDemo } from '../testing/public-demo.ts';
import { testStudioSettings } from '../testing/studio-settings.ts';
import { studioEndpoints } from './endpoints.ts';
import { startPublisherInstance } from './publisher-instance.ts';

const secret = 'only-for-this-test-too';

async function aStudio() {
  const { settings: place } = await freshSqlite();
  const settings = testStudioSettings({ ...place, port: 3321, previewSecret: secret });
  await migrateDatabase(place);
  const { published, facts, close } = await openPublishing(place);
  onTestFinished(close);
  await published.publish(await publicDemo(3321, 'charging'));
  const payload = await openStudio(settings);
  onTestFinished(() => payload.destroy());
  return {
    payload,
    settings,
    fill: () => importPublished({ payload, published, facts, demoPort: 3321, now: new Date('2026-01-01') }),
    call: (path: string, params = {}, token = '') =>
      callEndpoint(studioEndpoints(settings), path, payload, params, token),
  };
}

function callEndpoint(
  endpoints: Endpoint[],
  path: string,
  payload: Payload,
  routeParams: object,
  token: string,
) {
  const endpoint = endpoints.find((each) => each.path === path);
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
  return endpoint?.handler({
    payload,
    routeParams,
    headers,
  } as unknown as PayloadRequest) as Promise<Response>;
}

const drafts = '/drafts/:site/:language/:key';
const home = { site: 'charging', language: 'sv', key: 'home' };
const tokenFor = (site: string, lasts = 60_000) =>
  signPreviewToken({ site, expiresAt: Date.now() + lasts }, secret);

test('EDIT-08 drafts are returned only with a valid preview token for their site', async () => {
  const { call, fill } = await aStudio();
  await fill();
  const shown = await call(drafts, home, tokenFor('charging'));
  expect(shown.status).toBe(200);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  const { documents } = (await shown.json()) as { documents: { kind: string }[] };
  expect(documents.map(({ kind }) => kind)).toEqual(['page', 'shell', 'shell']);
  expect(JSON.stringify(documents)).not.toContain('.localhost:3000');
  for (const token of ['', 'charging.9999999999999.forged', tokenFor('solvik-se'), tokenFor('charging', -1)])
    expect((await call(drafts, home, token)).status).toBe(401);
  expect((await call(drafts, { ...home, key: 'nothing' }, tokenFor('charging'))).status).toBe(404);
  expect((await call(drafts, { ...home, language: 'fi' }, tokenFor('charging'))).status).toBe(404);
});

test('the studio is ready once its content is imported and published', async () => {
  const { call, fill, payload, settings } = await aStudio();
  expect((await call('/ready')).status).toBe(503);
  const running = startPublisherInstance(payload, settings);
  onTestFinished(() => running.stop());
  expect((await call('/ready')).status).toBe(503);
  await fill();
  const ready = await call('/ready');
  expect([ready.status, await ready.json()]).toEqual([200, { ready: true }]);
});
