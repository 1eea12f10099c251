import type { Locator, Page } from '@playwright/test';
import { test as base, expectAccessiblePart } from './fixtures.ts';
import { startMenuServer } from './menu-server.ts';

type MenuServer = Awaited<ReturnType<typeof startMenuServer>>;

/** Tests on the sites of menu-sites.ts. */
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

/** The item in the menu bar. */
export function menuItem(page: Page, name: string): Locator {
  return page.locator('.menu-bar__list > li > .menu-bar__item', { hasText: name });
}

/** What the item opens. */
export function menuPanel(page: Page, name: string): Locator {
  const item = page.locator('.menu-bar__item', { hasText: name });
  return page.locator('.menu-bar__list > li', { has: item }).locator('.menu-panel');
}

/** Pauses the clock once the page is there; it advances only by `page.clock.runFor`. */
export async function openWithStoppedClock(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: '2026-11-02T08:00:00' });
  await page.goto(address);
  await whenMeasured(page);
  await page.clock.pauseAt('2026-11-02T09:00:00');
}

/** The script has loaded and the bar is measured. */
export async function whenMeasured(page: Page): Promise<void> {
  await page.locator('.menu-bar[data-measured]').waitFor();
}

/** Whether the line under an item of the bar has its full length. */
export function isUnderlined(item: Locator): Promise<boolean> {
  return item.evaluate((element) => getComputedStyle(element, '::after').transform.startsWith('matrix(1,'));
}

/** Far from the menu and from anything that could be clicked. */
export const outsideMenu = { x: 20, y: 880 };

/** Records layout shifts from the start. */
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

/** The sum of all layout shifts, and how many were in the header. */
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

/** Header and message only: the page under an open menu is checked elsewhere. */
export function expectAccessibleHeader(page: Page, where: string): Promise<void> {
  return expectAccessiblePart(page, ['.site-header', '.alert'], where);
}
