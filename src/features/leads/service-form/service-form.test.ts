import { expect, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import { storedWithLeads } from '../../../main/stored-with-leads.ts';
import { aServer } from '../../../main/testing/a-server.ts';
import { freshSqlite } from '../../../main/testing/databases.ts';
import { pageDocument, siteDocument } from '../../../main/testing/documents.ts';
import { kyselyOutbox } from '../../../shared/messaging/adapters/kysely-outbox.ts';
import { aSite } from '../../../shared/sites/testing/a-site.ts';
import { someRecords } from '../../../web/server/testing/some-records.ts';
import { aDealershipRecord, aDepartmentRecord } from '../../dealers/testing/a-dealership.ts';
import { kyselyLeadStore } from '../adapters/kysely-lead-store.ts';
import { aLead } from '../testing/a-lead.ts';
import { motorcycleServiceForm, serviceForm } from './service-form.ts';

const host = 'solvik-no.localhost';
const path = '/service-og-verksted/bestill-time';
const workshop = aDepartmentRecord({ group: 'Workshop', email: 'verksted.oslo@solvik.example' });
const oslo = aDealershipRecord({
  ...{ site_id: '1', slug: 'solvik-oslo', site_official_name: 'Solvik Oslo', site_city: 'Oslo' },
  ...{ site_email: 'oslo@solvik.example', site_departments: [aDepartmentRecord(), workshop] },
});
const stavanger = aDealershipRecord({
  ...{ site_id: '2', slug: 'solvik-stavanger', site_official_name: 'Solvik Stavanger' },
  ...{ site_city: 'Stavanger', site_email: 'stavanger@solvik.example', site_departments: [] },
});
const site = siteDocument('solvik-no', {
  languages: [{ code: 'nb' }],
  country: 'NO',
  indices: { cars: '', sites: 'sites-solvik-no' },
});
const formPage = (address: string, fields: object) => {
  const main = [{ id: 'form', block: 'service-form', fields }];
  return pageDocument('solvik-no', address, { path: address, main }, 'nb');
};

// Half past midnight on 17 November in Norway; still the 16th in UTC.
const now = new Date('2026-11-16T23:30:00Z');

async function open() {
  const db = await (await freshSqlite()).open();
  const leads = kyselyLeadStore(db, storedWithLeads);
  const { services } = someRecords({ 'sites-solvik-no': [oslo, stavanger] });
  const documents = [
    site,
    formPage(path, { vehicle: 'Cars' }),
    formPage('/mc', { vehicle: 'Motorcycles', newsletterOptional: true }),
  ];
  let clock = now;
  const server = await aServer(documents, {
    services,
    now: () => clock,
    leads: { leads, outbox: kyselyOutbox(db), kinds: [serviceForm, motorcycleServiceForm] },
  });
  const post = (body: string, type: string) =>
    server.send(host, '/api/forms/comhub', { method: 'POST', body, headers: { 'content-type': type } });
  const latest = async () => (await leads.latest(1))[0];
  const stored = async () => (await leads.latest(100)).length;
  return {
    ...{ ...server, latest, stored },
    wait: (ms: number) => {
      clock = new Date(clock.getTime() + ms);
    },
    page: async (address: string) => (await server.get(host, address)).text,
    send: async (values: object, formName = 'solvik-noServiceForm') => {
      const body = { formName, formSubmissionId: 'submission-1', values };
      const { status, text } = await post(JSON.stringify(body), 'application/json');
      return { status, ...(JSON.parse(text) as { problems?: { field: string; problem: string }[] }) };
    },
    postForm: (fields: readonly (readonly [string, string])[]) =>
      post(String(new URLSearchParams(fields.map((pair) => [...pair]))), 'application/x-www-form-urlencoded'),
  };
}

const filled = {
  ...{ siteName: 'Solvik Oslo', siteEmail: 'mallory@evil.example', date: '2026-11-17' },
  ...{ regno: 'ab 12345', milage: 48_000, services: ['Service', 'EU-kontroll'], other: '' },
  ...{ description: 'Det piper', customerName: 'Kari Moen', customerPhone: '+47 412 34 567' },
  ...{ customerEmail: 'kari@example.com', gdpr: true, newsletter: true, typeMC: false },
};
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(filled).filter(([name]) => !names.includes(name)));

test('NOF-02 NOF-06 NOF-07 a request is stored with all its values, and goes to the workshop found on the server', async () => {
  const { send, latest, close } = await open();
  expect((await send(filled)).status).toBe(202);
  const lead = await latest();
  expect(lead?.values).toEqual({ ...filled, siteEmail: 'verksted.oslo@solvik.example' });
  expect(lead?.receiver).toEqual({ name: 'Solvik Oslo', email: 'verksted.oslo@solvik.example' });
  expect(lead?.customer).toEqual({ name: 'Kari Moen', phone: '+47 412 34 567', email: 'kari@example.com' });
  await close();
});

test('NOF-07 a dealership without a workshop address gets it at its own', async () => {
  const { send, latest, close } = await open();
  await send({ ...filled, siteName: 'Solvik Stavanger' });
  expect(await latest()).toMatchObject({
    receiver: { email: 'stavanger@solvik.example' },
    values: { siteEmail: 'stavanger@solvik.example' },
  });
  await close();
});

test('NOF-08 NOF-10 NOF-11 each required field is refused when it is left out', async () => {
  const { send, stored, close } = await open();
  const required = [
    ...['siteName', 'date', 'regno', 'customerName', 'customerPhone', 'customerEmail', 'gdpr', 'newsletter'],
  ];
  for (const name of required)
    expect(await send(without(name))).toMatchObject({
      ...{ status: 422, problems: [{ field: name, problem: 'missing' }] },
    });
  for (const name of ['gdpr', 'newsletter'])
    expect((await send({ ...filled, [name]: false })).status).toBe(422);
  expect(await stored()).toBe(0);
  expect((await send(without('milage', 'other', 'description'))).status).toBe(202);
  await close();
});

test('NOF-08 phone, e-mail and mileage follow the rules of the other forms', async () => {
  const { send, close } = await open();
  const wrong = [
    { customerPhone: '12345' },
    { customerPhone: '0'.repeat(21) },
    { customerEmail: 'kari@example' },
    { milage: -1 },
    { milage: 'mange' },
    { regno: '<script>' },
    { siteName: 'Solvik Paris' },
    { services: ['Vask'] },
  ];
  for (const values of wrong) {
    const { status, problems } = await send({ ...filled, ...values });
    expect([status, problems?.map(({ field }) => field)]).toEqual([422, Object.keys(values)]);
  }
  expect((await send({ ...filled, milage: 0 })).status).toBe(202);
  await close();
});

test('NOF-09 today in Norway is accepted and yesterday is not, also while UTC still has yesterday', async () => {
  const { send, close } = await open();
  const refused = await send({ ...filled, date: '2026-11-16' });
  expect(refused).toMatchObject({ status: 422, problems: [{ field: 'date', problem: 'too early' }] });
  expect((await send({ ...filled, date: '2026-02-30' })).status).toBe(422);
  expect((await send({ ...filled, date: '2026-11-17' })).status).toBe(202);
  await close();
});

test('NOF-15 no service has to be chosen, and several may be', async () => {
  const { send, latest, close } = await open();
  expect((await send({ ...filled, services: [] })).status).toBe(202);
  expect((await latest())?.values['services']).toEqual([]);
  await close();
});

const optionsIn = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<input type="checkbox"[^>]*name="${name}"[^>]*value="([^"]*)"`, 'g'))].map(
    ([, value]) => value,
  );
const dealersIn = (html: string) => {
  const [, select = ''] = /<select name="siteName"[^>]*>(.*?)<\/select>/.exec(html) ?? [];
  return [...select.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)/g)].map(([, value, label]) => [
    value,
    label,
  ]);
};

test('NOF-01 NOF-03 NOF-06 the page for cars has the eleven services and all dealerships', async () => {
  const { page, close } = await open();
  const html = await page(path);
  expect(optionsIn(html, 'services')).toEqual([
    ...['Service', 'Vinterklar-bil', 'EU-kontroll', 'Hjulskift', 'Service eldre biler (5+)', 'Reparasjon'],
    ...['Lakk / karosseri', 'Steinsprut / Ruteskift', 'Aircondition service', 'Bilskade', 'Annet'],
  ]);
  expect(dealersIn(html).map(([value]) => value)).toEqual(['', 'Solvik Oslo', 'Solvik Stavanger']);
  expect(/<input[^>]*name="newsletter"/.exec(html)?.[0]).toContain('required=""');
  await close();
});

test('NOF-01 NOF-04 NOF-05 the page for motorcycles has three services and Stavanger alone', async () => {
  const { page, send, latest, close } = await open();
  const html = await page('/mc');
  expect(optionsIn(html, 'services')).toEqual([
    'Bestille service',
    'Bestile deler',
    'Annet vennligst beskriv',
  ]);
  expect(dealersIn(html)).toEqual([['Solvik Stavanger', 'Stavanger']]);
  const motorcycle = { ...filled, siteName: 'Solvik Stavanger', services: ['Bestile deler'] };
  expect((await send(motorcycle, 'solvik-noMotorcycleServiceForm')).status).toBe(202);
  expect((await latest())?.values).toMatchObject({ typeMC: true, siteEmail: 'stavanger@solvik.example' });
  const inOslo = { ...motorcycle, siteName: 'Solvik Oslo' };
  expect((await send(inOslo, 'solvik-noMotorcycleServiceForm')).status).toBe(422);
  await close();
});

/** What a browser without script posts: the hidden fields of the page and what was entered. */
function fieldsToPost(html: string, entered: Readonly<Record<string, unknown>>) {
  const hidden = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const own = Object.entries(entered).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, each === true ? 'on' : String(each)] as const),
  );
  return [...hidden.map(([, name = '', value = '']) => [name, value] as const), ...own];
}

test('NOF-12 NOF-13 without script the form is posted, stored once, and the page says thank you', async () => {
  const { page, postForm, latest, stored, wait, close } = await open();
  const fields = fieldsToPost(await page(path), without('typeMC', 'siteEmail'));
  wait(5000);
  const sent = await postForm(fields);
  expect([sent.status, sent.headers.location]).toEqual([303, `${path}#form-sent`]);
  expect((await latest())?.values).toMatchObject({
    ...{ services: ['Service', 'EU-kontroll'], milage: 48_000, gdpr: true, typeMC: false },
  });
  await postForm(fields);
  expect(await stored()).toBe(1);
  const html = await page(path);
  expect(html).toContain('Takk for din henvendelse!');
  expect(html).toContain('Vi tar kontakt med deg for å bekrefte din booking.');
  await close();
});

test('without script a refused form comes back with all that was entered, its errors and a summary', async () => {
  const { page, postForm, stored, wait, close } = await open();
  const wrong = { ...without('typeMC', 'gdpr'), customerPhone: '12', description: 'Hei <b>' };
  const fields = fieldsToPost(await page(path), wrong);
  wait(5000);
  const { status, text } = await postForm(fields);
  expect(status).toBe(422);
  expect(text).toMatch(/role="alert"[^>]*autofocus/);
  expect(text).toMatch(/<a [^>]*href="#field-customerPhone">Telefon: Nummeret er for kort/);
  expect(text).toContain('Uten samtykke kan vi ikke ta imot henvendelsen.');
  expect(text).toContain('value="Kari Moen"');
  expect(text).toContain('Hei &lt;b&gt;');
  expect(text).toMatch(/<option value="Solvik Oslo" selected=""/);
  expect(await stored()).toBe(0);
  wait(5000);
  const corrected = { ...wrong, customerPhone: '41234567', gdpr: true };
  expect((await postForm(fieldsToPost(text, corrected))).status).toBe(303);
  expect(await stored()).toBe(1);
  await close();
});

test('a form post sent at once, without a token or with a forged one is not stored, and can be sent again', async () => {
  const { page, postForm, stored, wait, close } = await open();
  const fields = fieldsToPost(await page(path), without('typeMC'));
  const atOnce = await postForm(fields);
  expect([atOnce.status, atOnce.text.includes('Det gikk veldig fort')]).toEqual([422, true]);
  wait(5000);
  const other = (token?: string) =>
    fields.flatMap(([name, value]) => {
      if (name !== 'formToken') return [[name, value] as const];
      return token === undefined ? [] : [[name, token] as const];
    });
  const forged = `${now.getTime() - 60_000}.solvik-noServiceForm.${'a'.repeat(43)}`;
  for (const token of [undefined, 'x', forged]) expect((await postForm(other(token))).status).toBe(422);
  expect(await stored()).toBe(0);
  expect((await postForm(fieldsToPost(atOnce.text, without('typeMC')))).status).toBe(303);
  expect(await stored()).toBe(1);
  await close();
});

test('a bot that fills in the hidden field is thanked, and nothing is stored', async () => {
  const { page, postForm, stored, wait, close } = await open();
  const fields = fieldsToPost(await page(path), { ...filled, website: 'https://spam.example' });
  wait(5000);
  expect((await postForm(fields)).status).toBe(303);
  expect(await stored()).toBe(0);
  await close();
});

test('NOF-11 where the editors made the newsletter optional it may be left out, and only there', async () => {
  const { page, postForm, latest, stored, wait, close } = await open();
  const entered = { ...without('newsletter', 'typeMC'), siteName: 'Solvik Stavanger', services: [] };
  const [motorcycle, car] = [await page('/mc'), await page(path)];
  wait(5000);
  expect((await postForm(fieldsToPost(car, entered))).status).toBe(422);
  const token = /name="formToken" value="([^"]*)"/;
  const [, optional = ''] = token.exec(motorcycle) ?? [];
  const [, strict = ''] = token.exec(car) ?? [];
  expect((await postForm(fieldsToPost(car.replace(strict, optional), entered))).status).toBe(422);
  expect(await stored()).toBe(0);
  expect((await postForm(fieldsToPost(motorcycle, entered))).status).toBe(303);
  expect((await latest())?.values).toMatchObject({ newsletter: false });
  await close();
});

test('the workshop’s mail says who wants what done to which car, and when', () => {
  const mail = serviceForm.mail(
    aLead({ language: 'nb', values: filled }),
    aSite({ languages: [{ code: 'nb' }] }),
    textsFor('nb'),
  );
  expect(mail.subject).toBe('Verkstedbestilling: ab 12345, 2026-11-17');
  expect(mail.heading).toBe('Kari Moen vil bestille time');
  expect(mail.message?.text).toBe('Det piper');
  expect(Object.fromEntries(mail.rows.map(({ label, value }) => [label, value]))).toMatchObject({
    ...{ 'Nærmeste forhandler': 'Solvik Oslo', Kilometerstand: '48000 km', Telefon: '+47 412 34 567' },
    ...{ 'Velg en eller flere': 'Service, EU-kontroll' },
  });
});

test('NOF-14 ERR-31 the texts of failure and success are those of the group', () => {
  const texts = textsFor('nb');
  expect(texts(serviceForm.texts.failure)).toBe('Noe gikk galt, vennligst prøv igjen senere.');
  expect(texts(serviceForm.texts.sentTitle)).toBe('Takk for din henvendelse!');
  expect(texts(serviceForm.texts.sentText)).toBe('Vi tar kontakt med deg for å bekrefte din booking.');
});
