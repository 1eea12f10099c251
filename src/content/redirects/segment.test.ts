import { expect, test } from 'vitest';
import { decodeLiteral, fixedLength, type Mixed, matchMixed, parseSegments } from './segment.ts';

test('a path is parsed segment by segment, without the empty ones', () => {
  expect(parseSegments('/a//k%C3%B6p/{id}/{path*}/')).toEqual([
    { kind: 'literal', text: 'a' },
    { kind: 'literal', text: 'köp' },
    { kind: 'parameter', name: 'id' },
    { kind: 'rest', name: 'path' },
  ]);
});

test('a segment may have literals around and between its parameters', () => {
  expect(parseSegments('/{group}-bil-{location}.html')).toEqual([
    { kind: 'mixed', prefix: '', between: ['-bil-'], suffix: '.html', names: ['group', 'location'] },
  ]);
  expect(parseSegments('/a-{x}')).toEqual([
    { kind: 'mixed', prefix: 'a-', between: [], suffix: '', names: ['x'] },
  ]);
  expect(parseSegments('/{x}-{y}-{z}')).toMatchObject([{ between: ['-', '-'], names: ['x', 'y', 'z'] }]);
});

test('a parameter may take digits alone', () => {
  expect(parseSegments('/kop-bil/{id:number}')[1]).toEqual({ kind: 'number', name: 'id' });
});

test('a parameter may take the number of a car alone', () => {
  expect(parseSegments('/kop-bil/{id:code}')[1]).toEqual({ kind: 'code', name: 'id' });
});

test.each([
  '{}',
  '{:number}',
  '{:code}',
  'a-{id:code}',
  '{id:word}',
  'a-{id:number}',
  '{1x}',
  'a-{x y}',
  '{x*}-b',
  '{x}{y}',
  'a}',
  '{a',
])('%s is refused', (segment) => {
  expect(() => parseSegments(`/${segment}`)).toThrow();
});

test.each(['.', '..', '%2E', 'a%2Fb', 'a%5Cb', 'a%00', 'a\\b', '%E0', '\ud800'])(
  '%j cannot be a literal',
  (text) => {
    expect(() => decodeLiteral(text)).toThrow();
  },
);

test('literals may have dots in them, and are composed', () => {
  expect(decodeLiteral('...')).toBe('...');
  expect(decodeLiteral('o\u0308')).toBe('ö');
});

const shape: Mixed = { kind: 'mixed', prefix: 'a-', between: ['-b-'], suffix: '.html', names: ['x', 'y'] };

test.each([
  ['a-1-b-2.html', ['1', '2']],
  ['a-1-b-2-b-3.html', ['1', '2-b-3']],
  ['a--b--b-2.html', ['-b-', '2']],
  ['a--b-2.html', undefined],
  ['a-1-b-.html', undefined],
  ['a-1.html', undefined],
  ['x-1-b-2.html', undefined],
  ['a-1-b-2.htm', undefined],
] as const)('%s: every parameter captures at least one character and as few as it can', (text, values) => {
  const captured = ['before'];
  expect(matchMixed(shape, text, captured)).toBe(values !== undefined);
  expect(captured).toEqual(['before', ...(values ?? [])]);
});

test('literals do not overlap', () => {
  expect(matchMixed({ ...shape, prefix: 'ab', between: [], suffix: 'ba' }, 'aba', [])).toBe(false);
  expect(matchMixed({ ...shape, prefix: '', between: ['-'], suffix: '-x' }, 'a-x', [])).toBe(false);
  expect(matchMixed({ ...shape, prefix: '', between: ['-x'], suffix: 'x' }, 'a-x', [])).toBe(false);
});

test('the fixed length is that of all literals', () => {
  expect(fixedLength({ ...shape, prefix: 'ab', between: ['c', 'def'], suffix: 'ghijk' })).toBe(11);
});
