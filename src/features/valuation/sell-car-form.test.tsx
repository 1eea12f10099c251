import { renderToStaticMarkup as markup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { textsFor } from '../../content/publishing/built-in-texts.ts';
import { createFormTokens } from '../../shared/forms/form-token.ts';
import type { Language } from '../../shared/sites/languages.ts';
import { aSite } from '../../shared/sites/testing/a-site.ts';
import { parseDealership } from '../dealers/dealership.ts';
import { aDealershipRecord, aDepartmentRecord } from '../dealers/testing/a-dealership.ts';
import type { FormContext } from '../leads/form-kind.ts';
import { findFormKind } from '../leads/form-kind.ts';
import { aLead } from '../leads/testing/a-lead.ts';
import { loadSellCarForm } from './load-sell-car-form.ts';
import { albumOf } from './photos/photo-link.ts';
import { sellCarForm } from './sell-car-form.ts';
import { SellCarSection } from './views/sell-car-section.tsx';

const usedCars = aDepartmentRecord({ group: 'Used cars', email: 'inkop@solvik.example' });
const buys = aDealershipRecord({ site_official_name: 'Solvik Uppsala', site_departments: [usedCars] });
const buysNot = aDealershipRecord({
  ...{ site_id: '2', site_official_name: 'Solvik Lindö' },
  site_departments: [aDepartmentRecord({ group: 'Workshop' })],
});
const dealerships = [buys, buysNot].flatMap((record) => parseDealership(record) ?? []);
const unused = () => Promise.reject(new Error('not used here'));
const context: FormContext = {
  site: aSite(),
  stock: { car: unused, dealerships: async () => dealerships, dealershipsSelling: unused },
  log: { info: () => {}, warn: () => {}, error: () => {} },
  now: () => new Date('2026-11-16T12:00:00Z'),
};
const token = 'q2Yw0m3c1v8o7f5J9kZxTnLrBsHdGpEaUiWbCyVtMKA';
const filled = {
  ...{ option: 'sell', regno: 'abc 123', milage: '6 500', make: 'Volvo', model: 'XC60', year: '2021' },
  ...{ customerName: 'Ebba Lindmark', customerPhone: '+46 70 174 06 05', customerEmail: 'ebba@example.com' },
  ...{ other: 'En repa.', photos: [token], estimate: ['310000-355000 SEK'], siteName: '' },
};

async function problemsOf(more: Record<string, unknown>) {
  const result = await sellCarForm.parse({ ...filled, ...more }, context);
  return result.state === 'refused' ? result.problems : [];
}

test('SELL-10 the form is the site’s name and SellCarForm, on sites with cars only', () => {
  expect(findFormKind('solvik-seSellCarForm', aSite(), [sellCarForm])).toBe(sellCarForm);
  const withoutCars = aSite({ indices: { cars: '', sites: '' } });
  expect(findFormKind('solvik-seSellCarForm', withoutCars, [sellCarForm])).toBeUndefined();
});

test('SELL-01 SELL-06 every value is stored; the photos become the lead’s by the hash of their token', async () => {
  const result = await sellCarForm.parse(filled, context);
  expect(result).toMatchObject({
    state: 'parsed',
    customer: { name: 'Ebba Lindmark', phone: '+46 70 174 06 05', email: 'ebba@example.com' },
    photoAlbum: albumOf(token),
    values: {
      ...{ option: 'sell', regno: 'abc 123', milage: 6500, make: 'Volvo', model: 'XC60', year: 2021 },
      ...{ other: 'En repa.', estimate: '310000-355000 SEK' },
    },
  });
  expect(JSON.stringify(result)).not.toContain(token);
});

describe('SELL-02 plate, mileage, name, phone and e-mail are required', () => {
  for (const field of ['regno', 'milage', 'customerName', 'customerPhone', 'customerEmail'])
    test(field, async () => {
      expect(await problemsOf({ [field]: '' })).toEqual([{ field, problem: 'missing' }]);
      expect(await problemsOf({ [field]: undefined })).toEqual([{ field, problem: 'missing' }]);
    });
  test('the mileage is a number from 0', async () => {
    expect(await problemsOf({ milage: '0' })).toEqual([]);
    expect(await problemsOf({ milage: '-1' })).toEqual([{ field: 'milage', problem: 'too low' }]);
    expect(await problemsOf({ milage: 'many' })).toEqual([{ field: 'milage', problem: 'wrong' }]);
  });
  test('make, model, year, photos and message are not', async () => {
    expect(await problemsOf({ make: '', model: '', year: '', photos: [], other: '', estimate: [] })).toEqual(
      [],
    );
    expect(await problemsOf({ photos: ['../../etc'], estimate: ['<script>'] })).toEqual([]);
  });
});

test('SELL-03 exactly one of selling and trading in', async () => {
  expect(await problemsOf({ option: '' })).toEqual([{ field: 'option', problem: 'missing' }]);
  expect(await problemsOf({ option: 'trade-in' })).toEqual([]);
  expect(await problemsOf({ option: 'both' })).toEqual([{ field: 'option', problem: 'wrong' }]);
  expect(await problemsOf({ option: ['sell', 'trade-in'] })).toMatchObject([{ field: 'option' }]);
});

test('SELL-04 a phone number has 6 to 20 digits after an optional plus, grouped in any way, an address a dot after the @', async () => {
  for (const phone of ['123456', '+46 70 123 45 67', '070-123 45 67'])
    expect(await problemsOf({ customerPhone: phone })).toEqual([]);
  for (const phone of ['12345', '070 ring mig', '1'.repeat(21)])
    expect(await problemsOf({ customerPhone: phone })).toMatchObject([{ field: 'customerPhone' }]);
  expect(await problemsOf({ customerEmail: 'a@b' })).toMatchObject([{ field: 'customerEmail' }]);
});

test('the chosen dealership’s buyers get it, never an address from the browser; otherwise the general address', async () => {
  const chosen = await sellCarForm.parse(
    { ...filled, siteName: 'Solvik Uppsala', siteEmail: 'x@evil.example' },
    context,
  );
  expect(chosen).toMatchObject({ receiver: { name: 'Solvik Uppsala', email: 'inkop@solvik.example' } });
  expect(await problemsOf({ siteName: 'Solvik Lindö' })).toEqual([{ field: 'siteName', problem: 'wrong' }]);
  expect(await sellCarForm.parse(filled, context)).toMatchObject({ receiver: undefined });
});

test('the mail names the customer, the car and what the customer was shown', async () => {
  const parsed = await sellCarForm.parse(filled, context);
  const lead = aLead({ ...(parsed as object), formName: 'solvik-seSellCarForm' });
  const mail = sellCarForm.mail(lead, aSite(), textsFor('sv'));
  expect(mail.subject).toBe('Vill sälja: Volvo XC60 2021, ABC 123');
  expect(mail.heading).toBe('Ebba Lindmark vill sälja sin bil');
  expect(mail.rows.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['abc 123', '6500 mil', 'Sälja bilen', '310000-355000 SEK']),
  );
  expect(mail.message?.text).toBe('En repa.');
});

describe('the section on a page', () => {
  const sites: [string, Language, string, string][] = [
    ['solvik-se', 'sv', 'SE', 'Be om ett pris'],
    ['solvik-uk', 'en', 'GB', 'Ask for a price'],
    ['carstore-no', 'nb', 'NO', 'Be om en pris'],
    ['carstore-fi', 'fi', 'FI', 'Pyydä hinta'],
    ['carstore-sk', 'sk', 'SK', 'Požiadať o cenu'],
  ];
  for (const [name, language, country, submit] of sites)
    test(`SITE-32 SELL-01 is in ${language} on ${name}: all fields and both options, and a form that posts without script`, async () => {
      const html = await rendered(language, { languages: [{ code: language }], country });
      for (const field of [
        'regno',
        'milage',
        'customerName',
        'customerPhone',
        'customerEmail',
        'option',
        'other',
      ])
        expect(html).toContain(`name="${field}"`);
      expect(html).toContain('action="/api/forms/comhub"');
      expect(html).toContain('method="post"');
      expect(html).toContain('value="sell"');
      expect(html).toContain('value="trade-in"');
      expect(html).toContain(submit);
      const foreign = textsFor(language === 'sv' ? 'fi' : 'sv');
      expect(html).not.toContain(foreign('sellOption'));
      expect(html).not.toContain(foreign('photosHint'));
    });

  test('counts in mil in Sweden, in miles in Britain and in kilometres elsewhere', async () => {
    const unit = async (country: string) =>
      /field__unit[^>]*>([^<]+)</.exec(await rendered('en', { country }))?.[1];
    expect(await unit('SE')).toBe('mil');
    expect(await unit('GB')).toBe('miles');
    expect(await unit('FI')).toBe('km');
  });

  test('is not there on a site without cars', async () => {
    expect(await rendered('sv', { indices: { cars: '', sites: '' } })).toBe('');
  });
});

async function rendered(language: Language, settings: object): Promise<string> {
  const texts = textsFor(language);
  const page = {
    ...{ site: aSite(settings), language, texts, path: '/sell', href: (path: string) => path },
    now: new Date('2026-11-16T12:00:00Z'),
    services: {
      formTokens: createFormTokens('a secret'),
      records: { find: async () => undefined },
      search: { search: async () => ({ content: [buys], failed: false }) },
    },
  };
  const form = await loadSellCarForm(page as unknown as Parameters<typeof loadSellCarForm>[0]);
  return markup(<SellCarSection title={texts('sellTitle')} text="" form={form} />);
}
