import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { parseTagIds } from '../../src/features/stories/tag-ids.ts';
import { relationId } from '../access/person.ts';
import { slugify } from '../collections/slugify.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { findRows } from '../publishing/payload-rows.ts';
import { type StudioId, toRow } from '../publishing/to-published.ts';
import { tagErrorMessages } from './tag-error-messages.ts';

type TagValues = { name?: string | null; key?: string | null; site?: unknown };

/** Makes the id and the key of a tag from its name, and refuses a name that another tag of the site has. */
export const nameTag: CollectionBeforeValidateHook = async ({ data, originalDoc, operation, req }) => {
  const { locale } = req;
  if (!data || !locale || locale === 'all') return data;
  const { name, key, site }: TagValues = { ...originalDoc, ...data };
  const texts = chooseText(tagErrorMessages, req.i18n.language);
  const title = name?.trim() ?? '';
  if (operation === 'create' && !title) throw refusal(texts.empty, req);
  if (!title) return data;
  const own = relationId(site) as StudioId | undefined;
  const others = (await findTagsOf(req, own)).filter(({ id }) => id !== originalDoc?.id);
  const sameName = (other: unknown) =>
    String(toRow(other)[locale] ?? '').toLowerCase() === title.toLowerCase();
  if (others.some((other) => sameName(other['name']))) throw refusal(texts.taken(title), req);
  const ids = new Set(others.map(({ tagId }) => String(tagId)));
  return {
    ...data,
    name: title,
    key: slugify(key || title) || 'tag',
    title: originalDoc?.title || title,
    ...(operation === 'create' && { tagId: freeId(slugify(title) || 'tag', ids) }),
  };
};

/** Visitors' lists would lose the stories behind it. */
export const refuseDeleteOfUsedTag: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const [tag] = await findRows(req.payload, 'tags', { where: { id: { equals: id } } });
  if (!tag) return;
  const where = { site: { equals: relationId(tag.site) } };
  const pages = await findRows(req.payload, 'pages', { where, select: { story: true, title: true } });
  const using = pages.filter(({ story }) =>
    Object.values(toRow(story)).some((each) =>
      parseTagIds(String(toRow(each)['tags'] ?? '')).includes(String(tag['tagId']).toLowerCase()),
    ),
  );
  if (using.length === 0) return;
  const titles = using.slice(0, 3).map(({ title }) => String(title));
  const texts = chooseText(tagErrorMessages, req.i18n.language);
  throw new APIError(texts.used(titles, using.length), 409, undefined, true);
};

function findTagsOf(req: PayloadRequest, site: StudioId | undefined) {
  return findRows(req.payload, 'tags', { where: { site: { equals: site ?? 0 } } });
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

function refusal(message: string, req: PayloadRequest): ValidationError {
  return new ValidationError({ collection: 'tags', errors: [{ path: 'name', message }], req });
}
