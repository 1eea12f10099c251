import { pick, type Random } from '../search/seeded-random.ts';

const texts: readonly ((random: Random) => string)[] = [
  () => '',
  () => ' ',
  () => '0',
  () => '-1',
  () => '1e309',
  () => 'NaN',
  () => '9007199254740993',
  () => '2026-02-30',
  () => '1000-2000',
  () => '2000-1000',
  () => '-',
  () => 'null',
  () => 'undefined',
  () => '__proto__',
  () => 'constructor',
  () => 'toString',
  () => '<script>alert(1)</script>',
  () => "'; drop table lead; --",
  () => '{{7*7}}',
  () => '../../etc/passwd',
  () => '\\\\evil.example\\x',
  () => '//evil.example',
  () => 'javascript:alert(1)',
  () => 'a\0b',
  () => '\ud800',
  () => '𝕍𝕠𝕝𝕧𝕠 🚗',
  () => 'é'.normalize('NFD'),
  () => '\u202eovlov',
  () => '%25%00%0d%0a',
  () => 'ABC123',
  () => 'Volvo',
  () => '59.3,18.1',
  () => 'sv',
  () => 'x'.repeat(300),
  () => '(((((((((((((((((((',
  () => 'a b '.repeat(100),
  (random) => String(Math.floor(random() * 1e6)),
  (random) => Array.from({ length: 12 }, () => String.fromCharCode(1 + Math.floor(random() * 700))).join(''),
];

const fieldNames = [
  'index',
  'query',
  'filters',
  'facets',
  'sort',
  'limit',
  'offset',
  'page',
  'site',
  'language',
  'name',
  'email',
  'phone',
  'message',
  'id',
  'variables',
  'operationName',
  'registrationNumber',
  'departmentId',
  'serviceOfferings',
  '__proto__',
  'constructor',
];

export function hostileText(random: Random): string {
  return pick(random, texts)(random).toWellFormed();
}

/** JSON, sometimes cut short, sometimes nested far too deep. */
export function hostileJson(random: Random): string {
  if (random() < 0.05) return '['.repeat(5000);
  const text = JSON.stringify(value(random, 3)) ?? 'null';
  return random() < 0.1 ? text.slice(0, Math.floor(random() * text.length)) : text;
}

function value(random: Random, depth: number): unknown {
  const roll = random();
  if (depth === 0 || roll < 0.35) {
    return pick(random, [hostileText(random), random() * 1e9, -1, null, true, Number.MAX_SAFE_INTEGER]);
  }
  if (roll < 0.5) return Array.from({ length: Math.floor(random() * 5) }, () => value(random, depth - 1));
  return Object.fromEntries(
    Array.from({ length: 1 + Math.floor(random() * 6) }, () => [
      pick(random, fieldNames),
      value(random, depth - 1),
    ]),
  );
}
