import { type CollectionConfig, Forbidden } from 'payload';
import { administrators } from '../access/role-access.ts';
import { auditActions } from './audit-actions.ts';

export const AUDIT_LOG = 'audit-log';

const nobody = () => false;

/** Who did what, and when. Rows are added by hooks, never changed, and deleted only when they are too old. */
export function auditLog(): CollectionConfig {
  return {
    slug: AUDIT_LOG,
    labels: {
      singular: { en: 'Entry of the audit log', sv: 'Post i granskningsloggen' },
      plural: { en: 'Audit log', sv: 'Granskningslogg' },
    },
    admin: {
      group: { en: 'People', sv: 'Personer' },
      useAsTitle: 'action',
      defaultColumns: ['createdAt', 'action', 'person', 'subject', 'title', 'site', 'address'],
      listSearchableFields: ['person', 'title'],
      hideAPIURL: true,
      description: {
        en: 'Sign-ins, changes of accounts, and what was published or deleted. Only administrators see it; nobody can change it.',
        sv: 'Inloggningar, ändrade konton samt vad som publicerats eller tagits bort. Endast administratörer ser den; ingen kan ändra den.',
      },
    },
    defaultSort: '-createdAt',
    disableBulkEdit: true,
    disableDuplicate: true,
    lockDocuments: false,
    access: { create: nobody, read: administrators, update: nobody, delete: nobody },
    hooks: {
      beforeChange: [
        ({ data, operation, req }) => {
          if (operation === 'update') throw new Forbidden(req.t);
          return data;
        },
      ],
    },
    fields: [
      {
        name: 'action',
        label: { en: 'What', sv: 'Vad' },
        type: 'select',
        required: true,
        index: true,
        options: Object.entries(auditActions).map(([value, label]) => ({ value, label })),
      },
      {
        name: 'account',
        label: { en: 'Account', sv: 'Konto' },
        type: 'relationship',
        relationTo: 'users',
        index: true,
      },
      // The account may be deleted later.
      { name: 'person', label: { en: 'Who', sv: 'Vem' }, type: 'text' },
      {
        name: 'site',
        label: { en: 'Site', sv: 'Webbplats' },
        type: 'relationship',
        relationTo: 'sites',
        index: true,
      },
      { name: 'subject', label: { en: 'Kind of document', sv: 'Dokumenttyp' }, type: 'text', index: true },
      { name: 'document', label: { en: 'Document’s id', sv: 'Dokumentets id' }, type: 'text', index: true },
      { name: 'title', label: { en: 'Document', sv: 'Dokument' }, type: 'text' },
      { name: 'detail', label: { en: 'Details', sv: 'Detaljer' }, type: 'text' },
      {
        name: 'address',
        label: { en: 'Network', sv: 'Nätverk' },
        type: 'text',
        admin: {
          description: {
            en: 'The address without its last part, which would name one machine.',
            sv: 'Adressen utan sista delen, som skulle peka ut en enskild dator.',
          },
        },
      },
    ],
  };
}
