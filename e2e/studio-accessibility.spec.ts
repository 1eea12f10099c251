import { expect, expectAccessible } from './fixtures.ts';
import { studioAddress } from './studio-client.ts';
import { editUrl, findDocument, test } from './studio-fixtures.ts';

/** Payload's own frame has two banners, and on some of its pages neither a main part nor a first heading. */
const ofPayload = [
  'landmark-one-main',
  'landmark-no-duplicate-banner',
  'landmark-unique',
  'page-has-heading-one',
  'region',
];

/** What Payload's forms lack: words on handles, on buttons with dots, on its select boxes and on the preview's frame. */
const ofPayloadForms = [
  ...ofPayload,
  'aria-command-name',
  'aria-hidden-focus',
  'button-name',
  'frame-title',
  'heading-order',
  'label',
  'label-title-only',
  'list',
];

test('the way in is there for all', async ({ page }) => {
  await page.goto(studioAddress('/login'));
  await expect(page.getByLabel('Password')).toBeVisible();
  await expectAccessible(page, 'login', ofPayload);
});

test('so is the first page', async ({ page, editor: _ }) => {
  await page.goto(studioAddress());
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expectAccessible(page, 'first page', ofPayload);
});

test('so is the form of a page', async ({ page, editor }) => {
  const { id } = await findDocument(editor, 'pages', { 'site.name': 'solvik-se', path: '/om-solvik' });
  await page.goto(editUrl('pages', id));
  await expect(page.locator('#main-row-0')).toBeVisible();
  await expectAccessible(page, 'form of a page', ofPayloadForms);
});

test('so is the tree of pages', async ({ page, editor: _ }) => {
  await page.goto(studioAddress('/collections/pages/tree?site=solvik-se'));
  await expect(page.getByRole('link', { name: 'Om Solvik' }).first()).toBeVisible();
  await expectAccessible(page, 'tree of pages', ofPayload);
});
