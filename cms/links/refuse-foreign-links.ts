import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { relationId } from '../access/person.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { findRows } from '../publishing/payload-rows.ts';
import { linkErrorMessages } from './link-error-messages.ts';
import { type LinkTarget, linkTargetsIn, targetDocument, toLinkTarget } from './link-target.ts';

/** A link leads to pages of its own site, and to files of it or of the shared library. What it led to before may stay. */
export const refuseForeignLinks: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const before = new Set(linkTargetsIn(originalDoc).map(targetDocument));
  const added = placedTargets(data, []).filter(({ target }) => {
    const document = targetDocument(target);
    return document !== undefined && !before.has(document);
  });
  if (added.length === 0) return data;
  const site = String(relationId(data['site'] ?? originalDoc?.site));
  const known = new Set([
    ...(await findOwn('pages', added, (owner) => owner === site)),
    ...(await findOwn('media', added, (owner) => owner === site || owner === 'undefined')),
  ]);
  const { foreign: message } = chooseText(linkErrorMessages, req.i18n.language);
  const errors = added
    .filter(({ target }) => !known.has(targetDocument(target) ?? ''))
    .map(({ path }) => ({ path, message }));
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  return data;

  async function findOwn(name: string, placed: readonly PlacedTarget[], isOwn: (site: string) => boolean) {
    const ids = placed.flatMap(({ target }) => {
      const [collectionName, id] = targetDocument(target)?.split('.') ?? [];
      return collectionName === name && id ? [id] : [];
    });
    if (ids.length === 0) return [];
    const rows = await findRows(req.payload, name, { where: { id: { in: ids } }, select: { site: true } });
    return rows
      .filter((row) => isOwn(String(relationId(row.site) ?? undefined)))
      .map(({ id }) => `${name}.${id}`);
  }
};

type PlacedTarget = { target: LinkTarget; path: string };

/** The targets of a document with the paths of their fields. */
function placedTargets(value: unknown, path: readonly string[]): PlacedTarget[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const target = name === 'to' ? toLinkTarget(part) : undefined;
    return target ? [{ target, path: [...path, name].join('.') }] : placedTargets(part, [...path, name]);
  });
}
