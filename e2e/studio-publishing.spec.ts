import { expect, siteUrl } from './fixtures.ts';
import { sendRequest } from './send-request.ts';
import { people, studioAddress } from './studio-client.ts';
import {
  findDocument,
  openBlock,
  openPreview,
  publicText,
  publish,
  test,
  whenDraftSaved,
  whenPublic,
} from './studio-fixtures.ts';
import { password } from './studio-servers.ts';

const site = 'solvik-se';
const now = () => new Date().toISOString().slice(11, 23);

test('EDIT-01 EDIT-07 a new editor changes a title: seen in the preview, public only when published, and nothing else changes', async ({
  page,
}) => {
  const title = `Kör hem ${now()}`;
  await page.goto(studioAddress());
  await page.getByLabel('Email').fill(people.editor);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(studioAddress());
  await page.goto(studioAddress('/collections/pages?locale=sv&search=Start'));
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await openBlock(page, 'main', 0);
  const others = [siteUrl(site, '/om-solvik'), siteUrl(site, '/en'), siteUrl('solvik-no')];
  const before = await Promise.all(others.map((address) => sendRequest(address)));

  const preview = await openPreview(page);
  const saved = whenDraftSaved(page, 'pages');
  await page.locator('#field-main__0__title').fill(title);
  await saved;
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  expect(await publicText(site)).not.toContain(title);

  await publish(page, 'pages');
  await whenPublic(site, '/', title);
  const after = await Promise.all(others.map((address) => sendRequest(address)));
  expect(after.map(({ status, headers }) => [status, headers.etag])).toEqual(
    before.map(({ headers }) => [200, headers.etag]),
  );
});

test('an older version is restored', async ({ page, editor }) => {
  const { id } = await findDocument(editor, 'pages', { 'site.name': site, key: 'home' });
  const [older, newer] = [`Äldre ${now()}`, `Nyare ${now()}`];
  for (const title of [older, newer]) {
    await publishTitle(editor, id, title);
    await whenPublic(site, '/', title);
  }
  await page.goto(studioAddress(`/collections/pages/${id}/versions?locale=sv`));
  await page.locator('tbody tr').nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('#field-name')).toBeVisible();
  expect(await publicText(site)).toContain(newer);
  await publish(page, 'pages');
  await whenPublic(site, '/', older);
  expect(await publicText(site)).not.toContain(newer);
});

type Editor = Parameters<typeof findDocument>[0];
type Block = { title?: string };

async function publishTitle(editor: Editor, id: number, title: string): Promise<void> {
  const { body } = await editor.request(`/pages/${id}?locale=sv&depth=0&draft=true`);
  const [hero, ...others] = body['main'] as Block[];
  const json = { main: [{ ...hero, title }, ...others], edition: body['edition'], _status: 'published' };
  expect((await editor.request(`/pages/${id}?locale=sv&depth=0`, 'PATCH', json)).status).toBe(200);
}
