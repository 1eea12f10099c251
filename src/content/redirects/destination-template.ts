import { InvalidRuleError } from './invalid-rule-error.ts';

/** A part of a destination: literal text, the value of a parameter, or all that `{path*}` captured. */
export type TemplatePart = string | { kind: 'value'; at: number } | { kind: 'rest' };

/** What a source captured: its parameters in order, and the segments of `{path*}`. */
export type Captured = { values: readonly string[]; rest: readonly string[] };

/** The parameters of a source; a destination can use no others. */
export type ParameterNames = { values: readonly string[]; rest: string | undefined };

export function parameterPart(name: string, names: ParameterNames): TemplatePart {
  const at = names.values.indexOf(name);
  if (at === -1) throw new InvalidRuleError({ kind: 'unknown parameter', name });
  return { kind: 'value', at };
}

export function restPart(name: string, names: ParameterNames): TemplatePart {
  if (name !== names.rest) throw new InvalidRuleError({ kind: 'unknown parameter', name: `${name}*` });
  return { kind: 'rest' };
}

/** Adjacent literals become one part. */
export function mergeLiterals(parts: readonly TemplatePart[]): readonly TemplatePart[] {
  const together: TemplatePart[] = [];
  for (const part of parts) {
    const last = together.at(-1);
    if (typeof part === 'string' && typeof last === 'string') together[together.length - 1] = last + part;
    else if (part !== '') together.push(part);
  }
  return together;
}

export function fillTemplate(
  parts: readonly TemplatePart[],
  { values, rest }: Captured,
  encode: (value: string) => string,
): string {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if (part.kind === 'value') text += encode(values[part.at] ?? '');
    else for (const segment of rest) text += `/${encode(segment)}`;
  }
  return text;
}
