import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { carRecord } from '../../src/features/cars/record/car-record.ts';
import { definitionOf } from '../../src/features/inventory/testing/definition-by-name.ts';
import { withShownPrice } from '../../src/features/pricing/shown-price.ts';
import { deriver } from '../../src/shared/search/records/derive.ts';
import { brandNames } from '../brands.ts';
import { createDealerships } from '../dealers/dealerships.ts';
import rendered from '../media/cars/catalogue.json' with { type: 'json' };
import { carPaints } from './car-paints.ts';
import type { CarPicture, CarRecord } from './car-record.ts';
import { createCars } from './inventory.ts';
import { makes } from './makes.ts';
import { renderedCars } from './rendered-cars.ts';
import { stocks } from './stocks.ts';

const withDerived = deriver(carRecord);

const media = join(import.meta.dirname, '../media/cars');
const names = stocks.map(({ site }) => site);
const cars = new Map<string, CarRecord[]>();
beforeAll(() => {
  for (const name of names) cars.set(name, createCars(`cars-${name}`));
});
const of = (site: string) => cars.get(site) ?? [];
const all = () => names.flatMap(of);
/** The cars of which something is not true, as their ids, so that a failure names them. */
const wrong = (list: readonly CarRecord[], isRight: (car: CarRecord) => boolean) =>
  list.filter((car) => !isRight(car)).map(({ car_id, slug }) => `${car_id} ${slug}`);

test('SITE-10 seven indices hold about six thousand cars, no other index has any', () => {
  expect(names.map((name) => of(name).length)).toEqual([1500, 700, 900, 1200, 500, 700, 500]);
  expect(() => createCars('cars-finance')).toThrow("There are no cars for 'cars-finance'");
});

test('two runs generate the same cars', () => {
  expect(createCars('cars-carstore-sk')).toEqual(of('carstore-sk'));
});

test('at least 35 makes are for sale, every one of them with a brand record', () => {
  const brands = new Set(all().map(({ car_brand }) => car_brand));
  expect(brands.size).toBeGreaterThanOrEqual(35);
  expect([...brands].filter((brand) => !Object.values(brandNames).includes(brand))).toEqual([]);
});

test('the catalogue is consistent: engines fit generations, batteries fit fuels', () => {
  const faults = makes.flatMap(({ code, models }) =>
    models.flatMap(({ generations }) =>
      generations.flatMap(({ name, body, years, trims, engines }) =>
        engines
          .filter(({ fuel, years: [from, to], batteryKWh, litresPer100Km, dcKW, kW }) => {
            const overlaps = from <= years[1] && to >= years[0] && from <= to;
            const battery = (fuel === 'electric' || fuel === 'plugin') === (batteryKWh !== undefined);
            const tank = (fuel !== 'electric') === (litresPer100Km !== undefined);
            const sane = kW > 5 && kW < 600 && trims.length > 0 && !(fuel !== 'electric' && dcKW);
            return !(overlaps && battery && tank && sane && (body !== 'van' || fuel !== 'plugin'));
          })
          .map((engine) => `${code} ${name} ${engine.name}`),
      ),
    ),
  );
  expect(faults).toEqual([]);
});

describe.each(names)('%s', (site) => {
  const stock = stocks.find((each) => each.site === site);
  const market = stock?.market;

  test('every car is one that was built: model, version, fuel and year go together', () => {
    const words = market?.texts;
    const faults = wrong(of(site), (car) =>
      makes
        .filter(({ code }) => brandNames[code] === car.car_brand)
        .flatMap(({ models }) => models)
        .filter(({ name }) => market?.modelName(name) === car.car_model)
        .flatMap(({ generations }) => generations)
        .filter(({ name }) => market?.modelName(name) === car.car_model_text)
        .some(({ years, trims, engines }) =>
          engines.some(
            (engine) =>
              words?.fuel[engine.fuel] === car.car_fuel &&
              car.car_power_text.includes(`${engine.kW} kW`) &&
              car.car_year >= Math.max(years[0], engine.years[0]) &&
              car.car_year <= Math.min(years[1], engine.years[1]) &&
              trims.some(([trim]) => trim === car.car_trim_package),
          ),
        ),
    );
    expect(faults).toEqual([]);
  });

  test('ids are unique and slugs have the make in fifth place (DET-27)', () => {
    expect(new Set(of(site).map(({ car_id }) => car_id)).size).toBe(of(site).length);
    const plain = (text: string) =>
      text
        .toLowerCase()
        .normalize('NFD')
        .replace(/[^a-z ]/g, '')
        .split(' ')[0];
    const faults = wrong(of(site), ({ slug, car_brand }) =>
      (plain(car_brand) ?? '').startsWith(slug.split('-')[4] ?? '-'),
    );
    expect(faults).toEqual([]);
  });

  test('plates have the form of the country and no two cars share one', () => {
    const forms: Readonly<Record<string, RegExp>> = {
      SE: /^[A-HJ-PR-UW-Z]{3} \d\d[\dA-HJ-NPR-UW-Z]$/,
      NO: /^[A-Z]{2} \d{4,5}$/,
      FI: /^[A-Z]{3}-\d{3}$/,
      SK: /^[A-Z]{2} \d{3} [A-Z]{2}$/,
      UK: /^[A-Z]{2}\d\d [A-Z]{3}$/,
    };
    const form = forms[market?.country ?? 'SE'] ?? /^$/;
    const plated = of(site).filter(({ car_regno }) => car_regno);
    expect(wrong(plated, ({ car_regno = '' }) => form.test(car_regno))).toEqual([]);
    expect(new Set(plated.map(({ car_regno }) => car_regno)).size).toBe(plated.length);
    expect(wrong(of(site), (car) => car.car_is_used === (car.car_regno !== undefined))).toEqual([]);
  });

  test('chassis numbers have seventeen characters and belong to no real car', () => {
    const numbers = of(site).flatMap(({ car_chassino }) => car_chassino ?? []);
    expect(numbers.filter((number) => !/^U[A-G][A-HJ-NPR-Z0-9]{15}$/.test(number))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('distance and price are those of a car of that age', () => {
    const kmPerUnit = market?.kmPerUnit ?? 1;
    const faults = wrong(of(site), ({ car_firstregistration, car_mileage, car_year, car_is_sample }) => {
      if (car_is_sample || !car_firstregistration) return car_mileage * kmPerUnit < 100;
      const years = Math.max(
        0.3,
        (Date.parse('2026-11-15') - Date.parse(car_firstregistration)) / 31_557_600_000,
      );
      const early = Number(car_firstregistration.slice(0, 4)) >= car_year - 1;
      return car_mileage * kmPerUnit < 1500 + years * 60_000 && car_mileage > 30 && early;
    });
    expect(faults).toEqual([]);
    const inKronor: Readonly<Record<string, number>> = { SEK: 1, NOK: 1, EUR: 11, GBP: 13 };
    const prices = of(site).map(
      ({ car_price, car_price_currency }) => car_price * (inKronor[car_price_currency] ?? 0),
    );
    expect(Math.min(...prices)).toBeGreaterThan(19_000);
    expect(Math.max(...prices)).toBeLessThan(2_600_000);
    expect(
      wrong(
        of(site),
        ({ car_price_text, car_price }) => Number(car_price_text.replace(/\D/g, '')) === car_price,
      ),
    ).toEqual([]);
  });

  test('campaign prices are lower, prices without VAT are the price less the VAT', () => {
    const rate = 1 + (market?.vatPercent ?? 0) / 100;
    const faults = wrong(
      of(site),
      (car) =>
        car.car_has_campaign_price === (car.car_campaign_price !== undefined) &&
        (car.car_campaign_price ?? 0) < car.car_price &&
        (car.car_retail_price ?? car.car_price) >= car.car_price &&
        car.gross_price === (car.car_campaign_price ?? car.car_price) &&
        (car.car_price_exkl_vat === undefined || car.car_price_exkl_vat === Math.round(car.car_price / rate)),
    );
    expect(faults).toEqual([]);
  });

  test('CARD-09 light commercial vehicles have prices without VAT', () => {
    const vans = of(site).filter(({ car_vehicle_type_code }) => car_vehicle_type_code === 'LCV');
    expect(vans.length).toBeGreaterThan(10);
    expect(wrong(vans, ({ car_price_exkl_vat_text }) => car_price_exkl_vat_text !== undefined)).toEqual([]);
  });

  test('every car is at a dealership that exists, sold by someone who works there', () => {
    const dealerships = new Map(createDealerships(`sites-${site}`).map((each) => [each.site_id, each]));
    const faults = wrong(of(site), (car) => {
      if (car.car_is_sample) return car.car_site_id === undefined && car.car_sellers.length === 0;
      const found = dealerships.get(car.car_site_id ?? '');
      const desk = found?.site_departments.find(({ erp_id }) => erp_id === car.car_departmenterpid);
      const people = new Set(desk?.users.map(({ email }) => email));
      return (
        found?.site_official_name === car.car_site_name &&
        found?.website_city === car.car_website_city &&
        found?.site_region === car.car_site_region &&
        car.car_sellers.length > 0 &&
        car.car_sellers.every(({ email }) => people.has(email) && email.endsWith('.example'))
      );
    });
    expect(faults).toEqual([]);
  });

  test('GAL-10 galleries name pictures that are rendered, in paints that there are, a few cars have none', () => {
    const others = new Set(
      rendered.bodies.flatMap(({ body, faces, paints, views, trims, details }) => [
        ...faces.flatMap((face) =>
          paints.flatMap((paint) => views.map((view) => `${body}/${face}/${paint}-${view}`)),
        ),
        ...trims.flatMap((trim) => [`${body}/interior-${trim}`, `${body}/interior-${trim}-rhd`]),
        ...details.map(({ what }) => `${body}/detail-${what}`),
      ]),
    );
    const isKnown = ({ original }: CarPicture) => {
      const [key = '', paint = ''] = original.replace('media:cars/', '').split('~');
      const [id, view = ''] = key.split('/');
      const car = renderedCars.find((each) => each.id === id);
      return car
        ? car.views[view] !== undefined && Object.hasOwn(carPaints, paint)
        : others.has(key) && existsSync(join(media, `${key}.webp`));
    };
    const faults = wrong(
      of(site),
      ({ car_images, car_primary_image }) =>
        car_primary_image?.original === car_images[0]?.original && car_images.every(isKnown),
    );
    expect(faults).toEqual([]);
    const without = of(site).filter(({ car_images }) => car_images.length === 0).length;
    expect(without).toBeGreaterThan(3);
    expect(without).toBeLessThan(of(site).length / 8);
  });

  test('all pictures from outside are of one car in one paint, the right way round for the country', () => {
    const faults = wrong(of(site), ({ car_images }) => {
      const outside = car_images.filter(({ original }) => original.includes('~'));
      const looks = outside.map(({ original }) => original.replace(/\/[^/~]+~/, ' '));
      const isMirrored = ({ original }: CarPicture) => original.endsWith('~mirrored');
      return (
        new Set(looks).size <= 1 && outside.every((each) => isMirrored(each) === (market?.country === 'UK'))
      );
    });
    expect(faults).toEqual([]);
  });

  test('plates are where the picture has them, also the other way round', () => {
    const faults = wrong(of(site), ({ car_images }) =>
      car_images.every(({ original, blank_plate }) => {
        const [isLayered, id, view = '', mirrored] =
          /^media:cars\/([^/]+)\/([^~]+)~[^~]+(~mirrored)?$/.exec(original) ?? [];
        if (!isLayered) return true;
        const plate = renderedCars.find((car) => car.id === id)?.views[view]?.plate;
        const xs = (corners: readonly (readonly number[])[] = []) => corners.map(([x = 0]) => x).sort();
        const expected = xs(plate?.corners)
          .map((x) => (mirrored ? 1 - x : x))
          .sort();
        const isThere = xs(blank_plate?.corners).every((x, at) => Math.abs(x - (expected[at] ?? 9)) < 1e-4);
        return blank_plate?.end === plate?.end && isThere;
      }),
    );
    expect(faults).toEqual([]);
  });

  test('a seat is shown beside the dark cabin that it is of', () => {
    const faults = wrong(of(site), ({ car_images }) => {
      const paths = car_images.map(({ original }) => original);
      const hasSeat = paths.some((path) => path.includes('/detail-'));
      return !hasSeat || paths.some((path) => path.includes('/interior-dark'));
    });
    expect(faults).toEqual([]);
    const seats = of(site).filter(({ car_images }) =>
      car_images.some(({ original }) => original.endsWith('/detail-seat')),
    );
    expect(seats.length).toBeGreaterThan(20);
  });

  test('COTW-04 five to eight cars of the week, all with pictures', () => {
    const week = of(site).filter(({ caroftheweek }) => caroftheweek);
    expect(week.length).toBeGreaterThanOrEqual(5);
    expect(week.length).toBeLessThanOrEqual(8);
    expect(wrong(week, ({ car_images }) => car_images.length > 0)).toEqual([]);
  });

  test('descriptions are whole sentences without exclamation marks, and twenty in a row differ', () => {
    const faults = wrong(of(site), ({ car_description }) => {
      const isWhole = /[.?]$/.test(car_description) && !/[{}!]|undefined| {2}| \.|\(\)/.test(car_description);
      return isWhole && car_description.length > 90;
    });
    expect(faults).toEqual([]);
    const texts = of(site).map(({ car_description }) => car_description);
    const repeats = texts.filter((text, at) => texts.slice(Math.max(0, at - 20), at).includes(text));
    expect(repeats).toEqual([]);
  });

  test('every field that the index declares is filled in some car', () => {
    const definition = definitionOf(`cars-${site}`);
    const fields = new Set([
      ...definition.facets,
      ...definition.ranges,
      ...definition.sorts.map(({ field }) => field),
      ...definition.searchable.map(({ field }) => field),
    ]);
    const filled = new Set(of(site).flatMap((car) => Object.keys(withDerived(withShownPrice(car)))));
    const leasing = ['SE', 'NO'].includes(market?.country ?? '') ? [] : ['car_company_leasing_monthly_cost'];
    expect([...fields].filter((field) => !filled.has(field))).toEqual(leasing);
  });
});
