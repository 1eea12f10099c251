import { expect, expectAccessible } from './fixtures.ts';
import { studioAddress } from './studio-client.ts';
import { editUrl, findDocument, test } from './studio-fixtures.ts';

/** Payload's own layout has two banners, and on some pages neither a main landmark nor a first-level heading. */
const ofPayload = [
  'landmark-one-main',
  'landmark-no-duplicate-banner',
  'landmark-unique',
  'page-has-heading-one',
  'region',
];

/** What Payload's forms lack: names of handles, buttons with dots, select boxes and the preview's frame. */
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

test('the sign-in page has no accessibility violations', async ({ page }) => {
  await page.goto(studioAddress('/login'));
  await expect(page.getByLabel('Password')).toBeVisible();
  await expectAccessible(page, 'login', ofPayload);
});

test('the overview has no accessibility violations', async ({ page, editor: _ }) => {
  await page.goto(studioAddress());
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expectAccessible(page, 'first page', ofPayload);
});

test('the form of a page has no accessibility violations', async ({ page, editor }) => {
  const { id } = await findDocument(editor, 'pages', { 'site.name': 'solvik-se', path: '/om-solvik' });
  await page.goto(editUrl('pages', id));
  await expect(page.locator('#main-row-0')).toBeVisible();
  await expectAccessible(page, 'form of a page', ofPayloadForms);
});

test('the page tree has no accessibility violations', async ({ page, editor: _ }) => {
  await page.goto(studioAddress('/collections/pages/tree?site=solvik-se'));
  await expect(page.getByRole('link', { name: 'Om Solvik' }).first()).toBeVisible();
  await expectAccessible(page, 'tree of pages', ofPayload);
});
