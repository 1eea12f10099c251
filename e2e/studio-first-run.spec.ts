import type { Page } from '@playwright/test';
import { startPostgres } from '../src/shared/platform/database/testing/postgres-server.ts';
import { test as base, expect } from './fixtures.ts';
import { type NewInstallation, newInstallation } from './new-installation.ts';
import { sendRequest } from './send-request.ts';

type Account = { email: string; password: string };

/** An empty installation on each database, set up with the commands of docs/operations.md and nothing else. */
const test = base.extend<{ sqlite: NewInstallation; postgres: NewInstallation }>({
  sqlite: async ({ page }, use) => {
    const installation = await newInstallation();
    await use(installation);
    // An open page would log errors when the server stops.
    await page.close();
    await installation.close();
  },
  postgres: async ({ page }, use) => {
    const server = await startPostgres();
    const installation = await newInstallation({ databaseUrl: server.url, carIndex: 'stock' });
    await use(installation);
    await page.close();
    await installation.close();
    await server.stop();
  },
});

// The first start may have to build the studio.
test.describe.configure({ timeout: 300_000 });

test('an operator gets from an empty folder to the first car in the browser, on SQLite', async ({
  page,
  sqlite: installation,
}) => {
  const site = `http://berg.localhost:${installation.port}`;
  await installation.run('DEMO=0');
  await installation.start();
  expect(await sendRequest(site)).toMatchObject({
    status: 404,
    text: expect.stringContaining('There is no site here yet'),
  });
  expect(await statusOf(`http://localhost:${installation.port}/healthz`)).toBe(200);

  const account = accountFrom(await installation.run('studio:admin'));
  await page.goto(`http://localhost:${installation.port}/admin`);
  await signIn(page, account);
  await page.getByRole('link', { name: 'Add the first site' }).click();
  await page.getByLabel('Name shown to people').fill('Berg Bil');
  await expect(page.getByLabel('Public address')).toHaveValue(
    `http://berg-bil-se.localhost:${installation.port}`,
  );
  await page.getByLabel('Public address').fill(site);
  await expect(page.getByLabel('Short name')).toHaveValue('berg-bil-se');
  await expect(page.getByLabel('Index of its cars')).toHaveValue('cars-berg-bil-se');
  await page.getByRole('button', { name: 'Create the site' }).click();

  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(() => statusOf(`${site}/`)).toBe(200);
  expect(await installation.run('import-cars')).toContain('added 2');
  await showsCars(page, site);
});

test('an operator gets from an empty database to the first car over HTTP, on PostgreSQL, with an index called stock', async ({
  page,
  request,
  postgres: installation,
}) => {
  const studio = `http://localhost:${installation.port}/admin/api`;
  const site = `http://berg.localhost:${installation.port}`;
  await installation.run('DEMO=0');
  await installation.run('DATABASE_URL=');
  await installation.start();
  const login = await request.post(`${studio}/users/login`, {
    data: accountFrom(await installation.run('studio:admin')),
  });
  const headers = { authorization: `JWT ${(await login.json()).token}` };
  const data = {
    ...{ name: 'berg-bil-se', displayName: 'Berg Bil', country: 'SE', languages: ['sv'] },
    carIndex: 'stock',
  };
  const refused = await request.post(`${studio}/new-site`, {
    headers,
    data: { ...data, url: 'bergbil.example' },
  });
  expect((await refused.json()).errors).toMatchObject([{ path: 'url' }]);
  const created = await request.post(`${studio}/new-site`, { headers, data: { ...data, url: site } });
  expect(created.status()).toBe(201);

  const drafts = await request.get(`${studio}/pages?draft=true&where[_status][equals]=draft`, { headers });
  const [home] = (await drafts.json()).docs;
  const published = await request.patch(`${studio}/pages/${home.id}?locale=sv`, {
    headers,
    data: { edition: home.edition, _status: 'published' },
  });
  expect(published.status()).toBe(200);
  await expect.poll(() => statusOf(`${site}/`)).toBe(200);
  await installation.run('cat > "$DATA_DIR/stock.ndjson"');
  expect(JSON.parse(await installation.run('curl'))).toMatchObject({ unchanged: 2 });
  await showsCars(page, site);
});

function accountFrom(printed: string): Account {
  const [, email = ''] = /Made: (\S+),/.exec(printed) ?? [];
  const [, password = ''] = /Password: (\S+)/.exec(printed) ?? [];
  return { email, password };
}

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function statusOf(address: string): Promise<number> {
  return (await sendRequest(address)).status;
}

/** A header, a menu that links to the list, the list with its cars, and the page of one. */
async function showsCars(page: Page, site: string): Promise<void> {
  await expect.poll(async () => (await sendRequest(`${site}/bilar`)).text).toContain('/bil/1001/');
  await page.goto(`${site}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berg Bil');
  await page.getByRole('banner').getByRole('link', { name: 'Bilar i lager' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bilar i lager');
  await page.goto(`${site}/bilar/volvo`);
  await page.getByRole('main').getByRole('link', { name: /XC60/ }).first().click();
  await expect(page).toHaveURL(/\/bil\/1001\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('XC60');
  await expect(page.getByRole('contentinfo')).toContainText('© Berg Bil');
}
