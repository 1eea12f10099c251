import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumFlags } from '../e2e/chromium-flags.ts';
import { chromiumPath } from '../e2e/find-chromium.ts';
import { postJson, send } from '../scripts/cluster/http-client.ts';
import { signIn } from './guide/studio-client.ts';

/**
 * `STUDIO_DEMO_PASSWORD=… node tools/view-pictures.ts http://localhost:3000` takes the pictures of docs/workshops.md and
 * docs/sellers.md from a demo that runs. Names after the address take only those.
 */
const [origin = 'http://localhost:3000', ...only] = process.argv.slice(2);
const port = new URL(origin).port;
const site = `http://solvik-se.localhost:${port}`;
const pictureWidth = 1120;
const car = '461010751';
const department = '4610-0310';

type View = {
  name: string;
  url: string;
  width?: number;
  height?: number;
  prepare?: (page: Page) => Promise<unknown>;
};

const mail = await sendQuestion();
const views: readonly View[] = [
  { name: 'workshop-day', url: `${site}/workshop`, height: 860, prepare: findBookings },
  { name: 'workshop-booking', url: `${site}/workshop`, height: 900, prepare: openBooking },
  {
    name: 'workshop-block',
    url: `${site}/workshop/${department}/${inDays(3)}/block`,
    width: 960,
    height: 480,
  },
  { name: 'seller-mail', url: `${origin}${mail}`, width: 960, height: 640 },
  { name: 'seller-question', url: `${site}/kop-bil/${car}`, height: 900, prepare: openQuestion },
  { name: 'seller-list', url: `${site}/kop-bil/alla-bilar-i-lager?car_fuel=El`, height: 860 },
  { name: 'seller-quality', url: `${origin}/admin/feeds/cars-solvik-se/quality`, height: 760 },
];

const { token } = await signIn(origin, 'admin@solvik.example', process.env['STUDIO_DEMO_PASSWORD'] ?? '');
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags });
for (const view of views) if (only.length === 0 || only.includes(view.name)) await takePicture(view);
await browser.close();

async function takePicture({ name, url, width = 1280, height = 800, prepare }: View): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  await context.addCookies(
    [origin, site].map((at) => ({ name: 'payload-token', value: token, url: at, httpOnly: true })),
  );
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined);
  const refuse = page.getByRole('button', { name: 'Endast nödvändiga' });
  if (await refuse.isVisible()) await refuse.click();
  await prepare?.(page);
  await page.waitForTimeout(1000);
  await sharp(await page.screenshot())
    .resize({ width: Math.min(pictureWidth, width), withoutEnlargement: true })
    .webp({ quality: 50, effort: 6 })
    .toFile(join(import.meta.dirname, '../docs/pictures', `${name}.webp`));
  await context.close();
  process.stdout.write(`${name}\n`);
}

/** The demo has bookings on working days. */
async function findBookings(page: Page): Promise<void> {
  for (let days = 0; days < 7; days += 1) {
    if ((await page.locator('.day-entry').count()) > 3) return;
    const next = page.getByRole('link', { name: /Next day|Nästa dag/ });
    if ((await next.count()) === 0) return;
    await next.click();
  }
}

async function openBooking(page: Page): Promise<void> {
  await findBookings(page);
  await page.locator('.day-entry a').first().click();
  // A day on which it could be moved.
  for (let days = 0; days < 14 && (await page.getByRole('radio').count()) === 0; days += 1)
    await page.getByRole('link', { name: /Next day|Nästa dag/ }).click();
  await page.evaluate(() => scrollTo(0, 0));
}

async function openQuestion(page: Page): Promise<void> {
  const form = page
    .locator('form')
    .filter({ has: page.locator('textarea') })
    .first();
  await form.scrollIntoViewIfNeeded();
}

/** A customer asks about a car; returns where the demo shows the mail about it. */
async function sendQuestion(): Promise<string> {
  const body = {
    formName: 'solvik-seCarContactForm',
    formSubmissionId: `picture-${Date.now()}`,
    values: {
      car: { car_id: car },
      name: 'Karin Ek',
      phone: '070 174 06 05',
      email: 'karin.ek@example.com',
      message: 'Finns bilen kvar? Vi kan komma i morgon efter fem.',
    },
  };
  const to = { port: Number(port), host: 'solvik-se.localhost', path: '/api/forms/comhub' };
  const { text } = await send({ ...to, ...postJson(body) });
  const { id } = JSON.parse(text) as { id: string };
  return `/outbox/mail/${id}.mail`;
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
