import type { SearchRecord } from '../../shared/search/port.ts';
import { type Dealership, parseDealership } from '../dealers/dealership.ts';
import { type FeedPlace, toFeedCar } from './feed-car.ts';
import type { FeedContents, LeftOutCar } from './feed-report.ts';
import type { Receiver } from './receiver.ts';
import { readStoredCar, type StoredCar } from './stored-car.ts';

/** Of those that are left out, so many are named; the rest is counted. */
export const MAX_LISTED = 1000;

type Stock = {
  /** In batches, in the same order every time. */
  cars: AsyncIterable<readonly SearchRecord[]>;
  dealerships: ReadonlyMap<string, Dealership>;
};

/** A feed as text, batch by batch, so that the memory it takes does not grow with the stock. */
export async function* writeFeed(
  { cars, dealerships }: Stock,
  { format, rules, write }: Receiver,
  place: FeedPlace,
  contents: FeedContents,
): AsyncGenerator<string> {
  yield format.begin;
  for await (const batch of cars) {
    let text = '';
    for (const record of batch) {
      const car = readStoredCar(record);
      if (!car) continue;
      const feedCar = toFeedCar(car, dealershipOf(car, dealerships), place);
      const refusals = rules.filter(({ holds }) => !holds(feedCar));
      if (refusals.length > 0) {
        leaveOut(contents, { id: car.id, reasons: refusals.map(({ code }) => code) });
        continue;
      }
      text += write(feedCar, contents.cars === 0);
      contents.cars += 1;
    }
    if (text) yield text;
  }
  yield format.end;
}

/** By id, for the cars that name them. */
export async function readDealerships(
  records: AsyncIterable<readonly SearchRecord[]>,
): Promise<Map<string, Dealership>> {
  const found = new Map<string, Dealership>();
  for await (const batch of records)
    for (const record of batch) {
      const dealership = parseDealership(record);
      if (dealership) found.set(dealership.id, dealership);
    }
  return found;
}

function dealershipOf(
  { dealership }: StoredCar,
  known: ReadonlyMap<string, Dealership>,
): Dealership | undefined {
  return dealership.id === undefined ? undefined : known.get(dealership.id);
}

function leaveOut(contents: FeedContents, car: LeftOutCar): void {
  contents.leftOut += 1;
  for (const reason of car.reasons) contents.reasons[reason] = (contents.reasons[reason] ?? 0) + 1;
  if (contents.leftOutCars.length < MAX_LISTED) contents.leftOutCars.push(car);
}
