import { randomBytes } from 'node:crypto';
import type { Database } from '../../../../shared/platform/database/schema.ts';
import { kyselyAgreementStore } from '../kysely-agreement-store.ts';
import { kyselyCodeStore } from '../kysely-code-store.ts';
import { kyselySessionStore } from '../kysely-session-store.ts';
import { kyselyUsage } from '../kysely-usage.ts';

export function openSignInStores(db: Database) {
  return {
    agreements: kyselyAgreementStore(db),
    codes: kyselyCodeStore(db),
    sessions: kyselySessionStore(db, randomBytes),
    takeUsage: kyselyUsage(db),
  };
}
