import { ask } from './ask.ts';
import {
  becomesPublic,
  draftSaved,
  editing,
  find,
  openBlock,
  openPreview,
  publicText,
  publish,
  test,
} from './studio-editor.ts';
import { password } from './studio-house.ts';
import { as, type Person, people, studioAddress } from './studio-person.ts';
import { at, expect } from './visitor.ts';

const site = 'solvik-se';
const now = () => new Date().toISOString().slice(11, 23);

test('EDIT-01 EDIT-07 a new editor changes a title: seen in the preview, public only when published, and there alone', async ({
  page,
}) => {
  const title = `Kör hem ${now()}`;
  await page.goto(studioAddress());
  await page.getByLabel('Email').fill(people.editor);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(studioAddress());
  await page.goto(studioAddress('/collections/pages?locale=sv&search=Start'));
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await openBlock(page, 'main', 0);
  const others = [at(site, '/om-solvik'), at(site, '/en'), at('solvik-no')];
  const before = await Promise.all(others.map((address) => ask(address)));

  const preview = await openPreview(page);
  const saved = draftSaved(page, 'pages');
  await page.locator('#field-main__0__title').fill(title);
  await saved;
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  expect(await publicText(site)).not.toContain(title);

  await publish(page, 'pages');
  await becomesPublic(site, '/', title);
  const after = await Promise.all(others.map((address) => ask(address)));
  expect(after.map(({ status, headers }) => [status, headers.etag])).toEqual(
    before.map(({ headers }) => [200, headers.etag]),
  );
});

test('an older version is brought back', async ({ page, editor }) => {
  const { id } = await find(editor, 'pages', { 'site.name': site, key: 'home' });
  const [older, newer] = [`Äldre ${now()}`, `Nyare ${now()}`];
  for (const title of [older, newer]) {
    await publishTitle(editor, id, title);
    await becomesPublic(site, '/', title);
  }
  await page.goto(studioAddress(`/collections/pages/${id}/versions?locale=sv`));
  await page.locator('tbody tr').nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await becomesPublic(site, '/', older);
  expect(await publicText(site)).not.toContain(newer);
});

type Editor = Parameters<typeof find>[0];
type Block = { title?: string };

async function publishTitle(editor: Editor, id: number, title: string): Promise<void> {
  const { body } = await editor.ask(`/pages/${id}?locale=sv&depth=0&draft=true`);
  const [hero, ...others] = body['main'] as Block[];
  const json = { main: [{ ...hero, title }, ...others], edition: body['edition'], _status: 'published' };
  expect((await editor.ask(`/pages/${id}?locale=sv&depth=0`, 'PATCH', json)).status).toBe(200);
}

test('a change is published at the time that was set', async ({ page, editor }) => {
  const { id } = await find(editor, 'pages', { 'site.name': site, key: 'home' });
  const title = `I tid ${now()}`;
  await page.goto(editing('pages', id));
  await openBlock(page, 'main', 0);
  const saved = draftSaved(page, 'pages');
  await page.locator('#field-main__0__title').fill(title);
  await saved;
  await page.locator('.form-submit .popup-button').click();
  await page.getByRole('button', { name: 'Schedule Publish' }).click();
  const drawer = page.locator('.schedule-publish');
  // The form proposes Unpublish until it knows of the draft.
  await drawer
    .locator('label')
    .filter({ hasText: /^Publish$/ })
    .click();
  await drawer.locator('#time input, input#time').first().fill(hourAhead());
  await page.keyboard.press('Enter');
  await drawer.locator('#scheduled-publish-save').click();
  await expect(drawer.locator('table')).toContainText('Publish');
  const administrator = await as(people.administrator);
  const job = await scheduledJob(administrator);
  const inMinutes = (Date.parse(job.waitUntil) - Date.now()) / 60_000;
  expect(Math.abs(inMinutes - 60)).toBeLessThan(5);
  expect(await publicText(site)).not.toContain(title);
  // The hour is over.
  const due = { waitUntil: new Date().toISOString() };
  expect((await administrator.ask(`/payload-jobs/${job.id}`, 'PATCH', due)).status).toBe(200);
  await becomesPublic(site, '/', title, 30_000);
});

async function scheduledJob(administrator: Person): Promise<{ id: number; waitUntil: string }> {
  const { body } = await administrator.ask('/payload-jobs?sort=-createdAt&limit=1&depth=0');
  const [latest] = body['docs'] as { id: number; waitUntil: string }[];
  if (!latest) throw new Error('Nothing is scheduled.');
  return latest;
}

function hourAhead(): string {
  const then = new Date(Date.now() + 3_600_000);
  const day = then.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
  return `${day} ${then.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}`;
}
