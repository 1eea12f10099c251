import type { CollectionConfig } from 'payload';

const nobody = () => false;

export const SIGN_IN_ATTEMPTS = 'sign-in-attempts';

/** Refused sign-ins of the last minutes, by account and by address, both as hashes; unknown accounts count as well. */
export function signInAttempts(): CollectionConfig {
  return {
    slug: SIGN_IN_ATTEMPTS,
    admin: { hidden: true },
    lockDocuments: false,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
    fields: [{ name: 'key', type: 'text', required: true, index: true }],
  };
}
