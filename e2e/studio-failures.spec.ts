import { expect, siteNames, siteUrl } from './fixtures.ts';
import { getWhenReady, sendRequest } from './send-request.ts';
import { people, signedInAs, studioAddress } from './studio-client.ts';
import { findDocument, test, whenPublic } from './studio-fixtures.ts';

const asPage = { headers: { accept: 'text/html' } };

async function statuses(): Promise<(string | number)[][]> {
  return Promise.all(siteNames.map(async (name) => [name, (await getWhenReady(siteUrl(name))).status]));
}

test('without the studio every site works, also after a restart of the site; /admin reports it', async ({
  app,
  page,
  editor: _,
}) => {
  const all = siteNames.map((name) => [name, 200]);
  expect((await sendRequest(studioAddress(), 'GET', asPage)).status).toBeLessThan(400);
  await app.studio.kill();
  expect(await statuses()).toEqual(all);
  const gone = await sendRequest(studioAddress(), 'GET', asPage);
  expect([gone.status, gone.text]).toEqual([503, expect.stringContaining('The studio does not answer')]);

  await app.site.kill();
  await app.site.start();
  expect(await statuses()).toEqual(all);
  const waiting = await sendRequest(studioAddress(), 'GET', asPage);
  expect([waiting.status, waiting.text]).toEqual([503, expect.stringContaining('The studio')]);
  await app.studio.start();
  await page.goto(studioAddress('/collections/redirects'));
  await expect(page.locator('tbody tr').first()).toBeVisible();
});

const press = '/om-solvik/press';

/** Publishes another title directly in the studio, because the site may be down. */
async function publishing(title: string): Promise<() => Promise<Response>> {
  const editor = await signedInAs(people.editor);
  const { id, edition } = await findDocument(editor, 'pages', { 'site.name': 'solvik-se', path: press });
  const address = `http://127.0.0.1:${process.env['FORECOURT_STUDIO_PORT']}/admin/api/pages/${id}?locale=sv`;
  const body = JSON.stringify({ metaTitle: title, edition, _status: 'published' });
  const headers = { cookie: `payload-token=${editor.cookie}`, 'content-type': 'application/json' };
  return () => fetch(address, { method: 'PATCH', headers, body });
}

test('the site is killed while something is published: it is public when the site is back', async ({
  app,
}) => {
  const title = `Medan sajten var borta ${Date.now()}`;
  const publish = await publishing(title);
  const [answer] = await Promise.all([publish(), app.site.kill()]);
  expect(answer.status).toBe(200);
  await app.site.start();
  await whenPublic('solvik-se', press, title);
});

test('the studio is killed right after something was published: it is public when the studio is back', async ({
  app,
}) => {
  const title = `Medan studion var borta ${Date.now()}`;
  const publish = await publishing(title);
  expect((await publish()).status).toBe(200);
  await app.studio.kill();
  await app.studio.start();
  await whenPublic('solvik-se', press, title);
});
