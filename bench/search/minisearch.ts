import MiniSearch from 'minisearch';
import { foldText } from '../../src/shared/search/tokenize.ts';
import { isAtOrUnder } from '../../src/shared/search/values.ts';
import { eachCar } from './cars.ts';
import { type BenchEngine, chosenIn } from './engine.ts';
import { growth } from './measure.ts';
import { type BenchQuery, isRange, rangeFacets, valueAt, valueFacets } from './queries.ts';

const columns = [...valueFacets, ...rangeFacets];
type Row = Readonly<Record<string, unknown>>;

/** MiniSearch has no facets, so the application counts over the columns stored with each result. */
export function miniSearch(): BenchEngine {
  const index = new MiniSearch<Row>({
    fields: ['name', 'detail', 'prose'],
    storeFields: [...columns],
    processTerm: foldText,
    searchOptions: { combineWith: 'AND', boost: { name: 16, detail: 4 } },
  });
  return {
    name: 'MiniSearch',
    load: (cars) =>
      growth('thread', async () => {
        for (const car of eachCar(cars)) {
          index.add({
            id: car.car_id,
            name: `${car.car_brand} ${car.car_model} ${car.car_version} ${car.car_regno}`,
            detail: car.car_equipment.join(' '),
            prose: car.car_description,
            ...Object.fromEntries(columns.map((column) => [column, valueAt(car, column)])),
          });
        }
      }),
    search: async (query) => search(index, query),
    close: async () => index.removeAll(),
  };
}

function search(index: MiniSearch<Row>, query: BenchQuery): { total: number } {
  if (query.filters) return { total: index.getStoredFields(query.filters['car_id']) ? 1 : 0 };
  const rows: Row[] = query.keyphrase
    ? index.search(query.keyphrase, {
        prefix: (_, at, terms) => at === terms.length - 1,
        fuzzy: (term) => (term.length >= 5 ? 1 : false),
      })
    : index.search(MiniSearch.wildcard);
  const conditions = chosenIn(query).map(([name, values]) => ({ name, meets: meeting(name, values) }));
  const found = rows.filter((row) => conditions.every(({ meets }) => meets(row)));
  for (const { name } of query.facets) {
    const isChosen = conditions.some((each) => each.name === name);
    const among = isChosen
      ? rows.filter((row) => conditions.every((each) => each.name === name || each.meets(row)))
      : found;
    const counts = new Map<unknown, number>();
    for (const row of among) counts.set(row[name], (counts.get(row[name]) ?? 0) + 1);
  }
  if (!query.keyphrase) found.sort((a, b) => Number(a['car_price']) - Number(b['car_price']));
  return { total: Math.min(10_000, found.length) };
}

function meeting(name: string, values: readonly string[]): (row: Row) => boolean {
  if (isRange(name)) {
    const [from, to] = [Number(values[0]), Number(values[1])];
    return (row) => Number(row[name]) >= from && Number(row[name]) <= to;
  }
  return (row) => values.some((value) => isAtOrUnder(String(row[name]), value));
}
