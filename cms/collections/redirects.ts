import type { CollectionConfig } from 'payload';
import { checkRule } from './check-rule.ts';
import { publishedOnSave } from './published-on-save.ts';
import { requestedSite, requestedSource } from './requested-redirect.ts';
import { siteField } from './site-field.ts';

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  orderable: true,
  admin: {
    group: 'Site',
    useAsTitle: 'source',
    defaultColumns: ['source', 'destination', 'site', 'changedBy', 'updatedAt'],
    listSearchableFields: ['source', 'destination', 'otherwise'],
    description: 'Old addresses and where their visitors find what they came for. Saved is public.',
    enableListViewSelectAPI: true,
    components: {
      beforeListTable: ['/views/redirects/redirect-tester-panel.tsx#RedirectTesterPanel'],
      edit: { beforeDocumentControls: ['/components/rows/new-row-expander.tsx#NewRowExpander'] },
    },
  },
  ...publishedOnSave({ check: checkRule }),
  fields: [
    {
      name: 'check',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/views/redirects/rule-check.tsx#RuleCheck' },
      },
    },
    { ...siteField(), defaultValue: requestedSite },
    {
      name: 'source',
      label: 'Old address',
      type: 'text',
      required: true,
      index: true,
      defaultValue: requestedSource,
      admin: {
        description: 'A path such as /kampanj. {id} matches one part of it, {path*} at the end all the rest.',
      },
    },
    {
      name: 'destination',
      label: 'Leads to',
      type: 'text',
      required: true,
      admin: {
        description:
          'A path of the same site, or a full address of another site. Placeholders in braces are filled in.',
      },
    },
    {
      name: 'otherwise',
      label: 'Otherwise to',
      type: 'text',
      admin: { description: 'Used as long as no page of the site has the address above. May be empty.' },
    },
    {
      name: 'has',
      label: 'Only with these in the address',
      labels: { singular: 'Condition', plural: 'Conditions' },
      type: 'array',
      admin: {
        initCollapsed: true,
        description: 'What the query after the question mark must contain, such as brand = volvo.',
      },
      fields: [
        {
          name: 'type',
          type: 'select',
          options: ['query'],
          defaultValue: 'query',
          required: true,
          admin: { hidden: true },
        },
        {
          type: 'row',
          fields: [
            { name: 'key', label: 'Name', type: 'text', required: true, admin: { width: '50%' } },
            { name: 'value', label: 'Value', type: 'text', admin: { width: '50%' } },
          ],
        },
      ],
    },
    { name: 'permanent', type: 'checkbox', defaultValue: true, admin: { hidden: true } },
  ],
};
