import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { inBatches } from './in-batches.ts';
import type { Database, Schema } from './schema.ts';

/** At most so many uses of a key in any window of that length. */
export type UsageLimit = { key: string; max: number; windowMs: number };

/**
 * Takes one use of every limit, or tells that one of them is exhausted; those after it are not taken then. All
 * processes share the rows, and whoever takes a use holds its row until the transaction ends: the same limits must be
 * taken in the same order everywhere.
 *
 * A refusal runs the same statements and writes as much as a grant, so that the two take the same time.
 */
export async function takeUsage(
  trx: Transaction<Schema>,
  limits: readonly UsageLimit[],
  now: Date,
): Promise<boolean> {
  let isGranted = true;
  for (const limit of limits) {
    const key = isGranted ? limit.key : `${UNCOUNTED}${limit.key}`;
    const isFree = await takeOne(trx, { ...limit, key }, now);
    isGranted &&= isFree;
  }
  return isGranted;
}

/** Rows that stand in for the ones that a refused request leaves alone. */
const UNCOUNTED = 'uncounted ';

// A row lists its latest uses, newest first: thirteen digits of time and seven characters that tell uses apart.
const TIME_LENGTH = 13;
const ID_BYTES = 5;
const USE_LENGTH = 20;

async function takeOne(trx: Transaction<Schema>, { key, max, windowMs }: UsageLimit, now: Date) {
  const use = `${toDigits(now.getTime())}${randomBytes(ID_BYTES).toString('base64url')}`;
  const fullLength = max * USE_LENGTH;
  const oldestAt = (max - 1) * USE_LENGTH + 1;
  const oldest = sql<string>`substr(usage_limit.uses, ${oldestAt}, ${TIME_LENGTH})`;
  const isFree = sql<boolean>`length(usage_limit.uses) < ${fullLength} or ${oldest} <= ${toDigits(now.getTime() - windowMs)}`;
  const withThisUse = sql<string>`substr(excluded.uses || usage_limit.uses, 1, ${fullLength})`;
  const { latest } = await trx
    .insertInto('usage_limit')
    .values({ key, uses: use, last_request: use })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        uses: sql`case when ${isFree} then ${withThisUse} else usage_limit.uses end`,
        // SQLite writes no row that stays as it is, and a commit without writes is faster.
        last_request: row.ref('excluded.last_request'),
      })),
    )
    .returning(sql<string>`substr(uses, 1, ${USE_LENGTH})`.as('latest'))
    .executeTakeFirstOrThrow();
  return latest === use;
}

/** Rows without a use since then; the caller knows the longest window. */
export async function deleteUsageBefore(db: Database, before: Date): Promise<void> {
  const latest = sql<string>`substr(uses, 1, ${TIME_LENGTH})`;
  await inBatches(async (limit) => {
    const { numDeletedRows } = await db
      .deleteFrom('usage_limit')
      .where('key', 'in', (from) =>
        from
          .selectFrom('usage_limit')
          .select('key')
          .where(latest, '<', toDigits(before.getTime()))
          .limit(limit),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}

function toDigits(ms: number): string {
  return String(Math.max(0, ms)).padStart(TIME_LENGTH, '0');
}
