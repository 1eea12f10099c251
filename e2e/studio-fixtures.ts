import type { FrameLocator, Page } from '@playwright/test';
import { test as base, expect, siteUrl } from './fixtures.ts';
import { sendRequest } from './send-request.ts';
import { people, type StudioClient, signedInAs, studioAddress } from './studio-client.ts';
import { createStudioServers, type StudioServers } from './studio-servers.ts';

type Id = number;

/** Tests of the studio: the servers run, and the browser is signed in as the person named by `mail`. */
export const test = base.extend<
  { mail: string; editor: StudioClient; open: boolean },
  { app: StudioServers }
>({
  app: [
    async ({ browserName: _ }, use) => {
      const app = createStudioServers();
      await use(app);
      await Promise.all([app.site.kill(), app.studio.kill()]);
    },
    { scope: 'worker' },
  ],
  // A test may have ended with one of them killed.
  open: [
    async ({ app }, use) => {
      await Promise.all([app.site.start(), app.studio.start()]);
      await use(true);
    },
    { auto: true, timeout: 120_000 },
  ],
  // Chromium logs that menus of the preview may not take the focus in a cross-origin frame; that is intended.
  consoleErrors: async ({ consoleErrors }, use) => {
    await use(consoleErrors);
    const others = consoleErrors.filter((each) => !each.startsWith('Blocked autofocusing'));
    consoleErrors.splice(0, consoleErrors.length, ...others);
  },
  mail: [people.editor, { option: true }],
  editor: async ({ open: _, mail, context }, use) => {
    const person = await signedInAs(mail);
    await context.addCookies([{ name: 'payload-token', value: person.cookie, url: studioAddress() }]);
    await use(person);
  },
});

/** The first document that matches. */
export async function findDocument(
  person: StudioClient,
  collection: string,
  where: Record<string, string | number>,
): Promise<{ id: Id } & Record<string, unknown>> {
  const query = new URLSearchParams({ locale: 'sv', depth: '0', limit: '1', draft: 'true' });
  for (const [field, value] of Object.entries(where)) query.set(`where[${field}][equals]`, String(value));
  const { body } = await person.request(`/${collection}?${query}`);
  const [found] = (body['docs'] ?? []) as ({ id: Id } & Record<string, unknown>)[];
  if (!found) throw new Error(`No ${collection} with ${query}: ${JSON.stringify(body)}`);
  return found;
}

export const editUrl = (collection: string, id: Id, language = 'sv') =>
  studioAddress(`/collections/${collection}/${id}?locale=${language}`);

/** Opens the form of a block; the studio remembers which ones are expanded. */
export async function openBlock(page: Page, area: string, index: number): Promise<void> {
  const row = page.locator(`#${area}-row-${index}`);
  await row.locator('.collapsible__toggle').first().waitFor();
  const shut = row.locator('.collapsible--collapsed').first();
  if (await shut.isVisible()) await shut.locator('.collapsible__toggle').first().click();
}

export async function openPreview(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('#live-preview-iframe');
  // Payload opens the preview by itself where this person had it open; a press at that moment closes it.
  await expect(async () => {
    const shown = page.locator('#live-preview-iframe');
    if (!(await shown.isVisible())) await page.locator('#live-preview-toggler').click();
    await page.waitForTimeout(300);
    await expect(shown).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(frame.locator('html')).toHaveAttribute('data-editing', 'ready');
  return frame;
}

/** Resolves when the autosave of a draft is done. */
export function whenDraftSaved(page: Page, collection: string): Promise<unknown> {
  return page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' &&
      response.url().includes(`/api/${collection}/`) &&
      response.url().includes('autosave=true') &&
      response.ok(),
  );
}

export async function publish(page: Page, collection: string): Promise<void> {
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' &&
      response.url().includes(`/api/${collection}/`) &&
      !response.url().includes('draft=true'),
  );
  await page.locator('#action-save').click();
  expect((await saved).status()).toBe(200);
}

/** The browser logs every refusal; one that a test provoked is no error. Exactly so many are expected. */
export function expectErrorMessages(consoleErrors: string[], status: number, count: number): void {
  const isExpected = (text: string) => text.includes(`status of ${status}`);
  expect(consoleErrors.filter(isExpected)).toHaveLength(count);
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((text) => !isExpected(text)));
}

export const publicText = async (site: string, path = '/') => (await sendRequest(siteUrl(site, path))).text;

/** Polls the public page until it contains a text, and reports how long that took. */
export async function whenPublic(site: string, path: string, text: string, timeout = 10_000): Promise<void> {
  const startedAt = performance.now();
  await expect
    .poll(async () => (await publicText(site, path)).includes(text), {
      message: `${text} at ${site}${path}`,
      intervals: [50],
      timeout,
    })
    .toBe(true);
  const description = `${text}: public after ${Math.round(performance.now() - startedAt)} ms`;
  test.info().annotations.push({ type: 'public', description });
  process.stdout.write(`      ${description}\n`);
}
