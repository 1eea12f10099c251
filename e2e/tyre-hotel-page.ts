import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, siteUrl } from './fixtures.ts';
import { sendRequest } from './send-request.ts';

/** The tyre hotel of solvik-se, as its visitors use it. */
export class TyreHotelPage {
  readonly page: Page;
  readonly plate: Locator;
  readonly continue: Locator;
  readonly sendCode: Locator;
  readonly code: Locator;
  readonly verify: Locator;
  readonly book: Locator;
  readonly submit: Locator;
  readonly freeDays: Locator;
  readonly times: Locator;

  constructor(page: Page) {
    this.page = page;
    this.plate = page.getByRole('textbox', { name: 'Registreringsnummer' });
    this.continue = page.getByRole('button', { name: 'Fortsätt', exact: true });
    this.sendCode = page.getByRole('button', { name: 'Skicka kod' });
    this.code = page.getByRole('textbox', { name: 'Kod med fyra siffror' });
    this.verify = page.getByRole('button', { name: 'Verifiera' });
    this.book = page.getByRole('button', { name: 'Boka tid', exact: true });
    this.submit = page.getByRole('button', { name: 'Genomför bokning' });
    this.freeDays = page.getByRole('button', { name: /, lediga tider$/ });
    this.times = page.getByRole('list', { name: /^Lediga tider/ }).getByRole('button');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(siteUrl('solvik-se', `/dack-och-biltillbehor/dackhotell${query}`));
  }

  /** Before the first page: as on a device that has approved it. */
  async approveDisclaimer(): Promise<void> {
    await this.page.addInitScript(() => localStorage.setItem('tirehotelDisclaimer', 'approved'));
  }

  /** Another step takes the focus to its heading. */
  async expectStep(heading: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: heading })).toBeFocused();
  }

  async signIn(plate: string): Promise<void> {
    await this.plate.fill(plate);
    await this.continue.click();
    const ending = await this.phoneEnding();
    await this.sendCode.click();
    await this.expectStep('Skriv in koden');
    await this.code.fill(await readCode(ending));
    await this.verify.click();
    await this.expectStep('Ditt fordon');
  }

  /** The last two digits of the owner's telephone, all that the page says of it. */
  async phoneEnding(): Promise<string> {
    const text = await this.page.getByText(/som sms till/).textContent();
    return /(\d\d)\.$/.exec(text ?? '')?.[1] ?? '';
  }

  async enterContact(): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Förnamn *' }).fill('Karin');
    await this.page.getByRole('textbox', { name: 'Efternamn *' }).fill('Ekdahl');
    await this.page.getByRole('textbox', { name: 'Mobil *' }).fill('a+46-70 174 06 22');
    await this.page.getByRole('textbox', { name: 'E-post *' }).fill('karin@example.com');
  }

  stored(): Promise<Record<string, unknown> | null> {
    return this.page.evaluate(() => JSON.parse(sessionStorage.getItem('tirehotel') ?? 'null'));
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

/** From the outbox of the demo. Every fixed plate has a telephone of its own, and a code a minute. */
export async function readCode(phoneEnding: string): Promise<string> {
  const pattern = new RegExp(`\\+467017406${phoneEnding}[^#]*?#(\\d{4})`);
  let code: string | undefined;
  await expect(async () => {
    const { text } = await sendRequest(siteUrl('', '/outbox'));
    code = pattern.exec(text.replace(/<[^>]*>|&#\w+;/g, ' '))?.[1];
    expect(code).toBeDefined();
  }).toPass();
  return code ?? '';
}

/** Faults that the demo's tyre hotel is asked for, such as `days:empty`; none with an empty text. */
export async function setTyreHotelFaults(context: BrowserContext, faults: string): Promise<void> {
  await context.addCookies([{ name: 'tyre-hotel-fault', value: faults, url: siteUrl('solvik-se') }]);
}
