import type { Coordinates } from '../../shared/platform/coordinates.ts';
import type { Country } from '../../shared/sites/countries.ts';
import type { Bay } from '../booking/calendar/bay.ts';
import type { Offer } from '../booking/workshop-error.ts';
import { byDistance } from './by-distance.ts';
import { DEPARTMENTS_PER_BATCH } from './department.ts';
import type { Offering, OfferingCategory } from './offering.ts';
import { medianPrice, offeringPrice } from './offering-price.ts';
import type { PricedOffering, PriceList } from './price-list.ts';
import { includesMake, sameMake } from './same-make.ts';
import type { Vehicle } from './vehicle.ts';
import type { Workshop } from './workshop-setup.ts';

export type Car = Pick<Vehicle, 'brand' | 'buildYear' | 'fuel'>;

/** What offerings are calculated for: a car, in a year, with the departments that may do the work. */
export type OfferingContext = {
  list: PriceList;
  car: Car;
  year: number;
  /** Of the site. */
  country: Country;
  departments: readonly Workshop[];
};

/**
 * The whole price list as it is for a car; what is not for it stays in the list and says so (SB-37). Prices are the
 * medians of the departments near the customer that do the work.
 */
export function offeringsForCar(
  categories: PriceList['services'],
  context: OfferingContext,
  at: Coordinates,
): readonly OfferingCategory[] {
  const nearest = { ...context, departments: byDistance(context.departments, at) };
  return categories.map(({ name, icon, selectionType, offerings }) => ({
    name,
    icon,
    ...(selectionType && { selectionType }),
    offerings: offerings.map((offering) => toOffering(offering, name, nearest)),
  }));
}

export function isAvailable(offering: PricedOffering, { car, year, departments }: OfferingContext): boolean {
  return fitsCar(offering, car, year) && departments.some((each) => canDo(each, offering, car));
}

/** Whether a department does such work on such a car: some bay has the skills, and it is authorised where that is needed. */
export function canDo(
  { brands, setup }: Pick<Workshop, 'brands' | 'setup'>,
  { skills, authorisedOnly }: Pick<PricedOffering, 'skills' | 'authorisedOnly'>,
  { brand }: Pick<Car, 'brand'>,
): boolean {
  if (authorisedOnly && !includesMake(brands, brand)) return false;
  return setup.bays.some((bay) => hasSkills(bay, skills));
}

export function priceAtDepartment(
  { price }: PricedOffering,
  { list, car }: Pick<OfferingContext, 'list' | 'car'>,
  { setup, country }: Workshop,
): number | undefined {
  return price === null ? undefined : offeringPrice(price, makeFactor(list, car), setup.priceFactor, country);
}

/** What was chosen, at a department's own prices; what is known only in the workshop is left out (SB-81). */
export function offersAt(
  order: Pick<OfferingContext, 'list' | 'car'> & { chosen: readonly PricedOffering[] },
  department: Workshop,
): readonly Offer[] {
  return order.chosen.flatMap((offering) => {
    const price = priceAtDepartment(offering, order, department);
    return price === undefined ? [] : [{ code: offering.code, price }];
  });
}

function toOffering(priced: PricedOffering, category: string, context: OfferingContext): Offering {
  const { code, name, description, price, notKnownPriceText, unitPrice, allowUserInput } = priced;
  const factors = context.departments
    .filter((department) => canDo(department, priced, context.car))
    .slice(0, DEPARTMENTS_PER_BATCH)
    .map(({ setup }) => setup.priceFactor);
  const factor = makeFactor(context.list, context.car);
  return {
    code,
    name,
    description,
    price: price === null ? 0 : medianPrice(price, factor, factors, context.country),
    priceKnown: price !== null,
    ...(notKnownPriceText !== undefined && { notKnownPriceText }),
    priceDiscount: price === null ? 0 : medianPrice(priced.priceDiscount, factor, factors, context.country),
    ...(unitPrice && { unitPrice }),
    isAvailable: isAvailable(priced, context),
    category,
    allowUserInput,
  };
}

function makeFactor({ makeFactors }: PriceList, { brand }: Car): number {
  return Object.entries(makeFactors).find(([make]) => sameMake(make, brand))?.[1] ?? 1;
}

function fitsCar({ fits }: PricedOffering, { brand, buildYear, fuel = '' }: Car, year: number): boolean {
  const age = year - buildYear;
  return (
    (fits.fuels?.includes(fuel) ?? true) &&
    !fits.notFuels?.includes(fuel) &&
    (fits.makes === undefined || includesMake(fits.makes, brand)) &&
    age >= (fits.fromAge ?? Number.NEGATIVE_INFINITY) &&
    age <= (fits.toAge ?? Number.POSITIVE_INFINITY)
  );
}

function hasSkills(bay: Pick<Bay, 'skills'>, skills: readonly Bay['skills'][number][]): boolean {
  return skills.every((skill) => bay.skills.includes(skill));
}
