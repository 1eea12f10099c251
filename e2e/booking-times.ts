import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Step 4 of the booking: what the journeys look for and fill in. */
export const contact = {
  'Förnamn *': 'Karin',
  'Efternamn *': 'Ekdahl',
  'Telefon *': '070 174 06 22',
  'E-post *': 'karin@ekdahl.example',
};

export const openCard = (page: Page) => page.locator('.workshop--open');
export const slots = (page: Page) => openCard(page).locator('.slot');
export const field = (page: Page, name: string) => page.getByRole('textbox', { name });
export const bookButton = (page: Page) => page.getByRole('button', { name: 'Boka', exact: true });
export const confirmed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Bokning bekräftad' });

export async function timesLoaded(page: Page): Promise<void> {
  await expect(page.locator('.workshop--loading')).toHaveCount(0);
  await expect(openCard(page).locator('.days')).toHaveAttribute('aria-busy', 'false');
}

export async function fillContact(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(contact)) await field(page, name).fill(value);
}

/** Holds the first time of the open card until nothing is left, and then lets go of one bay. */
export async function leaveOneBay(page: Page): Promise<void> {
  const departmentId = await openCard(page).getAttribute('data-department');
  const date = await slots(page).first().locator('xpath=ancestor::*[@data-date]').getAttribute('data-date');
  const time = await slots(page).first().textContent();
  const data = {
    registrationNumber: 'ABC123',
    departmentId,
    serviceOfferings: ['ac-service'],
    timeSlot: `${date}T${time}:00`,
    isFullDay: false,
  };
  // A request of its own, without the cookie that makes holds fail.
  const hold = () =>
    page.evaluate(async (body) => {
      const response = await fetch('/api/mechmate/hold', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        credentials: 'omit',
      });
      return response.ok ? ((await response.json()) as { holdId: string }).holdId : undefined;
    }, JSON.stringify(data));
  let last: string | undefined;
  for (let holdId = await hold(); holdId; holdId = await hold()) last = holdId;
  if (!last) throw new Error('there was no free bay to begin with');
  await page.evaluate((holdId) => fetch(`/api/mechmate/hold/${holdId}`, { method: 'DELETE' }), last);
}
