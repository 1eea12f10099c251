import { InvalidRuleError } from './invalid-rule-error.ts';

/** A piece of a destination: words as they are sent, the value of a parameter, or all that `{path*}` caught. */
export type TemplatePart = string | { kind: 'value'; at: number } | { kind: 'rest' };

/** What a source has caught: its parameters in order, and the segments of `{path*}`. */
export type Captured = { values: readonly string[]; rest: readonly string[] };

/** The parameters of a source; a destination can use no others. */
export type ParameterNames = { values: readonly string[]; rest: string | undefined };

export function parameterPart(name: string, names: ParameterNames): TemplatePart {
  const at = names.values.indexOf(name);
  if (at === -1) throw new InvalidRuleError(`its source has no {${name}}`);
  return { kind: 'value', at };
}

export function restPart(name: string, names: ParameterNames): TemplatePart {
  if (name !== names.rest) throw new InvalidRuleError(`its source has no {${name}*}`);
  return { kind: 'rest' };
}

/** Neighbouring words become one piece. */
export function mergeLiterals(pieces: readonly TemplatePart[]): readonly TemplatePart[] {
  const together: TemplatePart[] = [];
  for (const piece of pieces) {
    const last = together.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') together[together.length - 1] = last + piece;
    else if (piece !== '') together.push(piece);
  }
  return together;
}

export function fillTemplate(
  pieces: readonly TemplatePart[],
  { values, rest }: Captured,
  encode: (value: string) => string,
): string {
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') text += piece;
    else if (piece.kind === 'value') text += encode(values[piece.at] ?? '');
    else for (const segment of rest) text += `/${encode(segment)}`;
  }
  return text;
}
