import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens a car list and waits until it is hydrated. */
export async function openCarList(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-island="car-list"][data-hydrated]')).toBeAttached();
}

/** Does something that requests another list, and waits until it is there. */
export async function choosing(page: Page, act: () => Promise<unknown>): Promise<Request> {
  const searched = page.waitForRequest((request) => request.url().endsWith('/api/catalogue/search'));
  await act();
  const request = await searched;
  await request.response();
  await expect(page.locator('.car-list__results [aria-busy]')).toHaveCount(0);
  return request;
}

/** How many cars the list says it has. */
export async function carCount(page: Page): Promise<number> {
  return Number((await page.locator('.list-count').textContent())?.replace(/\D/g, ''));
}
