import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { freshSqlite } from '../../src/platform/database/testing/databases.ts';
import { signPreviewToken } from '../../src/publishing/preview-token.ts';
import { openPublishing } from '../../src/wiring/publishing.ts';
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
  const { published, facts, close } = await openPublishing(place);
  onTestFinished(close);
  await published.publish(await publicDemo(3321, 'charging'));
  const payload = await openStudio(settings);
  onTestFinished(() => payload.destroy());
  return {
    payload,
    settings,
    fill: () => importPublished({ payload, published, facts, demoPort: 3321, now: new Date('2026-01-01') }),
    ask: (path: string, params = {}, pass = '') =>
      answer(studioEndpoints(settings), path, payload, params, pass),
  };
}

function answer(endpoints: Endpoint[], path: string, payload: Payload, routeParams: object, pass: string) {
  const endpoint = endpoints.find((each) => each.path === path);
  const headers = new Headers(pass ? { authorization: `Bearer ${pass}` } : {});
  return endpoint?.handler({
    payload,
    routeParams,
    headers,
  } as unknown as PayloadRequest) as Promise<Response>;
}

const drafts = '/drafts/:site/:language/:key';
const home = { site: 'charging', language: 'sv', key: 'home' };
const passFor = (site: string, lasts = 60_000) =>
  signPreviewToken({ site, expiresAt: Date.now() + lasts }, secret);

test('EDIT-08 drafts are shown to whoever holds a pass for their site, and to nobody else', async () => {
  const { ask, fill } = await aStudio();
  await fill();
  const shown = await ask(drafts, home, passFor('charging'));
  expect(shown.status).toBe(200);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  const { documents } = (await shown.json()) as { documents: { kind: string }[] };
  expect(documents.map(({ kind }) => kind)).toEqual(['page', 'shell', 'shell']);
  expect(JSON.stringify(documents)).not.toContain('.localhost:3000');
  for (const pass of ['', 'charging.9999999999999.forged', passFor('solvik-se'), passFor('charging', -1)])
    expect((await ask(drafts, home, pass)).status).toBe(401);
  expect((await ask(drafts, { ...home, key: 'nothing' }, passFor('charging'))).status).toBe(404);
  expect((await ask(drafts, { ...home, language: 'fi' }, passFor('charging'))).status).toBe(404);
});

test('the studio is ready once it is filled and the sites know it', async () => {
  const { ask, fill, payload, settings } = await aStudio();
  expect((await ask('/ready')).status).toBe(503);
  const running = startPublisherInstance(payload, settings);
  onTestFinished(() => running.stop());
  expect((await ask('/ready')).status).toBe(503);
  await fill();
  const ready = await ask('/ready');
  expect([ready.status, await ready.json()]).toEqual([200, { ready: true }]);
});
