import type { CollectionBeforeChangeHook, CollectionConfig, FieldHook } from 'payload';
import { roles, toPerson, worksOn } from '../access/person.ts';
import {
  administrators,
  onlyAdministrators,
  readColleagues,
  updateOwnAccount,
} from '../access/role-access.ts';
import { checkPassword, recordAccountChange, recordAccountDelete } from '../accounts/account-hooks.ts';
import { resetMail } from '../accounts/reset-mail.ts';
import { secondFactorEndpoints } from '../accounts/second-factor-endpoints.ts';
import {
  recordSignIn,
  recordSignOut,
  refreshWithinLimit,
  requireSecondFactor,
} from '../accounts/session-hooks.ts';
import { signInEndpoints } from '../accounts/sign-in-endpoints.ts';
import type { AddressSettings } from '../accounts/studio-address.ts';
import type { StudioSettings } from '../settings.ts';

const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;

type AccountSettings = AddressSettings &
  Pick<StudioSettings, 'idleMinutes' | 'sessionHours' | 'secondFactorRoles'>;

/** The people who work in the studio; `cms/accounts` has the rules of signing in. */
export function users(settings: AccountSettings): CollectionConfig {
  const { demo, origin, idleMinutes, sessionHours } = settings;
  const sessionMinutes = Math.min(idleMinutes, sessionHours * MINUTES_PER_HOUR);
  return {
    slug: 'users',
    labels: { singular: 'Person', plural: 'People' },
    auth: {
      tokenExpiration: sessionMinutes * SECONDS_PER_MINUTE,
      useSessions: true,
      cookies: { sameSite: 'Lax', secure: !demo || Boolean(origin?.startsWith('https:')) },
      forgotPassword: resetMail(settings),
    },
    endpoints: [...signInEndpoints(settings), ...secondFactorEndpoints(settings)],
    admin: {
      group: 'People',
      useAsTitle: 'name',
      defaultColumns: ['name', 'email', 'role', 'sites'],
      listSearchableFields: ['name', 'email'],
      description: 'Who may work in the studio, and on which sites.',
      hideAPIURL: true,
    },
    access: {
      create: administrators,
      read: readColleagues,
      update: updateOwnAccount,
      delete: administrators,
      unlock: administrators,
      admin: ({ req }) => Boolean(req.user),
    },
    hooks: {
      beforeValidate: [checkPassword],
      beforeChange: [firstIsAdministrator],
      afterChange: [recordAccountChange],
      afterDelete: [recordAccountDelete],
      beforeLogin: [requireSecondFactor(settings)],
      afterLogin: [recordSignIn],
      afterLogout: [recordSignOut],
      refresh: [refreshWithinLimit(settings)],
    },
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
        hooks: { afterRead: [leaveOutForeignSites] },
        admin: {
          description:
            'The sites this person works on. Others stay out of sight. Administrators see all of them.',
          condition: (_, { role }: { role?: string }) => role !== 'administrator',
        },
      },
      {
        name: 'currentPassword',
        label: { en: 'Current password', sv: 'Nuvarande lösenord' },
        type: 'text',
        virtual: true,
        access: { read: () => false },
        admin: {
          disableListColumn: true,
          disableListFilter: true,
          components: { Field: '/accounts/views/current-password-field.tsx#CurrentPasswordField' },
        },
      },
      {
        name: 'security',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/accounts/views/account-security.tsx#AccountSecurity' },
        },
      },
    ],
  };
}

/** The name of a site that somebody may not see could not be shown, only its number. */
const leaveOutForeignSites: FieldHook = ({ value, req }) => {
  const person = toPerson(req.user);
  if (!person || person.role === 'administrator' || !Array.isArray(value)) return value;
  return value.filter((site) => worksOn(person, site));
};

const labels = {
  administrator: 'Administrator of everything',
  editor: 'Editor of the sites below',
  author: 'Author without publishing',
  privacy: 'Privacy: personal data, no site',
};

/** The first account must be able to add others. */
const firstIsAdministrator: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || req.user) return data;
  const { totalDocs } = await req.payload.count({ collection: 'users', req });
  return totalDocs === 0 ? { ...data, role: 'administrator' } : data;
};
