import type { Figure, FigureRequest } from '../../../shared/platform/fields/figures.ts';
import { recordTags } from '../../../shared/search/record-tags.ts';
import { formatNumber } from '../../../shared/sites/formats.ts';
import { priceInOneLine } from '../../pricing/price-in-one-line.ts';
import { loadCarsOfTheWeek } from '../car-of-the-week/load-cars-of-the-week.ts';
import type { CarCardData } from '../card/card.ts';
import { toCards } from '../card/to-cards.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import type { CarList } from '../list/car-list.ts';
import { countQuery } from '../list/list-query.ts';
import { listUrl } from '../list/list-url.ts';
import { cardFields } from '../record/car-record.ts';
import { listAt } from './list-at.ts';

/**
 * What editors may ask the stock for, in any text (docs/editors.md). Of a list of cars: how many there are, the lowest
 * price and the lowest monthly cost as the cards show them. Of the car of the week: its name, price or monthly cost.
 */
export const stockMeasures = ['cars', 'lowest price', 'lowest monthly cost', 'car of the week'] as const;

type StockMeasure = (typeof stockMeasures)[number];

/** Nothing when the stock has no such cars, the address is not the list's or the search fails. */
export async function findStockFigure(
  { measure, of }: FigureRequest,
  context: CatalogueContext,
): Promise<Figure | undefined> {
  if (!context.site.indices.cars || !isStockMeasure(measure)) return undefined;
  context.tag(recordTags.all(context.site.indices.cars));
  if (measure === 'car of the week') return carOfTheWeekFigure(of, context);
  const list = await listAt(of, context);
  if (!list) return undefined;
  const href = context.href(listUrl(context.site, list));
  const text = measure === 'cars' ? await count(list, context) : await lowest(measure, list, context);
  return text === undefined ? undefined : { text, href };
}

function isStockMeasure(measure: string): measure is StockMeasure {
  return (stockMeasures as readonly string[]).includes(measure);
}

async function count(list: CarList, context: CatalogueContext): Promise<string | undefined> {
  const { total_items: total } = await search(countQuery(list), context);
  return total > 0 ? formatNumber(total, context.language) : undefined;
}

const cheapestFirst = {
  'lowest price': 'car_price_asc',
  'lowest monthly cost': 'car_monthly_cost_asc',
} as const;

async function lowest(
  measure: keyof typeof cheapestFirst,
  list: CarList,
  context: CatalogueContext,
): Promise<string | undefined> {
  const query = {
    ...countQuery({ ...list, sortName: cheapestFirst[measure] }),
    fields: cardFields,
    limit: 1,
  };
  const [card] = toCards(await search(query, context), context);
  return card && (measure === 'lowest price' ? priceInOneLine(card.price, context.texts) : monthlyCost(card));
}

async function carOfTheWeekFigure(of: string, context: CatalogueContext): Promise<Figure | undefined> {
  const [card] = await loadCarsOfTheWeek(context);
  const texts: Readonly<Record<string, string | undefined>> = card
    ? { name: card.name, price: priceInOneLine(card.price, context.texts), 'monthly cost': monthlyCost(card) }
    : {};
  const text = texts[of];
  return card && text !== undefined ? { text, href: card.href } : undefined;
}

function monthlyCost({ monthly }: CarCardData): string | undefined {
  return monthly.find(({ kind }) => kind === 'loan')?.text;
}

const TRY_AGAIN_MS = 5_000;

/** A page without its figures is not kept for long. */
async function search(query: ReturnType<typeof countQuery>, context: CatalogueContext) {
  const found = await context.services.search.search(context.site.indices.cars, query);
  if (found.failed) context.validUntil(new Date(context.now.getTime() + TRY_AGAIN_MS));
  return found;
}
