import type { Page } from '@playwright/test';
import { pageErrorMessages } from '../cms/collections/page-error-messages.ts';
import { ruleErrorMessages } from '../cms/collections/rule-error-messages.ts';
import type { StudioLanguage } from '../cms/i18n/studio-text.ts';
import { uploadErrorMessages } from '../cms/media/upload-error-messages.ts';
import { MAX_UPLOAD_BYTES } from '../cms/media/upload-limits.ts';
import { expect } from './fixtures.ts';
import { type StudioClient, studioAddress } from './studio-client.ts';
import { editUrl, findDocument, test as studioTest, whenDraftSaved } from './studio-fixtures.ts';
import { password } from './studio-servers.ts';

const test = studioTest.extend({
  // The browser logs what is refused on purpose.
  consoleErrors: async ({ consoleErrors }, use) => {
    await use(consoleErrors);
    const others = consoleErrors.filter((each) => !/\b(400|413)\b/.test(each));
    consoleErrors.splice(0, consoleErrors.length, ...others);
  },
});

async function aPage(editor: StudioClient): Promise<number> {
  const { id: site } = await findDocument(editor, 'sites', { name: 'solvik-se' });
  const page = { site, name: `Adress ${Date.now()}`, hideInNavigation: true, _status: 'published' };
  const { body } = await editor.request('/pages?locale=sv&depth=0', 'POST', page);
  return (body['doc'] as { id: number }).id;
}

const speak = (page: Page, language: StudioLanguage) =>
  page.context().addCookies([{ name: 'payload-lng', value: language, url: studioAddress() }]);

for (const language of ['en', 'sv'] as const) {
  test(`a refused address says at its field what to do: ${language}`, async ({ page, editor }) => {
    const id = await aPage(editor);
    await speak(page, language);
    await page.goto(editUrl('pages', id));
    await expect(page.locator('#field-slug')).toHaveValue(/^adress/);
    const saved = whenDraftSaved(page, 'pages');
    await page.locator('#field-slug').fill('min sida');
    await saved;
    await page.locator('#action-save').click();
    const field = page.locator('.field-type', { has: page.locator('#field-slug') }).last();
    await expect(field.locator('.field-error')).toContainText(pageErrorMessages[language].spaceInAddress);
    await editor.request(`/pages/${id}`, 'PATCH', { deletedAt: new Date().toISOString() });
  });

  test(`a refused redirect says at its field what to do: ${language}`, async ({ page, editor }) => {
    expect(editor.cookie).not.toBe('');
    await speak(page, language);
    await page.goto(studioAddress('/collections/redirects/create?site=solvik-se'));
    const sentence = ruleErrorMessages[language]['no slash']('gammal');
    // What is filled in before the form listens is lost.
    await expect(async () => {
      await page.locator('#field-source').fill('gammal');
      await page.locator('#field-destination').fill('/ny');
      await expect(page.locator('.rule-check')).toContainText(sentence, { timeout: 3000 });
    }).toPass();
    await page.locator('#action-save').click();
    const field = page.locator('.field-type', { has: page.locator('#field-source') }).last();
    await expect(field.locator('.field-error')).toContainText(sentence);
  });

  test(`a file above the limit is refused at its field before it is sent: ${language}`, async ({
    page,
    editor,
  }) => {
    expect(editor.cookie).not.toBe('');
    await speak(page, language);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/media')) sent.push(request.url());
    });
    await page.goto(studioAddress('/collections/media/create'));
    const buffer = Buffer.alloc(MAX_UPLOAD_BYTES + 1);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer });
    await page.locator('#action-save').click();
    await expect(page.getByText(uploadErrorMessages[language].tooLarge).first()).toBeVisible();
    expect(sent).toEqual([]);
  });
}

test('when the session ends the page stays, says so, and goes on after signing in again', async ({
  page,
  editor,
}) => {
  const id = await aPage(editor);
  await page.clock.install();
  await speak(page, 'en');
  const known = page.waitForResponse(/\/api\/users\/me/);
  await page.goto(editUrl('pages', id));
  await known;
  const name = page.locator('#field-name');
  await expect(name).toBeVisible();
  await page.clock.runFor(2000);
  await page.clock.fastForward('12:00:00');
  const dialog = page.locator('dialog.saving-dialog');
  await expect(dialog).toContainText('You have been signed out');
  expect(page.url()).toContain(`/collections/pages/${id}`);
  await dialog.locator('input[name="password"]').fill(password);
  await dialog.getByRole('button', { name: 'Sign in and save' }).click();
  await expect(dialog).toBeHidden();
  await expect(name).toBeVisible();
});
