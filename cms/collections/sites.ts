import type { CollectionConfig, Field } from 'payload';
import { siteFields } from '../../src/sites/site.ts';
import { keepAdministratorFields, setByAdministrators } from '../access/administrator-fields.ts';
import { administrators } from '../access/everybody.ts';
import { usesOwnMedia } from '../access/own-media.ts';
import { changedByEditors, seenInOwnSites } from '../access/own-sites.ts';
import { fieldsFor } from '../forms/fields-for.ts';
import { checkSite } from './check-site.ts';
import { claimHosts, releaseAllHosts, releaseHosts } from './claim-hosts.ts';

const VERSIONS_KEPT = 50;

export const sites: CollectionConfig = {
  slug: 'sites',
  labels: { singular: 'Site', plural: 'Sites' },
  admin: {
    group: 'Site',
    useAsTitle: 'displayName',
    defaultColumns: ['displayName', 'name', 'country', 'theme', 'updatedAt'],
    listSearchableFields: ['displayName', 'name', 'url'],
    description: 'Addresses, languages and settings of each site. What is saved here is public at once.',
    enableListViewSelectAPI: true,
    components: {
      views: {
        newSite: {
          Component: '/views/new-document/new-site-view.tsx#NewSiteView',
          path: '/create',
          exact: true,
        },
      },
    },
  },
  versions: { maxPerDoc: VERSIONS_KEPT, drafts: false },
  access: {
    create: administrators,
    read: seenInOwnSites('id'),
    readVersions: seenInOwnSites('parent'),
    update: changedByEditors('id'),
    delete: administrators,
  },
  hooks: {
    beforeValidate: [checkSite],
    beforeChange: [keepAdministratorFields, usesOwnMedia, claimHosts],
    afterChange: [releaseHosts],
    afterDelete: [releaseAllHosts],
  },
  fields: [
    setByAdministrators({
      name: 'name',
      label: 'Short name',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: 'Such as solvik-se. It names the site everywhere inside, and stays as it is.' },
    }),
    ...fieldsFor(siteFields).map(setByAdministrators).map(withoutCopiedHosts),
    {
      name: 'brands',
      label: 'Brands',
      type: 'relationship',
      relationTo: 'brands',
      hasMany: true,
      admin: { description: 'The makes this site sells, in the order they are shown. Drag to change it.' },
    },
  ],
};

/** A copy of a site is reached at hosts of its own. */
function withoutCopiedHosts(field: Field): Field {
  if (!('name' in field) || field.name !== 'hosts') return field;
  return { ...field, hooks: { beforeDuplicate: [() => []] } } as Field;
}
