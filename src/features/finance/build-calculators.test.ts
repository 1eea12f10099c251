import { expect, test } from 'vitest';
import { textsFor } from '../../content/publishing/built-in-texts.ts';
import { buildCalculators } from './build-calculators.ts';
import { defaultQuote } from './loan.ts';
import { termsAt } from './plans/company-leasing/company-leasing.ts';
import { aCompanyRecord, aLoanRecord, aPrivateRecord } from './testing/a-loan.ts';

const swedish = { site: { country: 'SE' }, language: 'sv', texts: textsFor('sv') } as const;
const norwegian = { site: { country: 'NO' }, language: 'nb', texts: textsFor('nb') } as const;

test('DET-36 a car without loan and leasing has no calculators; each comes with its own data and flag', () => {
  expect(buildCalculators(aCar({}), swedish)).toBeUndefined();
  expect(buildCalculators(aCar({ car_loan_option: { title: 'Billån' } }), swedish)).toBeUndefined();
  expect(
    buildCalculators(aCar({ car_loan_option: aLoanRecord() }), swedish)?.panels.loan?.offer,
  ).toBeDefined();
});

test.each(['car_id', 'car_price', 'car_price_currency'])('a car without %s has no calculators', (field) => {
  const car = aCar({ car_loan_option: aLoanRecord(), [field]: undefined });
  expect(buildCalculators(car, swedish)).toBeUndefined();
});

test('LOAN-01 a loan option is parsed whole, also from numbers sent as texts', () => {
  const option = aLoanRecord({ interest_rate: '5.95', default_contract_duration: 36 });
  const loan = buildCalculators(aCar({ car_loan_option: option }), swedish)?.panels.loan?.offer;
  expect(loan).toMatchObject({
    title: 'Billån',
    description: 'Du äger bilen från första dagen.',
    disclaimer: expect.stringContaining('{5}'),
    price: 300_000,
    terms: { ratePercent: 5.95, startFee: 495, invoiceFee: 49, defaultMonths: 36, defaultMonthlyCost: 3480 },
  });
  expect(loan?.terms.durations.map(({ months }) => months)).toEqual([12, 36, 60]);
});

test('an invalid duration is left out, and so is an option with none left', () => {
  const durations = [{ months: 0 }, { months: 'soon' }, null, { months: 24 }];
  const some = aLoanRecord({ contract_durations: durations });
  const loan = buildCalculators(aCar({ car_loan_option: some }), swedish)?.panels.loan?.offer;
  expect(loan?.terms.durations).toEqual([
    { months: 24, residualPercent: 0, cashMinPercent: 0, cashMaxPercent: 100 },
  ]);
  const none = aLoanRecord({ contract_durations: durations.slice(0, 3) });
  expect(buildCalculators(aCar({ car_loan_option: none }), swedish)).toBeUndefined();
});

test('LOAN-02 CARD-03 the default quote has the monthly cost of the feed, and without one the same by our formula', () => {
  const monthlyCost = (more: Record<string, unknown>) => {
    const loan = buildCalculators(aCar({ car_loan_option: aLoanRecord(more) }), swedish)?.panels.loan?.offer;
    return loan && defaultQuote(loan.terms, loan.price).monthlyPayment;
  };
  expect(monthlyCost({})).toBe(3480);
  expect(monthlyCost({ default_monthly_cost: undefined })).toBe(3480);
});

test('LOAN-15 the campaign price counts while the campaign runs; a private person’s loan on a van is on the price with VAT', () => {
  const basis = (more: object) =>
    buildCalculators(aCar({ car_loan_option: aLoanRecord(), ...more }), swedish)?.panels.loan?.offer.price;
  const campaign = { car_campaign_price: 280_000, car_campaign_price_exkl_vat: 224_000 };
  expect(basis({})).toBe(300_000);
  expect(basis(campaign)).toBe(300_000);
  expect(basis({ ...campaign, car_has_campaign_price: true })).toBe(280_000);
  expect(basis({ car_vehicle_type_code: 'LCV' })).toBe(300_000);
  expect(basis({ ...campaign, car_has_campaign_price: true, car_vehicle_type_code: 'LCV' })).toBe(280_000);
});

test('LOAN-15 SITE-25 the representative example of a van’s loan is on the price with VAT, and the loan says so', () => {
  const van = { car_loan_option: aLoanRecord(), car_vehicle_type_code: 'LCV', car_price_exkl_vat: 240_000 };
  const loan = buildCalculators(aCar(van), swedish)?.panels.loan?.offer;
  // 80 % of 300 000, not of 240 000.
  expect(loan?.creditNotice?.example.replace(/\u00a0/g, ' ')).toContain('ett billån på 240 000 kr');
  expect(loan?.vatNote).toBe('inkl. moms');
  expect(
    buildCalculators(aCar({ car_loan_option: aLoanRecord() }), swedish)?.panels.loan?.offer.vatNote,
  ).toBeUndefined();
});

test('CLEAS-07 company leasing of a van is on the net price, and its other offers say that they are without VAT', () => {
  const van = {
    car_has_companyleasing: true,
    car_company_leasing_option: aCompanyRecord(),
    car_vehicle_type_code: 'LCV',
    car_price_exkl_vat: 240_000,
    car_leasing_options: [
      { leasing_type: 'Company', title: 'Minileasing', monthly_cost_text: '2 950 kr/mån' },
      { leasing_type: 'Company', title: 'Maxileasing', monthly_cost_text: '3 950 kr/mån exkl. moms' },
    ],
  };
  const company = buildCalculators(aCar(van), swedish)?.panels['company-leasing']?.offer;
  expect(company?.price).toBe(240_000);
  expect(company?.others.map(({ monthlyCostText }) => monthlyCostText)).toEqual([
    '2 950 kr/mån exkl. moms',
    '3 950 kr/mån exkl. moms',
  ]);
});

test('SITE-20 SITE-21 residual value and effective rate are hidden on every Norwegian site, and only there', () => {
  const car = aCar({ car_loan_option: aLoanRecord() });
  expect(buildCalculators(car, norwegian)?.showsResidualAndEffectiveRate).toBe(false);
  expect(buildCalculators(car, swedish)?.showsResidualAndEffectiveRate).toBe(true);
});

test('SITE-24 SITE-25 LOAN-16 in Swedish in Sweden the loan has the warning required by law and an example', () => {
  const car = aCar({ car_loan_option: aLoanRecord() });
  const notice = buildCalculators(car, swedish)?.panels.loan?.offer.creditNotice;
  expect(notice?.title).toBe('Att låna kostar pengar!');
  // 240 000 over 36 months: 3 480 + 49 a month, 150 000 at the end, 277 539 in all (see loan.test.ts).
  const example = notice?.example.replace(/\u00a0/g, ' ');
  expect(example).toContain('ett billån på 240 000 kr med 36 månaders löptid, ränta 5,95 %');
  expect(example).toContain('Du betalar 3 529 kr i 36 månader och därefter restvärdet 150 000 kr');
  expect(example).toContain('sammanlagt 277 539 kr.');
  expect(example).toContain('en effektiv ränta på 6,52 %');
  expect(example).not.toContain('{');
  const english = { ...swedish, language: 'en', texts: textsFor('en') } as const;
  expect(buildCalculators(car, english)?.panels.loan?.offer.creditNotice).toBeUndefined();
  expect(buildCalculators(car, norwegian)?.panels.loan?.offer.creditNotice).toBeUndefined();
});

test('SITE-25 the example of a loan without a residual value does not mention one', () => {
  const option = aLoanRecord({ default_contract_duration: 60, default_monthly_cost: undefined });
  const notice = buildCalculators(aCar({ car_loan_option: option }), swedish)?.panels.loan?.offer
    .creditNotice;
  expect(notice?.example).toContain('60 månader');
  expect(notice?.example).not.toContain('restvärde');
});

test('SITE-25 editors can change the warning', () => {
  const texts = textsFor('sv', { financeCreditWarningText: 'Låna lagom.' });
  const car = aCar({ car_loan_option: aLoanRecord() });
  expect(buildCalculators(car, { ...swedish, texts })?.panels.loan?.offer.creditNotice?.text).toBe(
    'Låna lagom.',
  );
});

test('CLEAS-01 CLEAS-04 company leasing is calculated without VAT and starts at its default', () => {
  // 240 000 − 24 000 = 216 000; residual 52 % = 124 800; r = 0.004375, q = 1.1701787
  // (216 000 − 124 800/1.1701787) · 0.004375 / 0.1454297 = (216 000 − 106 650.38) · 0.0300833 = 3 289.60
  const car = aCar({
    car_has_companyleasing: true,
    car_company_leasing_option: aCompanyRecord({ default_monthly_cost: 3290 }),
  });
  const company = buildCalculators(car, swedish)?.panels['company-leasing']?.offer;
  expect(company?.price).toBe(240_000);
  expect(company?.leasing.defaultMileage).toBe(1500);
  const quote = company && defaultQuote(termsAt(company.leasing, 1500), company.price);
  expect(quote).toMatchObject({ months: 36, cashAmount: 24_000, residualPercent: 52, monthlyPayment: 3290 });
});

test('CLEAS-03 another mileage has its own months, residual value, bounds and defaults', () => {
  const car = aCar({ car_has_companyleasing: true, car_company_leasing_option: aCompanyRecord() });
  const company = buildCalculators(car, swedish)?.panels['company-leasing']?.offer;
  const at = (mileage: number) => company && defaultQuote(termsAt(company.leasing, mileage), company.price);
  expect(at(1000)).toMatchObject({ months: 24, cashAmount: 30_000, residualPercent: 64 });
  // (240 000 − 30 000 − 153 600/1.1104563) · 0.004375 / (1 − 1/1.1104563) = 3 152.67
  expect(at(1000)?.monthlyPayment).toBe(3153);
  expect(at(1500)?.monthlyPayment).toBe(3323);
  expect(at(3000)).toMatchObject({
    months: 48,
    cashAmount: 20_000,
    residualPercent: 37,
    bounds: { months: { min: 36, max: 48 }, cashAmount: { min: 12_000, max: 48_000 } },
  });
});

test('CLEAS-06 the benefit is shown from value, ratio and base amount, each where it is known', () => {
  const benefits = (more: object) =>
    buildCalculators(
      aCar({ car_has_companyleasing: true, car_company_leasing_option: aCompanyRecord(), ...more }),
      swedish,
    )?.panels['company-leasing']?.offer?.benefit.map((text) => text.replace(/\u00a0/g, ' '));
  expect(benefits({ car_beneficial_value: 5203, car_pbbratio: 9.61 })).toEqual([
    'Förmånsvärde 5 203 kr i månaden, före skatt.',
    'Nybilspriset är 9,61 prisbasbelopp om 59 200 kr.',
  ]);
  expect(benefits({})).toEqual([]);
});

test('CLEAS-08 company leasing needs its flag and its terms', () => {
  expect(buildCalculators(aCar({ car_company_leasing_option: aCompanyRecord() }), swedish)).toBeUndefined();
  expect(buildCalculators(aCar({ car_has_companyleasing: true }), swedish)).toBeUndefined();
  expect(companyLeasing({ company_leasing_options: {} })).toBeUndefined();
});

test('CLEAS-03 mileages are listed lowest first; those without a number or a duration are left out', () => {
  const [terms] = Object.values(aCompanyRecord().company_leasing_options);
  const options = { 3000: terms, 1500: [], many: terms, '0500': terms };
  const leasing = companyLeasing({ company_leasing_options: options });
  expect(leasing?.byMileage.map(({ mileage }) => mileage)).toEqual([500, 3000]);
});

test('CLEAS-03 without a valid default, leasing starts at the lowest mileage and its shortest duration', () => {
  const leasing = companyLeasing({
    default_company_leasing_mileage: 2000,
    default_company_leasing_option: {},
  });
  expect(leasing?.defaultMileage).toBe(1000);
  expect(leasing && termsAt(leasing, 1000).defaultMonths).toBe(24);
});

test('PLEAS-05 private leasing needs its flag; one offer or several may come', () => {
  expect(buildCalculators(aCar({ car_private_leasing_option: aPrivateRecord() }), swedish)).toBeUndefined();
  const offers = (option: unknown) =>
    buildCalculators(aCar({ car_has_privateleasing: true, car_private_leasing_option: option }), swedish)
      ?.panels['private-leasing']?.offer?.offers.length;
  expect(offers(aPrivateRecord())).toBe(1);
  expect(offers([aPrivateRecord(), aPrivateRecord({ monthly_cost_text: '4 095 kr/mån' })])).toBe(2);
  expect(offers([])).toBeUndefined();
  const lines = [{ leasing_type: 'Private', title: 'Privatleasing', monthly_cost_text: '3 795 kr/mån' }];
  expect(buildCalculators(aCar({ car_leasing_options: lines }), swedish)).toBeUndefined();
});

test('PLEAS-03 further leasing lines are listed with their type, without repeating the offer', () => {
  const car = aCar({
    car_has_privateleasing: true,
    car_has_companyleasing: true,
    car_private_leasing_option: aPrivateRecord(),
    car_company_leasing_option: aCompanyRecord(),
    car_leasing_options: [
      { leasing_type: 'Private', title: 'Privatleasing', monthly_cost_text: '3 795 kr/mån' },
      { leasing_type: 'Private', title: 'Privatleasing 24', monthly_cost_text: '4 295 kr/mån' },
      { leasing_type: 'Company', title: 'Operationell leasing', monthly_cost_text: '4 990 kr/mån' },
      { leasing_type: 'Company', title: 'Företagsleasing', monthly_cost_text: '3 323 kr/mån' },
      { leasing_type: 'Something', title: 'x', monthly_cost_text: 'y' },
    ],
  });
  const found = buildCalculators(car, swedish);
  expect(found?.panels['private-leasing']?.offer?.others.map(({ title }) => title)).toEqual([
    'Privatleasing 24',
  ]);
  expect(found?.panels['company-leasing']?.offer?.others.map(({ title }) => title)).toEqual([
    'Operationell leasing',
  ]);
});

function companyLeasing(more: Record<string, unknown>) {
  const option = aCompanyRecord(more);
  const car = aCar({ car_has_companyleasing: true, car_company_leasing_option: option });
  return buildCalculators(car, swedish)?.panels['company-leasing']?.offer?.leasing;
}

function aCar(more: Record<string, unknown>) {
  return {
    car_id: '461010605',
    car_price: 300_000,
    car_price_exkl_vat: 240_000,
    car_price_currency: 'SEK',
    ...more,
  };
}
