import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, expectAccessiblePart } from './fixtures.ts';
import { people, type StudioClient, signedInAs, signIn, studioAddress } from './studio-client.ts';
import { editUrl, findDocument, test as studioTest } from './studio-fixtures.ts';
import { password } from './studio-servers.ts';

const site = 'solvik-se';
const isSave = (url: URL) => /\/api\/pages\/\d+$/.test(url.pathname) && url.search.includes('autosave=true');

type Answers = 'as usual' | 'slow' | 'failing';

/** A page of its own for each test. */
const test = studioTest.extend<{ id: number; network: { answers: Answers } }>({
  // One handler for the whole test: a page that crashed or closed cannot be asked to take another.
  network: async ({ context }, use) => {
    const network: { answers: Answers } = { answers: 'as usual' };
    await context.route(isSave, async (route: Route) => {
      if (network.answers === 'failing') return route.abort().catch(() => undefined);
      if (network.answers === 'slow') await new Promise((resolve) => setTimeout(resolve, 1500));
      return route.continue().catch(() => undefined);
    });
    await use(network);
  },
  id: async ({ editor }, use) => {
    const { id: siteId } = await findDocument(editor, 'sites', { name: site });
    const page = { site: siteId, name: `Osparat ${Date.now()}`, hideInNavigation: true, _status: 'draft' };
    const { body, status } = await editor.request('/pages?locale=sv&depth=0&draft=true', 'POST', page);
    expect(status).toBe(201);
    const { id } = body['doc'] as { id: number };
    await use(id);
    await editor.request(`/pages/${id}`, 'DELETE');
  },
  // Answers are cut off and refused on purpose, and pages crash.
  consoleErrors: async ({ consoleErrors }, use) => {
    await use(consoleErrors);
    consoleErrors.splice(0);
  },
});

const WAYS = ['link', 'back', 'reload', 'close', 'crash'] as const;
const DELAYS_MS = [0, 50, 150, 300, 800];
const ANSWERS: readonly Answers[] = ['as usual', 'slow', 'failing'];

const stored = async (person: StudioClient, id: number) =>
  (await person.request(`/pages/${id}?draft=true&depth=0&locale=sv`)).body;
const name = (page: Page) => page.locator('#field-name');
const dialog = (page: Page) => page.locator('dialog.saving-dialog');

async function openPage(page: Page, id: number): Promise<void> {
  await page.goto(editUrl('pages', id));
  await whenReady(page);
}

async function whenReady(page: Page): Promise<void> {
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
}

/** The menu is shut, and opening it would take longer than the test wants to wait. */
const follow = (page: Page, end: string) =>
  page
    .locator(`a[href$="${end}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

/** Leaves the form in one of the ways, and returns the page to go on with. */
async function leave(page: Page, way: (typeof WAYS)[number], context: BrowserContext): Promise<Page> {
  if (way === 'link') {
    await follow(page, '/admin');
    await page.waitForURL(/\/admin(\?|$)/);
    return page;
  }
  if (way === 'back') {
    await page.goBack();
    return page;
  }
  if (way === 'reload') {
    await page.reload();
    return page;
  }
  const next = await context.newPage();
  if (way === 'close') await page.close({ runBeforeUnload: true });
  else {
    const session = await context.newCDPSession(page);
    void session.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
  }
  return next;
}

for (const [turn, way] of WAYS.entries())
  test(`EDIT-09 nothing typed is lost when the form is left by ${way}`, async ({
    page,
    context,
    editor,
    id,
    network,
  }) => {
    test.slow();
    let current = page;
    await current.goto(studioAddress('/collections/pages'));
    for (const [index, delay] of DELAYS_MS.entries()) {
      const answers = ANSWERS[(turn + index) % ANSWERS.length] ?? 'as usual';
      await test.step(`${delay} ms after the last key, answers ${answers}`, async () => {
        await openPage(current, id);
        network.answers = answers;
        const words = `${way} ${delay} ${answers} ${Date.now()}`;
        await name(current).fill('');
        await name(current).pressSequentially(words);
        await current.waitForTimeout(delay);
        current = await leave(current, way, context);
        network.answers = 'as usual';
        await openPage(current, id);
        await expect(async () => {
          const isAsked = await dialog(current).isVisible();
          if (isAsked) await expect(dialog(current).locator('[data-side="mine"]')).toContainText(words);
          else await expect(name(current)).toHaveValue(words, { timeout: 100 });
        }).toPass({ timeout: 15_000 });
        if (await dialog(current).isVisible())
          await dialog(current).getByRole('button', { name: 'Put back what I chose' }).click();
        await expect(dialog(current)).toHaveCount(0);
        await expect(name(current)).toHaveValue(words);
        await expect.poll(async () => (await stored(editor, id))['name']).toBe(words);
      });
    }
  });

test('EDIT-09 words of a crashed tab are offered with what a colleague saved since, to nobody else', async ({
  page,
  context,
  browser,
  editor,
  id,
  network,
}) => {
  await openPage(page, id);
  network.answers = 'failing';
  await name(page).fill('Mina ord');
  await leave(page, 'crash', context);
  network.answers = 'as usual';
  const administrator = await signedInAs(people.administrator);
  const { edition } = await stored(administrator, id);
  const path = `/pages/${id}?draft=true&locale=sv&overrideLock=true`;
  await administrator.request(path, 'PATCH', { name: 'Kollegans ord', edition });

  const cookieOf = (token: string) => [{ name: 'payload-token', value: token, url: studioAddress() }];
  const shared = await context.storageState();
  await context.clearCookies();
  await context.addCookies(cookieOf(administrator.cookie));
  const another = await context.newPage();
  await openPage(another, id);
  await expect(name(another)).toHaveValue('Kollegans ord');
  await another.waitForTimeout(1000);
  await expect(dialog(another)).toHaveCount(0);
  expect(await another.locator('body').textContent()).not.toContain('Mina ord');
  await another.close();
  await editor.request(`/payload-locked-documents?where[document.value][equals]=${id}`, 'DELETE');
  await administrator.request(`/payload-locked-documents?where[document.value][equals]=${id}`, 'DELETE');

  const later = await browser.newContext({ storageState: shared, viewport: page.viewportSize() });
  const mine = await later.newPage();
  await openPage(mine, id);
  await expect(dialog(mine)).toContainText('You wrote something here that was not saved');
  await expect(dialog(mine)).toContainText('Since then');
  await expect(dialog(mine)).toContainText('saved differently since');
  await expect(dialog(mine)).toContainText('Mina ord');
  await expect(dialog(mine)).toContainText('Kollegans ord');
  await mine.screenshot({ path: '.cache/unsent-dialog.png' });
  await expectAccessiblePart(mine, 'dialog.saving-dialog', 'unsent words');
  await dialog(mine).getByRole('button', { name: 'Decide later' }).click();
  await expect(name(mine)).toHaveValue('Kollegans ord');
  await mine.reload();
  await dialog(mine).getByRole('button', { name: 'Put back what I chose' }).click();
  await expect(name(mine)).toHaveValue('Mina ord');
  await expect.poll(async () => (await stored(editor, id))['name']).toBe('Mina ord');
  await mine.reload();
  await whenReady(mine);
  await mine.waitForTimeout(1000);
  await expect(dialog(mine)).toHaveCount(0);
  await later.close();
});

test('EDIT-09 opening and leaving saves nothing, and what is thrown away is not asked about again', async ({
  page,
  context,
  editor,
  id,
  network,
}) => {
  const { edition } = await stored(editor, id);
  await openPage(page, id);
  await page.waitForTimeout(500);
  await page.reload();
  await whenReady(page);
  expect((await stored(editor, id))['edition']).toBe(edition);
  network.answers = 'failing';
  await name(page).fill('Ett infall');
  const next = await leave(page, 'crash', context);
  network.answers = 'as usual';
  await openPage(next, id);
  await dialog(next).getByRole('button', { name: 'Throw it away' }).click();
  await expect(dialog(next)).toHaveCount(0);
  await next.reload();
  await whenReady(next);
  await next.waitForTimeout(1000);
  await expect(dialog(next)).toHaveCount(0);
  expect((await stored(editor, id))['edition']).toBe(edition);
});

test('EDIT-09 who signs out right after the last key finds the words saved', async ({
  page,
  context,
  id,
}) => {
  // A session of its own: the one of the other tests goes on.
  const { body } = await signIn(people.editor, password);
  await context.addCookies([{ name: 'payload-token', value: String(body['token']), url: studioAddress() }]);
  await openPage(page, id);
  await name(page).fill('Skrivet före utloggning');
  await follow(page, '/logout');
  const administrator = await signedInAs(people.administrator);
  await expect.poll(async () => (await stored(administrator, id))['name']).toBe('Skrivet före utloggning');
});
