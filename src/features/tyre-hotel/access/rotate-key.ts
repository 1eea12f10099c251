import type { KeyRing } from '../../../shared/platform/key-ring.ts';
import type { AgreementStore } from '../agreement-store.ts';
import { decryptPhone, encryptOwner } from './owner-phone.ts';

const OWNERS_PER_BATCH = 500;

/** Encrypts all telephone numbers with the first key, so that older ones can be dropped. */
export async function rotateKey(
  agreements: Pick<AgreementStore, 'owners' | 'updateOwner'>,
  keys: KeyRing,
): Promise<{ rotated: number; unreadable: number }> {
  const count = { rotated: 0, unreadable: 0 };
  for (let after = ''; ; ) {
    const batch = await agreements.owners({ after, limit: OWNERS_PER_BATCH });
    for (const owner of batch) {
      if (owner.phone.keyId === keys.currentKeyId) continue;
      const phone = decryptPhone(keys, owner);
      if (phone === undefined) count.unreadable += 1;
      else {
        await agreements.updateOwner(encryptOwner(keys, owner.id, phone));
        count.rotated += 1;
      }
    }
    const last = batch.at(-1);
    if (!last) return count;
    after = last.id;
  }
}
