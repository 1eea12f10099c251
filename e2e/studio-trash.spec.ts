import { expect, expectAccessible } from './fixtures.ts';
import { people, signedInAs, studioAddress } from './studio-client.ts';
import { editUrl, findDocument, publicText, test as studioTest } from './studio-fixtures.ts';

const site = 'solvik-se';
const ofPayload = [
  'landmark-one-main',
  'landmark-no-duplicate-banner',
  'landmark-unique',
  'page-has-heading-one',
  'region',
];

const test = studioTest.extend({
  // The form of what was just deleted asks once more for its languages.
  consoleErrors: async ({ consoleErrors }, use) => {
    await use(consoleErrors);
    consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((each) => !each.includes('404')));
  },
});

async function newPage(person: Awaited<ReturnType<typeof signedInAs>>, name: string, _status: string) {
  const { id: siteId } = await findDocument(person, 'sites', { name: site });
  const draft = _status === 'draft' ? '&draft=true' : '';
  const data = { site: siteId, name, hideInNavigation: true, _status };
  const { body, status } = await person.request(`/pages?locale=sv&depth=0${draft}`, 'POST', data);
  expect(status, JSON.stringify(body)).toBe(201);
  return body['doc'] as { id: number; path: string };
}

test('an editor deletes a public page, finds it in the trash and brings it back', async ({
  page,
  editor,
}) => {
  const { id, path } = await newPage(editor, `Ångrad ${Date.now()}`, 'published');
  await expect.poll(() => publicText(site, path)).toContain('Ångrad');
  await page.goto(editUrl('pages', id));
  await page.locator('.doc-controls__popup .popup-button').first().click();
  await page.locator('#action-delete').click();
  await page.locator('#confirm-action').click();
  await expect(page.getByText('moved to trash')).toBeVisible();
  await expect.poll(() => publicText(site, path)).not.toContain('Ångrad');

  await page.goto(studioAddress('/collections/pages/trash'));
  await page.getByRole('link', { name: 'Ångrad' }).first().click();
  await page.locator('#action-restore').click();
  await page.getByRole('checkbox', { name: 'restore-as-published' }).check();
  await page.locator('#confirm-action').click();
  await expect.poll(() => publicText(site, path)).toContain('Ångrad');
});

test('an author asks for publishing, the editor sees it on the overview and sends it back', async ({
  page,
  editor: _,
}) => {
  const author = await signedInAs(people.author);
  const { id } = await newPage(author, `Begärd ${Date.now()}`, 'draft');
  const asked = await author.request(`/publishing-request/pages/${id}`, 'POST', { note: 'Klar för juni' });
  expect(asked.status).toBe(200);

  await page.goto(studioAddress());
  const row = page.getByRole('link', { name: /Begärd .* asks for publishing/ }).first();
  await expect(row).toContainText('Klar för juni');
  await expectAccessible(page, 'overview', ofPayload);
  await row.click();
  const panel = page.locator('.publishing-request');
  await expect(panel).toContainText('Klar för juni');
  await panel.getByRole('textbox').fill('Byt bilden');
  await panel.getByRole('button', { name: 'Send back' }).click();
  await expect(panel).toHaveCount(0);
  const { body } = await author.request(`/publishing-request/pages/${id}`);
  expect(body['latest']).toMatchObject({ state: 'returned', answer: 'Byt bilden' });
});
