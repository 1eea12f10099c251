import type { Encrypted, KeyRing } from '../../../shared/platform/key-ring.ts';
import type { TyreOwner } from '../agreement-store.ts';

const CIPHER = 'tyre hotel phone';
const HASH = 'tyre hotel phone hash';

/** The number in international form. */
export function encryptOwner(keys: KeyRing, id: string, phone: string): TyreOwner {
  return { id, phoneHash: keys.hash(HASH, phone), phone: keys.encrypt(CIPHER, phone, id) };
}

/** Undefined where the key is unknown or the row was tampered with. */
export function decryptPhone(
  keys: KeyRing,
  { id, phone }: { id: string; phone: Encrypted },
): string | undefined {
  return keys.decrypt(CIPHER, phone, id);
}

/** The last two digits, and nothing of how long the number is (TH-16). */
export function maskPhone(phone: string): string {
  return `***-*** ** ${phone.slice(-2)}`;
}
