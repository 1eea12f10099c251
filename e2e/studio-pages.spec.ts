import type { Page } from '@playwright/test';
import { expect, siteUrl } from './fixtures.ts';
import { sendRequest } from './send-request.ts';
import { studioAddress } from './studio-client.ts';
import {
  editUrl,
  findDocument,
  publicText,
  publish,
  test,
  whenDraftSaved,
  whenPublic,
} from './studio-fixtures.ts';

const site = 'solvik-se';
const stamp = () => String(Date.now()).slice(-7);

test('SITE-03 a page with five blocks is added to the tree and the menu, and translated', async ({
  page,
  editor,
}) => {
  const name = `Prova bilen ${stamp()}`;
  const above = await findDocument(editor, 'pages', { 'site.name': site, path: '/om-solvik' });
  await page.goto(studioAddress(`/collections/pages/create?site=${site}`));
  await page.getByLabel('Name of the page').fill(name);
  await page.getByLabel('Below').selectOption(String(above.id));
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await page.waitForURL(/\/pages\/\d+\?/);
  const id = Number(/\/pages\/(\d+)/.exec(page.url())?.[1]);

  const blocks = ['Text', 'Blurb', 'Text with picture', 'Action panel', 'Call panel'];
  for (const [index, label] of blocks.entries()) await addBlock(page, index, label, `Stycke ${index + 1}`);
  const path = String((await findDocument(editor, 'pages', { id }))['path']);
  expect(path).toMatch(/^\/om-solvik\/prova-bilen-\d+$/);
  expect((await sendRequest(siteUrl(site, path))).status).toBe(404);
  await publish(page, 'pages');
  await whenPublic(site, path, 'Stycke 5');
  const shown = await publicText(site, path);
  expect(blocks.map((_, index) => shown.includes(`Stycke ${index + 1}`))).toEqual(blocks.map(() => true));
  await whenPublic(site, '/', `href="${path}"`);

  await page.goto(editUrl('pages', id, 'en'));
  await expect(page.locator('#field-name')).toHaveValue('');
  await page.locator('#field-name').fill(`Try the car ${stamp()}`);
  await addBlock(page, 0, 'Text', 'First paragraph');
  await publish(page, 'pages');
  const inEnglish = `/en${(await editor.request(`/pages/${id}?locale=en&depth=0`)).body['path']}`;
  expect(inEnglish).toMatch(/^\/en\/.+\/try-the-car-\d+$/);
  await whenPublic(site, inEnglish, 'First paragraph');
  await whenPublic(site, path, `hreflang="en" href="${siteUrl(site, inEnglish)}"`);
  // The open form would log errors for a deleted page.
  await page.goto('about:blank');
  const { edition } = await findDocument(editor, 'pages', { id });
  const trashed = { deletedAt: new Date().toISOString(), edition };
  expect((await editor.request(`/pages/${id}`, 'PATCH', trashed)).status).toBe(200);
  await expect.poll(async () => (await sendRequest(siteUrl(site, path))).status).toBe(404);
});

async function addBlock(page: Page, index: number, label: string, title: string): Promise<void> {
  await page.locator('#field-main').getByRole('button', { name: 'Add Block', exact: true }).click();
  const added = whenDraftSaved(page, 'pages');
  // The button's name begins with the alt text of its picture: what the block is for, in a sentence.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`\\. ${label}$`) })
    .click();
  await added;
  const saved = whenDraftSaved(page, 'pages');
  // The added block is still expanded after the autosave.
  await page.locator(`#field-main__${index}__title`).fill(title);
  await saved;
  // Payload drops a form request when the next one is sent; people are slower than that.
  await page.waitForLoadState('networkidle');
}

test('ROUTE-01 a redirect is added and followed', async ({ page, editor: _ }) => {
  const from = `/gammal-${stamp()}`;
  await page.goto(studioAddress('/collections/redirects/create'));
  await choose(page, 'site', 'Solvik Sverige');
  await page.locator('#field-source').fill(from);
  await page.locator('#field-destination').fill('/om-solvik');
  await page.locator('#action-save').click();
  await expect
    .poll(async () => (await sendRequest(siteUrl(site, from))).headers.location)
    .toMatch(/\/om-solvik$/);
  await page.goto(siteUrl(site, from));
  await expect(page).toHaveURL(siteUrl(site, '/om-solvik'));
});

async function choose(page: Page, field: string, label: string): Promise<void> {
  const box = page.locator(`#field-${field}`);
  if ((await box.textContent())?.includes(label)) return;
  await box.locator('input').first().fill(label);
  await page.locator('.rs__option').getByText(label, { exact: true }).click();
}

test('SITE-23 a text of the dictionary is changed', async ({ page, editor }) => {
  const text = `Hoppa till innehållet ${stamp()}`;
  const { id, texts, edition } = await findDocument(editor, 'dictionaries', { 'site.name': site });
  const others = (texts as { key: string }[]).filter(({ key }) => key !== 'skipToContent');
  const json = { texts: [...others, { key: 'skipToContent', text: 'Hoppa' }], edition };
  expect((await editor.request(`/dictionaries/${id}?locale=sv`, 'PATCH', json)).status).toBe(200);
  await page.goto(editUrl('dictionaries', id));
  await page.locator(`#field-texts__${others.length}__text`).fill(text);
  await page.locator('#action-save').click();
  await whenPublic(site, '/', text);
  expect(await publicText(site, '/en')).not.toContain(text);
  const { edition: newest } = await findDocument(editor, 'dictionaries', { 'site.name': site });
  await editor.request(`/dictionaries/${id}?locale=sv`, 'PATCH', { texts: others, edition: newest });
});
