import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { siteUrl } from './fixtures.ts';
import type { InputDevice } from './input-devices.ts';

/** The service booking as a visitor meets it, on the site that has all of it. */
export class BookingPage {
  static readonly path = '/service-och-verkstad/boka-service';

  readonly page: Page;
  readonly plate: Locator;
  readonly place: Locator;
  readonly continue: Locator;
  readonly withoutAddons: Locator;
  readonly summary: Locator;
  readonly handle: Locator;

  constructor(page: Page) {
    this.page = page;
    this.plate = page.getByRole('textbox', { name: 'Registreringsnummer' });
    this.place = page.getByRole('combobox', { name: 'Ort eller postnummer' });
    this.continue = page.getByRole('button', { name: 'Fortsätt', exact: true });
    this.withoutAddons = page.getByRole('button', { name: 'Fortsätt utan tillval' });
    this.summary = page.getByRole('complementary', { name: 'Summering av val' });
    this.handle = this.summary.getByRole('button', { name: 'Summering av val' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(siteUrl('solvik-se', BookingPage.path + query));
  }

  step(step: 1 | 2 | 3 | 4): Locator {
    return this.page.locator(`[data-step="${step}"]`);
  }

  /** A step that opens takes the focus to its heading. */
  async expectOpened(heading: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeFocused();
  }

  async choosePlace(text = 'Göteborg'): Promise<void> {
    await this.place.fill(text);
    await this.page.getByRole('option').first().click();
    await expect(this.page.getByRole('listbox')).toHaveCount(0);
  }

  /** Through step 1, to the services. */
  async enterCar(plate = 'ABC123', place = 'Göteborg'): Promise<void> {
    await this.plate.fill(plate);
    await this.choosePlace(place);
    await this.continue.click();
    await this.expectOpened('Välj en eller flera tjänster');
  }

  offering(name: string): Locator {
    return this.page.locator('.offering').filter({ has: this.page.getByText(name, { exact: true }) });
  }

  async expandAll(): Promise<void> {
    // The services are fetched after the step has opened.
    await expect(this.page.locator('.offering-group').first()).toBeVisible();
    const closed = this.page.locator('.offering-group:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().click();
  }

  async choose(name: string): Promise<void> {
    await this.expandAll();
    await this.offering(name).getByRole('checkbox').check();
  }

  /** Through steps 1 to 3, without add-ons. */
  async reachTimes({ plate = 'ABC123', place = 'Göteborg', services = ['AC-service'] } = {}): Promise<void> {
    await this.enterCar(plate, place);
    for (const service of services) await this.choose(service);
    await this.continue.click();
    await this.withoutAddons.click();
    await this.expectOpened('Välj en verkstad och tid som passar dig');
  }

  /** Through steps 1 to 3 with one input device alone. */
  async reachTimesBy(device: InputDevice, place: string, service: string, plate = 'abc 123'): Promise<void> {
    await device.type(this.plate, plate);
    await device.type(this.place, place);
    await device.chooseFirstOption();
    await device.press(this.continue);
    await this.expectOpened('Välj en eller flera tjänster');
    const group = this.page.locator('.offering-group', { has: this.offering(service) });
    if ((await group.getAttribute('open')) === null) await device.press(group.locator('> summary'));
    await device.press(this.offering(service).getByRole('checkbox'));
    await device.press(this.continue);
    await this.expectOpened('Välj tillval');
    await device.press(this.withoutAddons);
    await this.expectOpened('Välj en verkstad och tid som passar dig');
  }

  /** The stored state, as the next page load finds it. */
  stored(): Promise<Record<string, unknown> | null> {
    return this.page.evaluate(() => JSON.parse(sessionStorage.getItem('serviceBooking') ?? 'null'));
  }

  /** Events of the data layer by name. */
  events(name: string): Promise<Record<string, unknown>[]> {
    return this.page.evaluate(
      (wanted) =>
        ((window.dataLayer ?? []) as Record<string, unknown>[]).filter(({ event }) => event === wanted),
      name,
    );
  }
}

/** Faults that the demo's workshop system is asked for, such as `book:error`; none with an empty text. */
export async function setWorkshopFaults(context: BrowserContext, faults: string): Promise<void> {
  await context.addCookies([{ name: 'workshop-fault', value: faults, url: siteUrl('solvik-se') }]);
}
