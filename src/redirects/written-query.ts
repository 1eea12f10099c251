import { joined, type Names, type Piece, parameterOf } from './piece.ts';
import { RuleRefused } from './refusal.ts';

type WrittenQuery = { keys: readonly string[]; pieces: readonly Piece[] };

/** The query of a destination: `car_site_region=Stockholm&car_site_region=Uppsala`. */
export function writtenQuery(text: string, names: Names): WrittenQuery {
  const keys: string[] = [];
  const pieces = text
    .split('&')
    .filter(Boolean)
    .flatMap((pair, at) => {
      const mark = pair.indexOf('=');
      const key = wordsOf(mark === -1 ? pair : pair.slice(0, mark));
      keys.push(key);
      const value = mark === -1 ? [] : ['=', ...piecesOf(pair.slice(mark + 1), names)];
      return [at === 0 ? '' : '&', encodeURIComponent(key), ...value];
    });
  return { keys, pieces: joined(pieces) };
}

function piecesOf(text: string, names: Names): Piece[] {
  return text
    .split(/\{([^{}]*)\}/)
    .map((piece, at) => (at % 2 === 0 ? encodeURIComponent(wordsOf(piece)) : parameterOf(piece, names)));
}

function wordsOf(text: string): string {
  if (/[{}]/.test(text)) throw new RuleRefused(`a brace in '${text}' has no partner`);
  try {
    const words = decodeURIComponent(text.replaceAll('+', ' ')).normalize('NFC');
    if (words.isWellFormed()) return words;
  } catch {
    // Told below, like lone surrogates.
  }
  throw new RuleRefused(`'${text}' is wrongly encoded`);
}
