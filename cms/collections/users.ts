import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { roles } from '../access/person.ts';
import {
  administrators,
  onlyAdministrators,
  readColleagues,
  updateOwnAccount,
} from '../access/role-access.ts';

const LOCK_MS = 10 * 60 * 1000;
const SESSION_SECONDS = 8 * 60 * 60;

export function users({ secureCookies }: { secureCookies: boolean }): CollectionConfig {
  return {
    slug: 'users',
    labels: { singular: 'Person', plural: 'People' },
    auth: {
      maxLoginAttempts: 5,
      lockTime: LOCK_MS,
      tokenExpiration: SESSION_SECONDS,
      cookies: { sameSite: 'Lax', secure: secureCookies },
    },
    admin: {
      group: 'People',
      useAsTitle: 'name',
      defaultColumns: ['name', 'email', 'role', 'sites'],
      listSearchableFields: ['name', 'email'],
      description: 'Who may work in the studio, and on which sites.',
    },
    access: {
      create: administrators,
      read: readColleagues,
      update: updateOwnAccount,
      delete: administrators,
      unlock: administrators,
      admin: ({ req }) => Boolean(req.user),
    },
    hooks: { beforeChange: [firstIsAdministrator] },
    fields: [
      {
        name: 'name',
        label: 'Name',
        type: 'text',
        required: true,
        admin: { description: 'Shown to colleagues beside what this person is editing.' },
      },
      {
        name: 'role',
        label: 'Role',
        type: 'select',
        required: true,
        defaultValue: 'author',
        options: roles.map((role) => ({ label: labels[role], value: role })),
        access: { create: onlyAdministrators, update: onlyAdministrators },
        admin: { description: 'Authors write drafts; an editor publishes them.' },
      },
      {
        name: 'sites',
        label: 'Sites',
        type: 'relationship',
        relationTo: 'sites',
        hasMany: true,
        access: { create: onlyAdministrators, update: onlyAdministrators },
        admin: {
          description:
            'The sites this person works on. Others stay out of sight. Administrators see all of them.',
          condition: (_, { role }: { role?: string }) => role !== 'administrator',
        },
      },
    ],
  };
}

const labels = {
  administrator: 'Administrator of everything',
  editor: 'Editor of the sites below',
  author: 'Author without publishing',
};

/** The first account must be able to add others. */
const firstIsAdministrator: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || req.user) return data;
  const { totalDocs } = await req.payload.count({ collection: 'users', req });
  return totalDocs === 0 ? { ...data, role: 'administrator' } : data;
};
