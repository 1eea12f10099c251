import type { z } from 'zod';
import type { Site } from '../../shared/sites/site.ts';
import { type Destination, parseDestination } from './destination.ts';
import type { ParameterNames } from './destination-template.ts';
import { InvalidRuleError } from './invalid-rule-error.ts';
import { type QueryCondition, type RedirectRule, redirectRule } from './rule.ts';
import type { RuleProblem } from './rule-problem.ts';
import { isParameter, parseSegments, type Segment } from './segment.ts';

/** The settings of a site that its rules depend on. */
export type RuleSite = Pick<Site, 'groupSlug' | 'storeSlug' | 'languages'>;

/** A valid rule, ready to be compiled into a table. */
export type ParsedRule = {
  /** Its number in the table, counted from 1. */
  number: number;
  authored: RedirectRule;
  source: readonly Segment[];
  conditions: readonly QueryCondition[];
  destination: Destination;
  otherwise: Destination | undefined;
  /** Its source is the prefix of a language that the site offers: addresses below it are that language's (ROUTE-32). */
  yieldsToLanguage: boolean;
};

export type RuleParseResult =
  | { state: 'parsed'; rule: ParsedRule }
  | { state: 'refused'; number: number; source: string; problem: RuleProblem; field: RuleField };

/** Where in a rule a problem stands. */
export type RuleField = 'source' | 'destination' | 'otherwise';

/** Validates a rule by itself; loops and duplicates are found later. */
export function parseRule(body: unknown, number: number, site: RuleSite): RuleParseResult {
  let field: RuleField = 'source';
  const enter = (next: RuleField) => {
    field = next;
  };
  try {
    return { state: 'parsed', rule: parse(body, number, site, enter) };
  } catch (error) {
    if (!(error instanceof InvalidRuleError)) throw error;
    return { state: 'refused', number, source: sourceOf(body), problem: error.problem, field };
  }
}

/** Says which field it parses, so that a problem is reported where it stands. */
function parse(body: unknown, number: number, site: RuleSite, enter: (field: RuleField) => void): ParsedRule {
  const shape = redirectRule.safeParse(body);
  if (!shape.success) throw new InvalidRuleError(shapeProblem(shape.error));
  const written = shape.data;
  const source = parseSource(withSlugs(written.source, site));
  const names = namesIn(source);
  const conditions = distinct(written.has ?? []);
  const consumed = conditions.map(({ key }) => key);
  const leadsTo = (text: string) => parseDestination(withSlugs(text, site), names, consumed);
  enter('destination');
  const destination = leadsTo(written.destination);
  enter('otherwise');
  if (destination.origin !== '' && written.otherwise !== undefined)
    throw new InvalidRuleError({ kind: 'otherwise elsewhere' });
  return {
    number,
    authored: written,
    source,
    conditions,
    destination,
    otherwise: written.otherwise === undefined ? undefined : leadsTo(written.otherwise),
    yieldsToLanguage: yieldsToLanguage(source, site),
  };
}

function distinct(conditions: readonly QueryCondition[]): readonly QueryCondition[] {
  return [...new Map(conditions.map((each) => [JSON.stringify([each.key, each.value]), each])).values()];
}

function shapeProblem({ issues: [issue] }: z.ZodError): RuleProblem {
  return { kind: 'wrong shape', field: issue?.path.join('.') ?? '', detail: issue?.message ?? '' };
}

function sourceOf(body: unknown): string {
  const { source } = (body ?? {}) as { source?: unknown };
  return typeof source === 'string' ? source : '';
}

function withSlugs(text: string, { groupSlug, storeSlug }: RuleSite): string {
  return text.replace(/\{(group|store)\}/g, (name) => {
    const slug = name === '{group}' ? groupSlug : storeSlug;
    if (!slug) throw new InvalidRuleError({ kind: 'no slug', name });
    return slug;
  });
}

function parseSource(text: string): Segment[] {
  if (!text.startsWith('/')) throw new InvalidRuleError({ kind: 'no slash', text });
  if (/[?#]/.test(text)) throw new InvalidRuleError({ kind: 'query in source' });
  const segments = parseSegments(text);
  if (segments.slice(0, -1).some(({ kind }) => kind === 'rest'))
    throw new InvalidRuleError({ kind: 'rest not last', name: restIn(segments) ?? '' });
  return segments;
}

function restIn(segments: readonly Segment[]): string | undefined {
  return segments.find((segment) => segment.kind === 'rest')?.name;
}

function namesIn(source: readonly Segment[]): ParameterNames {
  const values = source.flatMap((segment) => {
    if (segment.kind === 'mixed') return segment.names;
    return isParameter(segment) ? [segment.name] : [];
  });
  const rest = restIn(source);
  const all = rest ? [...values, rest] : values;
  const twice = all.find((name, at) => all.indexOf(name) !== at);
  if (twice) throw new InvalidRuleError({ kind: 'parameter twice', name: twice });
  return { values, rest };
}

/** `/en` or `/en/{path*}`, where English is one of the site's languages and not the one without a prefix. */
function yieldsToLanguage([first, second, ...others]: readonly Segment[], { languages }: RuleSite): boolean {
  if (first?.kind !== 'literal' || others.length > 0 || (second && second.kind !== 'rest')) return false;
  return languages.slice(1).some((language) => language === first.text);
}
