import { expect, expectAccessible } from './fixtures.ts';
import { people, signedInAs, studioAddress } from './studio-client.ts';
import { editUrl, findDocument, publicText, test } from './studio-fixtures.ts';

const site = 'solvik-se';

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
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
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
  await expectAccessible(page, 'overview');
  await row.click();
  const panel = page.locator('.publishing-request');
  await expect(panel).toContainText('Klar för juni');
  await panel.getByRole('textbox').fill('Byt bilden');
  await panel.getByRole('button', { name: 'Send back' }).click();
  await expect(panel).toHaveCount(0);
  const { body } = await author.request(`/publishing-request/pages/${id}`);
  expect(body['latest']).toMatchObject({ state: 'returned', answer: 'Byt bilden' });
});
