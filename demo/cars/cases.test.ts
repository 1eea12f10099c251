import { beforeAll, expect, test } from 'vitest';
import { monthlyPayment } from '../../src/features/finance/annuity.ts';
import { defaultQuote, loanQuote } from '../../src/features/finance/loan.ts';
import { termsAt } from '../../src/features/finance/plans/company-leasing/company-leasing.ts';
import { parseCompanyLeasing } from '../../src/features/finance/plans/company-leasing/parse-company-leasing.ts';
import { parseLoan } from '../../src/features/finance/plans/loan/parse-loan.ts';
import { defaultQuotation } from '../../src/features/finance/plans/uk/quotation.ts';
import { toVehicle } from '../../src/features/finance/plans/uk/to-vehicle.ts';
import { parsePricedCar } from '../../src/features/pricing/priced-car.ts';
import { shownPrice } from '../../src/features/pricing/shown-price.ts';
import type { CarRecord } from './car-record.ts';
import { createCars } from './inventory.ts';
import { showcaseMedia } from './showcase-media.ts';

/** The cases that pages must cope with, each where it belongs. */
const cars = new Map<string, CarRecord[]>();
const dealers = ['solvik-se', 'solvik-no', 'solvik-uk'];
const stores = ['carstore-se', 'carstore-no', 'carstore-fi', 'carstore-sk'];
beforeAll(() => {
  for (const site of [...dealers, ...stores]) cars.set(site, createCars(`cars-${site}`));
});
const of = (site: string) => cars.get(site) ?? [];
const all = () => [...dealers, ...stores].flatMap(of);
const where = (sites: readonly string[], isCase: (car: CarRecord) => boolean) =>
  sites.filter((site) => of(site).some(isCase));

test('LOAN-02 LOAN-15 every loan’s monthly cost is the annuity of the asking price', () => {
  const off = all().filter((car) => {
    const prices = parsePricedCar(car);
    const loan = parseLoan(car);
    if (!loan || !prices) return car.car_loan_option !== undefined;
    const { terms } = loan;
    const usual = terms.durations.find(({ months }) => months === terms.defaultMonths);
    const price = shownPrice(prices).amountWithVat;
    const amount = price - Math.round((price * (usual?.cashMinPercent ?? 0)) / 100);
    const residual = Math.round((price * (usual?.residualPercent ?? 0)) / 100);
    const credit = { amount, residual, months: terms.defaultMonths, yearlyRatePercent: terms.ratePercent };
    const cost = Math.round(monthlyPayment(credit));
    return cost !== car.car_monthly_cost || cost !== defaultQuote(terms, price).monthlyPayment;
  });
  expect(off.map(({ car_id }) => car_id)).toEqual([]);
});

test('UKF-05 the monthly cost of every British car is the one its finance card starts with', () => {
  const off = of('solvik-uk').filter((car) => {
    const vehicle = toVehicle(car);
    if (!vehicle) return true;
    const { payment } = defaultQuotation({ price: vehicle.Price, isNew: vehicle.Status === 'New' }, 'PCP');
    return Math.round(payment) !== car.car_monthly_cost;
  });
  expect(off.map(({ car_id }) => car_id)).toEqual([]);
});

test('LOAN-06 LOAN-08 durations step by twelve months, bounds differ between them and leave something to pay', () => {
  const loans = all().flatMap(({ car_loan_option }) => car_loan_option ?? []);
  const durations = loans.flatMap(({ contract_durations }) => contract_durations);
  expect(durations.every(({ months }) => months % 12 === 0)).toBe(true);
  expect(durations.every((each) => each.cash_amount_max_percentage + each.residual_percentage < 100)).toBe(
    true,
  );
  expect(durations.every((each) => each.cash_amount_min_percentage < each.cash_amount_max_percentage)).toBe(
    true,
  );
  // Norwegian calculators do not show the effective rate (SITE-20).
  const places = (site: string) => (site.endsWith('-no') ? [1, 2, 3, 5] : [1, 2, 3, 4, 5]);
  const incomplete = [...dealers, ...stores].filter((site) =>
    of(site).some(({ car_loan_option: loan }) =>
      places(site).some((n) => loan && !loan.disclaimer.includes(`{${n}}`)),
    ),
  );
  expect(incomplete).toEqual([]);
  expect(where([...dealers, ...stores], ({ car_loan_option }) => !car_loan_option)).toEqual(['solvik-uk']);
});

test('CLEAS-01 CLEAS-04 company leasing is counted in mil, without VAT, and starts at the annuity', () => {
  const leased = all().filter(({ car_has_companyleasing }) => car_has_companyleasing);
  expect(where([...dealers, ...stores], ({ car_has_companyleasing }) => car_has_companyleasing)).toEqual([
    'solvik-se',
    'solvik-no',
    'carstore-se',
    'carstore-no',
  ]);
  const off = leased.filter((car) => {
    const prices = parsePricedCar(car);
    const offered = parseCompanyLeasing(car);
    if (!prices || !offered) return true;
    const terms = termsAt(offered.leasing, offered.leasing.defaultMileage);
    const { defaultMonths: months, defaultCashAmount: cashAmount = 0, defaultMonthlyCost } = terms;
    return (
      loanQuote(terms, shownPrice(prices).amountForCompanies, { months, cashAmount }).monthlyPayment !==
      defaultMonthlyCost
    );
  });
  expect(off.map(({ car_id }) => car_id)).toEqual([]);
  const fixed = leased.map(
    ({ car_company_leasing_option }) => car_company_leasing_option?.has_fixed_interest_rate,
  );
  expect(new Set(fixed)).toEqual(new Set([true, false]));
});

test('PLEAS-02 PLEAS-03 private leasing is offered everywhere, with and without campaign, and listed by type', () => {
  const has = (campaign: boolean) =>
    where([...dealers, ...stores], (car) => car.car_private_leasing_option?.is_campaign === campaign);
  expect(has(true)).toEqual([...dealers, ...stores]);
  expect(has(false)).toEqual([...dealers, ...stores]);
  const off = all().filter((car) => {
    const types = car.car_leasing_options.map(({ leasing_type }) => leasing_type);
    return (
      types.includes('Private') !== car.car_has_privateleasing ||
      types.includes('Company') !== car.car_has_companyleasing ||
      car.car_has_campaign_privateleasing !== (car.car_private_leasing_option?.is_campaign ?? false)
    );
  });
  expect(off.map(({ car_id }) => car_id)).toEqual([]);
  expect(all().some(({ car_leasing_options }) => car_leasing_options.length === 2)).toBe(true);
});

test('DET-15 samples are new, belong to dealers only and link packages that exist', () => {
  expect(where([...dealers, ...stores], ({ car_is_sample }) => car_is_sample)).toEqual(dealers);
  for (const site of dealers) {
    const slugs = new Map(of(site).map(({ car_id, slug }) => [car_id, slug]));
    const samples = of(site).filter(({ car_is_sample }) => car_is_sample);
    const links = samples.flatMap(({ linked_vehicles }) => linked_vehicles);
    expect(samples.length).toBeGreaterThan(40);
    expect(links.length).toBeGreaterThan(40);
    expect(links.filter(({ vehicle_id, slug }) => slugs.get(vehicle_id) !== slug)).toEqual([]);
    expect(samples.filter(({ car_is_used, car_regno }) => car_is_used || car_regno)).toEqual([]);
  }
});

test('DET-23 DET-24 some samples have four things or fewer and no technical data, others more of both', () => {
  const isSparse = (car: CarRecord) =>
    car.car_is_sample && car.weight === undefined && car.car_equipment.length <= 4;
  const isFull = (car: CarRecord) =>
    car.car_is_sample && car.weight !== undefined && car.car_equipment.length > 4;
  expect(where(dealers, isSparse)).toEqual(dealers);
  expect(where(dealers, isFull)).toEqual(dealers);
});

test('CARD-15 campaigns of price and loan occur everywhere, cars without any too', () => {
  expect(where([...dealers, ...stores], ({ car_has_campaign_price }) => car_has_campaign_price)).toHaveLength(
    7,
  );
  expect(where([...dealers, ...stores], ({ car_has_campaign_loan }) => car_has_campaign_loan)).toHaveLength(
    6,
  );
  expect(all().filter(({ car_campaigns }) => car_campaigns.length === 0).length).toBeGreaterThan(3000);
});

test('GAL-14 only British cars that are used have films and spins', () => {
  expect(where([...dealers, ...stores], ({ autos_on_show }) => autos_on_show)).toEqual(['solvik-uk']);
  expect(of('solvik-uk').some(({ autos_on_show, car_is_used }) => car_is_used && !autos_on_show)).toBe(true);
});

test('only cars that turn promise to, and pictures of no car are its own', () => {
  const cars = of('solvik-uk');
  const turning = [...showcaseMedia(cars).keys()].filter((key) => key.endsWith('/turn-00'));
  expect(cars.filter(({ car_has_outside_spin }) => car_has_outside_spin)).toHaveLength(turning.length);
  expect(all().every(({ car_images }) => car_images.every((image) => image.is_illustration))).toBe(true);
});

test('British cabins have the wheel on the right, others on the left, and only views with a plate have its corners', () => {
  const cabinsOf = (site: Parameters<typeof of>[0]) =>
    of(site).flatMap(({ car_images }) =>
      car_images.filter(({ original }) => original.includes('/interior-')),
    );
  expect(cabinsOf('solvik-uk').every(({ original }) => original.endsWith('-rhd'))).toBe(true);
  expect(cabinsOf('solvik-se').some(({ original }) => original.endsWith('-rhd'))).toBe(false);
  for (const { original, blank_plate } of of('solvik-uk').flatMap(({ car_images }) => car_images)) {
    const end = /\b(front|rear)34(?:~|$)/.exec(original)?.[1];
    expect(blank_plate?.end, original).toBe(end);
  }
});

test('GAL-04 GAL-12 of British cars on show some have everything, others only their inside', () => {
  const parts = [...showcaseMedia(of('solvik-uk')).keys()].map((id) => id.split('/').slice(1));
  const plates = (part: string) => new Set(parts.flatMap(([plate, is]) => (is === part ? [plate] : [])));
  const turning = plates('turn-00').size;
  expect(turning).toBeGreaterThan(2);
  expect([plates('turn-35').size, plates('film').size]).toEqual([turning, turning]);
  expect(plates('cabin-00').size).toBeGreaterThan(100);
  expect(showcaseMedia(of('solvik-se')).size).toBe(0);
});

test('motorcycles are sold in Norway only, at the three places that have them, without pictures', () => {
  const isMotorcycle = ({ car_vehicle_type_code }: CarRecord) => car_vehicle_type_code === 'MC';
  expect(where([...dealers, ...stores], isMotorcycle)).toEqual(['solvik-no']);
  const motorcycles = of('solvik-no').filter(isMotorcycle);
  expect(new Set(motorcycles.map(({ car_site_city }) => car_site_city))).toEqual(
    new Set(['Oslo', 'Bergen', 'Trondheim']),
  );
  expect(
    motorcycles.filter(({ car_images, car_doors }) => car_images.length > 0 || car_doors !== undefined),
  ).toEqual([]);
});

test('CLEAS-06 Swedish cars have their benefit value as company cars', () => {
  const withBenefit = of('solvik-se').filter(({ car_beneficial_value }) => car_beneficial_value);
  expect(withBenefit.length).toBeGreaterThan(700);
  expect(where(dealers, ({ car_pbbratio }) => car_pbbratio !== undefined)).toEqual(['solvik-se']);
});
