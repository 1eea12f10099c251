import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  ValidationError,
} from 'payload';
import { chooseText } from '../i18n/studio-text.ts';
import { mediaErrorMessages } from '../media/media-error-messages.ts';
import { toPerson, worksOn } from './person.ts';

const saving = ['create', 'update', 'updateByID', 'restoreVersion'];

/**
 * Without `draft` a save changes what is public, whatever status it names; for authors there is no such save.
 * Payload's own access rules do not see that argument.
 */
export const restrictAuthorsToDrafts: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (toPerson(req.user)?.role !== 'author' || !saving.includes(operation)) return;
  const { draft, data } = args as { draft?: unknown; data?: { _status?: unknown; deletedAt?: unknown } };
  // `checkTrashing` lets authors move drafts to the trash and back, and nothing else.
  const isTrashing = data !== undefined && 'deletedAt' in data;
  if ((isOn(draft) || isTrashing) && data?._status !== 'published') return;
  throw new Forbidden(req.t);
};

/** A copy of a document keeps its site without naming it; nobody creates anything in a site that is not theirs. */
export const refuseForeignSite: CollectionBeforeChangeHook = ({ data, operation, collection, req }) => {
  const person = toPerson(req.user);
  if (!person || operation !== 'create' || worksOn(person, data['site'])) return;
  if (data['site'] !== undefined && data['site'] !== null) throw new Forbidden(req.t);
  const errors = [{ path: 'site', message: chooseText(mediaErrorMessages, req.i18n.language).siteMissing }];
  throw new ValidationError({ collection: collection.slug, errors, req });
};

function isOn(flag: unknown): boolean {
  return flag === true || flag === 'true';
}
