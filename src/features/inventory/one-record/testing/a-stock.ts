import { systemClock } from '../../../../shared/platform/clock.ts';
import type { RecordStore } from '../../../../shared/search/record-store.ts';
import { type ImportOptions, importFeed } from '../../import-feed.ts';
import type { RecordChange } from '../decide-edit.ts';
import { editOne } from '../edit-records.ts';

export const index = 'cars-solvik-se';

/** An index that feeds and edits change. */
export function aStock(store: RecordStore) {
  const deps = { records: store, now: systemClock, onEdited: () => {} };
  const known = { kind: 'cars', language: 'sv', country: 'SE' } as const;
  const edit = (id: string, change: RecordChange) =>
    editOne(deps, index, known, { ...change, id, ifMatch: '*' });
  return {
    store,
    feed: (cars: readonly object[], options: Partial<ImportOptions> = {}) => {
      const lines = cars.map((value, at) => ({ line: at + 1, value }));
      return importFeed(store, lines, { index, ...known, ...options }, systemClock);
    },
    put: async (id: string, record: object) => {
      const isLive = (await store.find(index, id))?.state === 'live';
      const ifMatch = isLive ? '*' : undefined;
      return editOne(deps, index, known, { method: 'PUT', record, id, ifMatch });
    },
    patch: (id: string, record: object) => edit(id, { method: 'PATCH', record }),
    remove: (id: string) => edit(id, { method: 'DELETE' }),
    reset: (id: string) => edit(id, { method: 'RESET' }),
    /** Undefined where no page shows it for sale. */
    shown: async (id: string) => {
      const found = await store.find(index, id);
      return found?.state === 'live' ? found.body : undefined;
    },
  };
}

export function aCar(car_id: string, fields: object = {}) {
  return { car_id, car_brand: 'Volvo', car_model: 'XC60', car_price: 100, ...fields };
}
