import {
  mergeLiterals,
  type ParameterNames,
  parameterPart,
  type TemplatePart,
} from './destination-template.ts';
import { InvalidRuleError } from './invalid-rule-error.ts';

type QueryTemplate = { keys: readonly string[]; pieces: readonly TemplatePart[] };

/** The query of a destination: `car_site_region=Stockholm&car_site_region=Uppsala`. */
export function parseQueryTemplate(text: string, names: ParameterNames): QueryTemplate {
  const keys: string[] = [];
  const pieces = text
    .split('&')
    .filter(Boolean)
    .flatMap((pair, at) => {
      const mark = pair.indexOf('=');
      const key = decodeText(mark === -1 ? pair : pair.slice(0, mark));
      keys.push(key);
      const value = mark === -1 ? [] : ['=', ...toParts(pair.slice(mark + 1), names)];
      return [at === 0 ? '' : '&', encodeURIComponent(key), ...value];
    });
  return { keys, pieces: mergeLiterals(pieces) };
}

function toParts(text: string, names: ParameterNames): TemplatePart[] {
  return text
    .split(/\{([^{}]*)\}/)
    .map((piece, at) => (at % 2 === 0 ? encodeURIComponent(decodeText(piece)) : parameterPart(piece, names)));
}

function decodeText(text: string): string {
  if (/[{}]/.test(text)) throw new InvalidRuleError({ kind: 'lone brace', text });
  try {
    const decoded = decodeURIComponent(text.replaceAll('+', ' ')).normalize('NFC');
    if (decoded.isWellFormed()) return decoded;
  } catch {
    // Thrown below, like lone surrogates.
  }
  throw new InvalidRuleError({ kind: 'wrong encoding', text });
}
