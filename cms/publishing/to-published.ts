import type { Field, Fields, Link, MediaReference } from '../../src/shared/platform/fields/fields.ts';
import { safeHref } from '../../src/shared/platform/fields/safe-href.ts';
import { studioFieldName } from '../forms/studio-field-name.ts';
import { toLinkTarget } from '../links/link-target.ts';
import type { HrefOf, MediaKeyOf, References } from './references.ts';
import { fromLexical, isBlank } from './rich-text-from-lexical.ts';

export type StudioId = string | number;
export type Row = Record<string, unknown>;

/** Converts what an editor filled in to published fields: in the order of the declaration, without empty ones. */
export function toPublished(fields: Fields, value: unknown, references: References): Row {
  const row = toRow(value);
  const written: Row = {};
  for (const [name, field] of Object.entries(fields)) {
    const one = toPublishedValue(field, row[studioFieldName(name)], references);
    if (one !== undefined) written[name] = one;
  }
  return written;
}

function toPublishedValue(field: Field, value: unknown, references: References): unknown {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'dateTime':
    case 'colour':
    case 'name':
      return typeof value === 'string' && value !== '' ? value : undefined;
    case 'address':
      return safeHref.safeParse(value).data;
    case 'number':
      return typeof value === 'number' ? value : undefined;
    case 'flag':
      return value === true ? true : undefined;
    case 'choice':
      // A choice that the code no longer offers would break the whole block.
      return typeof value === 'string' && value && field.choices?.includes(value) ? value : undefined;
    case 'richText':
      return unlessBlank(value, references.href);
    case 'media':
    case 'file':
      return toMediaReference(toRow(value), references.mediaKey);
    case 'link':
      return toLink(toRow(value), references.href);
    case 'group':
      return unlessEmpty(toPublished(field.of ?? {}, value, references));
    case 'list':
      return rowsOf(value)?.map((row) => toPublished(field.of ?? {}, row, references));
  }
}

function unlessBlank(value: unknown, hrefOf: HrefOf) {
  const richText = fromLexical(value, hrefOf);
  return isBlank(richText) ? undefined : richText;
}

function toMediaReference({ media, alt }: Row, keyOf: MediaKeyOf): MediaReference | undefined {
  const key = toMediaKey(media, keyOf);
  if (key === undefined) return undefined;
  return typeof alt === 'string' && alt !== '' ? { media: key, alt } : { media: key };
}

/** The key behind a relationship to the media library, whether it came as an id or as a whole document. */
export function toMediaKey(media: unknown, keyOf: MediaKeyOf): string | undefined {
  const id = toStudioId(media);
  return id === undefined ? undefined : keyOf(id);
}

export function toStudioId(relation: unknown): StudioId | undefined {
  if (typeof relation === 'string' || typeof relation === 'number') return relation;
  const { id } = toRow(relation);
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

/** A picked target wins over a typed address. Without a safe address there is no link: it would break the whole block. */
function toLink({ href: typed, to, text, newTab }: Row, hrefOf: HrefOf): Partial<Link> | undefined {
  const target = toLinkTarget(to);
  const href = safeHref.safeParse(target ? hrefOf(target) : typed).data;
  if (href === undefined) return undefined;
  return {
    href,
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

export function toRow(value: unknown): Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : {};
}
