import type { CollectionConfig } from 'payload';

const nobody = () => false;

/**
 * Which site each host belongs to, under a unique index: of two administrators who add one host at the same time, the
 * database picks one. Only the hooks of the sites write here, because a site's own list of hosts is deleted and
 * inserted again with every save, on SQLite without a transaction.
 */
export function hostClaims(): CollectionConfig {
  return {
    slug: 'host-claims',
    admin: { hidden: true },
    lockDocuments: false,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
    fields: [
      // Normalised and without `www.`
      { name: 'host', type: 'text', required: true, unique: true },
      // By its short name, which a new site has before it has an id.
      { name: 'site', type: 'text', required: true, index: true },
    ],
  };
}
