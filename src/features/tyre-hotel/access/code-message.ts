import { z } from 'zod';
import type { Encrypted, KeyRing } from '../../../shared/platform/key-ring.ts';
import { allLanguages } from '../../../shared/sites/languages.ts';

const content = z.object({ code: z.string(), site: z.string(), language: z.enum(allLanguages) });

/** What the SMS needs besides the telephone number. */
export type CodeMessage = z.output<typeof content>;

const PURPOSE = 'tyre hotel message';

export function encryptCodeMessage(keys: KeyRing, message: CodeMessage, tokenHash: string): Encrypted {
  return keys.encrypt(PURPOSE, JSON.stringify(message), tokenHash);
}

export function decryptCodeMessage(
  keys: KeyRing,
  encrypted: Encrypted,
  tokenHash: string,
): CodeMessage | undefined {
  const text = keys.decrypt(PURPOSE, encrypted, tokenHash);
  return text === undefined ? undefined : content.parse(JSON.parse(text));
}
