import type { SearchRecord } from '../../../shared/search/port.ts';
import { writeCar } from '../car-writer.ts';
import { carInPlace, type FeedPlace } from '../feed-car.ts';
import { contentsOf, type LeftOutCar } from '../feed-report.ts';
import { readDealerships } from '../read-dealerships.ts';
import type { Receiver } from '../receiver.ts';
import { readStoredCar } from '../stored-car.ts';

/** The feed of some records, and what is in it. */
export async function feedOf(
  receiver: Receiver,
  records: readonly SearchRecord[],
  dealerships: readonly SearchRecord[],
  place: FeedPlace,
) {
  const inPlace = carInPlace(place, await readDealerships([dealerships.map((body) => ({ body }))]));
  const texts: string[] = [];
  const leftOut: LeftOutCar[] = [];
  for (const record of records) {
    const car = readStoredCar(record);
    if (!car) continue;
    const written = writeCar(receiver, inPlace(car));
    if ('leftOut' in written) leftOut.push(written.leftOut);
    else texts.push(written.text);
  }
  const { begin, separator, end } = receiver.format;
  return {
    text: begin + texts.join(separator) + end,
    contents: contentsOf([{ cars: texts.length, leftOut }]),
  };
}
