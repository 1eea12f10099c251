import type { SearchRecord } from '../../../src/shared/search/port.ts';

type Point = { latitude: number; longitude: number };
type Test = (car: SearchRecord) => boolean;

/** What an expectation says, as plain loops over whole records: nothing of the search or the reading is used. */
export type CarsMeant = {
  fits: Test;
  /** Of a place, where a radius was said: its name and how far. */
  near: { label: string; km: number } | undefined;
  /** Words to be searched, or a place without a radius: they only narrow further. */
  isNarrowedFurther: boolean;
};

const levels: Readonly<Record<string, readonly string[]>> = {
  make: ['car_brand', 'car_model'],
  city: ['car_website_city', 'car_site_name'],
  region: ['car_site_region', 'car_site_city'],
};
const amounts: Readonly<Record<string, string>> = {
  price: 'car_price',
  monthly: 'car_monthly_cost',
  private_monthly: 'car_private_leasing_monthly_cost',
  company_monthly: 'car_company_leasing_monthly_cost',
  mileage: 'car_mileage',
  power: 'car_power',
  towing: 'car_towing_weight',
  year: 'car_year',
  seats: 'car_seats',
  doors: 'car_doors',
};
const KM_PER_MILE = 1.609344;
const filter = /([a-z_]+)(!?=)([^=”]*?)(?=$| \??”| [a-z_]+!?=)/g;

export function carsMeant(filters: string, thisYear: number): CarsMeant {
  const wanted = new Map<string, Test[]>();
  const unwanted: Test[] = [];
  let near: CarsMeant['near'];
  for (const [, name = '', sign, written = ''] of filters.replace(/\??”[^”]*”/g, '').matchAll(filter)) {
    const value = written.trim();
    if (name === 'near') near = circle(value);
    else if (sign === '!=') unwanted.push(test(name, value, thisYear));
    else if (name !== 'make' || !hasModel(filters, value))
      wanted.set(name, [...(wanted.get(name) ?? []), test(name, value, thisYear)]);
  }
  return {
    fits: (car) => {
      for (const [name, tests] of wanted) {
        if (name === 'equipment' && !tests.every((each) => each(car))) return false;
        if (name !== 'equipment' && !tests.some((each) => each(car))) return false;
      }
      return !unwanted.some((each) => each(car));
    },
    near,
    isNarrowedFurther: /(?<![?\p{L}\d])”[^”]+”/u.test(filters) || (/near=/.test(filters) && !near),
  };
}

/** A model narrows its make. */
function hasModel(filters: string, make: string): boolean {
  return filters.split(' make=').some((each) => each.replace(/^make=/, '').startsWith(`${make}/`));
}

function circle(value: string): CarsMeant['near'] {
  const [, label = '', radius, unit] = /^(.*) (\d+) (km|miles)$/.exec(value) ?? [];
  return radius === undefined
    ? undefined
    : { label, km: Number(radius) * (unit === 'miles' ? KM_PER_MILE : 1) };
}

function test(name: string, value: string, thisYear: number): Test {
  const range = /^(\d*)\.\.(\d*)$/.exec(value);
  if (name === 'age') {
    const within = between(range);
    return (car) => within(thisYear - Number(car['car_year']));
  }
  if (name === 'range') return (car) => between(range)(electricRange(car));
  const field = amounts[name];
  if (field && range) return (car) => between(range)(car[field]);
  const values = value.split('|');
  const path = levels[name] ?? [`car_${name}`];
  return (car) =>
    values.some((each) =>
      each.split('/').every((text, level) => {
        const own = car[path[level] ?? ''];
        return Array.isArray(own) ? own.includes(text) : String(own) === text;
      }),
    );
}

function between(range: RegExpExecArray | null): (value: unknown) => boolean {
  const [, from = '', to = ''] = range ?? [];
  return (value) =>
    typeof value === 'number' &&
    !Number.isNaN(value) &&
    (from === '' || value >= Number(from)) &&
    (to === '' || value <= Number(to));
}

/** '1 024 km', '75–82 km': the lower of two. */
function electricRange({ wltp_electric_range: text }: SearchRecord): number {
  return Number.parseInt(String(text ?? '').replace(/(?<=\d)[\s,.\u00a0](?=\d{3})/g, ''), 10);
}

const EARTH_KM = 6371.009;

export function kmBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [latA, latB] = [radians(a.latitude), radians(b.latitude)];
  const half =
    Math.sin((latB - latA) / 2) ** 2 +
    Math.cos(latA) * Math.cos(latB) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half));
}

export function pointOf({ car_geocoord: written }: SearchRecord): Point | undefined {
  const [latitude, longitude] = String(written ?? '')
    .split(',')
    .map(Number);
  return latitude === undefined || longitude === undefined || Number.isNaN(latitude + longitude)
    ? undefined
    : { latitude, longitude };
}
