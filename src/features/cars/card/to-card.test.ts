import { expect, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import type { SearchRecord } from '../../../shared/search/port.ts';
import { aCar } from '../testing/a-car.ts';
import type { CardContext } from './card-context.ts';
import { toCard, toDetailedCar } from './to-card.ts';

const tools: CardContext = {
  site: { carDetailPath: '/kop-bil', country: 'SE', languages: ['sv'] },
  language: 'sv',
  texts: textsFor('sv'),
  href: (path) => path,
  pictureAt: (address, alt) =>
    address?.startsWith('/media/')
      ? { ...picture, id: address, src: address.replace(/\/\w+\.webp$/, ''), alt }
      : undefined,
  now: new Date('2026-11-15T12:00:00Z'),
  justInSince: new Date('2026-11-08T12:00:00Z'),
};
const picture = { width: 1280, height: 800, focal: { x: 50, y: 50 }, vector: false };
const card = (more: SearchRecord = {}, also: Partial<CardContext> = {}) =>
  toCard(aCar(more), { ...tools, ...also });

const blur = 'data:image/png;base64,iVBORw0KGgo=';
const images = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => ({
  original: `/media/${name}/640.webp`,
  blur_data_url: blur,
}));

test('CARD-01 CARD-11 a card names make and model, price, its facts, and leads to the car', () => {
  expect(card()).toMatchObject({
    name: 'Volvo XC60',
    version: 'T6 Plus',
    facts: ['2023', '2 400 mil', 'Laddhybrid, automat'],
    price: { now: '459\u00a0900\u00a0kr', earlierPrice: undefined, withoutVat: false },
    href: '/kop-bil/461010605/begagnad-2023-suv-laddhybrid-volvo-xc60-t6-plus-trollhattan',
    city: 'Trollhättan',
  });
});

test('CARD-01 a card says what a car is that is not used, and how far an electric one goes', () => {
  const facts = (more: SearchRecord) => card(more).facts;
  expect(facts({ car_condition: 'Begagnad' })[0]).toBe('2023');
  expect(facts({ car_condition: 'Ny' })[0]).toBe('Ny 2023');
  expect(facts({ car_condition: 'Demobil' })[0]).toBe('Demobil 2023');
  expect(facts({ car_condition: 'Ny', car_is_sample: true })[0]).toBe('Beställs 2023');
  expect(facts({ car_fuel: 'El', wltp_electric_range: '513 km' })[2]).toBe('El, 513 km');
  expect(facts({ wltp_electric_range: '82 km' })[2]).toBe('Laddhybrid');
  expect(facts({ car_fuel: 'Diesel', car_gearbox: 'Manuell' })[2]).toBe('Diesel, manuell');
});

test('CARD-01 CARD-19 the thumbnail comes first with its blur, then the next of the gallery, five at most', () => {
  const { pictures, pictureCount, ...rest } = card({
    car_primary_image: {
      original: '/media/a/640.webp',
      thumbnail_url: '/media/a-small/640.webp',
      blur_data_url: blur,
    },
    car_images: images,
  });
  expect(pictures.map(({ src }) => src)).toEqual([
    '/media/a-small',
    '/media/b',
    '/media/c',
    '/media/d',
    '/media/e',
  ]);
  expect([pictureCount, rest.blur]).toEqual([7, blur]);
});

test('CARD-01 a blur that is no small picture is not trusted', () => {
  for (const blur_data_url of [
    'javascript:alert(1)',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/png;base64,AA"){}body{display:none',
    `data:image/png;base64,${'A'.repeat(3000)}`,
  ])
    expect(
      card({ car_primary_image: { original: '/media/a/640.webp', blur_data_url } }).blur,
    ).toBeUndefined();
});

test('CARD-07 a car without pictures of ours has none, and says so by having none', () => {
  expect(card({ car_images: [{ original: 'https://elsewhere.example/car.jpg' }] })).toMatchObject({
    pictures: [],
    pictureCount: 0,
  });
});

test('CARD-02 a campaign price stands first and what the car cost before beside it', () => {
  const campaign = { car_has_campaign_price: true, car_campaign_price: 439_900, car_earlier_price: 459_900 };
  expect(card(campaign).price).toMatchObject({
    now: '439\u00a0900\u00a0kr',
    earlierPrice: '459\u00a0900\u00a0kr',
  });
  expect(card({ ...campaign, car_has_campaign_price: false }).price.now).toBe('459\u00a0900\u00a0kr');
});

const loan = {
  interest_rate: 5.95,
  contract_durations: [{ months: 36, residual_percentage: 50, cash_amount_min_percentage: 20 }],
  default_contract_duration: { months: 36 },
  disclaimer: 'Lån på {1}, {2} månader, ränta {3}.',
};
const privately = {
  car_has_privateleasing: true,
  car_private_leasing_option: { monthly_cost_text: '4 695 kr/mån', disclaimer: 'Övermil kostar.' },
};
const company = {
  car_has_companyleasing: true,
  car_company_leasing_option: { default_monthly_cost_text: '3 902 kr/mån' },
};

test('CARD-03 loan, private and company leasing each have their monthly cost', () => {
  const { monthly } = card({ car_loan_option: loan, ...privately, ...company });
  expect(monthly.map(({ kind, label }) => [kind, label])).toEqual([
    ['loan', 'Billån'],
    ['privateLeasing', 'Privatleasing'],
    ['companyLeasing', 'Företagsleasing'],
  ]);
  // Annuity on 367 920 over 36 months with 229 950 left, worked out by hand.
  expect(monthly[0]?.text).toBe('5\u00a0334\u00a0kr/mån · eff. ränta 6,11\u00a0%');
  expect(monthly.slice(1).map(({ text }) => text)).toEqual(['4 695 kr/mån', '3 902 kr/mån exkl. moms']);
});

test('CARD-03 a monthly cost of credit without terms has no rate, and so it is not shown', () => {
  expect(card({ car_monthly_cost: 3400 }).monthly).toEqual([]);
});

test('SITE-20 CARD-03 in Norway the nominal rate stands beside the monthly cost', () => {
  const norwegian = {
    site: { carDetailPath: '/kjop-bil', country: 'NO', languages: ['nb'] } as const,
    language: 'nb' as const,
    texts: textsFor('nb'),
  };
  expect(card({ car_loan_option: loan }, norwegian).monthly[0]?.text).toMatch(
    /kr\/mnd · nom\. rente 5,95\s%$/,
  );
});

test('CARD-03 without its flag, or without an offer, a way to pay is not shown', () => {
  expect(card({ ...privately, car_has_privateleasing: false }).monthly).toEqual([]);
  expect(card({ car_has_companyleasing: true }).monthly).toEqual([]);
  expect(card({ car_has_companyleasing: true, car_leasing_options: [listed] }).monthly).toMatchObject([
    { kind: 'companyLeasing', text: '3 100 kr/mån exkl. moms' },
  ]);
});
const listed = { leasing_type: 'Company', title: 'Företag', monthly_cost_text: '3 100 kr/mån' };

const onBritishSite = (also: Partial<CardContext> = {}): Partial<CardContext> => ({
  site: { carDetailPath: '/buy-car', country: 'GB', languages: ['en'], financeOrganisationId: 'solvik-uk' },
  language: 'en',
  texts: textsFor('en'),
  services: { ukLender: 'embedded' },
  ...also,
});
const britishCar = { car_monthly_cost: 548, car_price: 36_995, car_price_currency: 'GBP', car_is_used: true };

test('CARD-03 a British monthly figure has its rate, duration and total beside it, and its whole example, to the penny', () => {
  const [pcp] = card(britishCar, onBritishSite()).monthly;
  expect(pcp).toMatchObject({
    kind: 'loan',
    label: 'Personal contract purchase',
    text: '£547.66 a month',
  });
  // 3 700 + 47 · 547.66 + 17 294 + 10 = 46 744.02; 36 995 · 0.83⁴ · 0.985 = 17 294
  expect(pcp?.terms).toEqual(['9.9% APR representative', '48 months', 'total payable £46,744.02']);
  expect(pcp?.example).toBe(
    'Representative example: cash price £36,995.00, customer deposit £3,700.00, total amount of credit £33,295.00, 47 monthly payments of £547.66, optional final payment £17,294.00, option to purchase fee £10.00, total amount payable £46,744.02, duration of agreement 48 months, fixed rate of interest 9.48% p.a., APR representative 9.9%, annual mileage 10,000 miles, excess mileage 9.1p per mile.',
  );
});

test('CARD-03 no British figure without an example: a remote lender, no lender, a car that is not financed', () => {
  expect(card(britishCar, onBritishSite({ services: { ukLender: 'remote' } })).monthly).toEqual([]);
  expect(card(britishCar, onBritishSite({ services: {} })).monthly).toEqual([]);
  const noAccount: CardContext['site'] = { carDetailPath: '/buy-car', country: 'GB', languages: ['en'] };
  expect(card(britishCar, onBritishSite({ site: noAccount })).monthly).toEqual([]);
  expect(card({ ...britishCar, car_price: 2999 }, onBritishSite()).monthly).toEqual([]);
});

test('CARD-03 a British hire states its term, mileage and initial rental beside the figure, others only the figure', () => {
  const hire = {
    ...privately,
    car_private_leasing_option: {
      monthly_cost_text: '£389 a month',
      months_text: '36 months',
      mileage_text: '10,000 miles a year',
      start_fee_text: '£1,167',
    },
  };
  expect(card({ ...britishCar, ...hire }, onBritishSite()).monthly[1]).toEqual({
    kind: 'privateLeasing',
    label: 'Personal contract hire',
    text: '£389 a month',
    terms: ['36 months, 10,000 miles a year, initial rental £1,167'],
    example: '36 months, 10,000 miles a year, initial rental £1,167',
  });
  expect(card(hire).monthly).toEqual([
    { kind: 'privateLeasing', label: 'Privatleasing', text: '£389 a month' },
  ]);
});

test('CARD-06 the conditions behind the figures are kept for the info button, with their figures filled in', () => {
  const { note } = card({ car_loan_option: loan, ...privately });
  expect(note).toBe('Lån på 367\u00a0920\u00a0kr, 36 månader, ränta 5,95\u00a0%. Övermil kostar.');
  expect(card().note).toBeUndefined();
});

test('CARD-09 CARD-10 LOAN-15 a van’s card has both prices, and what a private person pays a month is with VAT', () => {
  const van = {
    car_vehicle_type_code: 'LCV',
    car_price_exkl_vat: 367_920,
    car_loan_option: loan,
  };
  const withVat = '459\u00a0900\u00a0kr';
  expect(card(van).price).toMatchObject({ now: '367\u00a0920\u00a0kr', withoutVat: true, withVat });
  expect(card(van).monthly[0]?.text).toBe('5\u00a0334\u00a0kr/mån inkl. moms · eff. ränta 6,11\u00a0%');
  expect(card({ ...van, car_price_exkl_vat: undefined }).price.withVat).toBeUndefined();
  expect(textsFor('sv')('carPriceWithoutVat')).toBe('exkl. moms');
});

test('CARD-15 campaigns give marks, by name or by what they are about', () => {
  const marks = (more: SearchRecord) => card(more).marks;
  const reduced = { car_has_campaign_price: true, car_campaign_price: 439_900, car_earlier_price: 459_900 };
  expect(marks({ ...reduced, car_campaigns: ['Höstkampanj', 'Vinterhjul på köpet'] })).toEqual([
    { look: 'campaign', text: 'Höstkampanj' },
    { look: 'campaign', text: 'Vinterhjul på köpet' },
  ]);
  expect(marks(reduced)).toEqual([{ look: 'campaign', text: 'Kampanj' }]);
  expect(marks({ car_has_campaign_loan: true })).toEqual([{ look: 'campaign', text: 'Kampanjränta' }]);
  for (const kind of ['private', 'company'])
    expect(marks({ [`car_has_${kind}leasing`]: true, [`car_has_campaign_${kind}leasing`]: true })).toEqual([
      { look: 'campaign', text: 'Leasingkampanj' },
    ]);
  expect(marks({})).toEqual([]);
});

test('CARD-15 a price is called an offer only beside the earlier price; other campaigns stand without one', () => {
  const marks = (more: SearchRecord) => card(more).marks.map(({ text }) => text);
  const unproven = { car_has_campaign_price: true, car_campaign_price: 439_900 };
  expect(marks(unproven)).toEqual([]);
  expect(marks({ ...unproven, car_campaigns: ['Höstkampanj', 'Kampanjränta', 'Sven säljer ut'] })).toEqual([
    'Kampanjränta',
  ]);
  expect(marks({ car_campaigns: ['Lagerrensning', 'Gratis service'] })).toEqual(['Gratis service']);
});

test('CARD-15 samples and cars in stock are both carded; only stock can have just come in', () => {
  const recent = { car_publishdate: '2026-11-10T08:00:00Z' };
  expect(card(recent).marks).toEqual([{ look: 'plain', text: 'Nyinkommen' }]);
  expect(card({ ...recent, car_is_sample: true }).marks).toEqual([{ look: 'plain', text: 'Beställs' }]);
  expect(card({ car_publishdate: '2026-11-08T11:59:00Z' }).marks).toEqual([]);
  expect(card({ car_publishdate: '2026-12-01T08:00:00Z' }).marks).toEqual([]);
});

test('a car in depth has all its pictures by number, its equipment and its technical data', () => {
  const car = toDetailedCar(aCar({ car_images: images, car_color: 'Grön' }), tools);
  expect(car.allPictures).toHaveLength(7);
  expect(car.allPictures[1]?.alt).toBe('Volvo XC60, bild 2 av 7');
  expect(car.equipment).toEqual(['Dragkrok']);
  expect(car.technicalData).toContainEqual({ label: 'Färg', value: 'Grön' });
});

test('CARD-14 GAL-14 a card promises a walk round the car only where there is one', () => {
  const filmed = { autos_on_show: true, car_has_outside_spin: true, car_regno: 'NC22 GKH' };
  const british: Partial<CardContext> = {
    site: { carDetailPath: '/buy-car', country: 'GB', languages: ['en'] },
  };
  expect(card(filmed, british).has360).toBe(true);
  expect(card({ ...filmed, autos_on_show: false }, british).has360).toBeUndefined();
  expect(card({ ...filmed, car_has_outside_spin: false }, british).has360).toBeUndefined();
  expect(card(filmed).has360).toBeUndefined();
  expect(toDetailedCar(aCar(filmed), { ...tools, ...british }).mediaAddress).toBe('/api/autosonshow/NC22GKH');
});
