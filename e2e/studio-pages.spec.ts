import type { Page } from '@playwright/test';
import { expect, expectAccessible, siteUrl } from './fixtures.ts';
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

test('SITE-03 IMGC-02 a page with six blocks and three picked links is made in two languages, and its links follow', async ({
  page,
  editor,
}) => {
  test.slow();
  const [name, target] = [`Prova bilen ${stamp()}`, `Mål ${stamp()}`];
  const targetId = await newPage(page, target, 'Start');
  await publish(page, 'pages');
  const goal = `/en/goal-${stamp()}`;
  await page.getByRole('link', { name: /^English/ }).click();
  await page.waitForURL(/locale=en/);
  await rename(page, '', goal.slice('/en/'.length));
  await publish(page, 'pages');

  const id = await newPage(page, name, 'Om Solvik');
  const blocks = ['Text', 'Blurb', 'Text with picture', 'Call panel', 'Action panel', 'Sell panel'];
  for (const [index, label] of blocks.entries()) await addBlock(page, index, label, `Stycke ${index + 1}`);
  await pickLink(page, 2, 'Page', target);
  await pickCarList(page, 4);
  await pickLink(page, 3, 'Dealership', 'Trollhättan');
  await expectAccessible(page, 'form with picked links');
  const path = String((await findDocument(editor, 'pages', { id }))['path']);
  expect(path).toMatch(/^\/om-solvik\/prova-bilen-\d+$/);
  expect((await sendRequest(siteUrl(site, path))).status).toBe(404);
  await publish(page, 'pages');
  await whenPublic(site, path, 'Stycke 6');
  const shown = await publicText(site, path);
  expect(blocks.map((_, index) => shown.includes(`Stycke ${index + 1}`))).toEqual(blocks.map(() => true));
  const before = String((await findDocument(editor, 'pages', { id: targetId }))['path']);
  const links = [`"${before}"`, '/alla-bilar-i-lager?car_brand=', '/solvik-trollhattan"'];
  expect(links.map((link) => shown.includes(link))).toEqual([true, true, true]);
  await whenPublic(site, '/', `href="${path}"`);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Copy To Locale' }).click();
  await page.getByLabel('Copy to', { exact: true }).fill('English');
  await page.getByText('English', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.waitForURL(/locale=en/);
  await rename(page, name, `Try the car ${stamp()}`);
  const readdressed = whenDraftSaved(page, 'pages');
  await page.getByLabel(/^Part of the address/).fill(`try-the-car-${stamp()}`);
  await readdressed;
  await publish(page, 'pages');
  const english = `/en${(await editor.request(`/pages/${id}?locale=en&depth=0`)).body['path']}`;
  expect(english).toMatch(/^\/en\/.+\/try-the-car-\d+$/);
  await whenPublic(site, english, 'Stycke 6');
  await whenPublic(site, path, `hreflang="en" href="${siteUrl(site, english)}"`);

  // The page that is linked to moves, and the links of both languages with it.
  await page.goto(editUrl('pages', targetId));
  const moved = whenDraftSaved(page, 'pages');
  await page.getByLabel(/^Part of the address/).fill(`flyttat-${stamp()}`);
  await moved;
  await publish(page, 'pages');
  const { path: after } = await findDocument(editor, 'pages', { id: targetId });
  await whenPublic(site, path, `href="${after}"`);
  const inEnglish = await publicText(site, english);
  expect([goal, ...links.slice(1)].map((link) => inEnglish.includes(link))).toEqual([true, true, true]);

  await page.reload();
  const usedBy = page.getByRole('region', { name: 'Used by' });
  await expect(usedBy.getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('This is used in one place.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
});

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

/** From the overview to the form of a new page. */
async function newPage(page: Page, name: string, below: string): Promise<number> {
  await page.goto(studioAddress());
  await page.getByRole('link', { name: 'New page' }).click();
  await page.getByLabel('Name of the page').fill(name);
  const option = page.getByLabel('Below').getByRole('option', { name: below }).first();
  await page.getByLabel('Below').selectOption((await option.getAttribute('value')) ?? '');
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await page.waitForURL(/\/pages\/\d+\?/);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  return Number(/\/pages\/(\d+)/.exec(page.url())?.[1]);
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  const name = page.getByRole('textbox', { name: /^Name/ }).first();
  await expect(name).toHaveValue(from);
  const saved = whenDraftSaved(page, 'pages');
  await name.fill(to);
  await saved;
}

async function addBlock(page: Page, index: number, label: string, title: string): Promise<void> {
  await page.locator('#field-main').getByRole('button', { name: 'Add Block', exact: true }).click();
  const added = whenDraftSaved(page, 'pages');
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
  await added;
  const saved = whenDraftSaved(page, 'pages');
  // The added block is still expanded after the autosave.
  await page
    .locator(`#main-row-${index}`)
    .getByLabel(/^(Title|Heading)$/)
    .first()
    .fill(title);
  await saved;
}

async function openPicker(page: Page, block: number, kind: string) {
  const row = page.locator(`#main-row-${block}`);
  await row
    .getByRole('button', { name: /^Choose a page/ })
    .first()
    .click();
  await row
    .getByRole('group', { name: 'What the link leads to' })
    .getByRole('button', { name: kind })
    .click();
  return row;
}

async function pickLink(page: Page, block: number, kind: string, name: string): Promise<void> {
  const row = await openPicker(page, block, kind);
  await row.getByLabel('Search by name or address').fill(name);
  const saved = whenDraftSaved(page, 'pages');
  await row.getByRole('list', { name: kind }).getByRole('button', { name }).first().click();
  await saved;
  await expect(row.getByText(name).first()).toBeVisible();
}

/** The list of all cars with the first brand set as a filter. */
async function pickCarList(page: Page, block: number): Promise<void> {
  const row = await openPicker(page, block, 'Car list');
  await row.getByRole('list', { name: 'Car list' }).getByRole('button').first().click();
  await row.getByText('Make', { exact: true }).click();
  await row.getByRole('checkbox').first().check();
  const saved = whenDraftSaved(page, 'pages');
  await row.getByRole('button', { name: 'Link to the list with these filters' }).click();
  await saved;
}
