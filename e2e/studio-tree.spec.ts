import { expect, expectAccessible } from './fixtures.ts';
import { studioAddress } from './studio-client.ts';
import { findDocument, test } from './studio-fixtures.ts';

const site = 'solvik-se';

/** Payload's own layout has two banners, and no main landmark. */
const ofPayload = ['landmark-one-main', 'landmark-no-duplicate-banner', 'landmark-unique', 'region'];

test('a page is moved by keyboard and the move is undone', async ({ page, editor }) => {
  await page.goto(studioAddress(`/collections/pages/tree?site=${site}`));
  const about = page.getByRole('row').filter({ hasText: '/om-solvik' }).first();
  await about.focus();
  const before = await findDocument(editor, 'pages', { 'site.name': site, path: '/om-solvik' });
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.locator('.page-tree__notice')).toContainText('Menus follow at once.');
  const after = await findDocument(editor, 'pages', { 'site.name': site, path: '/om-solvik' });
  expect(after['order']).not.toEqual(before['order']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.page-tree__notice')).toContainText('Menus follow at once.');
  await expectAccessible(page, 'page tree after a move', ofPayload);
});
