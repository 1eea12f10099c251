import { field, slots, timesLoaded } from './booking-times.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { startGermanSite } from './german-site.ts';
import { sendRequest } from './send-request.ts';

const contact = {
  'Vorname *': 'Jürgen',
  'Nachname *': 'Groß',
  'Telefon *': '0171 1234567',
  'E-Mail *': 'juergen@beispiel.example',
};

let germany: Awaited<ReturnType<typeof startGermanSite>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  germany = await startGermanSite();
});

test.afterAll(() => germany?.close());

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a laptop', { width: 1440, height: 900 }],
] as const)
  test(`a workshop is booked on a German site, on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(germany.at('/werkstatttermin'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const plate = page.getByRole('textbox', { name: 'Kennzeichen' });
    await plate.fill('hh-ab 1234');
    await expect(plate).toHaveValue('HH-AB 1234');
    await page.getByRole('combobox').first().fill('Hamb');
    await page.getByRole('option').first().click();
    await expectAccessible(page, 'car');
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();

    const offering = page.locator('.offering').filter({ hasText: 'Große Inspektion' });
    const group = page.locator('.offering-group').first();
    await expect(group).toBeVisible();
    if ((await group.getAttribute('open')) === null) await group.locator('> summary').click();
    await expect(offering).toContainText(/389\s€/);
    await offering.getByRole('checkbox').check();
    await expectAccessible(page, 'services');
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await page.getByRole('button', { name: 'Ohne Extras fortfahren' }).click();

    await timesLoaded(page);
    await slots(page).first().click();
    await expectAccessible(page, 'times');
    for (const [name, value] of Object.entries(contact)) await field(page, name).fill(value);
    await page.getByRole('button', { name: / buchen$/ }).click();

    await expect(page.getByText(/SB-[A-Z0-9]{6}/).first()).toBeVisible();
    await expectAccessible(page, 'confirmation');
    await expectNoSidewaysScroll(page);
    const number = /SB-[A-Z0-9]{6}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? '';
    const mail = await mailOf(number);
    expect(mail).toContain('HH-AB 1234');
    expect(mail).toMatch(/389\s€/);
    expect(mail).toContain('Große Inspektion');
    expect(mail).toContain('Jürgen');
  });

/** As the demo's outbox shows it, without its markup. */
async function mailOf(number: string): Promise<string> {
  let found = '';
  await expect(async () => {
    const { text } = await sendRequest(germany.outbox);
    found = text.replace(/<[^>]*>/g, ' ').replaceAll('&nbsp;', ' ');
    expect(found).toContain(number);
  }).toPass();
  return found;
}
