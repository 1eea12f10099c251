import { type AnyOrama, create, insertMultiple, search as searchOrama } from '@orama/orama';
import { type BenchCar, eachCar } from './cars.ts';
import { type BenchEngine, chosenIn } from './engine.ts';
import { growth } from './measure.ts';
import { type BenchQuery, columnOf, isRange, rangeFacets, valueAt, valueFacets } from './queries.ts';

const columns = [...valueFacets, ...rangeFacets];
const BATCH = 1000;

/** Orama counts facets of its hits; a facet as if its own filter were off takes one more search each. */
export function orama(): BenchEngine {
  const db: AnyOrama = create({
    schema: {
      name: 'string',
      detail: 'string',
      prose: 'string',
      ...Object.fromEntries(valueFacets.map((name) => [columnOf(name), 'enum'])),
      ...Object.fromEntries(rangeFacets.map((name) => [columnOf(name), 'number'])),
    },
  });
  const models = new Map<string, Set<string>>();
  return {
    name: 'Orama',
    load: (cars) =>
      growth('thread', async () => {
        let batch: Record<string, unknown>[] = [];
        for (const car of eachCar(cars)) {
          batch.push(documentOf(car));
          const known = models.get(car.car_brand) ?? new Set();
          models.set(car.car_brand, known.add(`${car.car_brand}>${car.car_model}`));
          if (batch.length < BATCH) continue;
          await insertMultiple(db, batch, BATCH);
          batch = [];
        }
        await insertMultiple(db, batch, BATCH);
      }),
    search: (query) => search(db, models, query),
    close: async () => undefined,
  };
}

function documentOf(car: BenchCar): Record<string, unknown> {
  const values = columns.map((column) => [columnOf(column), valueAt(car, column)] as const);
  return {
    id: car.car_id,
    name: `${car.car_brand} ${car.car_model} ${car.car_version} ${car.car_regno}`,
    detail: car.car_equipment.join(' '),
    prose: car.car_description,
    ...Object.fromEntries(values.filter(([, value]) => value !== undefined)),
  };
}

async function search(db: AnyOrama, models: ReadonlyMap<string, ReadonlySet<string>>, query: BenchQuery) {
  if (query.filters)
    return { total: db.documentsStore.get(db.data.docs, String(query.filters['car_id'])) ? 1 : 0 };
  const runSearch = (facets: readonly string[], except: string | undefined, limit: number) =>
    searchOrama(db, {
      term: query.keyphrase ?? '',
      ...(query.keyphrase
        ? { tolerance: 1, threshold: 0, boost: { name: 16, detail: 4 } }
        : { sortBy: { property: 'car_price' } }),
      where: whereOf(query, models, except),
      facets: Object.fromEntries(facets.map((name) => [columnOf(name), facetOf(name)])),
      limit,
      offset: query.offset ?? 0,
    });
  const chosen = chosenIn(query).map(([name]) => name);
  const free = query.facets.map(({ name }) => name).filter((name) => !chosen.includes(name));
  const { count } = await runSearch(free, undefined, query.limit ?? 24);
  for (const name of chosen) await runSearch([name], name, 0);
  return { total: Math.min(10_000, count) };
}

function whereOf(
  query: BenchQuery,
  models: ReadonlyMap<string, ReadonlySet<string>>,
  except: string | undefined,
) {
  const parts = chosenIn(query).filter(([name]) => name !== except);
  return Object.fromEntries(
    parts.map(([name, values]) => {
      const wanted = isRange(name)
        ? { between: values.map(Number) }
        : { in: values.flatMap((value) => [...(models.get(value) ?? [value])]) };
      return [columnOf(name), wanted];
    }),
  );
}

function facetOf(name: string) {
  if (!isRange(name)) return { limit: 500 };
  return { ranges: Array.from({ length: 20 }, (_, n) => ({ from: n * 30_000, to: (n + 1) * 30_000 })) };
}
