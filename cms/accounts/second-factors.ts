import type { CollectionConfig } from 'payload';

const nobody = () => false;

export const SECOND_FACTORS = 'second-factors';

/** The authenticator app of an account. Payload writes whole accounts back at every sign-in, so it is kept beside them. */
export function secondFactors(): CollectionConfig {
  return {
    slug: SECOND_FACTORS,
    admin: { hidden: true },
    lockDocuments: false,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
    fields: [
      // By its id; a reference would keep an account from being deleted.
      { name: 'account', type: 'text', required: true, unique: true },
      // Encrypted.
      { name: 'secret', type: 'text', required: true },
      { name: 'confirmedAt', type: 'date' },
      // Hashes.
      { name: 'recoveryCodes', type: 'json' },
    ],
  };
}
