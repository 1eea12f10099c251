import { expect, siteUrl } from './fixtures.ts';
import { sendRequest } from './send-request.ts';
import { people, type StudioClient, signedInAs, studioAddress } from './studio-client.ts';
import {
  editUrl,
  findDocument,
  openBlock,
  openPreview,
  publicText,
  publish,
  test,
  whenDraftSaved,
  whenPublic,
} from './studio-fixtures.ts';
import { password } from './studio-servers.ts';

const site = 'solvik-se';
const now = () => new Date().toISOString().slice(11, 23);

test('EDIT-01 EDIT-07 a new editor changes a title: seen in the preview, public only when published, and nothing else changes', async ({
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
  const others = [siteUrl(site, '/om-solvik'), siteUrl(site, '/en'), siteUrl('solvik-no')];
  const before = await Promise.all(others.map((address) => sendRequest(address)));

  const preview = await openPreview(page);
  const saved = whenDraftSaved(page, 'pages');
  await page.locator('#field-main__0__title').fill(title);
  await saved;
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  expect(await publicText(site)).not.toContain(title);

  await publish(page, 'pages');
  await whenPublic(site, '/', title);
  const after = await Promise.all(others.map((address) => sendRequest(address)));
  expect(after.map(({ status, headers }) => [status, headers.etag])).toEqual(
    before.map(({ headers }) => [200, headers.etag]),
  );
});

test('an older version is restored', async ({ page, editor }) => {
  const { id } = await findDocument(editor, 'pages', { 'site.name': site, key: 'home' });
  const [older, newer] = [`Äldre ${now()}`, `Nyare ${now()}`];
  for (const title of [older, newer]) {
    await publishTitle(editor, id, title);
    await whenPublic(site, '/', title);
  }
  await page.goto(studioAddress(`/collections/pages/${id}/versions?locale=sv`));
  await page.locator('tbody tr').nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('#field-name')).toBeVisible();
  expect(await publicText(site)).toContain(newer);
  await publish(page, 'pages');
  await whenPublic(site, '/', older);
  expect(await publicText(site)).not.toContain(newer);
});

type Editor = Parameters<typeof findDocument>[0];
type Block = { title?: string };

async function publishTitle(editor: Editor, id: number, title: string): Promise<void> {
  const { body } = await editor.request(`/pages/${id}?locale=sv&depth=0&draft=true`);
  const [hero, ...others] = body['main'] as Block[];
  const json = { main: [{ ...hero, title }, ...others], edition: body['edition'], _status: 'published' };
  expect((await editor.request(`/pages/${id}?locale=sv&depth=0`, 'PATCH', json)).status).toBe(200);
}

test('a change is published at the time that was set', async ({ page, editor }) => {
  const { id } = await findDocument(editor, 'pages', { 'site.name': site, key: 'home' });
  const title = `I tid ${now()}`;
  await page.goto(editUrl('pages', id));
  await openBlock(page, 'main', 0);
  const saved = whenDraftSaved(page, 'pages');
  await page.locator('#field-main__0__title').fill(title);
  await saved;
  const panel = page.locator('.schedule-panel');
  await panel.locator('summary').click();
  await expect(panel).toContainText('Europe/Stockholm');
  await panel.locator('#schedule-time input, input#schedule-time').first().fill(hourAhead());
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Set the time' }).click();
  await expect(panel.getByRole('status')).toContainText('Will be published on');
  const administrator = await signedInAs(people.administrator);
  const job = await scheduledJob(administrator);
  const inMinutes = (Date.parse(job.waitUntil) - Date.now()) / 60_000;
  expect(Math.abs(inMinutes - 60)).toBeLessThan(5);
  expect(await publicText(site)).not.toContain(title);
  // Makes the job due.
  const due = { waitUntil: new Date().toISOString() };
  expect((await administrator.request(`/payload-jobs/${job.id}`, 'PATCH', due)).status).toBe(200);
  await whenPublic(site, '/', title, 30_000);
});

async function scheduledJob(administrator: StudioClient): Promise<{ id: number; waitUntil: string }> {
  const { body } = await administrator.request('/payload-jobs?sort=-createdAt&limit=1&depth=0');
  const [latest] = body['docs'] as { id: number; waitUntil: string }[];
  if (!latest) throw new Error('Nothing is scheduled.');
  return latest;
}

/** In the time of the site, as the picker writes it. */
function hourAhead(): string {
  const then = new Date(Date.now() + 3_600_000);
  const zone = { timeZone: 'Europe/Stockholm' };
  const day = then.toLocaleDateString('en-GB', { ...zone, dateStyle: 'long' });
  return `${day}, ${then.toLocaleTimeString('en-GB', { ...zone, timeStyle: 'short' })}`;
}
