import { createKeyRing, type EncryptionKey } from '../../../shared/platform/key-ring.ts';

/** A key of 32 equal bytes. */
export function aKey(id = '2026', byte = 7): EncryptionKey {
  return { id, secret: new Uint8Array(32).fill(byte) };
}

export const aKeyRing = () => createKeyRing([aKey()]);
