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
