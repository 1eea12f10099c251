import type { Access, Where } from 'payload';
import { type Person, personOf, worksOn } from './person.ts';

/** Only the sites somebody works on can be seen; `field` says where a document names its site. */
export function seenInOwnSites(field = 'site'): Access {
  return ({ req }) => {
    const person = personOf(req.user);
    return person ? withinSitesOf(person, field) : false;
  };
}

/** A new document needs a site; as long as none is chosen, the form may at least be opened. */
export const createdInOwnSites: Access = ({ req, data }) => {
  const person = personOf(req.user);
  if (!person || (person.role !== 'administrator' && person.sites.length === 0)) return false;
  const site: unknown = data?.['site'];
  return site === undefined || site === null || worksOn(person, site);
};

/** What has drafts: authors write them, and nothing of theirs is ever public by their own hand. */
export const draftedInOwnSites: Access = ({ req, data }) => {
  const person = personOf(req.user);
  if (!person || (person.role === 'author' && data?.['_status'] === 'published')) return false;
  return withinSitesOf(person, 'site');
};

/** What is public as soon as it is saved, and what cannot be taken back: not for authors. */
export function changedByEditors(field = 'site'): Access {
  return ({ req }) => {
    const person = personOf(req.user);
    return person && person.role !== 'author' ? withinSitesOf(person, field) : false;
  };
}

export const createdByEditors: Access = (args) =>
  personOf(args.req.user)?.role === 'author' ? false : createdInOwnSites(args);

function withinSitesOf(person: Person, field: string): boolean | Where {
  if (person.role === 'administrator') return true;
  return person.sites.length > 0 ? { [field]: { in: [...person.sites] } } : false;
}

/** Pages, headers and footers: written as drafts by all who work on a site, and taken away by its editors. */
export const accessToDrafts = {
  create: createdInOwnSites,
  read: seenInOwnSites(),
  readVersions: seenInOwnSites('version.site'),
  update: draftedInOwnSites,
  delete: changedByEditors(),
};
