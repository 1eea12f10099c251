import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, siteUrl } from './fixtures.ts';
import { sendRequest } from './send-request.ts';
import { people, studioAddress } from './studio-client.ts';
import { test } from './studio-fixtures.ts';

const ofPayload = ['landmark-one-main', 'landmark-no-duplicate-banner', 'landmark-unique', 'region'];
const customer = { name: 'Ylva Prövare', phone: '+46 8 465 004 87', email: 'ylva.provare@example.com' };

test.describe('somebody with the role Privacy', () => {
  test.use({ mail: people.privacy });

  test('answers a request from the letter to the proof', async ({ page, editor: _ }) => {
    const list = await sendRequest(siteUrl('solvik-se', '/kop-bil/alla-bilar-i-lager'));
    const [, car] = /data-car="([^"]+)"/.exec(list.text) ?? [];
    const sent = await sendRequest(siteUrl('solvik-se', '/api/forms/comhub'), 'POST', {
      json: {
        formName: 'solvik-seCarContactForm',
        formSubmissionId: randomUUID(),
        values: { car: { car_id: car }, ...customer },
      },
    });
    expect(sent.status).toBe(202);

    await page.goto(studioAddress('/privacy'));
    await expect(page.getByRole('link', { name: 'Page tree' })).toHaveCount(0);
    await expectAccessible(page, 'personal data', ofPayload);
    const search = page.getByRole('button', { name: 'Search everything' });
    await expect(search).toBeDisabled();
    await page.getByLabel('Mail address').fill('niemand@example.com');
    await search.click();
    await expect(page.getByText('Nothing is kept about this person.')).toBeVisible();
    await page.getByLabel('Mail address').fill('Ylva.Provare@example.com');
    await page.getByLabel('Telephone').fill('08-465 004 87');
    await search.click();
    const found = page.getByRole('table', { name: 'What was found' });
    const enquiry = found.getByRole('row').filter({ hasText: 'Enquiry' }).first();
    await expect(enquiry).toContainText('mail, telephone');
    await found.getByText('Show').first().click();
    await expect(found).toContainText('Ylva Prövare');
    await expectAccessible(page, 'what was found', ofPayload);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1280, height: 800 });

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Page to read' }).click();
    const html = await readFile(await (await saved).path(), 'utf8');
    expect(html).toContain('Det här har vi sparat om dig');
    expect(html).toContain('Ylva Prövare');

    await page.getByRole('button', { name: /^Erase \d+ records? …/ }).click();
    const now = page.getByRole('button', { name: 'Erase now' });
    await expect(now).toBeDisabled();
    await page.getByLabel(/I have made sure/).check();
    await expectAccessible(page, 'before erasing', ofPayload);
    await now.click();
    await expect(page.getByRole('heading', { name: 'Proof of erasure' })).toBeVisible();
    await expectAccessible(page, 'proof of erasure', ofPayload);
    await search.click();
    await expect(page.getByText('Nothing is kept about this person.')).toBeVisible();
  });
});

test('an editor is told for whom the page is', async ({ page, editor: _ }) => {
  await page.goto(studioAddress('/privacy'));
  await expect(page.getByText(/Only administrators and those with the role Privacy/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Personal data' })).toHaveCount(0);
});
