import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../e2e/chromium-flags.ts';
import { chromiumPath } from '../e2e/find-chromium.ts';
import { aCrm } from '../examples/crm/testing/a-crm.ts';
import { aCarRecord } from '../src/features/cars/testing/a-car.ts';
import { freePort } from '../src/shared/platform/testing/free-port.ts';
import { type ServerProcess, startServerProcess } from './cluster/server-process.ts';
import { installHelloPackage } from './extensions/built/hello-package.ts';
import { linkTree } from './extensions/built/linked-tree.ts';
import { SITE, seed } from './extensions/built/seed.ts';

/**
 * `npm run try-extensions`: the product as it is built, with two extensions in a folder outside of it and one of an npm
 * package, in a browser. The tree is linked into a folder of its own, so that the build of this one stays as it is.
 */
const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'forecourt-extensions-'));
const KEY = 'of-the-inventory-1234567890';
const closing: (() => unknown)[] = [() => rmSync(scratch, { recursive: true, force: true })];

try {
  const product = join(scratch, 'product');
  linkTree(root, product);
  const folder = extensionsFolder();
  const crm = await aCrm();
  const footfall = await aCounter();
  closing.push(crm.close, footfall.close);
  const env = {
    ...{ EXTENSIONS_DIR: folder, EXTENSIONS: '@group/forecourt-hello', EXTENSIONS_REQUIRED: '1' },
    ...{ CRM_URL: crm.url, CRM_CLIENT_ID: 'a', CRM_CLIENT_SECRET: 'b', FOOTFALL_URL: footfall.url },
    ...{ DEMO: '0', STUDIO: '0', DATA_DIR: join(scratch, 'data'), INVENTORY_API_KEY: KEY, LOG_LEVEL: 'warn' },
  };
  execFileSync(process.execPath, ['scripts/build.ts'], {
    cwd: product,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  report('the product is built with them', true);
  const port = await freePort();
  await seed(env.DATA_DIR, port);
  const server = await startServerProcess({ name: 'sites', port, env, folder: product });
  closing.push(() => server.end('SIGTERM'));
  const health = await (await fetch(`${server.url}/api/healthz`)).text();
  for (const name of ['crm', 'electric', 'hello'])
    report(`${name} is running`, health.includes(`"extension:${name}"`) && health.includes('"status":"ok"'));
  await tryCars(server);
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumFlags] });
  closing.push(() => browser.close());
  await tryPage(browser, port, crm);
  await tryList(browser, port);
  await trySink(browser, port, footfall);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const close of closing.reverse()) await close();
}

function extensionsFolder(): string {
  const folder = join(scratch, 'extensions');
  mkdirSync(folder);
  for (const name of ['crm', 'electric'])
    cpSync(join(root, 'examples', name), join(folder, name), { recursive: true });
  installHelloPackage(scratch, folder);
  return folder;
}

/** The import and the feed are each written in a thread of their own. */
async function tryCars({ url }: ServerProcess): Promise<void> {
  const picture = { car_images: [{ original: 'https://img.example/1.jpg' }] };
  const cars = [
    aCarRecord({ car_id: '1001', battery_health: 94, ...picture }),
    aCarRecord({ car_id: '1002', battery_health: 81, ...picture }),
    aCarRecord({ car_id: '1003', ...picture }),
  ].map(({ car_shown_price: _, ...car }) => JSON.stringify(car));
  const imported = await fetch(`${url}/api/inventory/cars-${SITE}`, {
    method: 'PUT',
    headers: { 'x-api-key': KEY, 'content-type': 'application/x-ndjson' },
    body: cars.join('\n'),
  });
  const told = await imported.text();
  report('an import takes the field of an extension', imported.ok && !told.includes('battery_health'), told);
  // The search learns of an import behind it.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const feeds = await ask(url, '/api/feeds');
  const [, address = ''] = /"(http[^"]*electric-green-market\.sv[^"]*)"/.exec(feeds) ?? [];
  const { pathname, search } = new URL(address, url);
  const feed = await ask(url, pathname + search);
  report(
    'a feed of its receiver has the cars that meet its rules',
    /1001;.*;94;/.test(feed) && !feed.includes('1003;'),
    feed || feeds,
  );
}

/** Not every system knows the address of a name below localhost, as browsers do. */
async function ask(url: string, path: string): Promise<string> {
  const { port } = new URL(url);
  const headers = { host: `${SITE}.localhost:${port}`, 'x-api-key': KEY };
  const asked = get({ host: '127.0.0.1', port, path, headers });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return text(response);
}

async function tryPage(browser: Browser, port: number, crm: Awaited<ReturnType<typeof aCrm>>): Promise<void> {
  const reviews = [
    { id: '1', stars: 5, text: 'Friendly and quick.', author: 'Kim', writtenOn: '2026-11-02' },
  ];
  const context = await browser.newContext();
  const page = await context.newPage();
  crm.next.push({ status: 200, body: { average: 5, total: 1, reviews } });
  await page.goto(`http://${SITE}.localhost:${port}/`);
  report('a block of a package is on the page', await page.getByText('Hello Karin').isVisible());
  const shown = await page.getByText('Friendly and quick.').isVisible();
  report('a block shows what the CRM answers', shown);
  report('axe finds nothing', (await findings(page)).length === 0, (await findings(page)).join('\n'));
  await page.getByLabel('På förmiddagen').check();
  await page.getByRole('textbox', { name: /Vad gäller det/ }).fill('Ingår dragkroken?');
  await page.getByRole('textbox', { name: /^Namn/ }).fill('Kim Berg');
  await page.getByRole('textbox', { name: /^Telefon/ }).fill('070 123 45 67');
  await page.getByRole('textbox', { name: /post/ }).fill('kim@example.com');
  await page.getByLabel('Ni får spara mina uppgifter').check();
  // Faster than anybody is a bot.
  await page.waitForTimeout(4000);
  await page.getByRole('button', { name: 'Ring mig' }).click();
  await page.getByText('Tack, vi ringer!').first().waitFor();
  report('the form says thank you', true);
  await until(() => crm.leads.size > 0);
  const [lead] = [...crm.leads.values()] as { type?: string; message?: string }[];
  report('the CRM has the lead', lead?.type === 'call-back' && lead.message === 'Ingår dragkroken?');
  await context.close();
}

async function tryList(browser: Browser, port: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`http://${SITE}.localhost:${port}/kop-bil`);
  report('the card says the field', await page.getByText('Batteri 94 %').first().isVisible());
  const filter = page.getByText('Batterihälsa');
  await filter.first().waitFor({ state: 'attached' });
  report('the list has its filter', true);
  await page.goto(`http://${SITE}.localhost:${port}/kop-bil?battery_health=90&battery_health=`);
  await page
    .getByText(/Batterihälsa: .*90/)
    .first()
    .waitFor();
  report('and is narrowed by it', (await page.locator('[data-car]').count()) === 1);
  await page.close();
}

async function trySink(
  browser: Browser,
  port: number,
  footfall: Awaited<ReturnType<typeof aCounter>>,
): Promise<void> {
  const url = `http://${SITE}.localhost:${port}/`;
  report('nothing is counted without consent', footfall.events.length === 0);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  const revision = await page.evaluate(
    () => JSON.parse(document.getElementById('page-data')?.textContent ?? '{}').consent?.revision as number,
  );
  const choice = { consentId: 'a', revision, categories: ['necessary', 'analytics'] };
  await context.addCookies([{ name: 'cc_cookie', value: encodeURIComponent(JSON.stringify(choice)), url }]);
  await page.goto(url);
  await until(() => footfall.events.includes('page_view'));
  report('with it the page view arrives', footfall.events.includes('page_view'));
  await context.close();
}

async function aCounter() {
  const events: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST')
        events.push((JSON.parse(Buffer.concat(chunks).toString()) as { event: string }).event);
      response.writeHead(204, { 'access-control-allow-origin': '*' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
  return { events, url, close: () => server.close() };
}

async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !holds(); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

function report(what: string, holds: boolean, otherwise = ''): void {
  console.log(`${holds ? '✓' : '✗'} ${what}`);
  if (holds) return;
  if (otherwise) console.log(otherwise.slice(0, 2000));
  process.exitCode = 1;
}
