import type { Access, FieldAccess } from 'payload';
import { toPerson } from './person.ts';

export const signedIn: Access = ({ req }) => toPerson(req.user) !== undefined;

export const administrators: Access = ({ req }) => toPerson(req.user)?.role === 'administrator';

export const onlyAdministrators: FieldAccess = ({ req }) => toPerson(req.user)?.role === 'administrator';

/** An older version is restored whole: Payload would drop the fields that may not be written, and then miss them. */
export const whileRestoringVersion: FieldAccess = ({ req }) => req.context['isRestoringVersion'] === true;

/** People see themselves and those who work on the same sites, because names are shown beside what somebody is editing. */
export const readColleagues: Access = ({ req }) => {
  const person = toPerson(req.user);
  if (!person) return false;
  if (person.role === 'administrator') return true;
  return { or: [{ id: { equals: person.id } }, { sites: { in: [...person.sites] } }] };
};

export const updateOwnAccount: Access = ({ req }) => {
  const person = toPerson(req.user);
  if (!person) return false;
  return person.role === 'administrator' ? true : { id: { equals: person.id } };
};
