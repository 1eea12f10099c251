import { z } from 'zod';
import type { Site } from '../sites/site.ts';
import { type Destination, readDestination } from './destination.ts';
import type { Names } from './piece.ts';
import { RuleRefused } from './refusal.ts';
import type { QueryCondition, RedirectRule } from './rule.ts';
import { readSegments, type Segment } from './segment.ts';

/** What of a site its rules depend on. */
export type SiteOfRules = Pick<Site, 'groupSlug' | 'storeSlug' | 'languages'>;

/** A rule that makes sense, ready to be laid into a table. */
export type ReadRule = {
  /** Its place in the table, counted from 1. */
  number: number;
  written: RedirectRule;
  source: readonly Segment[];
  conditions: readonly QueryCondition[];
  destination: Destination;
  otherwise: Destination | undefined;
  /** It stands on the prefix of a language that the site offers: pages of that language win over it (ROUTE-32). */
  givesWay: boolean;
};

export type Reading =
  | { state: 'read'; rule: ReadRule }
  | { state: 'refused'; number: number; source: string; reason: string };

/** Everything that can be said about a rule without knowing the others. */
export function readRule(body: unknown, number: number, site: SiteOfRules): Reading {
  try {
    return { state: 'read', rule: understood(body, number, site) };
  } catch (problem) {
    if (!(problem instanceof RuleRefused)) throw problem;
    return { state: 'refused', number, source: sourceOf(body), reason: problem.message };
  }
}

function understood(body: unknown, number: number, site: SiteOfRules): ReadRule {
  const shape = ruleShape.safeParse(body);
  if (!shape.success) throw new RuleRefused(sentenceOf(shape.error));
  const written: RedirectRule = shape.data;
  const source = readSource(withSlugs(written.source, site));
  const names = namesIn(source);
  const conditions = differing(written.has ?? []);
  const consumed = conditions.map(({ key }) => key);
  const leadsTo = (text: string) => readDestination(withSlugs(text, site), names, consumed);
  const destination = leadsTo(written.destination);
  if (destination.origin !== '' && written.otherwise !== undefined)
    throw new RuleRefused(
      `nobody can know here whether a page elsewhere answers, so 'otherwise' means nothing`,
    );
  return {
    number,
    written,
    source,
    conditions,
    destination,
    otherwise: written.otherwise === undefined ? undefined : leadsTo(written.otherwise),
    givesWay: givesWay(source, site),
  };
}

function differing(conditions: readonly QueryCondition[]): readonly QueryCondition[] {
  return [...new Map(conditions.map((each) => [JSON.stringify([each.key, each.value]), each])).values()];
}

const ruleShape = z.object({
  source: z.string(),
  destination: z.string(),
  permanent: z.literal(true),
  has: z.array(z.object({ type: z.literal('query'), key: z.string().min(1), value: z.string() })).optional(),
  otherwise: z.string().optional(),
});

function sentenceOf({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join('.') || 'the rule'}: ${issue?.message}`;
}

function sourceOf(body: unknown): string {
  const { source } = (body ?? {}) as { source?: unknown };
  return typeof source === 'string' ? source : '';
}

function withSlugs(text: string, { groupSlug, storeSlug }: SiteOfRules): string {
  return text.replace(/\{(group|store)\}/g, (name) => {
    const slug = name === '{group}' ? groupSlug : storeSlug;
    if (!slug) throw new RuleRefused(`it speaks of ${name}, and the site has no such slug`);
    return slug;
  });
}

function readSource(text: string): Segment[] {
  if (!text.startsWith('/')) throw new RuleRefused(`its source '${text}' does not begin with a slash`);
  if (/[?#]/.test(text))
    throw new RuleRefused(`its source has a query; conditions on the query belong in 'has'`);
  const segments = readSegments(text);
  if (segments.slice(0, -1).some(({ kind }) => kind === 'rest'))
    throw new RuleRefused(`{${restIn(segments)}*} can only stand at the end of a source`);
  return segments;
}

function restIn(segments: readonly Segment[]): string | undefined {
  return segments.find((segment) => segment.kind === 'rest')?.name;
}

function namesIn(source: readonly Segment[]): Names {
  const values = source.flatMap((segment) => {
    if (segment.kind === 'mixed') return segment.names;
    return segment.kind === 'parameter' ? [segment.name] : [];
  });
  const rest = restIn(source);
  const all = rest ? [...values, rest] : values;
  const twice = all.find((name, at) => all.indexOf(name) !== at);
  if (twice) throw new RuleRefused(`its source has {${twice}} twice`);
  return { values, rest };
}

/** `/en` or `/en/{path*}`, where English is one of the site's languages and not the one without a prefix. */
function givesWay([first, second, ...others]: readonly Segment[], { languages }: SiteOfRules): boolean {
  if (first?.kind !== 'words' || others.length > 0 || (second && second.kind !== 'rest')) return false;
  return languages.slice(1).some((language) => language === first.words);
}
