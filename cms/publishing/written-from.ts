import type { Field, Fields, Link, MediaReference } from '../../src/platform/fields/fields.ts';
import { safeHref } from '../../src/platform/fields/safe-href.ts';
import { studioName } from '../forms/studio-name.ts';
import { isBlank, richTextOf } from './rich-text-from-lexical.ts';

export type StudioId = string | number;
/** The published key of a file in the studio's media library; undefined when it is gone. */
export type MediaKeyOf = (id: StudioId) => string | undefined;
export type Row = Record<string, unknown>;

/** What an editor filled in, as it is published: in the order of the declaration, what is empty left out. */
export function writtenFrom(fields: Fields, value: unknown, keyOf: MediaKeyOf): Row {
  const row = rowOf(value);
  const written: Row = {};
  for (const [name, field] of Object.entries(fields)) {
    const one = writtenOne(field, row[studioName(name)], keyOf);
    if (one !== undefined) written[name] = one;
  }
  return written;
}

function writtenOne(field: Field, value: unknown, keyOf: MediaKeyOf): unknown {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'dateTime':
      return typeof value === 'string' && value !== '' ? value : undefined;
    case 'number':
      return typeof value === 'number' ? value : undefined;
    case 'flag':
      return value === true ? true : undefined;
    case 'choice':
      // A choice that the code no longer offers would break the whole block.
      return typeof value === 'string' && value && field.choices?.includes(value) ? value : undefined;
    case 'richText':
      return unlessBlank(value);
    case 'media':
    case 'file':
      return referenceOf(rowOf(value), keyOf);
    case 'link':
      return linkOf(rowOf(value));
    case 'group':
      return unlessEmpty(writtenFrom(field.of ?? {}, value, keyOf));
    case 'list':
      return rowsOf(value)?.map((row) => writtenFrom(field.of ?? {}, row, keyOf));
  }
}

function unlessBlank(value: unknown) {
  const richText = richTextOf(value);
  return isBlank(richText) ? undefined : richText;
}

function referenceOf({ media, alt }: Row, keyOf: MediaKeyOf): MediaReference | undefined {
  const key = keyFrom(media, keyOf);
  if (key === undefined) return undefined;
  return typeof alt === 'string' && alt !== '' ? { media: key, alt } : { media: key };
}

/** The key behind a relationship to the media library, whether it came as an id or as a whole document. */
export function keyFrom(media: unknown, keyOf: MediaKeyOf): string | undefined {
  const id = idFrom(media);
  return id === undefined ? undefined : keyOf(id);
}

export function idFrom(relation: unknown): StudioId | undefined {
  if (typeof relation === 'string' || typeof relation === 'number') return relation;
  const { id } = rowOf(relation);
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

/** An address that no page may link to would break the whole block; the studio's form says so before. */
function linkOf({ href, text, newTab }: Row): Partial<Link> | undefined {
  if (!safeHref.safeParse(href).success) return undefined;
  return {
    href: href as string,
    ...(typeof text === 'string' && text !== '' && { text }),
    ...(newTab === true && { target: '_blank' as const }),
  };
}

function unlessEmpty(row: Row): Row | undefined {
  return Object.keys(row).length > 0 ? row : undefined;
}

function rowsOf(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) && value.length > 0 ? value : undefined;
}

export function rowOf(value: unknown): Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : {};
}
