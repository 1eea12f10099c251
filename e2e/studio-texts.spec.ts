import { expect, expectAccessible, expectAccessiblePart } from './fixtures.ts';
import { people, studioAddress } from './studio-client.ts';
import {
  editUrl,
  expectErrorMessages,
  findDocument,
  openPreview,
  publicText,
  test,
  whenPublic,
} from './studio-fixtures.ts';

const site = 'solvik-se';
const key = 'skipToContent';

test.afterEach(async ({ editor }) => {
  await editor.request('/site-texts', 'POST', { site, language: 'sv', key, text: '' });
});

test('SITE-06 a text of the product is found, changed, public at once and taken back', async ({
  page,
  editor: _,
  consoleErrors,
}) => {
  await page.goto(studioAddress(`/texts?site=${site}&language=sv`));
  await page.getByLabel('Search texts').fill(key);
  const row = page.getByRole('listitem').filter({ hasText: key });
  await expect(row.getByText('Skip to content')).toBeVisible();
  await expectAccessible(page, 'texts');
  await row.getByRole('textbox').fill('Hoppa till {sidan}');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByRole('alert')).toContainText('{sidan}');
  expectErrorMessages(consoleErrors, 400, 1);
  await row.getByRole('textbox').fill('Hoppa direkt dit');
  await row.getByRole('textbox').press('Control+Enter');
  await expect(row.getByText('Changed here')).toBeVisible();
  await whenPublic(site, '/', 'Hoppa direkt dit');
  await row.getByRole('button', { name: 'Use the product’s text' }).click();
  await expect(row.getByText('Saved.')).toBeVisible();
  await expect.poll(() => publicText(site)).not.toContain('Hoppa direkt dit');
});

test('SITE-06 a text is pointed at in the preview and changed there', async ({ page, editor }) => {
  const { id } = await findDocument(editor, 'pages', { 'site.name': site, key: 'home' });
  await page.goto(editUrl('pages', id));
  const preview = await openPreview(page);
  await preview.getByRole('button', { name: 'Texts' }).click();
  const textKey = 'cookieSettings';
  const pointed = preview.locator(`[data-text-keys~="${textKey}"]`).first();
  await pointed.click();
  const dialog = page.getByRole('dialog', { name: 'The text you pointed at' });
  await expect(dialog.getByText(textKey)).toBeVisible();
  await expectAccessiblePart(page, 'dialog.saving-dialog', 'text in the preview');
  await dialog.getByRole('textbox').first().fill('Pekat och skrivet');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await whenPublic(site, '/', 'Pekat och skrivet');
  await expect(preview.getByText('Pekat och skrivet').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Use the product’s text' }).click();
  await expect(dialog.getByText('Saved.', { exact: true })).toBeVisible();
  expect(await publicText(site)).not.toMatch(/\u2063/u);
});

test('a text is seen in place, and pointing there finds it in the list', async ({
  page,
  context,
  editor: _,
}) => {
  await page.goto(studioAddress(`/texts?site=${site}&language=sv`));
  await page.getByLabel('Search texts').fill(key);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'See it in place' }).first().click();
  const place = await opened;
  await expect(place.locator('[data-text-chosen]')).toHaveAttribute('data-text-keys', key);
  await place.locator('[data-text-keys~="cookieSettings"]').first().click();
  await expect(page.getByLabel('Search texts')).toHaveValue('cookieSettings');
});

test.describe('an author', () => {
  test.use({ mail: people.author });

  test('reads the texts of the site and cannot change them', async ({ page, editor: _ }) => {
    await page.goto(studioAddress(`/texts?site=${site}&language=sv`));
    await expect(page.getByText('You can read the texts of this site')).toBeVisible();
    await expect(page.getByRole('textbox').nth(1)).not.toBeEditable();
  });
});
