import type { HashEmail } from '../features/leads/adapters/kysely-lead-store.ts';
import { systemClock } from '../shared/platform/clock.ts';
import type {
  EncryptedColumns,
  Encryption,
} from '../shared/platform/database/encryption/encrypted-columns.ts';
import type { Database } from '../shared/platform/database/schema.ts';
import type { Settings } from '../shared/platform/env.ts';
import { createKeyRing, type EncryptionKey, type KeyRing } from '../shared/platform/key-ring.ts';
import { OperatorError } from '../shared/platform/operator-error.ts';

/** What is said about people, in all features. */
export const encryptedColumns: EncryptedColumns = {
  lead: ['body'],
  form_submission: ['answers'],
  lead_photo_chunk: ['bytes'],
  lead_photo_file: ['bytes'],
  workshop_booking: ['body'],
  kit_checkout: ['body'],
  received_kit_checkout: ['body'],
  tyre_season_reminder: ['body'],
  tyre_review: ['comment'],
  kept_message: ['body'],
  stored_sms: ['body'],
};

const PURPOSE = 'data key';
const PROOF = 'this key';

export function dataEncryption({ dataKeys }: Partial<Pick<Settings, 'dataKeys'>>): Encryption | undefined {
  return dataKeys && { keys: createKeyRing(dataKeys), columns: encryptedColumns };
}

/** Mails are compared in lower case. */
export function emailHasher(keys: KeyRing | undefined): HashEmail | undefined {
  return keys && ((email) => keys.hashes('lead email', email.toLowerCase()));
}

/**
 * Every key that something is encrypted with must be at hand, and be that key: a start without it would show nothing of what
 * is stored, or write beside it what nobody can read together. The current one is noted from now on.
 */
export async function requireDataKeys(
  db: Database,
  dataKeys: readonly [EncryptionKey, ...EncryptionKey[]] | undefined,
): Promise<void> {
  const known = await db.selectFrom('data_key').selectAll().execute();
  for (const { id, proof } of known) {
    const key = dataKeys?.find((each) => each.id === id);
    if (!key)
      throw new OperatorError(
        `What is stored about people is encrypted with the key '${id}', which DATA_KEY does not hold.`,
        'Add it to DATA_KEY, after the current one. Nothing was changed, and nothing is lost while you have it.',
      );
    const opened = createKeyRing([key]).decrypt(PURPOSE, { keyId: id, cipher: proof }, id);
    if (opened !== PROOF)
      throw new OperatorError(
        `The key '${id}' of DATA_KEY is not the one that the data are encrypted with.`,
        'Give the key that had this name; a new key needs a new name. Nothing was changed.',
      );
  }
  const [current] = dataKeys ?? [];
  if (!current || known.some(({ id }) => id === current.id)) return;
  const { cipher } = createKeyRing([current]).encrypt(PURPOSE, PROOF, current.id);
  await db
    .insertInto('data_key')
    .values({ id: current.id, proof: cipher, since: systemClock().toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
