import type { FilterCondition, SearchQuery, SearchRecord } from '../../../shared/search/port.ts';
import type { RecordState, StoredRecord } from '../../../shared/search/record-store.ts';

type Records = Readonly<Record<string, readonly SearchRecord[]>>;

/** Records for tests, as blocks find and search them. `lookups` are the ids that were looked up. */
export function someRecords(given: Records) {
  const stored = new Map<string, StoredRecord>();
  const lookups: string[] = [];
  const put = (index: string, body: SearchRecord, state: RecordState = 'live') => {
    const id = String(body['car_id'] ?? body['site_id']);
    stored.set(`${index} ${id}`, { id, body, state, changedAt: '2026-11-14T08:00:00.000Z', revision: 1 });
  };
  for (const [index, records] of Object.entries(given)) for (const record of records) put(index, record);
  const services = {
    records: {
      find: async (index: string, id: string) => {
        lookups.push(id);
        return stored.get(`${index} ${id}`);
      },
    },
    search: {
      search: async (index: string, { keyphrase = '', filters = {}, limit = 24 }: SearchQuery) => {
        const live = [...stored].filter(
          ([key, { state }]) => key.startsWith(`${index} `) && state === 'live',
        );
        const content = live
          .map(([, { body }]) => body)
          .filter((body) => Object.entries(filters).every(([name, wish]) => fulfils(body[name], wish)))
          .filter((body) => JSON.stringify(body).toLowerCase().includes(keyphrase.toLowerCase()))
          .slice(0, limit);
        return { facet: [], content, total_items: content.length, limit: 24, offset: 0, failed: false };
      },
    },
  };
  return { services, put, lookups };
}

function fulfils(value: unknown, wish: FilterCondition): boolean {
  if (typeof wish !== 'object') return value === wish || (Array.isArray(value) && value.includes(wish));
  if ('from' in wish || 'to' in wish) {
    const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = wish;
    return typeof value === 'number' && value >= from && value <= to;
  }
  if ('not' in wish) return value !== wish.not;
  return Array.isArray(wish) && wish.some((each) => fulfils(value, each));
}
