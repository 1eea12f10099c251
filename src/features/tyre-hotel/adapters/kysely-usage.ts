import type { Database } from '../../../shared/platform/database/schema.ts';
import { takeUsage } from '../../../shared/platform/database/usage-limit.ts';
import { transactionWithRetry } from '../../booking/adapters/transaction-with-retry.ts';
import type { EmbeddedSignInDeps } from '../access/embedded-sign-in.ts';

export function kyselyUsage(db: Database): EmbeddedSignInDeps['takeUsage'] {
  return (limits, now) => transactionWithRetry(db, (trx) => takeUsage(trx, limits, now));
}
