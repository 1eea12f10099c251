import { expect, expectAccessiblePart } from './fixtures.ts';
import { people, signedInAs, studioAddress } from './studio-client.ts';
import { editUrl, findDocument, test } from './studio-fixtures.ts';

test('everybody in a page is seen there and in the tree, with the field they are in, live', async ({
  page,
  editor,
  browser,
}) => {
  const { id: site } = await findDocument(editor, 'sites', { name: 'solvik-se' });
  const draft = { site, name: `Tillsammans ${Date.now()}`, _status: 'draft' };
  const { body } = await editor.request('/pages?locale=sv&depth=0&draft=true', 'POST', draft);
  const { id } = body['doc'] as { id: number };
  await page.goto(editUrl('pages', id));
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();

  const { cookie } = await signedInAs(people.administrator);
  const colleague = await browser.newContext({ viewport: page.viewportSize() });
  await colleague.addCookies([{ name: 'payload-token', value: cookie, url: studioAddress() }]);
  const theirs = await colleague.newPage();
  await theirs.goto(editUrl('pages', id));
  const here = page.getByRole('list', { name: 'Also here' });
  await expect(here.getByRole('listitem')).toHaveCount(1);
  await expect(theirs.getByRole('list', { name: 'Also here' }).getByRole('listitem')).toHaveCount(1);

  await theirs.locator('#field-name').focus();
  await expect(here).toContainText('in Name');
  await expect(page.locator('[data-written-by]').locator('#field-name')).toBeVisible();
  await page.screenshot({ path: '.cache/presence.png' });
  await expectAccessiblePart(page, '.people-here', 'people here');
  await theirs.locator('#field-name').blur();
  await expect(here).not.toContainText('in Name');
  await expect(page.locator('[data-written-by]')).toHaveCount(0);

  await page.goto(studioAddress('/collections/pages/tree?site=solvik-se'));
  const row = page.getByRole('row').filter({ hasText: draft.name });
  await expect(row.locator('.page-tree__people')).toContainText('open at');
  await page.screenshot({ path: '.cache/presence-tree.png' });
  await colleague.close();
  await expect(row.locator('.page-tree__people')).toHaveCount(0, { timeout: 15_000 });
  await editor.request(`/pages/${id}`, 'DELETE');
});
