import type { Field, Fields } from '../../src/shared/platform/fields/fields.ts';
import type { RichText } from '../../src/shared/platform/fields/rich-text.ts';
import { studioFieldName } from '../forms/studio-field-name.ts';
import { toLexical } from './rich-text-to-lexical.ts';
import { type Row, type StudioId, toRow } from './to-published.ts';

/** The studio's id for a file of the media library. */
export type MediaIdOf = (key: string) => StudioId | undefined;

/** The inverse of `toPublished`: published content as the studio's forms hold it. */
export function toStudioValue(fields: Fields, published: unknown, idOf: MediaIdOf): Row {
  const row = toRow(published);
  const value: Row = {};
  for (const [name, field] of Object.entries(fields)) {
    const one = row[name];
    if (one !== undefined && one !== null)
      value[studioFieldName(name)] = toStudioFieldValue(field, one, idOf);
  }
  return value;
}

function toStudioFieldValue(field: Field, written: unknown, idOf: MediaIdOf): unknown {
  switch (field.kind) {
    case 'choice':
      return written === '' ? null : written;
    case 'richText':
      return toLexical(written as RichText);
    case 'media':
    case 'file': {
      const { media, alt } = toRow(written);
      return { media: idOf(String(media)) ?? null, ...(alt !== '' && { alt }) };
    }
    case 'link': {
      const { href, text, target } = toRow(written);
      return { href, text, newTab: target === '_blank' };
    }
    case 'group':
      return toStudioValue(field.of ?? {}, written, idOf);
    case 'list':
      return (written as readonly unknown[]).map((row) => toStudioValue(field.of ?? {}, row, idOf));
    default:
      return written;
  }
}
