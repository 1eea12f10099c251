import type { RedirectRule } from '../rule.ts';

type PageExists = (path: string) => boolean;

/**
 * The table as described in docs/decisions/010, implemented in the slow and obvious way: all rules sorted, then tried
 * one after the other. The compiled table must give the same results.
 */
export function referenceTable(rules: readonly RedirectRule[]) {
  const first = firstMentions(rules);
  const inOrder = rules
    .map((rule, at) => ({ rule, at, segments: segmentsOf(rule.source) }))
    .map((listed) => ({ ...listed, caught: catcher(listed.segments) }))
    .sort((one, other) => compare(one, other, first));
  return (
    path: string,
    query: string,
    pageExists: PageExists,
  ): { rule: number; location: string } | undefined => {
    const asked = segmentsOf(path);
    const winner = inOrder.find(({ rule, caught }) => caught(asked) && holds(rule, query));
    const values = winner?.caught(asked);
    if (!winner || !values) return undefined;
    const { source, destination, otherwise, has = [] } = winner.rule;
    if (source.includes(':code}') && pageExists(`/${asked.join('/')}`)) return undefined;
    const keys = has.map(({ key }) => key);
    const first = filled(destination, values, keys, query);
    const missing = otherwise !== undefined && !pageExists(decodeURIComponent(first.split('?')[0] ?? ''));
    const location = missing ? filled(otherwise, values, keys, query) : first;
    const here = `/${asked.map(encodeURIComponent).join('/')}${query && `?${query}`}`;
    return location === here ? undefined : { rule: winner.at + 1, location };
  };
}

type Listed = { rule: RedirectRule; at: number; segments: readonly string[] };

function segmentsOf(path: string): readonly string[] {
  const decoded = path.split('/').filter(Boolean).map(decodeURIComponent);
  return decoded.map((segment) => segment.normalize('NFC'));
}

function holds({ has = [] }: RedirectRule, query: string): boolean {
  const asked = new URLSearchParams(query);
  return has.every(({ key, value }) => asked.getAll(key).includes(value));
}

/** The closer description first, segment by segment; then the one with more conditions; then the order of the table. */
function compare(one: Listed, other: Listed, first: ReadonlyMap<string, number>): number {
  for (let at = 0; at < Math.max(one.segments.length, other.segments.length); at += 1) {
    const [mine, its] = [one.segments[at], other.segments[at]];
    const byKind = rank(mine) - rank(its);
    if (byKind !== 0) return byKind;
    if (mine === undefined || its === undefined || nameless(mine) === nameless(its)) continue;
    if (rank(mine) === 1) return mine < its ? -1 : 1;
    const byLength = fixed(its) - fixed(mine);
    if (byLength !== 0) return byLength;
    const mention = ({ segments }: Listed) => first.get(startOf(segments, at + 1)) ?? 0;
    return mention(one) - mention(other);
  }
  const asksFor = ({ rule }: Listed) => new Set(rule.has?.map((condition) => JSON.stringify(condition))).size;
  return asksFor(other) - asksFor(one) || one.at - other.at;
}

/** The end of a source, words, words with parameters between them, a number, a code, a parameter, `{path*}`. */
function rank(segment: string | undefined): number {
  if (segment === undefined) return 0;
  if (!segment.includes('{')) return 1;
  if (segment.endsWith('*}')) return 6;
  if (segment.endsWith(':number}')) return 3;
  if (segment.endsWith(':code}')) return 4;
  return /^\{\w+\}$/.test(segment) ? 5 : 2;
}

function nameless(segment: string): string {
  return segment.replace(/\{\w+/g, '{');
}

function fixed(segment: string): number {
  return segment.replace(/\{\w+\}/g, '').length;
}

function startOf(segments: readonly string[], length: number): string {
  return segments.slice(0, length).map(nameless).join('/');
}

/** Which rule is the first whose source begins like this. */
function firstMentions(rules: readonly RedirectRule[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const [at, { source }] of rules.entries()) {
    const segments = segmentsOf(source);
    for (const length of segments.keys()) {
      const start = startOf(segments, length + 1);
      if (!first.has(start)) first.set(start, at);
    }
  }
  return first;
}

type Values = ReadonlyMap<string, readonly string[]>;

/** What a number and a code match, by their rank. */
const values: Record<number, string> = {
  3: '(\\d+)',
  4: '((?=[^]*\\d)[A-Za-z\\d](?:[A-Za-z\\d.-]*[A-Za-z\\d])?)',
};

function catcher(segments: readonly string[]): (asked: readonly string[]) => Values | undefined {
  const rest = /^\{(\w+)\*\}$/.exec(segments.at(-1) ?? '')?.[1];
  const single = (rest ? segments.slice(0, -1) : segments).map((segment) => ({
    names: [...segment.matchAll(/\{(\w+)(?::\w+)?\}/g)].map(([, name = '']) => name),
    pattern: new RegExp(
      `^${segment
        .split(/\{\w+(?::\w+)?\}/)
        .map(escaped)
        .join(values[rank(segment)] ?? '([^]+?)')}$`,
    ),
  }));
  return (asked) => {
    if (rest ? asked.length < single.length : asked.length !== single.length) return undefined;
    const values = new Map<string, readonly string[]>();
    for (const [at, { names, pattern }] of single.entries()) {
      const match = pattern.exec(asked[at] ?? '');
      if (!match) return undefined;
      for (const [place, name] of names.entries()) values.set(name, [match[place + 1] ?? '']);
    }
    if (rest) values.set(rest, asked.slice(single.length));
    return values;
  };
}

/** Own query first, then what was brought, without keys of its own and keys of conditions. */
function filled(
  destination: string,
  values: Values,
  consumed: readonly string[],
  requestQuery: string,
): string {
  const put = (text: string) =>
    text.replace(/\{(\w+)(?::\w+)?\*?\}/g, (_, name: string) =>
      (values.get(name) ?? []).map(encodeURIComponent).join('/'),
    );
  const [, origin = '', path = '', query = ''] =
    /^(https?:\/\/[^/?]+)?([^?]*)\??(.*)$/.exec(destination) ?? [];
  const own = new URLSearchParams(query);
  const pairs = [...own].map(([key, value]) => `${encodeURIComponent(key)}=${put(encoded(value))}`);
  const keyOf = (pair: string) => [...new URLSearchParams(pair).keys()][0] ?? '';
  const taken = (pair: string) => own.has(keyOf(pair)) || consumed.includes(keyOf(pair));
  const all = [...pairs, ...requestQuery.split('&').filter((pair) => pair !== '' && !taken(pair))];
  const segments = segmentsOf(path)
    .map((segment) => put(encoded(segment)))
    .filter(Boolean);
  const place = segments.map((segment) => `/${segment}`).join('');
  const end = origin === '' ? place || '/' : place + (path.endsWith('/') ? '/' : '');
  return `${origin}${end}${all.length > 0 ? `?${all.join('&')}` : ''}`;
}

/** Everything but the parameters. */
function encoded(text: string): string {
  return text.replace(/[^{}*:]+/g, encodeURIComponent);
}

function escaped(words: string): string {
  return words.replace(/[^\p{L}\d]/gu, '\\$&');
}
