import type { CollectionConfig, Field } from 'payload';
import { siteFields } from '../../src/shared/sites/site.ts';
import { administratorOnly, preserveAdministratorFields } from '../access/administrator-fields.ts';
import { refuseForeignMedia } from '../access/own-media.ts';
import { changeAsEditor, readInOwnSites } from '../access/own-sites.ts';
import { administrators } from '../access/role-access.ts';
import { providedExtensions } from '../extensions/provided-extensions.ts';
import { siteExtensionFields } from '../extensions/site-extension-fields.ts';
import { toStudioFields } from '../forms/to-studio-fields.ts';
import { checkCarPath } from './check-car-path.ts';
import { checkIndices, type StoredKindOf } from './check-indices.ts';
import { checkLogo } from './check-logo.ts';
import { checkSite } from './check-site.ts';
import { claimHosts, releaseAllHosts, releaseHosts } from './claim-hosts.ts';
import { versionsWithoutDrafts } from './drafts.ts';

export const sites = ({ storedKindOf }: { storedKindOf: StoredKindOf }): CollectionConfig => ({
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
  versions: versionsWithoutDrafts,
  access: {
    create: administrators,
    read: readInOwnSites('id'),
    readVersions: readInOwnSites('parent'),
    update: changeAsEditor('id'),
    delete: administrators,
  },
  hooks: {
    beforeValidate: [checkSite, checkIndices(storedKindOf), checkCarPath, checkLogo],
    beforeChange: [preserveAdministratorFields, refuseForeignMedia, claimHosts],
    afterChange: [releaseHosts],
    afterDelete: [releaseAllHosts],
  },
  fields: [
    administratorOnly({
      name: 'name',
      label: 'Short name',
      type: 'text',
      required: true,
      unique: true,
      // Payload would add " - Copy", which no short name may hold.
      hooks: { beforeDuplicate: [({ value }) => `${value}-copy`] },
      admin: { description: 'Such as solvik-se. It names the site everywhere inside, and stays as it is.' },
    }),
    ...toStudioFields(siteFields).map(administratorOnly).map(withoutCopiedHosts),
    ...siteExtensionFields(providedExtensions()),
    {
      name: 'brands',
      label: 'Brands',
      type: 'relationship',
      relationTo: 'brands',
      hasMany: true,
      admin: { description: 'The makes this site sells, in the order they are shown. Drag to change it.' },
    },
  ],
});

/** A copy of a site needs hosts of its own. */
function withoutCopiedHosts(field: Field): Field {
  if (!('name' in field) || field.name !== 'hosts') return field;
  return { ...field, hooks: { beforeDuplicate: [() => []] } } as Field;
}
