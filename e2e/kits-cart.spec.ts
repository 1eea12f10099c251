import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessiblePart, expectNoSidewaysScroll, siteUrl, test } from './fixtures.ts';
import { inputDevices } from './input-devices.ts';
import { sendRequest } from './send-request.ts';

const list = '/setit';

function partsOf(page: Page) {
  const summary = page.locator('.kit-cart');
  const cards = page.locator('.kit-card');
  return {
    summary,
    bar: page.locator('.kit-bar'),
    count: summary.getByRole('heading', { level: 2 }),
    links: cards.getByRole('heading', { level: 3 }).getByRole('link'),
    dialog: page.getByRole('dialog'),
    add: page.getByRole('dialog').getByRole('button', { name: 'Lisää ostoskoriin' }),
    remove: page.getByRole('dialog').getByRole('button', { name: 'Poista ostoskorista' }),
    send: page.getByRole('button', { name: 'Lähetä ostoskori' }),
    sent: page.locator('.kit-sent'),
  };
}

test('KIT-07 KIT-08 KIT-09 KIT-10 KIT-11 KIT-12 KIT-13 KIT-14 opened by another system: the cart is filled, changed and handed back, by mouse', async ({
  page,
}) => {
  const parts = partsOf(page);
  const { summary, count, links, dialog, add, remove, sent } = parts;
  const found = await sendRequest(siteUrl('kits-fi', '/api/kits/search?sortName=name_asc&limit=1'));
  const { kits } = JSON.parse(found.text) as { kits: { kitId: string; name: string }[] };
  const transactionId = `T-${randomUUID()}`;
  const params = { user: 'Maija', dealer: 'Autotalo', unit: 'U7', auto: 'ABC-123', transactionId };
  const call = new URLSearchParams({ ...params, packageIds: `${kits[0]?.kitId},unknown-1` });
  await page.goto(siteUrl('kits-fi', `${list}?${call}`));
  await expect(count).toHaveText('1 tuote ostoskorissa');
  await expect(summary).toContainText(kits[0]?.name ?? '');
  await expect(summary.getByRole('status')).toContainText('ei löytynyt luettelosta: unknown-1');

  await summary.getByRole('button', { name: 'Tapahtuman tiedot' }).click();
  for (const value of Object.values(params)) await expect(dialog).toContainText(value);
  await expectAccessiblePart(page, '.kit-dialog', 'what the calling system passed in');
  await dialog.getByRole('button', { name: 'Sulje' }).click();

  const name = (await links.first().textContent()) ?? '';
  await links.first().click();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(name);
  await expect(dialog.getByRole('table', { name: /Setin sisältö/ })).toBeVisible();
  await expectAccessiblePart(page, '.kit-dialog', 'a kit');
  await add.click();
  await expect(dialog).toHaveCount(0);
  await expect(count).toHaveText('2 tuotetta ostoskorissa');
  await links.first().click();
  await remove.click();
  await expect(add).toBeVisible();
  await expect(count).toHaveText('1 tuote ostoskorissa');
  await add.click();

  // Neither the parameters nor the cart are in this address.
  await page.goto(siteUrl('kits-fi', list));
  await expect(count).toHaveText('2 tuotetta ostoskorissa');
  await page.reload();
  await expect(count).toHaveText('2 tuotetta ostoskorissa');
  await expectAccessiblePart(page, '.kit-cart', 'the cart');
  const total = await summary.locator('.kit-cart__total b').textContent();
  await parts.send.click();
  await expect(sent.getByRole('status')).toHaveText('Ostoskori on perillä.');
  await expect(sent).toContainText(total ?? '');
  await expect(sent).toContainText(transactionId);
  await expect(count).toHaveText('0 tuotetta ostoskorissa');
  await expectAccessiblePart(page, '.kit-cart', 'the cart that was handed over');
  await page.reload();
  await expect(sent.getByRole('status')).toHaveText('Ostoskori on perillä.');

  await page.goto(siteUrl('', '/outbox'));
  const received = page.getByRole('listitem').filter({ hasText: `Transaction ${transactionId}` });
  await expect(received.locator('pre')).toContainText('"user": "Maija"');
});

test('KIT-07 KIT-08 KIT-14 without another system the cart is asked about by mail, by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const { press } = inputDevices.keyboard(page);
  const { summary, count, links, dialog, add } = partsOf(page);
  await page.goto(siteUrl('kits-fi', list));
  await expect(count).toHaveText('0 tuotetta ostoskorissa');
  await links.first().focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await press(add);
  await expect(links.first()).toBeFocused();
  await expect(count).toHaveText('1 tuote ostoskorissa');
  const enquiry = summary.getByRole('link', { name: 'Kysy tarjous sähköpostilla' });
  await expect(enquiry).toHaveAttribute(
    'href',
    /^mailto:tiski@osasetti\.example\?subject=Kysely%3A%201%20setti/,
  );
  await expect(summary.getByRole('button', { name: 'Lähetä ostoskori' })).toHaveCount(0);
  await summary.getByRole('button', { name: /^Poista .+ ostoskorista$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(count).toHaveText('0 tuotetta ostoskorissa');
  await expect(summary.locator('.kit-cart__contents')).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('KIT-12 KIT-14 on a phone the cart is a bar that opens; a receiver that does not answer is said', async ({
    page,
  }) => {
    const { press } = inputDevices.touch(page);
    const { bar, links, dialog, add, send, sent } = partsOf(page);
    await page.goto(siteUrl('kits-fi', `${list}?transactionId=FAIL-${randomUUID()}`));
    await expect(page.locator('[data-island="kit-list"][data-hydrated]')).toBeAttached();
    await expect(bar).toHaveCount(0);
    await press(links.first());
    await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible();
    await expectAccessiblePart(page, '.kit-dialog', 'a kit on a phone');
    await press(add);
    await expect(bar).toContainText('1 tuote ostoskorissa');
    await expectNoSidewaysScroll(page);
    await press(bar.getByRole('button', { name: 'Näytä ostoskori' }));
    await expect(dialog).toContainText('Yhteensä');
    await press(send);
    await expect(sent.getByRole('status')).toContainText('ei vastaa juuri nyt');
    await expectAccessiblePart(page, '.drawer', 'the cart on a phone');
  });
});
