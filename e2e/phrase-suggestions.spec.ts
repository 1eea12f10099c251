import { openCarList } from './car-list-page.ts';
import { expect, expectAccessiblePart, siteUrl, test } from './fixtures.ts';

const path = '/kop-bil/alla-bilar-i-lager';
const list = siteUrl('solvik-se', path);

test('LIST-29 while somebody types, the list says what the words mean and how many cars there are', async ({
  page,
}) => {
  await openCarList(page, list);
  const field = page.getByRole('combobox', { name: 'Sök bland bilarna' });
  await field.pressSequentially('elbil suv under 400000');
  const option = page.getByRole('option', { name: /^El · SUV · upp till 400\s000 kr \d+ bilar$/ });
  await expect(option).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expectAccessiblePart(page, '.list-search', 'suggestions open');
  await field.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  await field.press('Enter');
  await expect(page).toHaveURL(/car_fuel=El&car_body=SUV&car_price=/);
  await expect(page.getByRole('link', { name: 'Ta bort SUV' })).toBeVisible();
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('Escape closes the suggestions, and the words stay', async ({ page }) => {
  await openCarList(page, list);
  const field = page.getByRole('combobox', { name: 'Sök bland bilarna' });
  await field.pressSequentially('volv');
  await expect(page.getByRole('option', { name: /^Volvo \d+ bilar$/ })).toBeVisible();
  await field.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toHaveValue('volv');
});

test('HERO-12 the hero suggests lists, too, on a phone and in another theme', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('carstore-se', '/'));
  const field = page.getByRole('combobox').first();
  await field.pressSequentially('v60 laddhybrid göteborg');
  const option = page.getByRole('option', { name: /^Volvo V60 · Göteborg · Laddhybrid/ });
  await expect(option).toBeVisible();
  await expectAccessiblePart(page, '[data-script="hero-search"]', 'suggestions open');
  await option.click();
  await expect(page).toHaveURL(/\/volvo\/v60\?car_fuel=Laddhybrid&car_website_city=G/);
});

test('a slow answer is waited for: nothing that was typed is dropped', async ({ page }) => {
  await page.route('**/api/catalogue/suggestions', async (route) => {
    await new Promise((done) => setTimeout(done, 3000));
    await route.continue();
  });
  await openCarList(page, list);
  const field = page.getByRole('combobox', { name: 'Sök bland bilarna' });
  await field.fill('vw golf');
  await field.press('Enter');
  await expect(page).toHaveURL(`${list}/volkswagen/golf`);
});

test('where no car fits, the words that are left out are named, with and without script', async ({
  page,
  browser,
}) => {
  const said = /Inga bilar har allt du skrev\. Här är \d+ bilar utan ”rymdskepp”\./;
  await openCarList(page, list);
  const field = page.getByRole('combobox', { name: 'Sök bland bilarna' });
  await field.fill('volvo rymdskepp');
  await field.press('Enter');
  await expect(page.getByText(said)).toBeVisible();
  await expect(page).toHaveURL(`${list}/volvo`);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(list);
  await plain.getByRole('searchbox', { name: 'Sök bland bilarna' }).fill('volvo rymdskepp');
  await plain.getByRole('searchbox', { name: 'Sök bland bilarna' }).press('Enter');
  await expect(plain.getByText(said)).toBeVisible();
  await context.close();
});
