import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumFlags } from '../e2e/chromium-flags.ts';
import { chromiumPath } from '../e2e/find-chromium.ts';

/**
 * `node tools/block-pictures.ts http://localhost:3000` takes the pictures by which editors choose a block, from the gallery of
 * a running server. They are committed, so that the studio needs no browser.
 */
const [origin = 'http://localhost:3000', ...only] = process.argv.slice(2);
const width = 1200;
const maxHeight = 675;
const captionHeight = 60;
const paper = '#f6f4ef';
// Of these the first sample is empty, or needs somebody else's server.
const sampleIndex: Readonly<Record<string, number>> = { 'builder-form': 1, 'marketing-form': 2 };

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags });
const page = await browser.newPage({ viewport: { width, height: 760 }, reducedMotion: 'reduce' });
// The disclaimer of the tyre hotel would lie over all other blocks.
await page.addInitScript(() => localStorage.setItem('tirehotelDisclaimer', 'approved'));
await page.goto(`${origin}/gallery/blocks?theme=solvik`, { waitUntil: 'load' });
const samples = Map.groupBy(
  await page.locator('article[id]').evaluateAll((all) => all.map(({ id }) => id)),
  (id) => id.replace(/-\d+$/, ''),
);
for (const [name, ids] of samples) {
  const id = ids[sampleIndex[name] ?? 0] ?? ids[0];
  if (!id || !/-\d+$/.test(id) || (only.length > 0 && !only.includes(name))) continue;
  const file = join(import.meta.dirname, '../cms/pictures/blocks', `${name}.webp`);
  await sharp(await screenshotSample(page, id))
    .resize({ width: 360, height: 203, fit: 'contain', background: paper })
    .webp({ quality: 60, effort: 6 })
    .toFile(file);
}
await browser.close();

/** The sample without the caption above it, cropped to a wide frame. */
async function screenshotSample(gallery: Page, id: string): Promise<Buffer> {
  const sample = gallery.locator(`#${id}`);
  await sample.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  // Pictures are made at their first request, islands hydrate, maps draw their markers.
  await gallery.waitForTimeout(3000);
  const { top, bottom } = await sample.evaluate((element, caption) => {
    const whole = element.getBoundingClientRect();
    const first = element.firstElementChild?.getBoundingClientRect();
    return { top: first && first.height < caption ? first.bottom : whole.top, bottom: whole.bottom };
  }, captionHeight);
  const y = Math.max(0, top);
  return gallery.screenshot({
    clip: { x: 0, y, width, height: Math.max(40, Math.min(bottom - y, maxHeight)) },
  });
}
