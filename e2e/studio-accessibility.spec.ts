import { expect, expectAccessible } from './fixtures.ts';
import { studioAddress } from './studio-client.ts';
import { editUrl, findDocument, openBlock, test } from './studio-fixtures.ts';

test('the sign-in page has no accessibility violations', async ({ page }) => {
  await page.goto(studioAddress('/login'));
  await expect(page.getByLabel('Password')).toBeVisible();
  await expectAccessible(page, 'login');
});

test('the overview has no accessibility violations', async ({ page, editor: _ }) => {
  await page.goto(studioAddress());
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expectAccessible(page, 'first page');
});

test('the form of a page has no accessibility violations', async ({ page, editor }) => {
  const { id } = await findDocument(editor, 'pages', { 'site.name': 'solvik-se', path: '/om-solvik' });
  await page.goto(editUrl('pages', id));
  await expect(page.locator('#main-row-0')).toBeVisible();
  await expectAccessible(page, 'form of a page');
});

test('what is done with a chosen picture has a name', async ({ page, editor }) => {
  const { id: site } = await findDocument(editor, 'sites', { name: 'solvik-se' });
  const { id: media, filename } = await findDocument(editor, 'media', { key: 'brands/BMW' });
  const main = [{ blockType: 'image', image: { media } }];
  const draft = { site, name: `Bild ${Date.now()}`, main, _status: 'draft' };
  const { body } = await editor.request('/pages?locale=sv&depth=0&draft=true', 'POST', draft);
  const { id } = body['doc'] as { id: number };
  await page.goto(editUrl('pages', id));
  await openBlock(page, 'main', 0);
  await expect(page.getByRole('button', { name: `Open ${filename}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Leave out ${filename} here` })).toBeVisible();
  await expectAccessible(page, 'form with a picture');
  await editor.request(`/pages/${id}`, 'DELETE');
});

test('the page tree has no accessibility violations', async ({ page, editor: _ }) => {
  await page.goto(studioAddress('/collections/pages/tree?site=solvik-se'));
  await expect(page.getByRole('link', { name: 'Om Solvik' }).first()).toBeVisible();
  await expectAccessible(page, 'tree of pages');
});
