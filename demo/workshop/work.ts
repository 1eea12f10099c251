import type { BookedService } from '../../src/features/booking/booking.ts';
import type { Bay } from '../../src/features/booking/calendar/bay.ts';
import { FULL_DAY_FROM_MINUTES } from '../../src/features/booking/calendar/department-setup.ts';
import { jobFromOfferings } from '../../src/features/workshop/job-from-offerings.ts';
import { isBaseService } from '../../src/features/workshop/offering.ts';
import {
  isAvailable,
  type OfferingContext,
  priceAtDepartment,
} from '../../src/features/workshop/offerings-for-car.ts';
import type { PricedOffering, PriceList } from '../../src/features/workshop/price-list.ts';
import type { Vehicle } from '../../src/features/workshop/vehicle.ts';
import type { Workshop } from '../../src/features/workshop/workshop-setup.ts';
import type { Random } from '../cars/random.ts';

/** What is done to a car. */
export type Work = { car: Vehicle; offerings: readonly PricedOffering[]; minutes: number };

type WorkInput = {
  bay: Bay;
  longestMinutes: number;
  context: OfferingContext;
  random: Random;
  car: Vehicle;
};

/** One or two things that the bay can do and that end in time; none for a car that needs something else. */
export function chooseWork({ bay, longestMinutes, context, random, car }: WorkInput): Work | undefined {
  const { services, addons } = context.list;
  const fits = (offering: PricedOffering, minutesLeft: number) =>
    offering.minutes <= minutesLeft &&
    offering.skills.every((skill) => bay.skills.includes(skill)) &&
    isAvailable(offering, context);
  const longest = Math.min(longestMinutes, FULL_DAY_FROM_MINUTES - 15);
  const offered = services
    .flatMap(({ offerings }) => offerings)
    .filter((each) => each.minutes > 0 && fits(each, longest));
  if (offered.length === 0) return undefined;
  const main = random.weighted(offered, ({ code }) => popularity[code] ?? 1);
  const extras = [...offered, ...addons.flatMap(({ offerings }) => offerings)].filter(
    (each) => each.code !== main.code && !isBaseService(each.code) && fits(each, longest - main.minutes),
  );
  const offerings = random.chance(0.3) && extras.length > 0 ? [main, random.pick(extras)] : [main];
  return { car, offerings, minutes: jobFromOfferings(offerings).minutes };
}

const popularity: Readonly<Record<string, number>> = {
  originalservice: 14,
  basservice: 7,
  'basservice-plus': 3,
  hjulskifte: 9,
  felsokning: 4,
  bromsservice: 2,
};

export function toBookedServices(
  { car, offerings }: Work,
  department: Workshop,
  list: PriceList,
  random: Random,
): BookedService[] {
  return offerings.map((offering) => {
    const { code, name, unitPrice, allowUserInput } = offering;
    const units = unitPrice ? Math.max(unitPrice.minimum, Math.min(4, unitPrice.maximum)) : 1;
    const price = priceAtDepartment(offering, { list, car }, department);
    return {
      code,
      name,
      units,
      unitAbbreviation: unitPrice?.unitAbbreviation,
      price: price === undefined ? undefined : price * units,
      userInput: allowUserInput ? random.pick(symptoms) : '',
    };
  });
}

const symptoms = [
  'Gnisslar fram till vänster när jag bromsar lätt.',
  'Motorlampan tänds ibland på motorvägen.',
  'Drar snett åt höger över 80 km/h.',
  'Fläkten blåser bara kallt.',
  'Knackar i framvagnen över farthinder.',
  'Laddningen avbryts efter en stund.',
];
