import { draftSaved, editing, find, publicText, test } from './studio-editor.ts';
import { as, people } from './studio-person.ts';
import { expect } from './visitor.ts';

const site = 'solvik-se';

test('EDIT-09 two editors on one page: the second save is refused with words, and nothing is lost', async ({
  page,
  editor,
  complaints,
}) => {
  const { id } = await find(editor, 'pages', { 'site.name': site, path: '/om-solvik' });
  const [mine, first, second] = ['Om Solvik', 'Först', 'Sedan'].map((word) => `${word} ${Date.now()}`);
  await page.goto(editing('pages', id));
  const before = draftSaved(page, 'pages');
  await page.locator('#field-name').fill(String(mine));
  await before;

  const colleague = await as(people.administrator);
  const { body } = await colleague.ask(`/pages/${id}?draft=true&depth=0&locale=sv`);
  const { edition } = body;
  const theirs = { metaTitle: first, edition };
  expect((await colleague.ask(`/pages/${id}?draft=true&locale=sv`, 'PATCH', theirs)).status).toBe(200);
  const stale = await editor.ask(`/pages/${id}?draft=true&locale=sv`, 'PATCH', {
    metaTitle: second,
    edition,
  });
  expect([stale.status, JSON.stringify(stale.body)]).toEqual([409, expect.stringContaining('Somebody else')]);

  const refused = page.waitForResponse((response) => response.status() === 409);
  await page.locator('#field-name').fill(String(second));
  await refused;
  await expect(page.getByText(/Somebody else has changed this/).first()).toBeVisible();
  await expect(page.locator('#field-name')).toHaveValue(String(second));
  const kept = (await colleague.ask(`/pages/${id}?draft=true&depth=0&locale=sv`)).body;
  expect(kept).toMatchObject({ metaTitle: first, name: mine });
  expect(await publicText(site, '/om-solvik')).not.toContain(String(first));
  const { updatedAt: _, ...back } = (await colleague.ask(`/pages/${id}?depth=0&locale=sv`)).body;
  const undone = { ...back, edition: kept['edition'], _status: 'published' };
  expect((await colleague.ask(`/pages/${id}?locale=sv`, 'PATCH', undone)).status).toBe(200);
  // The refusals themselves.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('409')));
});
