import type { CollectionBeforeChangeHook, Field, FieldAccess } from 'payload';
import { toPerson } from './person.ts';
import { onlyAdministrators, whileRestoringVersion } from './role-access.ts';

/** What decides which requests and which data reach a site: a wrong value takes another site's visitors or cars. */
const administratorFields: ReadonlySet<string> = new Set([
  'name',
  'url',
  'hosts',
  'redirectsWww',
  'languages',
  'pathToCarList',
  'carDetailPath',
  'siteDetailPath',
  'workshopBookingPath',
  'storeSlug',
  'groupSlug',
  'indices',
]);

const update: FieldAccess = (args) => onlyAdministrators(args) || whileRestoringVersion(args);

/** Makes the fields that belong to administrators read-only for everybody else, in the form and over the API. */
export function administratorOnly(field: Field): Field {
  if (!('name' in field) || !administratorFields.has(field.name)) return field;
  return { ...field, access: { update } } as Field;
}

/** An editor who restores an older version restores only what an editor may change. */
export const preserveAdministratorFields: CollectionBeforeChangeHook = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const person = toPerson(req.user);
  if (operation !== 'update' || !person || person.role === 'administrator') return data;
  const preserved = [...administratorFields].map((name) => [name, originalDoc?.[name]]);
  return { ...data, ...Object.fromEntries(preserved) };
};
