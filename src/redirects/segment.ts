import { InvalidRuleError } from './invalid-rule-error.ts';

/** A segment of an address, as a rule writes it. */
export type Segment =
  | { kind: 'literal'; text: string }
  | Mixed
  | { kind: 'parameter'; name: string }
  /** `{path*}` */
  | { kind: 'rest'; name: string };

/** Parameters with words around them: `{group}-bil-{location}.html`. One name more than there are words between. */
export type Mixed = {
  kind: 'mixed';
  prefix: string;
  between: readonly string[];
  suffix: string;
  names: readonly string[];
};

/** The segments of a path in a rule, decoded. Empty ones are dropped, so that no `//` survives. */
export function parseSegments(path: string): Segment[] {
  return path.split('/').filter(Boolean).map(parseSegment);
}

function parseSegment(text: string): Segment {
  const pieces = text.split(parameter);
  const words = pieces.filter((_, at) => at % 2 === 0).map(decodeLiteral);
  const names = pieces.filter((_, at) => at % 2 === 1);
  const [prefix = '', ...others] = words;
  if (names.length === 0) return { kind: 'literal', text: prefix };
  if (names.length === 1 && text === `{${names[0]}}`) return wholeSegment(names[0] ?? '');
  for (const name of names) checkName(name);
  const between = others.slice(0, -1);
  if (between.includes('')) throw new InvalidRuleError(`two parameters stand side by side in '${text}'`);
  return { kind: 'mixed', prefix, between, suffix: others.at(-1) ?? '', names };
}

const parameter = /\{([^{}]*)\}/;

function wholeSegment(name: string): Segment {
  const rest = name.endsWith('*');
  const bare = rest ? name.slice(0, -1) : name;
  checkName(bare);
  return { kind: rest ? 'rest' : 'parameter', name: bare };
}

function checkName(name: string): void {
  if (!/^[A-Za-z]\w*$/.test(name)) throw new InvalidRuleError(`'{${name}}' is no parameter`);
}

export function decodeLiteral(text: string): string {
  if (/[{}]/.test(text)) throw new InvalidRuleError(`a brace in '${text}' has no partner`);
  const words = tryDecode(text)?.normalize('NFC');
  if (words === undefined || !words.isWellFormed())
    throw new InvalidRuleError(`'${text}' is wrongly encoded`);
  if (/[/\\\p{Cc}]/u.test(words) || words === '.' || words === '..')
    throw new InvalidRuleError(`'${text}' cannot stand between two slashes`);
  return words;
}

export function tryDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** How many of the words are fixed: the more, the closer the rule describes an address. */
export function fixedLength({ prefix, between, suffix }: Mixed): number {
  return prefix.length + suffix.length + between.reduce((sum, words) => sum + words.length, 0);
}

/** Every parameter takes at least one character and as few as it can. What was found is added to `captured`. */
export function matchMixed({ prefix, between, suffix }: Mixed, text: string, captured: string[]): boolean {
  if (!text.startsWith(prefix) || !text.endsWith(suffix)) return false;
  const found = captured.length;
  const end = text.length - suffix.length;
  let at = prefix.length;
  for (const words of between) {
    const next = text.indexOf(words, at + 1);
    if (next === -1 || next >= end) break;
    captured.push(text.slice(at, next));
    at = next + words.length;
  }
  if (captured.length - found === between.length && at < end) {
    captured.push(text.slice(at, end));
    return true;
  }
  captured.length = found;
  return false;
}
