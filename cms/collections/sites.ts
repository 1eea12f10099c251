import type { CollectionConfig } from 'payload';
import { siteFields } from '../../src/sites/site.ts';
import { administrators, administratorsSet, broughtBack } from '../access/everybody.ts';
import { changedByEditors, seenInOwnSites } from '../access/own-sites.ts';
import { fieldsFor } from '../forms/fields-for.ts';
import { checkSite } from './check-site.ts';

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
  hooks: { beforeValidate: [checkSite] },
  fields: [
    {
      name: 'name',
      label: 'Short name',
      type: 'text',
      required: true,
      unique: true,
      access: { update: (field) => administratorsSet(field) || broughtBack(field) },
      admin: { description: 'Such as solvik-se. It names the site everywhere inside, and stays as it is.' },
    },
    ...fieldsFor(siteFields),
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
