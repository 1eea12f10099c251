import type { Page, Request } from '@playwright/test';
import { whenHydrated } from './fixtures.ts';

/** What a content page may load and move. */
export const SCRIPT_LIMIT_BYTES = 90 * 1024;
/** And a list, a car's page or a booking. */
export const LIST_SCRIPT_LIMIT_BYTES = 130 * 1000;
export const LAYOUT_SHIFT_LIMIT = 0.02;

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Counts, from before the first request on: script in bytes as they travel (gzip), layout shift, other hosts. */
export async function measurePage(page: Page) {
  let scriptBytes = 0;
  const otherHosts: string[] = [];
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  page.on('response', async (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return;
    scriptBytes += Number(response.headers()['content-length'] ?? (await response.body()).length);
  });
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== hostOfPage(request)) otherHosts.push(request.url());
  });
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput)
          Object.assign(window, { layoutShift: Reflect.get(window, 'layoutShift') + value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    otherHosts,
    scriptBytes: () => scriptBytes,
    layoutShift: () => page.evaluate(() => Reflect.get(window, 'layoutShift') as number),
  };
}

/** The host of the page that sends a request; a navigation is its own page. */
export function hostOfPage(request: Request): string {
  return new URL(request.isNavigationRequest() ? request.url() : request.frame().url()).host;
}

/** Scrolls down the whole page until nothing more is fetched: late content must not shift the layout. */
export async function scrollThrough(page: Page): Promise<void> {
  await whenHydrated(page);
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.body.scrollHeight; top += 700) {
      scrollTo({ top, behavior: 'instant' });
      for (let frames = 0; frames < 4; frames += 1) await frame();
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Bots get no consent banner, and an automated browser identifies as one. */
export async function hideWebdriver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });
}
