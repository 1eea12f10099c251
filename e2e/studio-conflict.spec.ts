import { expect } from './fixtures.ts';
import { people, signedInAs } from './studio-client.ts';
import { editUrl, findDocument, publicText, test, whenDraftSaved } from './studio-fixtures.ts';

const site = 'solvik-se';

test('EDIT-09 two editors on one page: the second save is refused with a message, and nothing is lost', async ({
  page,
  editor,
  consoleErrors,
}) => {
  const { id } = await findDocument(editor, 'pages', { 'site.name': site, path: '/om-solvik' });
  const [mine, first, second] = ['Om Solvik', 'Först', 'Sedan'].map((word) => `${word} ${Date.now()}`);
  await page.goto(editUrl('pages', id));
  const before = whenDraftSaved(page, 'pages');
  await page.locator('#field-name').fill(String(mine));
  await before;

  const colleague = await signedInAs(people.administrator);
  const { body } = await colleague.request(`/pages/${id}?draft=true&depth=0&locale=sv`);
  const { edition } = body;
  const theirs = { metaTitle: first, edition };
  expect((await colleague.request(`/pages/${id}?draft=true&locale=sv`, 'PATCH', theirs)).status).toBe(200);
  const stale = await editor.request(`/pages/${id}?draft=true&locale=sv`, 'PATCH', {
    metaTitle: second,
    edition,
  });
  expect([stale.status, JSON.stringify(stale.body)]).toEqual([409, expect.stringContaining('Somebody else')]);

  const refused = page.waitForResponse((response) => response.status() === 409);
  await page.locator('#field-name').fill(String(second));
  await refused;
  await expect(page.getByText(/Somebody else has changed this/).first()).toBeVisible();
  await expect(page.locator('#field-name')).toHaveValue(String(second));
  const saved = (await colleague.request(`/pages/${id}?draft=true&depth=0&locale=sv`)).body;
  expect(saved).toMatchObject({ metaTitle: first, name: mine });
  expect(await publicText(site, '/om-solvik')).not.toContain(String(first));
  const { updatedAt: _, ...back } = (await colleague.request(`/pages/${id}?depth=0&locale=sv`)).body;
  const undone = { ...back, edition: saved['edition'], _status: 'published' };
  expect((await colleague.request(`/pages/${id}?locale=sv`, 'PATCH', undone)).status).toBe(200);
  // The browser logs the refused saves.
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((each) => !each.includes('409')));
});
