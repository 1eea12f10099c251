import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from './derive-key.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts for one account: the text of another account does not decrypt. */
export function encryptSecret(secret: string, account: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, 'second factor'), nonce);
  cipher.setAAD(Buffer.from(account));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** Undefined when the studio's secret is another one by now, or the row was tampered with. */
export function decryptSecret(secret: string, account: string, encrypted: string): string | undefined {
  try {
    const bytes = Buffer.from(encrypted, 'base64url');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret, 'second factor'), nonce);
    decipher.setAAD(Buffer.from(account));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return (
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    );
  } catch {
    return undefined;
  }
}
