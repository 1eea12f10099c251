import type { IndexKind } from '../index-definitions.ts';
import { definitionOfKind } from '../index-definitions.ts';
import { feedProblem } from '../problems/feed-problems.ts';
import { compileMapping, type MappingProblem } from './compile-mapping.ts';
import { type FeedMapping, feedMapping } from './feed-mapping.ts';
import { targetFields } from './target-fields.ts';

/** A mapping that an index of this kind can use, or everything that is wrong with it. */
export function checkMapping(
  value: unknown,
  kind: IndexKind,
): { mapping: FeedMapping } | { problems: readonly MappingProblem[] } {
  const parsed = feedMapping.safeParse(value);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
    return { problems };
  }
  const mapping = parsed.data;
  const compiled = compileMapping(mapping, kind, { language: 'en' });
  const problems = 'problems' in compiled ? [...compiled.problems] : [];
  const idField = definitionOfKind(kind).id;
  for (const { name, isRequired } of targetFields(kind).values()) {
    const isGiven =
      mapping.fields[name] !== undefined || (name === idField && mapping.identity !== undefined);
    if (isRequired && !isGiven)
      problems.push({ field: name, message: feedProblem('field-needed', { field: name }) });
  }
  for (const [field, { columns, constant, expression }] of Object.entries(mapping.fields))
    if (!columns?.length && constant === undefined && expression === undefined)
      problems.push({ field, message: feedProblem('rule-empty') });
  return problems.length > 0 ? { problems } : { mapping };
}
