import { toCards } from '../../src/features/cars/card/to-cards.ts';
import { cardFields } from '../../src/features/cars/record/car-record.ts';
import type { SearchQuery } from '../../src/shared/search/port.ts';
import { shownAmount } from './shown-amount.ts';
import type { SiteStock } from './site-stock.ts';
import type { TrustCheck } from './trust-check.ts';

const FILTERED_PRICES = 10;

/** Lists by price are in the order of the prices on their cards, and a limit of price hides no car below it. */
export const sortedPrice: TrustCheck = {
  name: 'lists by price',
  stock: async (stock) => [...(await disorder(stock)), ...(await hidden(stock))],
};

async function disorder(stock: SiteStock): Promise<string[]> {
  const rising = await pricesOf(stock, { sort_name: 'car_price_asc' });
  const falling = await pricesOf(stock, { sort_name: 'car_price_desc' });
  const all = stock.cars.map(({ card }) => shownAmount(card.price)).toSorted((a, b) => a - b);
  return [
    ...firstDifference('lowest price first', rising, all),
    ...firstDifference('highest price first', falling, all.toReversed()),
  ];
}

async function hidden(stock: SiteStock): Promise<string[]> {
  const all = stock.cars.map(({ card }) => shownAmount(card.price)).toSorted((a, b) => a - b);
  const limits = Array.from(
    { length: FILTERED_PRICES },
    (_, at) => all[Math.floor((at * all.length) / FILTERED_PRICES)],
  );
  const found = await Promise.all(
    limits.map(async (limit = 0) => {
      const filters = { car_price: { from: 0, to: limit } };
      const below = await pricesOf(stock, { filters, sort_name: 'car_price_asc' });
      return firstDifference(
        `up to ${limit}`,
        below,
        all.filter((amount) => amount <= limit),
      );
    }),
  );
  return found.flat();
}

async function pricesOf({ site, search, context }: SiteStock, query: SearchQuery): Promise<number[]> {
  const result = await search.search(site.indices.cars, { ...query, fields: cardFields, limit: 10_000 });
  return toCards(result, context).map(({ price }) => shownAmount(price));
}

function firstDifference(list: string, found: readonly number[], expected: readonly number[]): string[] {
  if (found.length !== expected.length)
    return [`${list}: ${found.length} cars instead of ${expected.length}`];
  const at = found.findIndex((amount, place) => amount !== expected[place]);
  return at === -1 ? [] : [`${list}: car ${at + 1} costs ${found[at]}, not ${expected[at]}`];
}
