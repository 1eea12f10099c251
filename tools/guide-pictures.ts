import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumFlags } from '../e2e/chromium-flags.ts';
import { chromiumPath } from '../e2e/find-chromium.ts';
import { type GuidePicture, guidePictures } from './guide/pictures.ts';
import { prepareContent } from './guide/prepare-content.ts';
import { prepareStock } from './guide/prepare-stock.ts';
import { signIn } from './guide/studio-client.ts';

/**
 * `STUDIO_DEMO_PASSWORD=… npm run guide-pictures -- http://localhost:3000` takes the pictures of docs/editors.md, in both
 * languages of the studio, from a demo that was just started: it changes some pages and cars. For the photos of cars the demo is
 * started with `OUTBOUND_PRIVATE_HOSTS=127.0.0.1 INVENTORY_API_KEY=…`, and this gets the same key. Names after the address take only
 * those pictures, and change nothing but what is missing.
 */
const [origin = 'http://localhost:3000', ...only] = process.argv.slice(2);
const password = process.env['STUDIO_DEMO_PASSWORD'] ?? '';
const pictureWidth = 1120;
const settleMs = 800;

const editor = await signIn(origin, 'redaktor@solvik.example', password);
const administrator = await signIn(origin, 'admin@solvik.example', password);
const author = await signIn(origin, 'skribent@solvik.example', password);
const apiKey = process.env['INVENTORY_API_KEY'] ?? '';
const pictures = guidePictures(await prepareContent(editor, author, new Date()));
const stock = await prepareStock({ origin, token: editor.token, apiKey });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags });
for (const language of ['en', 'sv'])
  for (const picture of pictures)
    if (only.length === 0 || only.includes(picture.name)) await takePicture(browser, picture, language);
await browser.close();
stock.end();

async function takePicture(
  from: Browser,
  {
    name,
    path,
    width = 1280,
    height = 800,
    isSignedOut,
    isAdministrator,
    hasPreview = false,
    prepare,
    part,
  }: GuidePicture,
  language: string,
): Promise<void> {
  const context = await from.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await context.addCookies([{ name: 'payload-lng', value: language, url: origin }]);
  const { token } = isAdministrator ? administrator : editor;
  if (!isSignedOut) await context.addCookies([{ name: 'payload-token', value: token, url: origin }]);
  const page = await context.newPage();
  await page.goto(`${origin}/admin${path}`, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await showPreview(page, hasPreview);
  await whenLoaded(page);
  await prepare?.(page);
  await page.waitForTimeout(settleMs);
  const taken = part ? await page.locator(part).first().screenshot() : await page.screenshot();
  const suffix = language === 'en' ? '' : `.${language}`;
  await sharp(taken)
    .resize({ width: Math.min(pictureWidth, width), withoutEnlargement: true })
    .webp({ quality: 50, effort: 6 })
    .toFile(join(import.meta.dirname, '../docs/pictures', `editors-${name}${suffix}.webp`));
  await context.close();
  process.stdout.write(`${name}${suffix}\n`);
}

/** The studio remembers for each person whether it is open. */
async function showPreview(page: Page, isWanted: boolean): Promise<void> {
  const toggle = page.locator('#live-preview-toggler');
  const frame = page.locator('#live-preview-iframe');
  if (isWanted) await toggle.waitFor();
  else if ((await toggle.count()) === 0) return;
  if ((await frame.isVisible()) !== isWanted) await toggle.click();
  if (!isWanted) return;
  await page.frameLocator('#live-preview-iframe').locator('html[data-editing="ready"]').waitFor();
  await page.waitForTimeout(settleMs);
}

/** On a busy machine the network is quiet for a moment before the dates and relations of a form are there. */
async function whenLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    // Scripts in the body hold the texts of the studio, 'Loading…' among them.
    () =>
      !document.querySelector('.shimmer-effect') &&
      !/(?:Loading|Laddar)(?:\.{2}|…)/.test(document.querySelector('.template-default')?.textContent ?? ''),
  );
}
