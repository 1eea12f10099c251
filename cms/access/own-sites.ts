import type { Access, Where } from 'payload';
import { type Person, toPerson, worksOn } from './person.ts';

/** Only the sites somebody works on can be seen; `field` says where a document names its site. */
export function readInOwnSites(field = 'site'): Access {
  return ({ req }) => {
    const person = toPerson(req.user);
    return person ? whereSiteOf(person, field) : false;
  };
}

/** A new document needs a site; as long as none is chosen, the form may at least be opened. */
export const createInOwnSites: Access = ({ req, data }) => {
  const person = toPerson(req.user);
  if (!person || (person.role !== 'administrator' && person.sites.length === 0)) return false;
  const site: unknown = data?.['site'];
  return site === undefined || site === null || worksOn(person, site);
};

/** For collections with drafts: authors save drafts and never publish. */
export const draftInOwnSites: Access = ({ req, data }) => {
  const person = toPerson(req.user);
  if (!person || (person.role === 'author' && data?.['_status'] === 'published')) return false;
  return whereSiteOf(person, 'site');
};

/** For what is public as soon as it is saved, and what cannot be undone: not for authors. */
export function changeAsEditor(field = 'site'): Access {
  return ({ req }) => {
    const person = toPerson(req.user);
    return person && person.role !== 'author' ? whereSiteOf(person, field) : false;
  };
}

export const createAsEditor: Access = (args) =>
  toPerson(args.req.user)?.role === 'author' ? false : createInOwnSites(args);

function whereSiteOf(person: Person, field: string): boolean | Where {
  if (person.role === 'administrator') return true;
  return person.sites.length > 0 ? { [field]: { in: [...person.sites] } } : false;
}

/** Who may save may also move to the trash and bring back; what cannot be undone is for administrators. */
export function deleteByTrash(move: Access): Access {
  return (args) =>
    args.data?.['deletedAt'] ? move(args) : toPerson(args.req.user)?.role === 'administrator';
}

/** Pages, headers and footers: drafted by all who work on a site. Authors move drafts to the trash, and nothing public. */
export const draftAccess = {
  create: createInOwnSites,
  read: readInOwnSites(),
  readVersions: readInOwnSites('version.site'),
  update: draftInOwnSites,
  delete: deleteByTrash(draftInOwnSites),
};
