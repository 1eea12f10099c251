import { sql, type Transaction } from 'kysely';
import { enqueueDeliveries } from '../../../shared/messaging/adapters/kysely-outbox.ts';
import { deliveryKey } from '../../../shared/messaging/outbox.ts';
import { inBatches } from '../../../shared/platform/database/in-batches.ts';
import type { Database, Schema } from '../../../shared/platform/database/schema.ts';
import { takeUsage } from '../../../shared/platform/database/usage-limit.ts';
import type { Encrypted } from '../../../shared/platform/key-ring.ts';
import { transactionWithRetry } from '../../booking/adapters/transaction-with-retry.ts';
import { MAX_CODE_TRIES } from '../access/code-rules.ts';
import { TYRE_CODE_SMS } from '../access/code-sms.ts';
import type { CodeStore, CodeToIssue, Try, TryResult } from '../access/code-store.ts';

export function kyselyCodeStore(db: Database): CodeStore {
  return {
    issue: ({ code, requestLimits, codeLimits, now }) =>
      transactionWithRetry(db, async (trx) => {
        const isAllowed = await takeUsage(trx, requestLimits, now);
        await sql`savepoint issue`.execute(trx);
        const isFree = await takeUsage(trx, codeLimits, now);
        await insertCode(trx, code, now);
        const isGranted = isAllowed && isFree;
        // What is refused is written and taken back, so that it takes as long as what is granted.
        await (isGranted ? sql`release savepoint issue` : sql`rollback to savepoint issue`).execute(trx);
        return isGranted;
      }),

    takeTry: (attempt) =>
      transactionWithRetry(db, async (trx): Promise<TryResult> => {
        const isGranted = await takeUsage(trx, attempt.limits, attempt.now);
        const tried = await compareCode(trx, isGranted ? attempt : { ...attempt, tokenHash: '' });
        if (!isGranted) return { state: 'too many' };
        return tried?.used_at ? { state: 'right', plate: tried.plate } : { state: 'wrong' };
      }),

    async message(tokenHash, now) {
      const found = await db
        .selectFrom('tyre_code')
        .select(['plate', 'message'])
        .where('token_hash', '=', tokenHash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now.toISOString())
        .executeTakeFirst();
      return found?.message
        ? { plate: found.plate, message: JSON.parse(found.message) as Encrypted }
        : undefined;
    },

    async messageSent(tokenHash) {
      await db.updateTable('tyre_code').set({ message: null }).where('token_hash', '=', tokenHash).execute();
    },

    deleteExpired: (now) =>
      inBatches((limit) =>
        db.transaction().execute(async (trx) => {
          const expired = await trx
            .deleteFrom('tyre_code')
            .where('token_hash', 'in', (from) =>
              from
                .selectFrom('tyre_code')
                .select('token_hash')
                .where('expires_at', '<=', now.toISOString())
                .limit(limit),
            )
            .returning('token_hash')
            .execute();
          const about = expired.map(({ token_hash }) => token_hash);
          if (about.length === 0) return 0;
          await trx.deleteFrom('delivery').where('about', 'in', about).execute();
          await trx.deleteFrom('stored_sms').where('about', 'in', about).execute();
          return about.length;
        }),
      ),
  };
}

async function insertCode(trx: Transaction<Schema>, code: CodeToIssue, now: Date): Promise<void> {
  const nowIso = now.toISOString();
  await trx
    .updateTable('tyre_code')
    .set({ expires_at: nowIso, message: null })
    .where('plate', '=', code.plate)
    .where('expires_at', '>', nowIso)
    .execute();
  await trx
    .insertInto('tyre_code')
    .values({
      token_hash: code.tokenHash,
      plate: code.plate,
      code_hash: code.codeHash,
      message: JSON.stringify(code.message),
      attempts: 0,
      expires_at: code.expiresAt.toISOString(),
      used_at: null,
    })
    .execute();
  const about = code.tokenHash;
  const delivery = { key: deliveryKey(about, TYRE_CODE_SMS), channel: TYRE_CODE_SMS, about };
  await enqueueDeliveries(trx, [delivery], nowIso);
}

/** One statement, so that simultaneous tries come one after the other, each finding what the one before it left. */
function compareCode(trx: Transaction<Schema>, { tokenHash, codeHashes, now }: Try) {
  const nowIso = now.toISOString();
  return trx
    .updateTable('tyre_code')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      used_at: row.case().when('code_hash', 'in', codeHashes).then(nowIso).else(null).end(),
    }))
    .where('token_hash', '=', tokenHash)
    .where('attempts', '<', MAX_CODE_TRIES)
    .where('used_at', 'is', null)
    .where('expires_at', '>', nowIso)
    .returning(['plate', 'used_at'])
    .executeTakeFirst();
}
