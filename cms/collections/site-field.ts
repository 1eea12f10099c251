import type { RelationshipField } from 'payload';
import { whileRestoringVersion } from '../access/role-access.ts';

/** The site of a document, which never changes. */
export function siteField(more: { unique?: boolean } = {}): RelationshipField {
  return {
    name: 'site',
    label: 'Site',
    type: 'relationship',
    relationTo: 'sites',
    required: true,
    index: true,
    ...more,
    access: { update: whileRestoringVersion },
    admin: {
      position: 'sidebar',
      allowCreate: false,
      description: 'Where it is shown. It cannot be moved to another site.',
    },
  };
}
