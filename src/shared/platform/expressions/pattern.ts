/**
 * The part of a text that a pattern has in braces: part("2.0 TDI 150 hk", "*{#} hk*") is 150. `*` is any text, `#` a
 * number, a space any blank, everything else stands for itself. Signs are compared at most once for each star, so that no
 * pattern takes long.
 */
export function matchPattern(text: string, pattern: string): string | undefined {
  const tokens = tokensOf(pattern);
  const ends = new Array<number>(tokens.length).fill(0);
  const starts = new Array<number>(tokens.length).fill(0);
  let at = 0;
  let star: { token: number; at: number } | undefined;
  for (let token = 0; ; ) {
    const current = tokens[token];
    if (!current && at === text.length) break;
    if (current?.kind === 'open' || current?.kind === 'close') {
      starts[token] = at;
      token += 1;
      continue;
    }
    if (current?.kind === 'any') {
      star = { token, at };
      starts[token] = at;
      token += 1;
      continue;
    }
    const length = current ? lengthAt(text, at, current) : undefined;
    if (length !== undefined) {
      starts[token] = at;
      at += length;
      ends[token] = at;
      token += 1;
      continue;
    }
    if (!star || star.at >= text.length) return undefined;
    star.at += 1;
    at = star.at;
    token = star.token + 1;
  }
  const open = tokens.findIndex(({ kind }) => kind === 'open');
  const close = tokens.findIndex(({ kind }) => kind === 'close');
  if (open === -1) return text;
  return text.slice(starts[open], close === -1 ? undefined : starts[close]).trim();
}

type Token =
  | { kind: 'any' | 'number' | 'open' | 'close' | 'space' }
  | { kind: 'character'; character: string };

function tokensOf(pattern: string): Token[] {
  return [...pattern].map((character): Token => {
    if (character === '*') return { kind: 'any' };
    if (character === '#') return { kind: 'number' };
    if (character === '{') return { kind: 'open' };
    if (character === '}') return { kind: 'close' };
    return /\s/.test(character)
      ? { kind: 'space' }
      : { kind: 'character', character: character.toLowerCase() };
  });
}

function lengthAt(text: string, at: number, token: Token): number | undefined {
  if (token.kind === 'character')
    return text.slice(at, at + token.character.length).toLowerCase() === token.character
      ? token.character.length
      : undefined;
  if (token.kind === 'space') {
    const length = /^\s*/.exec(text.slice(at, at + MAX_SPACES))?.[0].length ?? 0;
    return length > 0 ? length : undefined;
  }
  const isInside = at > 0 && /\d/.test(text.charAt(at - 1));
  const digits = isInside
    ? undefined
    : /^\d[\d.,]{0,20}/.exec(text.slice(at, at + MAX_DIGITS))?.[0].replace(/[.,]+$/, '');
  return digits?.length;
}

const MAX_SPACES = 20;
const MAX_DIGITS = 24;
