import type { Page } from '@playwright/test';
import { expect, expectAccessible, siteUrl } from './fixtures.ts';
import { sendRequest } from './send-request.ts';
import { people, signedInAs, studioAddress } from './studio-client.ts';
import {
  expectErrorMessages,
  openBlock,
  openPreview,
  publicText,
  test,
  whenDraftSaved,
  whenPublic,
} from './studio-fixtures.ts';

const site = 'solvik-se';
const stamp = () => String(Date.now()).slice(-7);

test('STORY-11 EDIT-08 a story with two tags, date, picture and a link in its text is written, previewed and scheduled, and becomes public in time', async ({
  page,
  editor: _,
  consoleErrors,
}) => {
  test.slow();
  const name = `Fyra mil grus ${stamp()}`;
  await page.goto(studioAddress());
  await page.getByRole('link', { name: 'New story' }).click();
  await expect(page.getByLabel('På väg')).toBeVisible();
  await expectAccessible(page, 'new story');
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await expect(page.getByText('A story needs a name')).toBeVisible();
  expectErrorMessages(consoleErrors, 400, 1);
  await page.getByLabel('Name', { exact: false }).first().fill(name);
  await page.getByLabel('Preamble').fill('En väg som ingen asfalterat.');
  await page.getByLabel('Date').fill('4 November 2026');
  await page.keyboard.press('Enter');
  await page.getByLabel('På väg').check();
  const tag = `Grus ${stamp()}`;
  await page.getByLabel('New tag').fill(tag);
  await page.getByRole('button', { name: 'Add the tag' }).click();
  await expect(page.getByLabel(tag)).toBeChecked();
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await page.waitForURL(/\/pages\/\d+\?/);
  const address = await page.getByLabel(/^Address/).inputValue();
  expect(address).toMatch(/^\/berattelser\/2026\/fyra-mil-grus-\d+$/);

  // What would be refused at its time is refused when the time is set.
  await schedule(page);
  await expect(page.getByRole('alert').filter({ hasText: 'A story needs a picture' })).toBeVisible();
  expectErrorMessages(consoleErrors, 400, 1);

  await page.getByRole('button', { name: 'Choose from existing' }).first().click();
  const library = page.getByRole('dialog');
  await library.getByLabel(/^Search by/).fill('harbour');
  const chosen = whenDraftSaved(page, 'pages');
  await library
    .getByRole('button', { name: /harbour/ })
    .first()
    .click();
  await chosen;
  await writeText(page);
  const preview = await openPreview(page);
  await expect(preview.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(preview.getByRole('link', { name: 'grus', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Live Preview' }).click();

  await page.getByRole('button', { name: 'Set the time' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Will be published on' })).toBeVisible();
  expect((await sendRequest(siteUrl(site, address))).status).toBe(404);
  await page.goto(studioAddress());
  await expect(page.getByRole('link', { name: new RegExp(`${name} will be published`) })).toBeVisible();
  await page.goto(studioAddress('/stories'));
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('will be published on');
  await expectAccessible(page, 'list of stories');

  await makeScheduledDue();
  await whenPublic(site, address, name, 30_000);
  expect((await publicText(site, address)).includes('href="/om-solvik"')).toBe(true);
  await whenPublic(site, '/berattelser', name);
  expect((await publicText(site, '/berattelser')).includes(tag)).toBe(true);
});

/** Sets a time an hour ahead, in the time of the site, as the picker writes it. */
async function schedule(page: Page): Promise<void> {
  const then = new Date(Date.now() + 3_600_000);
  const zone = { timeZone: 'Europe/Stockholm' };
  const day = then.toLocaleDateString('en-GB', { ...zone, dateStyle: 'long' });
  const time = then.toLocaleTimeString('en-GB', { ...zone, timeStyle: 'short' });
  await page.getByText('Publish or unpublish at a set time').click();
  await expect(page.getByText('In the time of the site: Europe/Stockholm.')).toBeVisible();
  await page.getByLabel('When').fill(`${day}, ${time}`);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Set the time' }).click();
}

/** The text of the story, whose last word leads to a page that is picked. */
async function writeText(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Content', exact: true }).last().click();
  await openBlock(page, 'main', 1);
  const article = page.locator('#main-row-1');
  await article.getByRole('button', { name: 'Toggle block' }).nth(1).click();
  const text = article.locator('[contenteditable="true"]').first();
  await text.click();
  const typed = whenDraftSaved(page, 'pages');
  await page.keyboard.type('Vi provade höstens bilar på grus');
  await typed;
  await page.keyboard.press('Shift+Control+ArrowLeft');
  await article.getByRole('button', { name: 'Link', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: /^Choose a page/ }).click();
  await drawer.getByLabel('Search by name or address').fill('Om Solvik');
  // Payload forgets the field's own component when the drawer is saved before its last change was answered.
  const answered = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('lexical_internal_feature'),
  );
  await drawer
    .getByRole('button', { name: /^Om Solvik/ })
    .first()
    .click();
  await answered;
  const linked = whenDraftSaved(page, 'pages');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await linked;
}

/** Nobody waits an hour: the job in the queue is due now, and the studio runs it as it runs all. */
async function makeScheduledDue(): Promise<void> {
  const administrator = await signedInAs(people.administrator);
  const { body } = await administrator.request('/payload-jobs?sort=-createdAt&limit=1&depth=0');
  const [job] = body['docs'] as { id: number; waitUntil: string }[];
  expect(Math.abs(Date.parse(job?.waitUntil ?? '') - Date.now() - 3_600_000)).toBeLessThan(5 * 60_000);
  const due = { waitUntil: new Date().toISOString() };
  expect((await administrator.request(`/payload-jobs/${job?.id}`, 'PATCH', due)).status).toBe(200);
}
