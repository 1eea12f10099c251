import { isRecordCode } from '../../shared/platform/record-code.ts';
import { InvalidRuleError } from './invalid-rule-error.ts';

/** A segment of a rule's source or destination. */
export type Segment =
  | { kind: 'literal'; text: string }
  | Mixed
  | { kind: ParameterKind; name: string }
  /** `{path*}` */
  | { kind: 'rest'; name: string };

/** A parameter that is a whole segment: `{id:number}`, `{id:code}` or `{id}`. */
export type ParameterKind = (typeof parameterKinds)[number];

/** The one that takes less comes first: digits alone, the number of a car, anything. */
export const parameterKinds = ['number', 'code', 'parameter'] as const;

/** Parameters with literal text around them: `{group}-bil-{location}.html`. One name more than there are texts between. */
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
  const literals = pieces.filter((_, at) => at % 2 === 0).map(decodeLiteral);
  const names = pieces.filter((_, at) => at % 2 === 1);
  const [prefix = '', ...others] = literals;
  if (names.length === 0) return { kind: 'literal', text: prefix };
  if (names.length === 1 && text === `{${names[0]}}`) return wholeSegment(names[0] ?? '');
  for (const name of names) checkName(name);
  const between = others.slice(0, -1);
  if (between.includes('')) throw new InvalidRuleError({ kind: 'side by side', text });
  return { kind: 'mixed', prefix, between, suffix: others.at(-1) ?? '', names };
}

const parameter = /\{([^{}]*)\}/;

function wholeSegment(name: string): Segment {
  for (const kind of ['number', 'code'] as const) {
    if (!name.endsWith(`:${kind}`)) continue;
    const marked = name.slice(0, -`:${kind}`.length);
    checkName(marked);
    return { kind, name: marked };
  }
  const rest = name.endsWith('*');
  const bare = rest ? name.slice(0, -1) : name;
  checkName(bare);
  return { kind: rest ? 'rest' : 'parameter', name: bare };
}

function checkName(name: string): void {
  if (!/^[A-Za-z]\w*$/.test(name)) throw new InvalidRuleError({ kind: 'no parameter', name });
}

export function decodeLiteral(text: string): string {
  if (/[{}]/.test(text)) throw new InvalidRuleError({ kind: 'lone brace', text });
  const decoded = tryDecode(text)?.normalize('NFC');
  if (decoded === undefined || !decoded.isWellFormed())
    throw new InvalidRuleError({ kind: 'wrong encoding', text });
  if (/[/\\\p{Cc}]/u.test(decoded) || decoded === '.' || decoded === '..')
    throw new InvalidRuleError({ kind: 'wrong part', text });
  return decoded;
}

export function tryDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Whether a parameter matches a segment. */
export function parameterTakes(kind: ParameterKind, text: string): boolean {
  if (kind === 'number') return /^\d+$/.test(text);
  return kind === 'parameter' || isRecordCode(text);
}

export function isParameter(segment: Segment): segment is Extract<Segment, { kind: ParameterKind }> {
  return segment.kind === 'parameter' || segment.kind === 'number' || segment.kind === 'code';
}

/** The number of literal characters: the more, the more specific the segment. */
export function fixedLength({ prefix, between, suffix }: Mixed): number {
  return prefix.length + suffix.length + between.reduce((sum, text) => sum + text.length, 0);
}

/** Every parameter takes at least one character and as few as it can. What was found is added to `captured`. */
export function matchMixed({ prefix, between, suffix }: Mixed, text: string, captured: string[]): boolean {
  if (!text.startsWith(prefix) || !text.endsWith(suffix)) return false;
  const found = captured.length;
  const end = text.length - suffix.length;
  let at = prefix.length;
  for (const literal of between) {
    const next = text.indexOf(literal, at + 1);
    if (next === -1 || next >= end) break;
    captured.push(text.slice(at, next));
    at = next + literal.length;
  }
  if (captured.length - found === between.length && at < end) {
    captured.push(text.slice(at, end));
    return true;
  }
  captured.length = found;
  return false;
}
