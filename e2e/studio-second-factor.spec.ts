import type { Page } from '@playwright/test';
import { authenticator } from '../cms/testing/authenticator.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { people, signedInAs, studioAddress } from './studio-client.ts';
import { test } from './studio-fixtures.ts';
import { password } from './studio-servers.ts';

/** Payload's own layout and forms; see studio-accessibility.spec.ts. */
const ofPayload = [
  'landmark-one-main',
  'landmark-no-duplicate-banner',
  'landmark-unique',
  'page-has-heading-one',
  'region',
  'aria-command-name',
  'aria-hidden-focus',
  'button-name',
  'heading-order',
  'label',
  'label-title-only',
  'list',
];

test('somebody turns the second factor on, and signs in with a code and with a recovery code', async ({
  page,
  consoleErrors,
}) => {
  const administrator = await signedInAs(people.administrator);
  const email = `tvasteg-${Date.now()}@solvik.example`;
  const data = { email, name: 'Tove Tvåsteg', password, role: 'author' };
  const made = await administrator.request('/users', 'POST', data);
  expect(made.status).toBe(201);
  const { id } = made.body['doc'] as { id: number };

  await signInWithPassword(page, email);
  await page.waitForURL(/\/admin\/?$/);
  await page.goto(studioAddress('/account'));
  const security = page.getByRole('region', { name: 'Sign-in in two steps' });
  await security.getByLabel('Your password').fill(password);
  await security.getByRole('button', { name: 'Turn on' }).click();
  await expect(security.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page, 'the QR code', ofPayload);
  const secret = ((await security.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const app = authenticator(secret);
  await security.getByLabel('Code').fill(app.generate({ timestamp: Date.now() - 30_000 }));
  await security.getByRole('button', { name: 'Confirm' }).click();
  await expect(security.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const codes = await security.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await expectAccessible(page, 'the recovery codes', ofPayload);
  await security.getByRole('button', { name: 'I have saved them' }).click();
  await expect(security).toContainText('10 of 10 recovery codes are left');

  await signOut(page);
  await signInWithPassword(page, email);
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert').first()).toContainText('The code is not right');
  await expectAccessible(page, 'the question for a code', ofPayload);
  await page.getByLabel('Code').fill(app.generate());
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/admin\/?$/);

  await signOut(page);
  await signInWithPassword(page, email);
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/admin\/?$/);
  await page.goto(studioAddress('/account'));
  await expect(security).toContainText('9 of 10 recovery codes are left');

  // The browser logs refused sign-ins.
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((each) => !each.includes('401')));
  await administrator.request(`/users/${id}`, 'DELETE');
});

async function signInWithPassword(page: Page, email: string): Promise<void> {
  await page.goto(studioAddress('/login'));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies();
}
