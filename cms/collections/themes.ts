import type { CollectionConfig } from 'payload';
import { themeFields } from '../../src/shared/ui/themes/theme-fields.ts';
import { administrators, signedIn } from '../access/role-access.ts';
import { toStudioField } from '../forms/to-studio-fields.ts';
import { checkTheme, refuseDeleteOfUsedTheme } from './check-theme.ts';
import { drafts } from './drafts.ts';

/** What sites look like. Any site may have any theme, so only administrators change them. */
export const themes: CollectionConfig = {
  slug: 'themes',
  labels: { singular: 'Theme', plural: 'Themes' },
  admin: {
    group: 'Site',
    useAsTitle: 'displayName',
    defaultColumns: ['displayName', 'name', '_status', 'changedBy', 'updatedAt'],
    listSearchableFields: ['displayName', 'name'],
    description:
      'What sites look like: colours, type and shape. Sites and pages name a theme; nothing is public before it is published.',
    enableListViewSelectAPI: true,
  },
  defaultSort: 'displayName',
  versions: drafts,
  access: {
    create: administrators,
    read: signedIn,
    readVersions: signedIn,
    update: administrators,
    delete: administrators,
  },
  hooks: { beforeValidate: [checkTheme], beforeDelete: [refuseDeleteOfUsedTheme] },
  fields: [
    field('displayName'),
    {
      name: 'name',
      label: 'Short name',
      type: 'text',
      required: true,
      unique: true,
      hooks: { beforeDuplicate: [({ value }) => `${value}-copy`] },
      admin: {
        description: 'Such as harbour. Sites and pages name the theme by it, so it stays as it is.',
      },
    },
    {
      name: 'shownOn',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/components/themes/preview-page.tsx#PreviewPage' },
      },
    },
    field('colours'),
    {
      name: 'contrast',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/components/themes/theme-contrast.tsx#ThemeContrast' },
      },
    },
    field('dark'),
    field('type'),
    field('shape'),
    field('buttons'),
    field('pictures'),
    field('map'),
    field('mail'),
    field('print'),
    field('mixed'),
  ],
};

function field(name: keyof typeof themeFields) {
  return toStudioField(name, themeFields[name]);
}
