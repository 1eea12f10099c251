import type { Locator, Page } from '@playwright/test';
import { test as base, expectAccessiblePart } from './fixtures.ts';
import { startMenuServer } from './menu-server.ts';

type MenuServer = Awaited<ReturnType<typeof startMenuServer>>;

/** A visitor to the sites of menu-sites.ts. */
export const test = base.extend<object, { app: MenuServer }>({
  app: [
    async ({ browserName: _ }, use) => {
      const app = await startMenuServer();
      await use(app);
      await app.close();
    },
    { scope: 'worker' },
  ],
});

/** The word in the bar. */
export function menuItem(page: Page, name: string): Locator {
  return page.locator('.menu-bar__list > li > .menu-bar__item', { hasText: name });
}

/** What the word opens. */
export function menuPanel(page: Page, name: string): Locator {
  const itsWord = page.locator('.menu-bar__item', { hasText: name });
  return page.locator('.menu-bar__list > li', { has: itsWord }).locator('.menu-panel');
}

/** Time stands still once the page is there, and goes on only by `page.clock.runFor`. */
export async function openWithStoppedClock(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: '2026-11-02T08:00:00' });
  await page.goto(address);
  await whenMeasured(page);
  await page.clock.pauseAt('2026-11-02T09:00:00');
}

/** The script has arrived and the bar is in order. */
export async function whenMeasured(page: Page): Promise<void> {
  await page.locator('.menu-bar[data-measured]').waitFor();
}

/** The line under a word in the bar, drawn to its full length. */
export function isUnderlined(item: Locator): Promise<boolean> {
  return item.evaluate((element) => getComputedStyle(element, '::after').transform.startsWith('matrix(1,'));
}

/** Far from the menu and from anything that could be pressed. */
export const outsideMenu = { x: 20, y: 880 };

/** Notes from the start whatever moves on the page without having been asked to. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

type Shift = { value: number; sources: { node?: Node | null }[] };

/** How much has moved in all, and how often something in the header did. */
export function readLayoutShifts(page: Page): Promise<{ all: number; inHeader: number }> {
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: Shift[] };
    const header = document.querySelector('.site-header');
    const touchesHeader = ({ sources }: Shift) => sources.some(({ node }) => header?.contains(node ?? null));
    return {
      all: shifts.reduce((sum, { value }) => sum + value, 0),
      inHeader: shifts.filter(touchesHeader).length,
    };
  });
}

/** Header and message only: the page under an open menu is looked at elsewhere. */
export function expectAccessibleHeader(page: Page, where: string): Promise<void> {
  return expectAccessiblePart(page, ['.site-header', '.alert'], where);
}
