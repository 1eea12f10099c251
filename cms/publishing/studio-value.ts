import type { Field, Fields } from '../../src/platform/fields/fields.ts';
import type { RichText } from '../../src/platform/fields/rich-text.ts';
import { studioName } from '../forms/studio-name.ts';
import { lexicalOf } from './rich-text-to-lexical.ts';
import { type Row, rowOf, type StudioId } from './written-from.ts';

/** The studio's id for a file of the media library. */
export type MediaIdOf = (key: string) => StudioId | undefined;

/** The other way round: written content as the studio's forms hold it. */
export function studioValueOf(fields: Fields, written: unknown, idOf: MediaIdOf): Row {
  const row = rowOf(written);
  const value: Row = {};
  for (const [name, field] of Object.entries(fields)) {
    const one = row[name];
    if (one !== undefined && one !== null) value[studioName(name)] = studioOne(field, one, idOf);
  }
  return value;
}

function studioOne(field: Field, written: unknown, idOf: MediaIdOf): unknown {
  switch (field.kind) {
    case 'choice':
      return written === '' ? null : written;
    case 'richText':
      return lexicalOf(written as RichText);
    case 'media':
    case 'file': {
      const { media, alt } = rowOf(written);
      return { media: idOf(String(media)) ?? null, ...(alt !== '' && { alt }) };
    }
    case 'link': {
      const { href, text, target } = rowOf(written);
      return { href, text, newTab: target === '_blank' };
    }
    case 'group':
      return studioValueOf(field.of ?? {}, written, idOf);
    case 'list':
      return (written as readonly unknown[]).map((row) => studioValueOf(field.of ?? {}, row, idOf));
    default:
      return written;
  }
}
