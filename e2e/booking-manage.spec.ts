import {
  expect,
  expectAccessible,
  expectAccessiblePart,
  expectNoSidewaysScroll,
  siteUrl,
  test,
} from './fixtures.ts';
import { sendRequest } from './send-request.ts';

const api = (path: string) => siteUrl('solvik-se', `/api/mechmate${path}`);
const DAY_MS = 86_400_000;

/** A time some days ahead, so that it can still be moved and cancelled; booked as the flow does it. */
async function bookOverHttp(lastName: string): Promise<string> {
  const order = 'regNo=ABC209&serviceOfferings=basservice&latitude=59.33&longitude=18.06';
  const { text: stream } = await sendRequest(api(`/departments/closestAvailable?${order}`));
  const [, departmentId = ''] = /"departmentId":"([^"]+)"/.exec(stream) ?? [];
  const from = new Date(Date.now() + 4 * DAY_MS).toISOString().slice(0, 10);
  const { text } = await sendRequest(
    api(`/timeslots/from/ABC209/${departmentId}/${from}T00:00:00/?serviceOfferings=basservice`),
  );
  const days: { date: string; availableSlots: string[] }[] = JSON.parse(text);
  const slots = days.flatMap(({ date, availableSlots }) =>
    availableSlots.map((time) => `${date}T${time}:00`),
  );
  const booked = await sendRequest(api('/book'), 'POST', {
    json: {
      customer: { firstName: 'Karin', lastName, phone: '070 174 06 22', email: 'karin@example.com' },
      freeText: 'Nyckeln ligger i brevlådan',
      departmentId,
      timeSlot: slots.at(-1),
      isFullDay: false,
      registrationNumber: 'ABC209',
      mileage: 6240,
      serviceOfferingRequests: [{ kobraId: 'basservice', unitsSelected: 1, userInput: '' }],
    },
  });
  expect(booked.status, booked.text).toBe(200);
  return JSON.parse(booked.text).id;
}

test('SB-102 a booking from its mail to another time and to its end, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await bookOverHttp(`Ekdahl ${test.info().workerIndex}${Date.now()}`);
  const outbox = siteUrl('', '/outbox');
  await expect(async () => {
    expect((await sendRequest(outbox)).text).toContain(`/outbox/mail/${id}.0.booking-mail/${id}.ics`);
  }).toPass();
  await page.goto(outbox);
  const entry = page.getByRole('listitem').filter({ hasText: id }).first();
  await expect(entry.getByText('booking-sms: delivered')).toBeVisible();
  await expectAccessiblePart(page, '#main', 'a booking in the outbox');
  await expectNoSidewaysScroll(page);
  const [link = ''] = /http:\S+\/booking\/[\w-]{43}/.exec((await entry.textContent()) ?? '') ?? [];

  await page.goto(link);
  await expect(page.getByText('ABC 209')).toBeVisible();
  await expect(page.getByText('Nyckeln ligger i brevlådan')).toBeVisible();
  await expectAccessible(page, 'a booking');
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Byt tid' }).click();
  await expect(page.getByRole('heading', { name: 'Välj en ny tid' })).toBeVisible();
  await expectAccessible(page, 'a week of free times');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Senare' }).click();
  const time = page.getByRole('radio').last();
  const [day = '', clock = ''] = (await time.inputValue()).split('T');
  await time.check({ force: true });
  await page.getByRole('button', { name: 'Byt till den tiden' }).click();
  await expect(page.getByRole('status')).toHaveText('Klart. Din nya tid är bokad.');
  const { text: file } = await sendRequest(`${link}/calendar.ics`);
  expect(file).toContain('SEQUENCE:1');
  await expect(page.locator('dd').first()).toContainText(
    `${Number(day.slice(8))} ${new Intl.DateTimeFormat('sv', { month: 'long' }).format(new Date(day))} kl. ${clock.slice(0, 5)}`,
  );

  await page.getByRole('link', { name: 'Avboka' }).click();
  await expectAccessible(page, 'the question before cancelling');
  await page.getByRole('button', { name: 'Ja, avboka' }).click();
  await expect(page.getByRole('heading', { name: 'Den här tiden är avbokad' })).toBeVisible();
  await expectAccessible(page, 'a cancelled booking');
  await expect(async () => {
    expect((await sendRequest(outbox)).text).toContain(`/outbox/mail/${id}.2.booking-mail`);
  }).toPass();
});

test('a wrong manage link says that there is no booking, and nothing else', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(siteUrl('solvik-se', `/booking/${'a'.repeat(43)}`));
  await expect(page.getByRole('heading', { name: 'Bokningen finns inte här' })).toBeVisible();
  await expectAccessible(page, 'no booking');
  // The browser itself logs the 404.
  expect(consoleErrors.splice(0).every((text) => text.includes('404'))).toBe(true);
});
