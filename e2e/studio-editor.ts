import type { FrameLocator, Page } from '@playwright/test';
import { ask } from './ask.ts';
import { type StudioHouse, studioHouse } from './studio-house.ts';
import { as, type Person, people, studioAddress } from './studio-person.ts';
import { at, test as base, expect } from './visitor.ts';

type Id = number;

/** Journeys at the studio: the house is open, and whoever is named sits before the page. */
export const test = base.extend<{ mail: string; editor: Person; open: boolean }, { house: StudioHouse }>({
  house: [
    async ({ browserName: _ }, use) => {
      const house = studioHouse();
      await use(house);
      await Promise.all([house.site.kill(), house.studio.kill()]);
    },
    { scope: 'worker' },
  ],
  // A journey may have ended with one of them dead.
  open: [
    async ({ house }, use) => {
      await Promise.all([house.site.start(), house.studio.start()]);
      await use(true);
    },
    { auto: true, timeout: 120_000 },
  ],
  // Chromium notes that menus of the preview may not take the focus in a frame of another host; they should not.
  complaints: async ({ complaints }, use) => {
    await use(complaints);
    const others = complaints.filter((each) => !each.startsWith('Blocked autofocusing'));
    complaints.splice(0, complaints.length, ...others);
  },
  mail: [people.editor, { option: true }],
  editor: async ({ open: _, mail, context }, use) => {
    const person = await as(mail);
    await context.addCookies([{ name: 'payload-token', value: person.cookie, url: studioAddress() }]);
    await use(person);
  },
});

/** The document of a site that answers a few questions. */
export async function find(
  person: Person,
  collection: string,
  where: Record<string, string | number>,
): Promise<{ id: Id } & Record<string, unknown>> {
  const query = new URLSearchParams({ locale: 'sv', depth: '0', limit: '1', draft: 'true' });
  for (const [field, value] of Object.entries(where)) query.set(`where[${field}][equals]`, String(value));
  const { body } = await person.ask(`/${collection}?${query}`);
  const [found] = (body['docs'] ?? []) as ({ id: Id } & Record<string, unknown>)[];
  if (!found) throw new Error(`No ${collection} with ${query}: ${JSON.stringify(body)}`);
  return found;
}

export const editing = (collection: string, id: Id, language = 'sv') =>
  studioAddress(`/collections/${collection}/${id}?locale=${language}`);

/** Opens the form of a block; the studio remembers which ones somebody left open. */
export async function openBlock(page: Page, area: string, index: number): Promise<void> {
  const row = page.locator(`#${area}-row-${index}`);
  await row.locator('.collapsible__toggle').first().waitFor();
  const shut = row.locator('.collapsible--collapsed').first();
  if (await shut.isVisible()) await shut.locator('.collapsible__toggle').first().click();
}

export async function openPreview(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('#live-preview-iframe');
  if (!(await page.locator('#live-preview-iframe').isVisible()))
    await page.locator('#live-preview-toggler').click();
  await expect(frame.locator('html')).toHaveAttribute('data-editing', 'ready');
  return frame;
}

/** Drafts are saved by themselves; a journey goes on when that is done. */
export function draftSaved(page: Page, collection: string): Promise<unknown> {
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

export const publicText = async (site: string, path = '/') => (await ask(at(site, path))).text;

/** Asks for the public page until it shows the words, and says how long that took. */
export async function becomesPublic(
  site: string,
  path: string,
  words: string,
  timeout = 10_000,
): Promise<void> {
  const began = performance.now();
  await expect
    .poll(async () => (await publicText(site, path)).includes(words), {
      message: `${words} at ${site}${path}`,
      intervals: [50],
      timeout,
    })
    .toBe(true);
  const description = `${words}: public after ${Math.round(performance.now() - began)} ms`;
  test.info().annotations.push({ type: 'public', description });
  process.stdout.write(`      ${description}\n`);
}
