import { z } from 'zod';
import type { KeyRing } from '../../../shared/platform/key-ring.ts';

/** Which owner a code may be sent to, as the browser carries it from search to login. */
export type PhoneTicket = { plate: string; ownerId: string };

export const TICKET_MINUTES = 10;

const PURPOSE = 'tyre hotel ticket';
const content = z.object({ plate: z.string(), ownerId: z.string(), expiresAt: z.number() });

/** The `encryptedPhoneNumber` of the API. It holds no number: whoever breaks it open learns nothing to call. */
export function sealTicket(keys: KeyRing, { plate, ownerId }: PhoneTicket, site: string, now: Date): string {
  const expiresAt = now.getTime() + TICKET_MINUTES * 60_000;
  const { keyId, cipher } = keys.encrypt(PURPOSE, JSON.stringify({ plate, ownerId, expiresAt }), site);
  return `${keyId}.${cipher}`;
}

/** Undefined for one that was changed, is too old, or comes from another site. */
export function openTicket(keys: KeyRing, sealed: string, site: string, now: Date): PhoneTicket | undefined {
  const [keyId = '', cipher = ''] = sealed.split('.', 2);
  const text = keys.decrypt(PURPOSE, { keyId, cipher }, site);
  if (text === undefined || sealed !== `${keyId}.${cipher}`) return undefined;
  const { plate, ownerId, expiresAt } = content.parse(JSON.parse(text));
  return now.getTime() < expiresAt ? { plate, ownerId } : undefined;
}
