import type { FeedMapping, FieldRule } from '../../../../src/features/inventory/mapping/feed-mapping.ts';
import { isSameMapping } from '../import-wizard/draft/mapping-edits.ts';

/** Where the value of a field comes from. */
export type RuleSource = Pick<FieldRule, 'columns' | 'combine' | 'separator' | 'constant' | 'expression'>;

type RulePart = 'split' | 'unit' | 'unitColumn' | 'decimal' | 'dateOrder' | 'part';
type Sides<Value> = { before: Value | undefined; after: Value | undefined };

/** One thing that is read differently by two versions of a mapping. */
export type MappingDifference =
  | ({ of: 'source'; field: string } & Sides<RuleSource>)
  | ({ of: RulePart; field: string } & Sides<string>)
  | ({ of: 'value'; field: string; written: string } & Sides<string | number | boolean | null>)
  | ({ of: 'identity' } & Sides<NonNullable<FeedMapping['identity']>>)
  | ({ of: 'prices' } & Sides<NonNullable<FeedMapping['prices']>>)
  | ({ of: 'badLines' } & Sides<NonNullable<FeedMapping['badLines']>>)
  | ({ of: 'read'; option: keyof FeedMapping['read'] } & Sides<string | number>);

const ruleParts = ['unit', 'unitColumn', 'decimal', 'dateOrder', 'part', 'split'] as const;
const readParts = [
  ...(['format', 'encoding', 'delimiter', 'quote', 'escape', 'headerLine'] as const),
  ...(['path', 'sheet', 'files'] as const),
];

/** What changed from one version to another: field by field in the order of the later one, then what is about the whole file. */
export function mappingDifferences(before: FeedMapping, after: FeedMapping): readonly MappingDifference[] {
  const fields = new Set([...Object.keys(after.fields), ...Object.keys(before.fields)]);
  const all: MappingDifference[] = [
    ...[...fields].flatMap((field) => ruleDifferences(field, before.fields[field], after.fields[field])),
    { of: 'identity', before: before.identity, after: after.identity },
    { of: 'prices', before: before.prices, after: after.prices },
    { of: 'badLines', before: before.badLines, after: after.badLines },
    ...readParts.map((option) => ({
      ...{ of: 'read' as const, option },
      ...{ before: before.read[option], after: after.read[option] },
    })),
  ];
  return all.filter((each) => !isSameMapping(each.before, each.after));
}

function ruleDifferences(
  field: string,
  before: FieldRule | undefined,
  after: FieldRule | undefined,
): MappingDifference[] {
  const written = new Set([...Object.keys(after?.values ?? {}), ...Object.keys(before?.values ?? {})]);
  return [
    { of: 'source', field, before: before && sourceOf(before), after: after && sourceOf(after) },
    ...ruleParts.map((of) => ({ of, field, before: before?.[of], after: after?.[of] })),
    ...[...written].map((value) => ({
      ...{ of: 'value' as const, field, written: value },
      ...{ before: before?.values?.[value], after: after?.values?.[value] },
    })),
  ];
}

function sourceOf({ columns, combine, separator, constant, expression }: FieldRule): RuleSource {
  return {
    ...(columns && { columns }),
    ...(combine && { combine }),
    ...(separator !== undefined && { separator }),
    ...(constant !== undefined && { constant }),
    ...(expression !== undefined && { expression }),
  };
}
