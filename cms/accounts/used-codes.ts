import type { CollectionConfig } from 'payload';

const nobody = () => false;

export const USED_CODES = 'used-codes';

/** Codes that were accepted, under a unique index: of two requests with one code the database picks one. */
export function usedCodes(): CollectionConfig {
  return {
    slug: USED_CODES,
    admin: { hidden: true },
    lockDocuments: false,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
    fields: [
      { name: 'code', type: 'text', required: true, unique: true },
      { name: 'account', type: 'text', required: true, index: true },
    ],
  };
}
