import type { Page, Route } from '@playwright/test';
import { expect, expectAccessiblePart } from './fixtures.ts';
import { people, type StudioClient, signedInAs, studioAddress } from './studio-client.ts';
import { editUrl, findDocument, publicText, test as studioTest, whenDraftSaved } from './studio-fixtures.ts';
import { password } from './studio-servers.ts';

const site = 'solvik-se';

/** A public page of its own for each test. */
const test = studioTest.extend<{ own: { id: number; path: string } }>({
  own: async ({ editor }, use) => {
    const { id: siteId } = await findDocument(editor, 'sites', { name: site });
    const name = `Konflikt ${Date.now()}`;
    const page = { site: siteId, name, hideInNavigation: true, _status: 'published' };
    const { body, status } = await editor.request('/pages?locale=sv&depth=0', 'POST', page);
    expect(status).toBe(201);
    const { id, path } = body['doc'] as { id: number; path: string };
    await use({ id, path });
    await editor.request(`/pages/${id}`, 'DELETE');
  },
  // The browser logs saves that are refused or cut off on purpose.
  consoleErrors: async ({ consoleErrors }, use) => {
    await use(consoleErrors);
    const others = consoleErrors.filter(
      (each) => !/\b(423|409|403|401)\b|ERR_FAILED|Failed to fetch/.test(each),
    );
    consoleErrors.splice(0, consoleErrors.length, ...others);
  },
});

const stored = async (person: StudioClient, id: number) =>
  (await person.request(`/pages/${id}?draft=true&depth=0&locale=sv`)).body;

async function saveAs(person: StudioClient, id: number, data: object): Promise<void> {
  const { edition } = await stored(person, id);
  // The page is locked by the form of the editor; a colleague who takes over saves all the same.
  const path = `/pages/${id}?draft=true&locale=sv&overrideLock=true`;
  expect((await person.request(path, 'PATCH', { ...data, edition })).status).toBe(200);
}

async function openPage(page: Page, id: number): Promise<void> {
  await page.goto(editUrl('pages', id));
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
}

const isAutosave = (url: URL) => url.pathname.includes('/api/pages/') && url.search.includes('autosave=true');

test('EDIT-09 two editors on one page: both texts are shown, the editor chooses, and nothing is lost', async ({
  page,
  editor,
  own: { id, path },
}) => {
  await openPage(page, id);
  const before = whenDraftSaved(page, 'pages');
  await page.locator('#field-name').fill('Mitt första');
  await before;
  const colleague = await signedInAs(people.administrator);
  await saveAs(colleague, id, { name: 'Kollegans namn', metaTitle: 'Kollegans titel' });

  await page.locator('#field-name').fill('Mitt namn');
  const dialog = page.locator('dialog.saving-dialog');
  await expect(dialog).toContainText('Somebody else has changed this as well');
  await expect(dialog).toContainText('Mitt namn');
  await expect(dialog).toContainText('Kollegans namn');
  await expect(dialog).toContainText('Kollegans titel');
  expect(await stored(editor, id)).toMatchObject({ name: 'Kollegans namn' });
  await page.screenshot({ path: '.cache/conflict-dialog.png' });
  const solved = whenDraftSaved(page, 'pages');
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await solved;
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#field-name')).toHaveValue('Mitt namn');
  expect(await stored(editor, id)).toMatchObject({ name: 'Mitt namn', metaTitle: 'Kollegans titel' });
  expect(await publicText(site, path)).not.toContain('Mitt namn');

  const goesOn = whenDraftSaved(page, 'pages');
  await page.locator('#field-name').fill('Och vidare');
  await goesOn;
  expect(await stored(editor, id)).toMatchObject({ name: 'Och vidare', metaTitle: 'Kollegans titel' });
});

test('EDIT-09 different fields are merged without a question, with what is typed meanwhile', async ({
  page,
  editor,
  own: { id },
}) => {
  await openPage(page, id);
  const colleague = await signedInAs(people.administrator);
  await saveAs(colleague, id, { metaTitle: 'Kollegans titel' });
  const { promise: isFilled, resolve: fillNow } = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route('**/admin/collections/pages/**', async (route: Route) => {
    if (route.request().method() === 'POST' && isHeld) await isFilled;
    return route.continue();
  });
  const refused = page.waitForResponse((response) => response.status() === 409);
  await page.locator('#field-name').fill('Mitt namn');
  await refused;
  isHeld = true;
  await page.locator('#field-name').press('End');
  await page.locator('#field-name').pressSequentially(', och mer');
  fillNow();
  const both = { name: 'Mitt namn, och mer', metaTitle: 'Kollegans titel' };
  await expect.poll(async () => stored(editor, id)).toMatchObject(both);
  await expect(page.locator('#field-name')).toHaveValue('Mitt namn, och mer');
  await expect(page.getByText('has changed other fields here. Both your changes are kept.')).toBeVisible();
  await expect(page.locator('dialog.saving-dialog')).toHaveCount(0);
});

test('EDIT-09 all of theirs: the form shows the colleague’s text and goes on from it', async ({
  page,
  editor,
  own: { id },
}) => {
  await openPage(page, id);
  await saveAs(await signedInAs(people.administrator), id, { name: 'Deras namn', metaTitle: 'Deras titel' });
  await page.locator('#field-name').fill('Mitt namn');
  const dialog = page.locator('dialog.saving-dialog');
  await dialog.getByRole('button', { name: 'Take all of theirs' }).click();
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.locator('#field-name')).toHaveValue('Deras namn');
  expect(await stored(editor, id)).toMatchObject({ name: 'Deras namn', metaTitle: 'Deras titel' });
});

test('EDIT-09 what is typed while an answer is on its way stays, in every field', async ({
  page,
  editor,
  own: { id },
}) => {
  await openPage(page, id);
  let isFirst = true;
  const { promise: sent, resolve: onSent } = Promise.withResolvers<void>();
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route(isAutosave, async (route: Route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const response = await route.fetch();
    onSent();
    await mayAnswer;
    return route.fulfill({ response });
  });
  await page.locator('#field-name').fill('Först');
  await sent;
  await page.locator('#field-name').fill('Först och sedan');
  await page.locator('#field-slug').fill('en-egen-adress');
  const next = page.waitForResponse((response) => isAutosave(new URL(response.url())) && response.ok());
  answer();
  await next;
  await expect
    .poll(async () => stored(editor, id))
    .toMatchObject({ name: 'Först och sedan', slug: 'en-egen-adress' });
  await expect(page.locator('#field-name')).toHaveValue('Först och sedan');
  await expect(page.locator('#field-slug')).toHaveValue('en-egen-adress');
});

test('EDIT-09 lost and repeated answers are no conflict', async ({ page, editor, own: { id } }) => {
  await openPage(page, id);
  let turn = 0;
  await page.route(isAutosave, async (route: Route) => {
    turn += 1;
    const response = await route.fetch();
    if (turn === 1) return route.abort();
    if (turn === 2) return route.fulfill({ response: await route.fetch() });
    return route.fulfill({ response });
  });
  await page.locator('#field-name').fill('Svaret kom bort');
  await expect.poll(() => turn).toBeGreaterThan(1);
  await expect.poll(async () => (await stored(editor, id))['name']).toBe('Svaret kom bort');
  const saved = whenDraftSaved(page, 'pages');
  await page.locator('#field-name').fill('Nästa sparning');
  await saved;
  await expect.poll(async () => (await stored(editor, id))['name']).toBe('Nästa sparning');
  await expect(page.locator('dialog.saving-dialog')).toHaveCount(0);
});

test('EDIT-09 two tabs of one person are two editors', async ({ page, context, editor, own: { id } }) => {
  await openPage(page, id);
  const other = await context.newPage();
  await openPage(other, id);
  const saved = whenDraftSaved(page, 'pages');
  await page.locator('#field-name').fill('Flik ett');
  await saved;
  await other.locator('#field-name').fill('Flik två');
  await expect(other.locator('dialog.saving-dialog')).toContainText('Flik ett');
  expect(await stored(editor, id)).toMatchObject({ name: 'Flik ett' });
  await other.close();
});

test('EDIT-09 the only editor reverts to what is published', async ({ page, editor, own: { id, path } }) => {
  const published = (await stored(editor, id))['name'];
  await openPage(page, id);
  const saved = whenDraftSaved(page, 'pages');
  await page.locator('#field-name').fill('Ett misstag');
  await saved;
  await page.locator('#action-revert-to-published').click();
  await page.locator('.confirmation-modal #confirm-action').click();
  await expect(page.locator('#field-name')).toHaveValue(String(published));
  expect(await stored(editor, id)).toMatchObject({ name: published, _status: 'published' });
  expect(await publicText(site, path)).not.toContain('Ett misstag');
  const next = whenDraftSaved(page, 'pages');
  await page.locator('#field-name').fill('Efteråt');
  await next;
  expect(await stored(editor, id)).toMatchObject({ name: 'Efteråt' });
});

test('EDIT-09 a colleague takes over: who was writing is told, saves what was not saved, and nobody loses a word', async ({
  page,
  editor,
  browser,
  own: { id },
}) => {
  await openPage(page, id);
  // The colleague comes while the first words are being written, before they are saved.
  const { promise: isTakenOver, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(isAutosave, async (route: Route) => {
    await isTakenOver;
    return route.continue();
  });
  await page.locator('#field-name').fill('Redaktörens namn, och mer');
  const locks = `/payload-locked-documents?where[document.value][equals]=${id}&depth=0`;
  await expect.poll(async () => (await editor.request(locks)).body['totalDocs']).toBe(1);

  const colleague = await browser.newContext({ viewport: page.viewportSize() });
  const { cookie } = await signedInAs(people.administrator);
  await colleague.addCookies([{ name: 'payload-token', value: cookie, url: studioAddress() }]);
  const theirs = await colleague.newPage();
  await theirs.goto(editUrl('pages', id));
  const locked = theirs.getByRole('dialog');
  await expect(locked).toContainText(`${people.editor} is writing here now`);
  const takenOver = theirs.waitForResponse(
    (response) => response.url().includes('/payload-locked-documents/') && response.ok(),
  );
  await locked.getByRole('button', { name: 'Take over' }).click();
  await takenOver;
  await expect(locked).toHaveCount(0);
  goOn();

  const dialog = page.locator('dialog.saving-dialog');
  await expect(dialog).toContainText('has taken over this');
  await expect(dialog.getByText('Redaktörens namn, och mer')).toBeVisible();
  await expectAccessiblePart(page, 'dialog.saving-dialog', 'taken over');
  await dialog.getByRole('button', { name: 'Leave it to them' }).click();
  await expect(page.getByText('Not saved: a colleague is writing here.')).toBeVisible();
  await expect(page.locator('#field-name')).toHaveValue('Redaktörens namn, och mer');

  await page.locator('#field-name').fill('Redaktörens namn, och mer än så');
  await dialog.getByRole('button', { name: 'Take it back and save mine' }).click();
  await expect.poll(async () => (await stored(editor, id))['name']).toBe('Redaktörens namn, och mer än så');

  await theirs.getByRole('button', { name: 'Search and sharing' }).click();
  await theirs.locator('#field-metaTitle').fill('Kollegans titel');
  await expect(theirs.locator('#field-name')).toHaveValue('Redaktörens namn, och mer än så');
  await expect(theirs.locator('dialog.saving-dialog')).toHaveCount(0);
  const both = { name: 'Redaktörens namn, och mer än så', metaTitle: 'Kollegans titel' };
  await expect.poll(async () => stored(editor, id)).toMatchObject(both);
  await colleague.close();
});

test('somebody who was signed out signs in again in place, and the text is saved', async ({
  page,
  context,
  editor,
  own: { id },
}) => {
  await openPage(page, id);
  await context.clearCookies();
  await page.locator('#field-name').fill('Skrivet utloggad');
  const dialog = page.locator('dialog.saving-dialog');
  await expect(dialog).toContainText('You have been signed out');
  await page.screenshot({ path: '.cache/sign-in-dialog.png' });
  await dialog.locator('input[name="password"]').fill('fel lösenord helt');
  await dialog.getByRole('button', { name: 'Sign in and save' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.locator('input[name="password"]').fill(password);
  const saved = whenDraftSaved(page, 'pages');
  await dialog.getByRole('button', { name: 'Sign in and save' }).click();
  await saved;
  await expect(page.locator('#field-name')).toHaveValue('Skrivet utloggad');
  expect(await stored(editor, id)).toMatchObject({ name: 'Skrivet utloggad' });
  expect(page.url()).toContain(studioAddress('/collections/pages/'));
});
