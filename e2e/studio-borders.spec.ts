import { readFile } from 'node:fs/promises';
import { expect } from './fixtures.ts';
import { people, signedInAs, studioAddress } from './studio-client.ts';
import { editUrl, findDocument, openBlock, test } from './studio-fixtures.ts';

const refused = [403, 404];

test.describe('an editor of carstore-fi', () => {
  test.use({ mail: people.finnishEditor });

  test('sees the hosts of the own site read-only, and cannot take over another', async ({ page, editor }) => {
    const { id, hosts, edition } = await findDocument(editor, 'sites', { name: 'carstore-fi' });
    await page.goto(editUrl('sites', id));
    await expect(page.locator('#field-displayName')).toBeEnabled();
    await expect(page.locator('#field-url')).toBeDisabled();
    await expect(page.locator('#field-hosts__0__host')).toHaveValue('carstore-fi.localhost');
    await expect(page.locator('#field-hosts__0__host')).toBeDisabled();
    await expect(page.locator('#field-hosts .array-field__add-row')).toHaveCount(0);
    const answer = await editor.request(`/sites/${id}`, 'PATCH', {
      hosts: [{ host: 'bistro.localhost' }],
      edition,
    });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      403,
      expect.stringContaining('You may not change “Hosts”'),
    ]);
    expect((await findDocument(editor, 'sites', { name: 'carstore-fi' }))['hosts']).toEqual(hosts);
  });

  test('cannot choose the pictures of solvik-se, nor replace one', async ({
    page,
    editor,
    consoleErrors,
  }) => {
    const administrator = await signedInAs(people.administrator);
    const foreign = await findDocument(administrator, 'media', { key: 'favicons/solvik-se' });
    const shared = await findDocument(administrator, 'media', { key: 'brands/BMW' });
    await page.goto(studioAddress('/collections/media?limit=100&search=favicons'));
    await expect(page.locator('tbody')).toContainText('favicons/carstore-fi');
    await expect(page.locator('tbody')).not.toContainText('favicons/solvik-se');

    await page.goto(editUrl('media', shared.id));
    await expect(page.locator('#field-alt')).toBeDisabled();
    await expect(page.locator('#action-save')).toHaveCount(0);
    await expect(page.locator('.file-details__remove')).toHaveCount(0);

    await page.goto(editUrl('media', foreign.id));
    await expect(page.locator('#field-alt')).toHaveCount(0);
    // The browser logs the 404.
    consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((each) => !each.includes('404')));

    const form = new FormData();
    const bytes = await readFile('demo/media/scenes/harbour.webp');
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/webp' }), 'hero.webp');
    const headers = { cookie: `payload-token=${editor.cookie}` };
    const address = studioAddress(`/api/media/${foreign.id}`);
    expect(refused).toContain((await fetch(address, { method: 'PATCH', headers, body: form })).status);
    expect((await findDocument(administrator, 'media', { id: foreign.id }))['mediaFile']).toBe(
      foreign['mediaFile'],
    );
  });
});

test.describe('an administrator', () => {
  test.use({ mail: people.administrator });

  test('still sees it when an answer about the form arrives after the refusal', async ({
    page,
    editor: administrator,
    consoleErrors,
  }) => {
    const { id } = await findDocument(administrator, 'sites', { name: 'carstore-fi' });
    await page.goto(editUrl('sites', id));
    await openBlock(page, 'hosts', 0);
    const { promise: isRefused, resolve: refuse } = Promise.withResolvers<void>();
    const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
    await page.route('**/admin/collections/sites/**', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      ask();
      const response = await route.fetch();
      await isRefused;
      return route.fulfill({ response });
    });
    await page.locator('#field-hosts__0__host').fill('bistro.localhost');
    await isAsked;
    const answer = page.waitForResponse((response) => response.status() === 400);
    await page.locator('#action-save').click();
    await answer;
    const problem = page.locator('.field-error').getByText('belongs to the site bistro already');
    await expect(problem).toBeVisible();
    const merged = page.waitForResponse((response) => response.request().method() === 'POST');
    refuse();
    await merged;
    await page.waitForTimeout(500);
    await expect(problem).toBeVisible();
    await page.locator('#field-hosts__0__host').fill('ledig.localhost');
    await expect(problem).toHaveCount(0);
    consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((each) => !each.includes('400')));
  });

  test('sees at the field which site has a host', async ({ page, editor: administrator, consoleErrors }) => {
    const { id } = await findDocument(administrator, 'sites', { name: 'carstore-fi' });
    await page.goto(editUrl('sites', id));
    await openBlock(page, 'hosts', 0);
    await page.locator('#field-hosts__0__host').fill('www.Bistro.localhost');
    await page.locator('#action-save').click();
    await expect(
      page
        .locator('.field-error')
        .getByText(
          'www.bistro.localhost belongs to the site bistro already. Remove it there first, or choose another host.',
        ),
    ).toBeVisible();
    // The browser logs the refused save.
    consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((each) => !each.includes('400')));
  });
});
