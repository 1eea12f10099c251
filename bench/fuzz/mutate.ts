import { pick, type Random } from '../search/seeded-random.ts';

const MAX_LENGTH = 4000;
const pieces = [
  ...[
    '',
    ' ',
    '\0',
    '\n',
    '\r\n',
    '"',
    "'",
    '\\',
    '%',
    '%2F',
    '%00',
    '%E2%82',
    '/',
    '//',
    '..',
    '.',
    ',',
    ';',
    ':',
    '|',
  ],
  ...[
    '{',
    '}',
    '[',
    ']',
    '<',
    '>',
    '&',
    '&#0;',
    '<![CDATA[',
    ']]>',
    '<!DOCTYPE a [',
    '*',
    ':a',
    '$1',
    '__proto__',
  ],
  ...[
    '-1',
    '1e309',
    '9007199254740993',
    'null',
    'true',
    '\u202e',
    '\ud800',
    'ﬃ',
    'İ',
    '\ufeff',
    '🚗',
    'é'.normalize('NFD'),
  ],
];

/** One to four small changes: a piece put in, a part taken away, doubled, moved, or taken from another input. */
export function mutate(random: Random, text: string, others: readonly string[]): string {
  let changed = text;
  const changes = 1 + Math.floor(random() * 4);
  for (let n = 0; n < changes; n += 1) changed = pick(random, kinds)(random, changed, others);
  return changed.slice(0, MAX_LENGTH);
}

const place = (random: Random, text: string) => Math.floor(random() * (text.length + 1));

const kinds: readonly ((random: Random, text: string, others: readonly string[]) => string)[] = [
  (random, text) => put(text, place(random, text), pick(random, pieces)),
  (random, text) => put(text, place(random, text), String.fromCharCode(Math.floor(random() * 256))),
  (random, text) => {
    const [from, to] = part(random, text);
    return text.slice(0, from) + text.slice(to);
  },
  (random, text) => {
    const [from, to] = part(random, text);
    return put(text, to, text.slice(from, to).repeat(1 + Math.floor(random() * 3)));
  },
  (random, text) => {
    const at = place(random, text);
    const code = (text.charCodeAt(at) || 0) ^ (1 << Math.floor(random() * 8));
    return text.slice(0, at) + String.fromCharCode(code) + text.slice(at + 1);
  },
  (random, text, others) => {
    const other = pick(random, others);
    return text.slice(0, place(random, text)) + other.slice(place(random, other));
  },
];

function put(text: string, at: number, piece: string): string {
  return text.slice(0, at) + piece + text.slice(at);
}

function part(random: Random, text: string): [number, number] {
  const from = place(random, text);
  return [from, Math.min(text.length, from + Math.floor(random() * 20))];
}
