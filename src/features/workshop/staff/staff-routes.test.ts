import { describe, expect, onTestFinished, test } from 'vitest';
import { visitKinds } from '../../../main/features.ts';
import { aServer } from '../../../main/testing/a-server.ts';
import { freshSqlite } from '../../../main/testing/databases.ts';
import { siteDocument } from '../../../main/testing/documents.ts';
import { kyselyOutbox } from '../../../shared/messaging/adapters/kysely-outbox.ts';
import type { StaffSessionResult, StaffUser } from '../../../shared/platform/staff-session.ts';
import { createStudioProxy } from '../../../web/server/studio/studio-proxy.ts';
import { kyselyBayCalendar } from '../../booking/adapters/kysely-bay-calendar.ts';
import { kyselyBookingStore } from '../../booking/adapters/kysely-booking-store.ts';
import type { Claim } from '../../booking/booking-store.ts';
import { bookingChannels, bookingDeliveries } from '../../booking/notifications/booking-deliveries.ts';
import { aBookingToSave, aClaim } from '../../booking/testing/a-booking.ts';
import { departmentIn, scenarioDealerships, scenarioNow } from '../../booking/testing/department-scenario.ts';
import { aDealershipRecord, aDepartmentRecord } from '../../dealers/testing/a-dealership.ts';
import { kyselySetupStore } from '../adapters/kysely-setup-store.ts';
import { aPriceList } from '../testing/a-price-list.ts';
import { fillScenario } from '../testing/workshop-scenario.ts';

const se = 'solvik-se.localhost';
/** Two bays, open from 8 to 16. */
const berga = departmentIn('Berga');
const today = '2026-11-16';
const day = `/workshop/${berga}/${today}`;
const booking = '/workshop/booking/SB-7K3M9Q';

const administrator: StaffUser = { id: '1', name: 'Rebecka Lund', role: 'administrator', sites: 'all' };
const editorOf = (...sites: string[]): StaffUser => ({
  id: '2',
  name: 'Rebecka Lund',
  role: 'editor',
  sites,
});

const dealershipIn = (town: string) =>
  aDealershipRecord({
    site_id: town,
    slug: town,
    site_official_name: `Solvik ${town}`,
    site_departments: [aDepartmentRecord({ group: 'Workshop', erp_id: `dep-${town}` })],
  });

/** A server over a database of its own, with a user who is signed in to the studio. */
async function aWorkshopServer({
  session = { state: 'signed in', user: administrator } as StaffSessionResult,
  now = scenarioNow,
  origin = undefined as string | undefined,
} = {}) {
  const db = await (await freshSqlite()).open();
  const stores = {
    bookings: kyselyBookingStore(db),
    calendar: kyselyBayCalendar(db),
    setups: kyselySetupStore(db),
  };
  await fillScenario({ ...stores, vehicles: { find: async () => undefined, replace: async () => {} } });
  await stores.setups.savePriceList('solvik-no', aPriceList());
  const dealerships: Record<string, readonly object[]> = {
    'sites-solvik-se': scenarioDealerships(),
    'sites-solvik-no': [dealershipIn('oslo')],
    'sites-solvik-uk': [dealershipIn('leeds')],
  };
  let changes = 0;
  const server = await aServer(
    ['solvik-se', 'solvik-no', 'solvik-uk'].map((name) =>
      siteDocument(name, { indices: { sites: `sites-${name}` } }),
    ),
    {
      now: () => now,
      services: {
        search: {
          search: async (index) =>
            ({ content: dealerships[index] ?? [], failed: false, total: 0, facets: {} }) as never,
        },
      },
      app: {
        studio: {
          proxy: createStudioProxy('http://127.0.0.1:1'),
          staffSession: async () => session,
          origin,
        },
        workshop: {
          open: () => {
            throw new Error('not in this test');
          },
          stores,
          management: {
            bookings: stores.bookings,
            rescheduling: () => {
              throw new Error('not in this test');
            },
            deliveries: (changed) => bookingDeliveries(changed, bookingChannels),
            visitKinds,
            mailFrom: undefined,
          },
          onChanged: () => {
            changes += 1;
          },
        },
      },
    },
  );
  onTestFinished(() => server.close());
  const save = (id: string, claim: Partial<Claim> = {}, registrationNumber = `CAR ${id}`) =>
    stores.bookings.save(
      aBookingToSave({
        id,
        registrationNumber,
        claim: claimIn(claim),
        manageTokenHash: id,
        idempotencyKey: id,
      }),
      () => [],
      now,
    );
  await save('SB-7K3M9Q', {}, 'KLM57P');
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    server.send(se, path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    });
  return {
    ...server,
    ...stores,
    outbox: kyselyOutbox(db),
    page: (path: string) => server.get(se, path, { headers: { accept: 'text/html' } }),
    post,
    save,
    changes: () => changes,
  };
}

const claimIn = (claim: Partial<Claim>) =>
  aClaim({ departmentId: berga, bayIds: [`${berga}.1`], date: today, startsAt: 600, endsAt: 660, ...claim });

const location = ({ headers }: { headers: { location?: string | undefined } }) => headers.location;

describe('who sees the day view', () => {
  test('without a session the studio’s login leads back; a posted form leads to the day', async () => {
    const { page, post, bookings } = await aWorkshopServer({ session: { state: 'signed out' } });
    const response = await page(`${day}?done=moved`);
    expect([response.status, location(response), response.headers['cache-control']]).toEqual([
      302,
      `/admin/login?redirect=${encodeURIComponent(`${day}?done=moved`)}`,
      'no-store',
    ]);
    const posted = await post(`${booking}/cancel`, { sequence: '0' });
    expect([posted.status, location(posted)]).toEqual([303, '/admin/login?redirect=%2Fworkshop']);
    expect((await bookings.find('SB-7K3M9Q'))?.state).toBe('booked');
  });

  test('where the studio has an address of its own, the login is there', async () => {
    const { page } = await aWorkshopServer({
      session: { state: 'signed out' },
      origin: 'https://studio.example',
    });
    expect(location(await page('/workshop'))).toBe('https://studio.example/admin/login?redirect=%2Fworkshop');
  });

  test('a studio that does not answer gives a page that says so, and a log line without personal data', async () => {
    const { page, lines } = await aWorkshopServer({
      session: { state: 'unreachable', reason: 'TimeoutError' },
    });
    const response = await page(day);
    expect([response.status, response.headers['retry-after']]).toEqual([503, '10']);
    expect(response.text).toContain('The studio does not answer');
    expect(lines).toContainEqual(
      expect.objectContaining({ code: 'STUDIO_UNREACHABLE', reason: 'TimeoutError' }),
    );
  });

  test('without a studio, or with a workshop system elsewhere, a page says where to look', async () => {
    const withoutStudio = await aServer([siteDocument('solvik-se')]);
    onTestFinished(() => withoutStudio.close());
    const response = await withoutStudio.get(se, '/workshop');
    expect([response.status, response.text.includes('The day view needs the studio')]).toEqual([404, true]);
    const remote = await aServer([siteDocument('solvik-se')], { studio: 'http://127.0.0.1:1' });
    onTestFinished(() => remote.close());
    expect((await remote.get(se, '/workshop')).text).toContain('Bookings are in another system');
  });

  test('an editor sees and changes the departments of their own sites only', async () => {
    const { page, post, bookings } = await aWorkshopServer({
      session: { state: 'signed in', user: editorOf('solvik-no') },
    });
    expect(location(await page('/workshop'))).toBe(`/workshop/dep-oslo/${today}`);
    for (const path of [day, `${day}/block`, booking]) {
      const response = await page(path);
      expect([path, response.status, response.text.includes('KLM')]).toEqual([path, 403, false]);
    }
    expect((await post(`${booking}/cancel`, { sequence: '0' })).status).toBe(403);
    expect((await bookings.find('SB-7K3M9Q'))?.state).toBe('booked');
  });

  test('the departments of the requested site come first; a site without a price list has none to show', async () => {
    const { get } = await aWorkshopServer({
      session: { state: 'signed in', user: editorOf('solvik-se', 'solvik-no', 'solvik-uk') },
    });
    expect(location(await get('solvik-no.localhost', '/workshop'))).toBe(`/workshop/dep-oslo/${today}`);
    expect(location(await get('solvik-uk.localhost', '/workshop'))).toContain(departmentIn('Alby'));
    expect((await get(se, '/workshop/dep-leeds/2026-11-16')).status).toBe(403);
  });

  test('authors, and users of sites without a workshop, see nothing', async () => {
    const author = await aWorkshopServer({
      session: {
        state: 'signed in',
        user: { id: '3', name: 'Rebecka Lund', role: 'author', sites: ['solvik-se'] },
      },
    });
    expect((await author.page(day)).status).toBe(403);
    const elsewhere = await aWorkshopServer({
      session: { state: 'signed in', user: editorOf('solvik-group') },
    });
    expect((await elsewhere.page('/workshop')).text).toContain('No workshop on your sites');
  });

  test('a host that is no site has no day view', async () => {
    const { get } = await aWorkshopServer();
    expect((await get('elsewhere.example', '/workshop')).status).toBe(404);
  });
});

describe('the day', () => {
  test('/workshop is today at the first department; the form leads to another day and department', async () => {
    const { page } = await aWorkshopServer();
    expect(location(await page('/workshop'))).toBe(`/workshop/${departmentIn('Alby')}/${today}`);
    expect(location(await page(`/workshop?department=${berga}&date=2026-11-18`))).toBe(
      `/workshop/${berga}/2026-11-18`,
    );
    expect(location(await page(`/workshop/${berga}/tomorrow`))).toBe(`/workshop/${berga}/${today}`);
  });

  test('shows time, plate, car, services, customer and telephone by bay, and is neither cached nor indexed', async () => {
    const { page } = await aWorkshopServer();
    const { status, text, headers } = await page(day);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    for (const shown of [
      'Monday 16 November',
      'Solvik Berga',
      '10:00',
      'KLM 57P',
      'Volvo',
      'V60',
      'Däckbyte',
    ])
      expect([shown, text.includes(shown)]).toEqual([shown, true]);
    expect(text).toContain('Ebba Lindmark');
    expect(text).toContain('href="tel:+46701740605"');
    expect(text).toContain('Free all day');
    expect(text).not.toContain('http-equiv');
  });

  test('on a wall it is always today, without names, and reloads by itself', async () => {
    const { page } = await aWorkshopServer();
    const wall = await page(`/workshop?wall=${berga}`);
    expect([wall.status, wall.headers['refresh']]).toEqual([200, '60']);
    expect(wall.text).toContain('Monday 16 November');
    expect(wall.text).toContain('KLM 57P');
    expect(wall.text).not.toMatch(/Lindmark|740605|gnisslar/);
    expect((await page(day)).headers['refresh']).toBeUndefined();
  });

  test('robots stay out, and no log line has a plate, a name or a number', async () => {
    const { page, post, lines } = await aWorkshopServer();
    expect((await page('/robots.txt')).text).toContain('Disallow: /workshop/\n');
    await page(day);
    await post(`${booking}/move`, { sequence: '0', date: today, time: '12:00 nowhere' });
    expect(JSON.stringify(lines)).not.toMatch(/KLM57P|Lindmark|740605/);
  });
});

describe('a booking', () => {
  const move = (time: string, more: Record<string, string> = {}) => ({
    sequence: '0',
    date: today,
    time,
    ...more,
  });

  test('moves to another bay and day, and the customer is told in the same transaction', async () => {
    const { post, page, bookings, outbox, changes } = await aWorkshopServer();
    const response = await post(`${booking}/move`, move(`09:30 ${berga}.2`, { date: '2026-11-18' }));
    expect([response.status, location(response)]).toEqual([303, `${booking}?done=moved`]);
    expect((await bookings.find('SB-7K3M9Q'))?.appointment).toMatchObject({
      bayId: `${berga}.2`,
      date: '2026-11-18',
      startsAt: 570,
      endsAt: 630,
    });
    expect((await outbox.findAbout('SB-7K3M9Q')).map(({ key }) => key).sort()).toEqual([
      'SB-7K3M9Q.1.booking-mail',
      'SB-7K3M9Q.1.booking-sms',
    ]);
    expect(changes()).toBe(1);
    expect((await page(`${booking}?done=moved`)).text).toContain('The booking has moved.');
  });

  test('stays where it is when somebody else was faster: the database decides', async () => {
    const { post, save, bookings, outbox, changes } = await aWorkshopServer();
    await save('SB-OTHER', { bayIds: [`${berga}.2`], startsAt: 720, endsAt: 780 });
    const response = await post(`${booking}/move`, move(`12:30 ${berga}.2`));
    expect(response.status).toBe(409);
    expect(response.text).toContain('That time has just been taken.');
    // The free times of the day that was chosen are there to choose again.
    expect(response.text).toContain(`value="13:00 ${berga}.2"`);
    expect(response.text).not.toContain(`value="12:30 ${berga}.2"`);
    expect((await bookings.find('SB-7K3M9Q'))?.appointment.startsAt).toBe(600);
    expect([await outbox.findAbout('SB-7K3M9Q'), changes()]).toEqual([[], 0]);
  });

  test('offers the free times of the day that is chosen', async () => {
    const { page } = await aWorkshopServer();
    const { text } = await page(`${booking}?date=2026-11-17`);
    expect(text).toContain('Move to Tuesday 17 November');
    expect(text).toContain(`value="08:00 ${berga}.1"`);
    expect((await page(`${booking}?date=2026-11-15`)).text).toContain('Nothing is free on this day');
  });

  test('does not move to a time that is past, outside the hours, or in a bay of another department', async () => {
    const { post, bookings } = await aWorkshopServer();
    for (const time of [`08:00 ${berga}.1`, `15:30 ${berga}.1`, '12:00 dep-oslo.1', '']) {
      const response = await post(`${booking}/move`, move(time));
      expect([time, response.status, response.text.includes('That time cannot be chosen')]).toEqual([
        time,
        409,
        true,
      ]);
    }
    expect((await bookings.find('SB-7K3M9Q'))?.sequence).toBe(0);
  });

  test('is cancelled, its time is free, and the customer is told', async () => {
    const { post, page, save, outbox } = await aWorkshopServer();
    expect((await post(`${booking}/cancel`, { sequence: '0' })).status).toBe(303);
    expect((await page(day)).text).not.toContain('KLM 57P');
    expect((await outbox.findAbout('SB-7K3M9Q')).map(({ channel }) => channel).sort()).toEqual([
      'booking-mail',
      'booking-sms',
    ]);
    expect(await save('SB-NEXT')).toMatchObject({ state: 'booked' });
  });

  test('is marked as a no-show on its day without a message, and stays on the day', async () => {
    const { post, page, outbox, save } = await aWorkshopServer();
    expect((await post(`${booking}/no-show`, { sequence: '0' })).status).toBe(303);
    expect(await outbox.findAbout('SB-7K3M9Q')).toEqual([]);
    await save('SB-NEXT', {}, 'KLM57P');
    const { text } = await page(day);
    expect(text.match(/KLM 57P/g)).toHaveLength(2);
    expect(text).toContain('No-show');
    expect((await page(booking)).text).toContain('There is nothing left to do');
  });

  test('has a note for colleagues, which is not on the wall', async () => {
    const { post, page, outbox } = await aWorkshopServer();
    const response = await post(`${booking}/note`, { note: ' Nyckel i skåp 4 ' });
    expect([response.status, location(response)]).toEqual([303, `${booking}?done=noted`]);
    expect((await page(booking)).text).toContain('>Nyckel i skåp 4</textarea>');
    expect((await page(day)).text).toContain('Nyckel i skåp 4');
    expect((await page(`/workshop?wall=${berga}`)).text).not.toContain('Nyckel');
    expect(await outbox.findAbout('SB-7K3M9Q')).toEqual([]);
  });

  test('of a later day is no no-show yet', async () => {
    const { post, save, page, bookings } = await aWorkshopServer();
    await save('SB-LATER', { date: '2026-11-18' });
    expect((await page('/workshop/booking/SB-LATER')).text).not.toContain('did not come');
    expect((await post('/workshop/booking/SB-LATER/no-show', { sequence: '0' })).status).toBe(409);
    expect((await bookings.find('SB-LATER'))?.state).toBe('booked');
  });

  test('that has changed since the page was opened is shown again before it is changed', async () => {
    const { post, bookings } = await aWorkshopServer();
    await post(`${booking}/move`, move(`12:00 ${berga}.1`));
    const response = await post(`${booking}/cancel`, { sequence: '0' });
    expect([response.status, response.text.includes('has changed since this page')]).toEqual([409, true]);
    expect((await bookings.find('SB-7K3M9Q'))?.state).toBe('booked');
  });

  test('is not changed by a form of another site, and one that is not there gives a page', async () => {
    const { post, page, bookings } = await aWorkshopServer();
    const foreign = await post(`${booking}/cancel`, { sequence: '0' }, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, foreign.text.includes('Nothing was changed')]).toEqual([403, true]);
    expect((await bookings.find('SB-7K3M9Q'))?.state).toBe('booked');
    expect((await page('/workshop/booking/SB-NONE')).status).toBe(404);
  });
});

describe('a bay', () => {
  const fields = { bay: `${berga}.2`, from: '08:00', to: '10:15' };

  test('is blocked and unblocked, and nobody can book it in between', async () => {
    const { post, page, save } = await aWorkshopServer();
    const response = await post(`${day}/block`, fields);
    expect([response.status, location(response)]).toEqual([303, `${day}?done=blocked`]);
    expect(await save('SB-A', { bayIds: [`${berga}.2`] })).toEqual({ state: 'taken' });
    const [, block = ''] = /name="block" value="([^"]+)"/.exec((await page(day)).text) ?? [];
    expect(location(await post(`${day}/unblock`, { block }))).toBe(`${day}?done=unblocked`);
    expect(await save('SB-B', { bayIds: [`${berga}.2`] })).toMatchObject({ state: 'booked' });
  });

  test('in which something stands is not blocked; the form keeps what was chosen', async () => {
    const { post, calendar } = await aWorkshopServer();
    const response = await post(`${day}/block`, { ...fields, bay: `${berga}.1`, to: '11:15' });
    expect([response.status, response.text.includes('Something stands in that bay')]).toEqual([409, true]);
    expect(response.text).toMatch(/<option value="11:15" selected/);
    const wrong = await post(`${day}/block`, { ...fields, to: '08:00' });
    expect([wrong.status, wrong.text.includes('later than the start')]).toEqual([422, true]);
    expect(await calendar.occupied([berga], today, today, scenarioNow)).toHaveLength(1);
  });

  test('is only unblocked from its own department and day', async () => {
    const { post, calendar } = await aWorkshopServer();
    await post(`${day}/block`, fields);
    const occupied = () => calendar.occupied([berga], today, today, scenarioNow);
    const block = (await occupied()).find(({ kind }) => kind === 'block')?.id ?? '';
    await post(`/workshop/${departmentIn('Alby')}/${today}/unblock`, { block });
    await post(`${day}/unblock`, { block: 'SB-7K3M9Q' });
    expect(await occupied()).toHaveLength(2);
  });
});
