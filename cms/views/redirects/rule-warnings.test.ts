import { expect, test } from 'vitest';
import { pageTree } from '../../../src/content/publishing/page-tree.ts';
import { compileTable } from '../../../src/content/redirects/redirect-table.ts';
import { toRedirectRule } from '../../publishing/redirect-rule.ts';
import { findRuleWarnings } from './rule-warnings.ts';

const site = { groupSlug: '', storeSlug: '', languages: ['sv'] as const };
const pages = pageTree([
  { id: 1, title: 'Start', path: '/' },
  { id: 2, title: 'Däck', path: '/dack' },
  { id: 3, title: 'Vinterdäck', path: '/dack/vinter' },
]);

type Rule = { source: string; destination: string; otherwise?: string };

function warningsFor(rule: Rule, others: readonly Rule[] = [], isConditional = false) {
  const all = [...others, rule];
  const has = isConditional ? [{ key: 'brand', value: 'volvo' }] : [];
  return findRuleWarnings(toRedirectRule({ ...rule, has }), pages, {
    all: compileTable(all.map(toRedirectRule), site),
    number: all.length,
    alone: compileTable([toRedirectRule(rule)], site),
    sourceOf: (number) => all[number - 1]?.source ?? '',
  });
}

test('a rule from an old address to a public page needs no warning', () => {
  expect(warningsFor({ source: '/hjul', destination: '/dack' })).toEqual([]);
  expect(warningsFor({ source: '/hjul', destination: 'https://example.com/' })).toEqual([]);
});

test('a rule that would make a loop, or that cannot be read, is named first', () => {
  expect(
    warningsFor({ source: '/a', destination: '/b' }, [{ source: '/b', destination: '/a' }]),
  ).toMatchObject([{ kind: 'refused' }]);
  expect(warningsFor({ source: 'hjul', destination: '/dack' })).toMatchObject([{ kind: 'refused' }]);
});

test('a rule that takes visitors away from public pages names the first and counts the others', () => {
  expect(warningsFor({ source: '/dack', destination: '/' })).toEqual([
    { kind: 'covers', title: 'Däck', path: '/dack', others: 0 },
  ]);
  expect(warningsFor({ source: '/dack/{path*}', destination: '/' })).toEqual([
    { kind: 'covers', title: 'Däck', path: '/dack', others: 1 },
  ]);
  expect(warningsFor({ source: '/dack', destination: '/' }, [], true)).toEqual([]);
});

test('a target that is no page is dead, unless there is another one', () => {
  expect(warningsFor({ source: '/hjul', destination: '/borta' })).toEqual([
    { kind: 'dead', address: '/borta' },
  ]);
  expect(warningsFor({ source: '/hjul', destination: '/borta', otherwise: '/dack' })).toEqual([]);
  expect(warningsFor({ source: '/hjul/{id}', destination: '/borta/{id}' })).toEqual([]);
});

test('a target that is redirected itself makes visitors wait twice', () => {
  const others = [{ source: '/fack', destination: '/dack' }];
  expect(warningsFor({ source: '/hjul', destination: '/fack' }, others)).toEqual([
    { kind: 'chain', through: '/fack', end: '/dack' },
  ]);
});

test('a rule after another one for the same address is never used', () => {
  const others = [{ source: '/hjul', destination: '/dack' }];
  expect(warningsFor({ source: '/hjul', destination: '/' }, others)).toEqual([
    { kind: 'shadowed', by: '/hjul' },
  ]);
});
