import type { RelationshipField } from 'payload';
import { singleSite } from '../access/own-media.ts';
import { toPerson } from '../access/person.ts';
import { onlyAdministrators } from '../access/role-access.ts';

/** Without a site it belongs to the shared library. Only administrators move it from one to the other. */
export const mediaSiteField: RelationshipField = {
  name: 'site',
  label: 'Site',
  type: 'relationship',
  relationTo: 'sites',
  index: true,
  defaultValue: ({ user }: { user?: unknown }) => {
    const person = toPerson(user);
    return person && person.role !== 'administrator' ? singleSite(person) : undefined;
  },
  access: { update: onlyAdministrators },
  admin: {
    position: 'sidebar',
    allowCreate: false,
    description:
      'Its editors may change it. Empty: the shared library, which all sites use and administrators keep.',
  },
};
