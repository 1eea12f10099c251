import type { MediaFile } from '../media-file.ts';
import type { Picture } from '../picture.ts';
import type { Fields, MediaReference, Shown, Stored } from './fields.ts';

export type FindPicture = (reference: MediaReference) => Picture | undefined;
export type FindFile = (reference: MediaReference) => MediaFile | undefined;

/** Turns stored values into what a view receives: every media reference becomes the picture or file it points at. */
export function show<F extends Fields>(
  fields: F,
  stored: Stored<F>,
  picture: FindPicture,
  file: FindFile = () => undefined,
): Shown<F> {
  return showRow(fields, stored as Row, { picture, file }) as Shown<F>;
}

type Row = Record<string, unknown>;
type Find = { picture: FindPicture; file: FindFile };

function showRow(fields: Fields, row: Row, find: Find): Row {
  const shown: Row = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = row[name];
    if (field.kind === 'media') shown[name] = value ? find.picture(value as MediaReference) : undefined;
    else if (field.kind === 'file') shown[name] = value ? find.file(value as MediaReference) : undefined;
    else if (field.kind === 'group' && field.of) shown[name] = showRow(field.of, value as Row, find);
    else if (field.kind === 'list' && field.of) shown[name] = showRows(field.of, value as Row[], find);
    else shown[name] = value;
  }
  return shown;
}

function showRows(fields: Fields, rows: readonly Row[], find: Find): Row[] {
  return rows.map((row) => showRow(fields, row, find));
}
