import { readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, chromium, expect, type Page, type Response } from '@playwright/test';
import { deferredSections } from '../src/web/client/deferred-layout.ts';
import { chromiumFlags } from './chromium-flags.ts';
import { chromiumPath } from './find-chromium.ts';

/** A folder of demo/sites is a site. */
export const siteNames = readdirSync('demo/sites').sort();

export function siteUrl(site: string, path = '/'): string {
  const host = site === '' ? 'localhost' : `${site}.localhost`;
  return `http://${host}:${process.env['FORECOURT_PORT']}${path}`;
}

/** Every test fails on an error in the console, which is also where a broken content policy shows. */
export const test = base.extend<{ consoleErrors: string[] }, object>({
  browser: [
    async ({ browserName: _ }, use) => {
      const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForHydration(page);
    await use(page);
  },
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = [];
      page.on('console', (message) => {
        const { url } = message.location();
        const isRetried = url === page.url() && message.text().includes('status of 503');
        const isOfResource = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isRetried)
          consoleErrors.push(isOfResource ? `${message.text()} ${url}` : message.text());
      });
      page.on('pageerror', (error) => consoleErrors.push(error.message));
      await use(consoleErrors);
      expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Scripts load after the first paint; tests continue when the page is hydrated. */
function waitForHydration(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...to) => {
    const response = await loadWhenReady(() => goto(...to));
    await whenHydrated(page);
    return response;
  };
  page.reload = async (...options) => {
    const response = await loadWhenReady(() => reload(...options));
    await whenHydrated(page);
    return response;
  };
}

const OVERLOAD_RETRIES = 10;

/** A busy machine responds 503 by design, with a page that asks to be reloaded. */
async function loadWhenReady(load: () => Promise<Response | null>): Promise<Response | null> {
  for (let tries = 0; tries < OVERLOAD_RETRIES; tries += 1) {
    const response = await load();
    if (response?.status() !== 503) return response;
    await setTimeout(1000);
  }
  return load();
}

/** Some tests block a script; they continue after a timeout. */
export async function whenHydrated(page: Page): Promise<void> {
  const isHydrated = (deferred: string) => {
    if (!document.querySelector('script[data-main]')) return true;
    const unhydrated =
      ':is([data-script], [data-island]):not([data-when="visible"], [data-awaits], [data-hydrated])';
    const waiting = `${unhydrated}, ${deferred}:not([data-laid-out])`;
    return !Array.isArray(window.recordedTargets) && document.querySelector(waiting) === null;
  };
  await page.waitForFunction(isHydrated, deferredSections, { timeout: 4000 }).catch(() => {});
}

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function expectAccessible(page: Page, where = '', except: string[] = []): Promise<void> {
  await expectNoViolations(axe(page).withTags(axeTags).disableRules(except), where);
}

/** Only what depends on colours; all else is the same in every design. */
export async function expectContrast(page: Page, where: string): Promise<void> {
  await expectNoViolations(axe(page).withRules(['color-contrast', 'link-in-text-block']), where);
}

/** What a state adds to a page that was checked as a whole elsewhere: a dialog, a drawer, a message. */
export async function expectAccessiblePart(
  page: Page,
  parts: string | readonly string[],
  where: string,
): Promise<void> {
  const builder = [parts].flat().reduce((each, part) => each.include(part), axe(page));
  await expectNoViolations(builder.withTags(axeTags), where);
}

/** A long list repeats one kind of card; axe takes seconds for what the first ones already show. */
const repeatedCards = ':is(.list-grid, .kit-grid) > :nth-child(n + 7)';

/** All frames have our own origin, so legacy mode is enough: it needs no second page. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
    .exclude(repeatedCards);
}

async function expectNoViolations(builder: AxeBuilder, where: string): Promise<void> {
  const { violations } = await builder.analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  );
  expect(found, where).toEqual([]);
}

/** Expects that the page has no horizontal scrollbar. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

export { expect };
