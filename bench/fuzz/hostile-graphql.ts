import { pick, type Random } from '../search/seeded-random.ts';
import { hostileText } from './hostile-values.ts';

const fields = [
  'navigation',
  'languages',
  'storiesindex',
  'storieslistpage',
  'story',
  'item',
  'layout',
  'wildcardpages',
  'dictionary',
  'brands',
  '__schema',
  '__type',
  'nothing',
];
const argumentNames = [
  'language',
  'site',
  'datasource',
  'routePath',
  'path',
  'first',
  'after',
  'parentId',
  'tags',
];
const selections = [
  '__typename',
  'id',
  'name',
  'key value',
  'url { path }',
  'results { id }',
  'children { name }',
];

/** A query, mostly one that can be parsed: unknown fields, wrong arguments, aliases, fragments in a circle. */
export function hostileGraphql(random: Random): string {
  return pick(random, shapes)(random);
}

const shapes: readonly ((random: Random) => string)[] = [
  (random) => `{ ${field(random)} }`,
  (random) => `{ ${Array.from({ length: 20 }, (_, at) => `a${at}: ${field(random)}`).join(' ')} }`,
  (random) => `query q($v: String!) { ${pick(random, fields)}(language: $v) { __typename } }`,
  () => '{ a: item(path: "/", language: "sv") { ...f } } fragment f on Item { parent { ...f } }',
  () => `{ item(path: "/", language: "sv") ${'{ parent '.repeat(40)}{ id }${' }'.repeat(40)} }`,
  () => 'mutation { nothing }',
  () => 'subscription { nothing }',
  () => '{ __schema { types { name fields { name type { name ofType { name } } } } } }',
  (random) => `{ brands @include(if: ${hostileText(random)}) { name } }`,
  (random) => hostileText(random),
  () => '{'.repeat(2000),
  () => '{ a '.padEnd(15_000, 'a '),
];

function field(random: Random): string {
  const given = argumentNames
    .filter(() => random() < 0.4)
    .map((name) => `${name}: ${argument(random)}`)
    .join(', ');
  return `${pick(random, fields)}${given && `(${given})`} { ${pick(random, selections)} }`;
}

function argument(random: Random): string {
  return pick(random, [
    () => JSON.stringify(hostileText(random)),
    () => JSON.stringify('sv'),
    () => '"/"',
    () => String(Math.floor((random() - 0.3) * 1e4)),
    () => 'null',
    () => '["a", 1]',
    () => '{a: 1}',
    () => '$missing',
  ])();
}
