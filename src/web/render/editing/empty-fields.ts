import type { Field, FieldKind, Fields } from '../../../shared/platform/fields/fields.ts';

/** A field without a value, by its path in the form: `title`, `caption.text`. */
export type EmptyField = { path: string; label: string };

/** What an editor would expect to see; flags, numbers and choices always have a value of some kind. */
const fillableKinds: ReadonlySet<FieldKind> = new Set([
  'text',
  'longText',
  'richText',
  'media',
  'file',
  'link',
  'list',
]);

/** The heading comes first, whatever else is missing. */
const headings: ReadonlySet<string> = new Set(['title', 'heading']);

/** Usually left empty on purpose. */
const optionalNames: ReadonlySet<string> = new Set(['anchor']);

/** The fields of a block that nobody has filled in yet (EDIT-03). A group of which nothing is filled in counts once. */
export function emptyFields(
  fields: Fields,
  stored: Readonly<Record<string, unknown>>,
): readonly EmptyField[] {
  const empty = Object.entries(fields).flatMap(([name, field]) => emptyIn(name, field, stored[name]));
  return [
    ...empty.filter(({ path }) => headings.has(path)),
    ...empty.filter(({ path }) => !headings.has(path)),
  ];
}

function emptyIn(name: string, field: Field, value: unknown): readonly EmptyField[] {
  if (field.kind === 'group' && field.of) return emptyInGroup(name, field.label, field.of, value);
  return fillableKinds.has(field.kind) && !optionalNames.has(name) && isEmpty(value)
    ? [{ path: name, label: field.label }]
    : [];
}

function emptyInGroup(name: string, label: string, of: Fields, value: unknown): readonly EmptyField[] {
  const inside = emptyFields(of, (value ?? {}) as Record<string, unknown>);
  const wanted = Object.values(of).filter(({ kind }) => fillableKinds.has(kind)).length;
  if (inside.length > 0 && inside.length === wanted) return [{ path: name, label }];
  return inside.map((field) => ({ path: `${name}.${field.path}`, label: `${label}: ${field.label}` }));
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && 'href' in value && value.href === '';
}
