import { isOffered } from '../../src/features/outgoing-feeds/receiver.ts';
import { receivers } from '../../src/features/outgoing-feeds/receivers/all-receivers.ts';
import { feedCheckers } from '../../src/features/outgoing-feeds/testing/checkers/all-checkers.ts';
import type { CheckedItem } from '../../src/features/outgoing-feeds/testing/checkers/checker.ts';
import { feedOf } from '../../src/features/outgoing-feeds/testing/feed-of.ts';
import { amountIn } from './shown-amount.ts';
import type { ShownCar } from './shown-car.ts';
import type { SiteStock } from './site-stock.ts';
import type { TrustCheck } from './trust-check.ts';

/** One car of so many. */
const SHARE = 5;

/** Every amount that goes out to marketplaces and advertisers is on the car's page, and the link leads to that page. */
export const feedAmounts: TrustCheck = { name: 'outgoing feeds', stock: differences };

async function differences(stock: SiteStock): Promise<string[]> {
  const { site, language, dealershipRecords } = stock;
  const cars = new Map(stock.cars.filter((_, at) => at % SHARE === 0).map((car) => [car.id, car] as const));
  const picture = [{ original: '/media/some/1280.webp' }];
  const records = [...cars.values()].map(({ record }) => ({ ...record, car_images: picture }));
  const place = { site, language, illustrations: false };
  const found: string[] = [];
  for (const receiver of receivers.filter((each) => isOffered(each, site))) {
    const { text } = await feedOf(receiver, records, dealershipRecords, place);
    const checker = feedCheckers.find((each) => each.receiver === receiver.name);
    for (const item of checker?.items(text) ?? [])
      found.push(
        ...itemDifferences(item, cars.get(item.id)).map(
          (each) => `${receiver.name}, car ${item.id}: ${each}`,
        ),
      );
  }
  return found;
}

function itemDifferences({ amounts, currency, url }: CheckedItem, car: ShownCar | undefined): string[] {
  if (!car) return ['there is no such car'];
  const { now, withVat, earlierPrice, list } = car.card.price;
  const shown = [now, withVat, earlierPrice, list].map((text) => amountIn(text ?? ''));
  const asked = [now, withVat].map((text) => amountIn(text ?? ''));
  const { offers } = car.structuredData;
  return [
    ...amounts
      .filter((amount) => !shown.includes(amount))
      .map((amount) => `says ${amount}, the page: ${now}`),
    ...(amounts.some((amount) => asked.includes(amount)) ? [] : [`does not say ${now}`]),
    ...(currency === offers.priceCurrency ? [] : [`says ${currency}, the page: ${offers.priceCurrency}`]),
    ...(url === '' || url.split('?')[0] === offers.url ? [] : [`leads to ${url}, not ${offers.url}`]),
  ];
}
