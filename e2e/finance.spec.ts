import type { Locator, Page, Request } from '@playwright/test';
import { expect, expectAccessiblePart, siteUrl, test } from './fixtures.ts';
import { pathOfCar, searchCars } from './search-cars.ts';
import { findRecordPath } from './sitemap.ts';

/** From this width on finance is always open. */
const WIDE_PX = 1024;

const leased = { car_has_companyleasing: true, car_has_privateleasing: true };

test('LOAN-07 LOAN-09 LOAN-10 LOAN-17 DET-34 ANA-04 a loan is calculated by keys and by typing', async ({
  page,
}) => {
  await page.clock.install();
  await openCar(page, 'solvik-se', leased);
  const card = page.locator('.finance');
  const monthly = card.locator('.finance__amount').first();
  const down = card.getByRole('slider', { name: /^Kontantinsats/ }).first();
  const field = card.getByRole('textbox', { name: 'Kontantinsats, belopp' });
  const least = Number(await down.getAttribute('min'));
  const most = Number(await down.getAttribute('max'));
  const start = await amount(monthly.textContent());
  await page.clock.pauseAt(Date.now() + 3_600_000);

  await down.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(down).toHaveValue(String(least + 3000));
  expect(await amount(field.inputValue())).toBe(least + 3000);
  expect(await amount(monthly.textContent())).toBeLessThan(start);
  await page.clock.runFor(499);
  expect(await calculatorEvents(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await calculatorEvents(page)).toMatchObject([{ calculator: 'loan', down_payment: least + 3000 }]);
  await expect(card.locator('[data-finance-touched]')).toHaveAttribute(
    'data-finance-summary',
    /^Billån: .*kr\/mån/,
  );

  await field.fill(`00${least + 5432}`);
  await expect(down).toHaveValue(String(least + 3000));
  await field.blur();
  await expect(down).toHaveValue(String(least + 5432));
  await page.keyboard.press('Tab');
  await field.fill('1');
  await page.keyboard.press('Enter');
  await expect(down).toHaveValue(String(least));
  await field.fill('99999999');
  await field.blur();
  await expect(down).toHaveValue(String(most));
  await down.press('ArrowRight');
  await expect(down).toHaveValue(String(most));

  const period = card.getByRole('slider', { name: 'Löptid' }).first();
  const months = Number(await period.inputValue());
  await period.press('ArrowRight');
  await expect(period).toHaveValue(String(months + 12));

  await card.locator('summary').first().click();
  await expect(down).toBeHidden();
  await expect(monthly).toBeVisible();
  await card.locator('summary').first().click();
  await expect(down).toBeVisible();
});

test('CLEAS-02 CLEAS-03 PLEAS-04 the other kinds of finance are tabs, usable by keyboard', async ({
  page,
}) => {
  await openCar(page, 'solvik-se', leased);
  const card = page.locator('.finance');
  await expect(card.getByText('Att låna kostar pengar!')).toBeVisible();
  await expect(card.getByText('Effektiv ränta', { exact: true }).first()).toBeVisible();
  await card.getByRole('tab', { name: 'Billån' }).focus();
  await page.keyboard.press('ArrowRight');
  const privately = card.getByRole('tabpanel', { name: 'Privatleasing' });
  await expect(privately).toBeVisible();
  await expect(privately.locator('input')).toHaveCount(0);
  await privately.locator('summary').click();
  await expect(privately.getByText('Avtalstid')).toBeVisible();

  await card.getByRole('tab', { name: 'Privatleasing' }).press('End');
  const company = card.getByRole('tabpanel', { name: 'Företag' });
  await expect(company.getByText('exkl. moms', { exact: true })).toBeVisible();
  await expect(company.getByRole('radio', { name: '1 500 mil' })).toBeChecked();
  const residual = company.getByRole('slider', { name: 'Restvärde' });
  const before = Number(await residual.getAttribute('max'));
  await company.getByRole('radio', { name: '3 000 mil' }).check({ force: true });
  await expect(residual).toHaveAttribute('max', String(before - 6));
  await expectAccessiblePart(page, '.finance', 'calculators open');
});

for (const site of ['solvik-no', 'carstore-no']) {
  test(`SITE-20 SITE-21 UKF-17 ${site} shows neither residual value nor effective rate`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (sent) => void (/codeweaver/.test(sent.url()) && calls.push(sent.url())));
    await openCar(page, site, { car_has_companyleasing: true });
    const card = page.locator('.finance');
    await expect(card.getByText('Nominell rente').first()).toBeVisible();
    await expect(card).not.toContainText(/restverdi|effektiv rente/i);
    expect(calls).toEqual([]);
  });
}

test('UKF-03 UKF-05 UKF-06 UKF-07 UKF-09 UKF-10 UKF-14 a British quote is recalculated when a slider moves', async ({
  page,
}) => {
  await page.goto(siteUrl('solvik-uk', await findRecordPath('solvik-uk', 'cars', 300)));
  const card = page.locator('.quote');
  const sum = card.locator('.quote__sum b').first();
  await card.scrollIntoViewIfNeeded();
  await expect(sum).toHaveText(/^£\d/);
  await expect(card.getByText('Annual mileage').first()).toBeVisible();
  await expect(card).toContainText('We are a credit broker');
  const reserve = card.getByRole('link', { name: 'Reserve this car' });
  const first = await reserve.getAttribute('href');
  expect(first).toMatch(/quoteRef=SLV-[0-9A-Z-]+/);
  await expect(card.getByRole('link', { name: 'Part exchange' })).toHaveAttribute('href', /quoteRef=SLV-/);
  await expect(card.getByRole('link', { name: 'Apply for this quote' })).toHaveAttribute(
    'href',
    /^\/buy-car\/.*quoteRef=SLV-/,
  );

  const quoteRequest = page.waitForRequest(/codeweaver\/cfd/);
  const deposit = card.getByRole('slider', { name: 'Deposit' });
  const before = await sum.textContent();
  await deposit.press('ArrowRight');
  expect(parametersOf(await quoteRequest)).toMatchObject({ CalculationType: 'toRegularPayment' });
  await expect(sum).not.toHaveText(before ?? '');
  await expect(reserve).not.toHaveAttribute('href', first ?? '');

  const again = page.waitForRequest(/codeweaver\/cfd/);
  const down = await deposit.inputValue();
  await card.getByRole('slider', { name: 'Monthly payment' }).press('ArrowRight');
  expect(parametersOf(await again)).toMatchObject({ CalculationType: 'toCashDeposit' });
  await expect(deposit).not.toHaveValue(down);

  await card.getByRole('tab', { name: 'Hire purchase' }).click();
  await expect(card.getByRole('tabpanel', { name: 'Hire purchase' })).toContainText('48 monthly payments of');
  await expect(card.getByRole('radio')).toHaveCount(0);
  await expectAccessiblePart(page, '.quote', 'a quote');
});

test('UKF-11 UKF-12 UKF-13 ERR-24 loading, a provider that is down, a car that it does not finance', async ({
  page,
  consoleErrors,
}) => {
  const address = siteUrl('solvik-uk', await findRecordPath('solvik-uk', 'cars', 300));
  const { promise: later, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/codeweaver/default', async (route) => {
    await later;
    await route.fulfill({ status: 500, json: { code: 'DOWN', message: 'down' } });
  });
  const quoteRequest = page.waitForRequest('**/api/codeweaver/default');
  await page.goto(address);
  await page.locator('.quote').scrollIntoViewIfNeeded();
  await quoteRequest;
  await expect(page.getByText('Loading Finance options...')).toBeVisible();
  answer();
  await expect(page.locator('.quote')).toHaveText(
    "Sorry, but it looks like we can't get a quote for you right now. Please contact our team for more information about finance offers on this vehicle.",
  );

  await page.unroute('**/api/codeweaver/default');
  await page.route('**/api/codeweaver/cfd', (route) =>
    route.fulfill({
      json: { Vehicles: [{ Id: '1', HasError: true, Error: { UserMessage: 'No.' }, FinanceQuotations: [] }] },
    }),
  );
  await page.goto(address);
  const card = page.locator('.quote');
  await card.scrollIntoViewIfNeeded().catch(() => {});
  await expect(card).toHaveCount(0);
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((text) => !text.includes('500')));
});

test('UKF-10 the quote goes with the form: apply and reserve are told apart, and the page is not loaded anew', async ({
  page,
}) => {
  const { card, sum } = await openQuote(page);
  await card.getByRole('slider', { name: 'Deposit' }).press('ArrowRight');
  await expect(card.locator('[aria-busy="false"]')).toHaveCount(1);
  const monthly = (await sum.textContent()) ?? '';
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await card.getByRole('link', { name: 'Apply for this quote' }).click();
  const form = page.locator('#contact-form');
  await expect(form.getByRole('checkbox', { name: 'I would like to apply for finance' })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: 'I would like to reserve it' })).not.toBeChecked();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await expect(form).toContainText(monthly);
  const reference = new URL(page.url()).searchParams.get('quoteRef');
  const posted = await sendForm(page, form);
  expect(posted).toMatchObject({ apply: true, finance: [{ product: 'uk finance', reference }] });
});

test('UKF-10 a quote that nobody changed goes with a reservation, also after its link was loaded on its own', async ({
  page,
}) => {
  const { card } = await openQuote(page);
  const href = (await card.getByRole('link', { name: 'Reserve this car' }).getAttribute('href')) ?? '';
  const reference = new URLSearchParams(href.split(/[?#]/)[1]).get('quoteRef');
  await page.route('**/api/codeweaver/**', (route) => route.abort());
  await page.goto(new URL(href, page.url()).href);
  const form = page.locator('#contact-form');
  await expect(form.getByRole('checkbox', { name: 'I would like to reserve it' })).toBeChecked();
  const posted = await sendForm(page, form);
  expect(posted).toMatchObject({ reserve: true, finance: [{ product: 'uk finance', reference }] });
});

test('UKF-10 part exchange keeps the reference of the quote', async ({ page }) => {
  const { card } = await openQuote(page);
  await card.getByRole('link', { name: 'Part exchange' }).click();
  await page.waitForURL(/\/sell-car\?quoteRef=SLV-/);
  const reference = new URL(page.url()).searchParams.get('quoteRef') ?? '';
  await expect(page.getByText(`Part exchange against quote ${reference}`)).toBeVisible();
  await expect(page.locator('input[name="option"][value="trade-in"]')).toBeChecked();
  await expect(page.locator('input[name="quoteRef"]')).toHaveValue(reference);
});

test('each product keeps its settings when another is in view, and the car keeps them when its page is loaded again', async ({
  page,
}) => {
  const { card } = await openQuote(page);
  const deposit = card.getByRole('slider', { name: 'Deposit' });
  for (const key of ['ArrowRight', 'ArrowRight']) await deposit.press(key);
  await expect(card.locator('[aria-busy="false"]')).toHaveCount(1);
  const set = await deposit.inputValue();
  await card.getByRole('tab', { name: 'Hire purchase' }).click();
  await expect(card.getByRole('tabpanel', { name: 'Hire purchase' })).toContainText('monthly payments of');
  await card.getByRole('tab', { name: 'Personal contract purchase' }).click();
  await expect(deposit).toHaveValue(set);
  await page.reload();
  await card.scrollIntoViewIfNeeded();
  await expect(deposit).toHaveValue(set);
});

test('a failed recalculation keeps the calculator with its last figures, says so and can be tried again', async ({
  page,
  consoleErrors,
}) => {
  const { card, sum } = await openQuote(page);
  const before = (await sum.textContent()) ?? '';
  await page.route('**/api/codeweaver/cfd', (route) =>
    route.fulfill({ status: 502, json: { code: 'DOWN' } }),
  );
  await card.getByRole('slider', { name: 'Deposit' }).press('ArrowRight');
  await expect(card.getByText('We could not update your quote.')).toBeVisible();
  await expect(sum).toHaveText(before);
  await expectAccessiblePart(page, '.quote', 'a quote that is not current');
  await page.unroute('**/api/codeweaver/cfd');
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByText('We could not update your quote.')).toHaveCount(0);
  await expect(sum).not.toHaveText(before);
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((text) => !text.includes('502')));
});

test('the phone’s price bar follows the calculator, in Britain with its representative example', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { card, sum } = await openQuote(page);
  const bar = page.locator('.buy-bar');
  const before = (await sum.textContent()) ?? '';
  await expect(bar).toContainText(before);
  await expect(bar).toContainText(/representative example.*total amount payable.*APR representative/i);
  await card.getByRole('slider', { name: 'Deposit' }).press('ArrowRight');
  await expect(sum).not.toHaveText(before);
  await expect(bar).toContainText((await sum.textContent()) ?? '');
  await expect(bar).not.toContainText(before);

  await openCar(page, 'solvik-se', leased);
  const monthly = page.locator('.finance .finance__amount').first();
  const plain = page.locator('.buy-bar [data-monthly="plain"]');
  await openFinance(page);
  const slider = page.getByRole('slider', { name: /^Kontantinsats/ }).first();
  await expect(slider).toBeVisible();
  const start = await amount(monthly.textContent());
  await slider.press('ArrowRight');
  expect(await amount(monthly.textContent())).not.toBe(start);
  const cost = async () => amount(Promise.resolve((await plain.textContent())?.split('·')[0] ?? ''));
  await expect.poll(cost).toBe(await amount(monthly.textContent()));
  await expect(plain).toContainText(/eff\. ränta \d+,\d\d\s%/);
});

test('no British figure of credit without its rate: in the phone’s bar, and on paper with its whole example', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openQuote(page);
  await expect(page.locator('.buy-bar summary')).toHaveText(
    /^£[\d,.]+ a month · [79]\.9% APR representative$/,
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('details.finance-disclosure')).toHaveAttribute('open');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.finance-disclosure__line')).toContainText(/a month.*APR representative/);
  await expect(page.locator('.finance-disclosure__example')).toBeVisible();
  await expect(page.locator('.finance-disclosure__example')).toContainText(
    /^Representative example: cash price £.*total amount payable £/,
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a British car shows a monthly figure with its rate and its whole representative example', async ({
    page,
  }) => {
    await page.goto(siteUrl('solvik-uk', await findRecordPath('solvik-uk', 'cars', 300)));
    const line = page.locator('details.finance-disclosure');
    await expect(line.locator('summary')).toContainText(/£[\d,.]+ a month.*\d\.9% APR representative/);
    await expect(line).toContainText(
      /Representative example: cash price £[\d,.]+.*deposit £.*months.*total amount payable £[\d,.]+/s,
    );
  });
});

test('a Swedish quote goes with the form that its link opens', async ({ page }) => {
  await openCar(page, 'solvik-se', leased);
  await page.locator('.finance').getByRole('tab', { name: 'Företagsleasing' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Företagsleasing' });
  await panel.getByRole('link', { name: 'Be om offert på de här villkoren' }).click();
  const form = page.locator('#contact-form');
  await expect(form.getByRole('checkbox', { name: 'Jag vill ha en offert' })).toBeChecked();
  await expect(form).toContainText('Företagsleasing:');
  const posted = await sendForm(page, form);
  expect(posted).toMatchObject({ quote: true, finance: [{ product: 'company leasing', mileage: 1500 }] });
});

test('CARD-03 every British card with a monthly figure shows its rate, duration and total, the list an example, and the card its own at a press', async ({
  page,
}) => {
  await page.goto(siteUrl('solvik-uk', '/buy-car/all-stock'));
  const cards = page.locator('.car-card:has(.car-card__figure)');
  await expect(cards.first()).toContainText('a month');
  for (const text of await cards.locator('.car-card__foot').allTextContents()) {
    expect(text).toMatch(
      /a month(?: incl\. VAT)?\s· [79]\.9%\sAPR\srepresentative\s· \d\d\smonths\s· total\spayable\s£[\d,.]+$/,
    );
    expect(text).toMatch(/Representative example: cash price £.*total amount payable £.*[79]\.9%/);
  }
  await expect(page.locator('[data-representative-example]')).toContainText(
    /Representative example: cash price £.*total amount of credit £.*fixed rate of interest .*APR representative/,
  );
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const first = cards.first();
    await expect(page.locator('[data-representative-example]')).toBeVisible();
    await expect(first.locator('.car-card__monthly')).toBeVisible();
    await first.locator('.car-card__info').press('Enter');
    await expect(first.getByText(/^Personal contract purchase.*Representative example/)).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

/** Opens a British car's page and waits for its first quote. */
async function openQuote(page: Page) {
  await page.goto(siteUrl('solvik-uk', await findRecordPath('solvik-uk', 'cars', 300)));
  const card = page.locator('.quote');
  const sum = card.locator('.quote__sum b').first();
  await openFinance(page);
  await card.scrollIntoViewIfNeeded();
  await expect(sum).toHaveText(/^£\d/);
  return { card, sum };
}

/** A phone shows one line until it is opened; a wide screen shows the calculators and no line. */
async function openFinance(page: Page) {
  const line = page.locator('details.finance-disclosure > summary').first();
  const content = page.locator('.finance-disclosure__content').first();
  if ((page.viewportSize()?.width ?? 0) >= WIDE_PX) {
    await expect(line).toBeHidden();
  } else {
    await expect(line).toBeVisible();
    await expect(content).toBeHidden();
    await line.click();
  }
  await expect(content).toBeVisible();
}

/** What the form posts. */
async function sendForm(page: Page, form: Locator): Promise<unknown> {
  await expect(page.locator('[data-island="contact-form"][data-hydrated]')).toHaveCount(1);
  await form.locator('input[name="name"]').fill('Ann Lee');
  await form.locator('input[name="phone"]').fill('07700 900123');
  await form.locator('input[name="email"]').fill('ann@example.com');
  const sent = page.waitForRequest('**/api/forms/comhub');
  await form.locator('button[type="submit"]').click();
  const request = await sent;
  await expect(page.locator('#contact-sent')).toBeVisible();
  return request.postDataJSON().values;
}

/** Opens the page of a car that matches the filters, its calculators hydrated. */
async function openCar(page: Page, site: string, filters: Record<string, boolean>) {
  const [car] = await searchCars(site, { fields: ['car_id'], limit: 1, filters });
  await page.goto(siteUrl(site, await pathOfCar(site, car?.['car_id'])));
  await page.locator('.finance').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="car-finance"][data-hydrated]')).toHaveCount(1);
}

async function amount(text: Promise<string | null>): Promise<number> {
  return Number(((await text) ?? '').replace(/\D/g, ''));
}

function calculatorEvents(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).filter((each) => (each as { event?: string }).event === 'calculator'),
  );
}

function parametersOf(sent: Request): unknown {
  return sent.postDataJSON().VehicleRequests[0].Parameters;
}
