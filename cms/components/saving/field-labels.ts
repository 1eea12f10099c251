import { chooseText, type InStudioLanguages, type StudioLanguage } from '../../i18n/studio-text.ts';

type Label = string | InStudioLanguages<string> | unknown;
/** As much of Payload's field configuration as its labels need. */
export type LabelledField = {
  name?: string;
  label?: Label;
  type?: string;
  fields?: readonly LabelledField[];
  tabs?: readonly LabelledField[];
  blocks?: readonly LabelledBlock[];
  admin?: { hidden?: unknown; readOnly?: unknown } | undefined;
};
type LabelledBlock = { slug: string; labels?: { singular?: Label }; fields?: readonly LabelledField[] };
export type FindBlock = (slug: string) => LabelledBlock | undefined;

/** The fields of a document that editors see and write, by their names. */
export function writtenFields(fields: readonly LabelledField[]): LabelledField[] {
  return namedFields(fields).filter(({ type, admin }) => type !== 'ui' && !admin?.hidden && !admin?.readOnly);
}

/** Where a field is, as an editor finds it: Content › 2. Hero › Title. */
export function labelOfPath(
  path: readonly string[],
  fields: readonly LabelledField[],
  values: unknown,
  findBlock: FindBlock,
  language: StudioLanguage,
): string {
  return labelsAlong(path, fields, values, findBlock, language).join(' › ');
}

function labelsAlong(
  path: readonly string[],
  fields: readonly LabelledField[],
  values: unknown,
  findBlock: FindBlock,
  language: StudioLanguage,
): string[] {
  const [name, ...rest] = path;
  if (name === undefined) return [];
  const field = namedFields(fields).find((each) => each.name === name);
  const value = (values as Record<string, unknown> | undefined)?.[name];
  const label = textOf(field?.label, language) || name;
  const [row] = rest;
  if (!field || row === undefined) return [label];
  if (!Array.isArray(value))
    return [label, ...labelsAlong(rest, field.fields ?? [], value, findBlock, language)];
  const content = value[Number(row)] as { blockType?: string } | undefined;
  const block = content?.blockType ? findBlock(content.blockType) : undefined;
  const number = Number(row) + 1;
  const rowLabel = block
    ? `${number}. ${textOf(block.labels?.singular, language) || block.slug}`
    : String(number);
  const inner = block?.fields ?? field.fields ?? [];
  return [label, rowLabel, ...labelsAlong(rest.slice(1), inner, content, findBlock, language)];
}

/** Tabs and rows without names only arrange their fields. */
function namedFields(fields: readonly LabelledField[]): LabelledField[] {
  return fields.flatMap((field) =>
    field.name ? [field] : namedFields([...(field.fields ?? []), ...(field.tabs ?? [])]),
  );
}

function textOf(label: Label, language: StudioLanguage): string {
  if (typeof label === 'string') return label;
  return typeof label === 'object' && label !== null && 'en' in label
    ? chooseText(label as InStudioLanguages<string>, language)
    : '';
}
