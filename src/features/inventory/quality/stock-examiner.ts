import { LRUCache } from 'lru-cache';
import type { StockQuality } from './examine-stock.ts';

/** Looks at all cars of an index outside the thread that serves pages. */
export interface StockExaminer {
  examine(index: string): Promise<StockQuality>;
}

export type ExaminedStock = StockQuality & { revision: number; checkedAt: string };

/** Findings of all indices together; one takes some hundred bytes. */
const MAX_FINDINGS_CACHED = 300_000;
/** Years go by and edits come without a feed. */
const MAX_AGE_MS = 60 * 60_000;

/** What was found stays until the index changes; of many who ask at the same time one makes it look. */
export function cachedExaminer(examiner: StockExaminer, now: () => Date) {
  const cache = new LRUCache<string, { revision: number; stock: Promise<ExaminedStock>; size: number }>({
    maxSize: MAX_FINDINGS_CACHED,
    sizeCalculation: ({ size }) => size,
    ttl: MAX_AGE_MS,
  });
  return async (index: string, revision: number): Promise<ExaminedStock> => {
    const cached = cache.get(index);
    if (cached?.revision === revision) return cached.stock;
    const checkedAt = now().toISOString();
    const stock = examiner.examine(index).then((quality) => ({ ...quality, revision, checkedAt }));
    cache.set(index, { revision, stock, size: 1 });
    try {
      const examined = await stock;
      const size = 1 + examined.rules.reduce((sum, { findings }) => sum + findings.length, 0);
      if (cache.get(index)?.stock === stock) cache.set(index, { revision, stock, size });
      return examined;
    } catch (error) {
      if (cache.get(index)?.stock === stock) cache.delete(index);
      throw error;
    }
  };
}
