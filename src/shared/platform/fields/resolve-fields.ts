import type { MediaFile } from '../media-file.ts';
import type { Picture } from '../picture.ts';
import type { Fields, MediaReference, Resolved, Stored } from './fields.ts';

export type FindPicture = (reference: MediaReference) => Picture | undefined;
export type FindFile = (reference: MediaReference) => MediaFile | undefined;

/** Turns stored values into what a view receives: every media reference becomes the picture or file it points at. */
export function resolveFields<F extends Fields>(
  fields: F,
  stored: Stored<F>,
  picture: FindPicture,
  file: FindFile = () => undefined,
): Resolved<F> {
  return resolveRow(fields, stored as Row, { picture, file }) as Resolved<F>;
}

type Row = Record<string, unknown>;
type Find = { picture: FindPicture; file: FindFile };

function resolveRow(fields: Fields, row: Row, find: Find): Row {
  const shown: Row = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = row[name];
    if (field.kind === 'media') shown[name] = value ? find.picture(value as MediaReference) : undefined;
    else if (field.kind === 'file') shown[name] = value ? find.file(value as MediaReference) : undefined;
    else if (field.kind === 'group' && field.of) shown[name] = resolveRow(field.of, value as Row, find);
    else if (field.kind === 'list' && field.of) shown[name] = resolveRows(field.of, value as Row[], find);
    else shown[name] = value;
  }
  return shown;
}

function resolveRows(fields: Fields, rows: readonly Row[], find: Find): Row[] {
  return rows.map((row) => resolveRow(fields, row, find));
}
