import { pick, type Random } from '../search/seeded-random.ts';

/** Written into a page as it is, it would run. */
export const MARKUP = '<script>alert(1)</script>';
/** Written into a header as it is, it would be one. */
export const INJECTED_HEADER = 'x-injected';

const texts: readonly ((random: Random) => string)[] = [
  () => '',
  () => ' ',
  () => '0',
  () => '-1',
  () => '1e309',
  () => '-0',
  () => 'NaN',
  () => 'Infinity',
  () => '0x1F',
  () => '9007199254740993',
  () => '9'.repeat(400),
  () => '0.1'.padEnd(300, '1'),
  () => '2026-02-30',
  () => '2026-11-17T25:61:61Z',
  () => '+275760-09-13',
  () => '1000-2000',
  () => '2000-1000',
  () => '-',
  () => '--',
  () => 'null',
  () => 'undefined',
  () => 'true',
  () => '[]',
  () => '{}',
  () => '__proto__',
  () => 'constructor',
  () => 'toString',
  () => MARKUP,
  () => `"'>${MARKUP}`,
  () => `</script>${MARKUP}`,
  () => `" onmouseover="alert(1)`,
  () => "'; drop table lead; --",
  () => "' or 1=1 --",
  () => '%',
  () => '%%%',
  () => '_',
  () => '*',
  () => '{{7*7}}',
  () => '../../etc/passwd',
  () => '..%2f..%2fetc%2fpasswd',
  () => 'file:///etc/passwd',
  () => '\\\\evil.example\\x',
  () => '//evil.example',
  () => '//\\evil.example/',
  () => '/\\evil.example',
  () => 'https:evil.example',
  () => 'https://evil.example/',
  () => 'javascript:alert(1)',
  () => 'data:text/html,x',
  () => 'a\0b',
  () => '\ud800',
  () => '𝕍𝕠𝕝𝕧𝕠 🚗',
  () => 'é'.normalize('NFD'),
  () => 'İıſK',
  () => '\u202eovlov',
  () => '\ufeff',
  () => '\u2028',
  () => 'Z\u0351'.repeat(60),
  () => '%25%00%0d%0a',
  () => `a\r\n${INJECTED_HEADER}: 1`,
  () => `a%0d%0a${INJECTED_HEADER}: 1`,
  () => 'ABC123',
  () => 'Volvo',
  () => 'volvo xc60 diesel',
  () => '59.3,18.1',
  () => '91,181',
  () => 'sv',
  () => 'zz',
  () => 'x'.repeat(300),
  () => 'x'.repeat(3000),
  () => '(((((((((((((((((((',
  () => '(a+)+$',
  () => 'a b '.repeat(100),
  () => 'bytes=0-18446744073709551615',
  () => 'bytes=5-1,2-',
  (random) => String(Math.floor(random() * 1e6)),
  (random) => String((random() - 0.5) * 1e300),
  (random) => Array.from({ length: 12 }, () => String.fromCharCode(1 + Math.floor(random() * 700))).join(''),
];

const fieldNames = [
  'index',
  'query',
  'keyphrase',
  'filters',
  'facets',
  'fields',
  'sort',
  'limit',
  'offset',
  'near',
  'shape',
  'page',
  'site',
  'language',
  'name',
  'email',
  'phone',
  'message',
  'formId',
  'token',
  'id',
  'kitIds',
  'variables',
  'operationName',
  'registrationNumber',
  'departmentId',
  'serviceOfferings',
  'date',
  'length',
  'size',
  'toString',
  'valueOf',
  'then',
  'toJSON',
  '__proto__',
  'constructor',
];

export function hostileText(random: Random): string {
  return pick(random, texts)(random).toWellFormed();
}

/** JSON, sometimes cut short, sometimes nested far too deep. */
export function hostileJson(random: Random): string {
  const roll = random();
  if (roll < 0.03) return '['.repeat(5000);
  if (roll < 0.06) return `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`;
  if (roll < 0.08) return `{"limit":1${'0'.repeat(400)}}`;
  if (roll < 0.12) return JSON.stringify(withoutPrimitive(random));
  const text = JSON.stringify(value(random, 3)) ?? 'null';
  return random() < 0.1 ? text.slice(0, Math.floor(random() * text.length)) : text;
}

/** A body for an object of these fields, of which some are missing and some of another type. */
export function jsonFor(random: Random, fields: readonly string[]): string {
  const entries = fields.filter(() => random() < 0.85).map((name) => [name, fieldValue(random)] as const);
  return JSON.stringify(Object.fromEntries(entries));
}

function fieldValue(random: Random): unknown {
  const roll = random();
  if (roll < 0.1) return withoutPrimitive(random);
  return roll < 0.55 ? hostileText(random) : value(random, 2);
}

/** Objects that cannot be compared, measured or printed: asking for their length or text throws. */
function withoutPrimitive(random: Random): unknown {
  const broken = pick(random, [
    { toString: [] },
    { toString: null, valueOf: null },
    { valueOf: {}, toString: 1 },
    JSON.parse('{"__proto__":null,"toString":""}') as object,
  ]);
  return pick<unknown>(random, [
    broken,
    [broken],
    { length: broken },
    { size: broken },
    { length: [broken], toString: broken },
  ]);
}

function value(random: Random, depth: number): unknown {
  const roll = random();
  if (depth === 0 || roll < 0.35) {
    return pick(random, [
      hostileText(random),
      random() * 1e9,
      -1,
      1.5,
      -1e308,
      null,
      true,
      false,
      Number.MAX_SAFE_INTEGER,
    ]);
  }
  if (roll < 0.5) return Array.from({ length: Math.floor(random() * 5) }, () => value(random, depth - 1));
  return Object.fromEntries(
    Array.from({ length: 1 + Math.floor(random() * 6) }, () => [
      pick(random, fieldNames),
      value(random, depth - 1),
    ]),
  );
}
