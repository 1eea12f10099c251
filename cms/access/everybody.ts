import type { Access, FieldAccess } from 'payload';
import { personOf } from './person.ts';

export const signedIn: Access = ({ req }) => personOf(req.user) !== undefined;

export const administrators: Access = ({ req }) => personOf(req.user)?.role === 'administrator';

export const administratorsSet: FieldAccess = ({ req }) => personOf(req.user)?.role === 'administrator';

/** An older version is brought back whole: Payload takes out of it what may not be written, and then misses it. */
export const broughtBack: FieldAccess = ({ req }) => req.context['isRestoringVersion'] === true;

/** Oneself and those who work on the same sites: their names stand beside what they are editing. */
export const seenByColleagues: Access = ({ req }) => {
  const person = personOf(req.user);
  if (!person) return false;
  if (person.role === 'administrator') return true;
  return { or: [{ id: { equals: person.id } }, { sites: { in: [...person.sites] } }] };
};

export const oneself: Access = ({ req }) => {
  const person = personOf(req.user);
  if (!person) return false;
  return person.role === 'administrator' ? true : { id: { equals: person.id } };
};
