import {
  type Access,
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  ValidationError,
  type Where,
} from 'payload';
import { chooseText } from '../i18n/studio-text.ts';
import { mediaErrorMessages } from '../media/media-error-messages.ts';
import { mediaIdsIn, placedMedia } from '../publishing/media-keys.ts';
import { findRows } from '../publishing/payload-rows.ts';
import { type Person, relationId, toPerson, worksOn } from './person.ts';

const FORBIDDEN = 403;

/** The media of one's own sites, and the shared library, which belongs to no site and is managed by administrators. */
export const readOwnAndSharedMedia: Access = ({ req }) => {
  const person = toPerson(req.user);
  if (!person) return false;
  if (person.role === 'administrator') return true;
  const shared: Where = { site: { exists: false } };
  return person.sites.length > 0 ? { or: [shared, { site: { in: [...person.sites] } }] } : shared;
};

/** Uploads belong to the only site somebody works on; who works on several has to choose. */
export const assignOwnSite: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  const person = toPerson(req.user);
  if (operation !== 'create' || !person || person.role === 'administrator' || relationId(data?.['site']))
    return data;
  const site = singleSite(person);
  if (site !== undefined) return { ...data, site };
  const errors = [{ path: 'site', message: chooseText(mediaErrorMessages, req.i18n.language).siteMissing }];
  throw new ValidationError({ collection: 'media', errors, req });
};

export function singleSite({ sites }: Pick<Person, 'sites'>): number | string | undefined {
  return sites.length === 1 ? sites[0] : undefined;
}

/**
 * What another site has uploaded may still be secret; nobody publishes it by guessing its id. Media that a document used
 * before may stay.
 */
export const refuseForeignMedia: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const person = toPerson(req.user);
  if (!person || person.role === 'administrator') return data;
  const before = new Set(mediaIdsIn(originalDoc).map(String));
  const added = placedMedia(data).filter(({ id }) => !before.has(String(id)));
  if (added.length === 0) return data;
  const where = { id: { in: [...new Set(added.map(({ id }) => id))] } };
  const media = await findRows(req.payload, 'media', { where, select: { site: true } });
  const foreign = new Set(
    media.filter(({ site }) => !isShared(site) && !worksOn(person, site)).map(({ id }) => String(id)),
  );
  if (foreign.size === 0) return data;
  const message = chooseText(mediaErrorMessages, req.i18n.language).foreignFile;
  const errors = added
    .filter(({ id }) => foreign.has(String(id)))
    .map(({ path }) => ({ path: path.join('.'), message }));
  throw new APIError(message, FORBIDDEN, { errors }, true);
};

function isShared(site: unknown): boolean {
  return site === null || site === undefined;
}
