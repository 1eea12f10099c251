import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, siteUrl } from './fixtures.ts';
import { sendRequest } from './send-request.ts';
import { studioAddress } from './studio-client.ts';
import {
  expectErrorMessages,
  findDocument,
  publicText,
  publish,
  test,
  whenPublic,
} from './studio-fixtures.ts';

const site = 'solvik-se';

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
  await expectAccessible(page, 'page tree after a move');
});

test('a page is duplicated under a name and address of its own, dragged to another place, and the menu follows', async ({
  page,
  editor,
  consoleErrors,
}) => {
  const stamp = String(Date.now()).slice(-7);
  const tree = studioAddress(`/collections/pages/tree?site=${site}`);
  await page.goto(tree);
  await page.getByRole('searchbox').fill('/om-solvik/press');
  await page.getByRole('link', { name: 'Press', exact: true }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('link', { name: 'Duplicate…' }).click();
  await page.getByLabel('Name of the copy').fill(`Pressrum ${stamp}`);
  await page.getByLabel('Part of the address').fill('press');
  await page.getByRole('button', { name: 'Make the copy' }).click();
  await expect(page.getByRole('alert').first()).toContainText('has the address /om-solvik/press already');
  expectErrorMessages(consoleErrors, 400, 1);
  await page.getByLabel('Part of the address').fill(`pressrum-${stamp}`);
  await page.getByRole('button', { name: 'Make the copy' }).click();
  await page.waitForURL(/\/pages\/\d+\?/);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await publish(page, 'pages');
  const path = `/om-solvik/pressrum-${stamp}`;
  await whenPublic(site, '/', `href="${path}"`);

  await page.goto(tree);
  await page.getByRole('button', { name: 'Open all' }).click();
  const row = (address: string) =>
    page.getByRole('row').filter({ has: page.getByText(address, { exact: true }) });
  const notice = page.locator('.page-tree__notice');
  await drag(page, row(path), row('/om-solvik/arbeta-hos-oss'), 'above');
  await expect(notice).toContainText('Menus follow at once.');
  const inMenu = async () => {
    const menu = await publicText(site);
    return menu.indexOf(`href="${path}"`) < menu.indexOf('href="/om-solvik/arbeta-hos-oss"');
  };
  await expect.poll(inMenu).toBe(true);
  const top = async (address: string) => (await row(address).boundingBox())?.y ?? 0;
  await expect.poll(async () => (await top(path)) < (await top('/om-solvik/arbeta-hos-oss'))).toBe(true);

  await drag(page, row(path), row('/om-solvik/hallbarhet'), 'into');
  const moved = `/om-solvik/hallbarhet/pressrum-${stamp}`;
  await whenPublic(site, '/', `href="${moved}"`);
  await expect(row(moved)).toBeVisible();
  expect((await sendRequest(siteUrl(site, path))).headers.location).toMatch(new RegExp(`${moved}$`));
  const { parent } = await findDocument(editor, 'pages', { 'site.name': site, path: moved });
  expect(parent).toBe(
    (await findDocument(editor, 'pages', { 'site.name': site, path: '/om-solvik/hallbarhet' })).id,
  );
});

/** With the mouse, as a person does it. */
async function drag(page: Page, row: Locator, to: Locator, where: 'above' | 'into'): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  const [from, target] = [await row.boundingBox(), await to.boundingBox()];
  if (!from || !target) throw new Error('A row is not on the screen.');
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  const y = target.y + (where === 'above' ? 3 : target.height / 2);
  await page.mouse.move(target.x + 60, y - 2, { steps: 6 });
  await page.mouse.move(target.x + 60, y);
  await expect(to).toHaveAttribute('data-drop', /./);
  await page.mouse.up();
}
