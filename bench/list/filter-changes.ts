import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../../e2e/chromium-flags.ts';
import { startDemoServer } from '../../e2e/demo-server.ts';
import { chromiumPath } from '../../e2e/find-chromium.ts';
import { seedCars } from './seed-cars.ts';

const PORT = 3191;
const ROUNDS = 30;
const LIST = `http://solvik-se.localhost:${PORT}/kop-bil/alla-bilar-i-lager`;
/** Each is ticked and, in the next round, let go of again; every list has cards to paint. */
const boxes = ['car_fuel', 'car_body', 'car_gearbox', 'car_drive', 'car_color'];

type Spread = { p50: number; p95: number };

export async function filterChanges(): Promise<{ cars: number; change: Spread; load: Spread }> {
  process.env['SEARCH_API_KEY'] = 'bench';
  process.env['INVENTORY_API_KEY'] = 'bench';
  const server = await startDemoServer(PORT);
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags });
  try {
    const cars = await seedCars(PORT);
    const changes: number[] = [];
    const loads: number[] = [];
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(LIST);
    await page.locator('[data-island="car-list"][data-hydrated]').waitFor({ state: 'attached' });
    for (let round = 0; round < ROUNDS; round += 1) {
      changes.push(await press(page, boxes[Math.floor(round / 2) % boxes.length] ?? ''));
      loads.push(await loadOf(browser, page.url()));
    }
    return { cars, change: spread(changes), load: spread(loads) };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** From the press until the frame after the one that brought the new cards. */
function press(page: Page, field: string): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const box = document.querySelector<HTMLInputElement>(`.filters input[name="${name}"]`);
        const results = document.querySelector('.car-list__results');
        if (!box || !results) return reject(new Error(`there is no box for ${name}`));
        let start = 0;
        const watch = new MutationObserver((changes) => {
          const isNew = changes.some(({ addedNodes }) =>
            [...addedNodes].some((node) => node instanceof Element && node.querySelector('[data-car]')),
          );
          if (!isNew && !changes.some(({ target }) => (target as Element).closest('.list-grid'))) return;
          watch.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
        });
        watch.observe(results, { childList: true, subtree: true });
        start = performance.now();
        box.click();
        return undefined;
      }),
    field,
  );
}

/** Until the cards of the page are painted, in a page load of its own. */
async function loadOf(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((seen) => resolve(seen.getEntries()[0]?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await page.close();
  return painted;
}

function spread(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}
