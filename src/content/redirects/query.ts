/** A request's query, parsed only when a rule has conditions. Invalid encoding is used as it is, never an error. */
export type Query = {
  raw: string;
  /** The values of some keys; other pairs are skipped without decoding their value. */
  valuesOf: (keys: ReadonlySet<string>) => ReadonlyMap<string, ReadonlySet<string>>;
};

export function parseQuery(raw: string): Query {
  return { raw, valuesOf: (keys) => valuesIn(raw, keys) };
}

function valuesIn(raw: string, keys: ReadonlySet<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const values = new Map<string, Set<string>>();
  for (let start = 0; start < raw.length; ) {
    const end = endOfPair(raw, start);
    const key = keyAt(raw, start, end);
    if (keys.has(key)) {
      const value = decodeForm(raw.slice(Math.min(endOfKey(raw, start, end) + 1, end), end));
      const known = values.get(key);
      if (known) known.add(value);
      else values.set(key, new Set([value]));
    }
    start = end + 1;
  }
  return values;
}

function endOfPair(raw: string, start: number): number {
  const end = raw.indexOf('&', start);
  return end === -1 ? raw.length : end;
}

function endOfKey(raw: string, start: number, end: number): number {
  const mark = raw.indexOf('=', start);
  return mark === -1 || mark > end ? end : mark;
}

function keyAt(raw: string, start: number, end: number): string {
  return decodeForm(raw.slice(start, endOfKey(raw, start, end)));
}

function decodeForm(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** The destination's own query, then what the visitor brought along, without the keys that are taken (ROUTE-21). */
export function mergeQuery(own: string, taken: ReadonlySet<string>, requestQuery: string): string {
  if (requestQuery === '') return own;
  return joinQueries(own, escapeUnsafe(taken.size === 0 ? requestQuery : without(taken, requestQuery)));
}

function without(taken: ReadonlySet<string>, raw: string): string {
  let remaining = '';
  let from = 0;
  for (let start = 0; start < raw.length; ) {
    const end = endOfPair(raw, start);
    if (end === start || taken.has(keyAt(raw, start, end))) {
      remaining = joinQueries(remaining, raw.slice(from, Math.max(from, start - 1)));
      from = end + 1;
    }
    start = end + 1;
  }
  return joinQueries(remaining, raw.slice(from));
}

function joinQueries(one: string, other: string): string {
  return one === '' || other === '' ? one + other : `${one}&${other}`;
}

const unsafe = /[^\x21-\x7e]|["#<>\\^`{|}]/;

/** As it came, but nothing in it can end a header line or an address. */
function escapeUnsafe(query: string): string {
  if (!unsafe.test(query)) return query;
  return query.replace(everyUnsafe, (character) => {
    const code = character.charCodeAt(0);
    if (code <= 0xff) return `%${code.toString(16).toUpperCase().padStart(2, '0')}`;
    return encodeURIComponent(character.toWellFormed());
  });
}

const everyUnsafe = new RegExp(unsafe, 'g');
