import type { z } from 'zod';
import type { Database } from '../../../shared/platform/database/schema.ts';
import { createLruCache } from '../../../shared/platform/lru-cache.ts';
import { priceList } from '../price-list.ts';
import type { SetupStore } from '../setup-store.ts';
import { defaultWorkshopSetup, workshopSetup } from '../workshop-setup.ts';

const PRICE_LIST = 'price-list';
const DEPARTMENT = 'department';

export function kyselySetupStore(db: Database): SetupStore {
  const parsePriceList = parser(priceList);
  const parseDepartment = parser(workshopSetup);
  return {
    async priceList(site) {
      const [found] = await read(PRICE_LIST, [site]);
      return found === undefined ? undefined : parsePriceList(found);
    },

    savePriceList: (site, list) => save(PRICE_LIST, site, list),

    async departments(departmentIds) {
      const found = await read(DEPARTMENT, departmentIds);
      return found.flatMap((body) => parseDepartment(body) ?? []);
    },

    defaultSetup: defaultWorkshopSetup,

    saveDepartment: (setup) => save(DEPARTMENT, setup.departmentId, setup),
  };

  async function read(kind: string, keys: readonly string[]): Promise<readonly string[]> {
    if (keys.length === 0) return [];
    const rows = await db
      .selectFrom('workshop_document')
      .select('body')
      .where('kind', '=', kind)
      .where('key', 'in', keys)
      .orderBy('key')
      .execute();
    return rows.map(({ body }) => body);
  }

  async function save(kind: string, key: string, document: object): Promise<void> {
    const body = JSON.stringify(document);
    await db
      .insertInto('workshop_document')
      .values({ kind, key, body })
      .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet({ body }))
      .execute();
  }
}

/** Undefined for a document that an older version wrote in another shape: it is as if it were not set up. */
function parser<T extends z.ZodType>(schema: T): (body: string) => z.output<T> | undefined {
  // A document is read with every request and changes a few times a year; parsing it takes longer than reading it.
  const parsed = createLruCache<z.ZodSafeParseResult<z.output<T>>>(MAX_PARSED);
  return (body) => parsed(body, () => schema.safeParse(JSON.parse(body))).data;
}

const MAX_PARSED = 200;
