import { availableParallelism, loadavg } from 'node:os';
import { compileTable } from '../src/content/redirects/redirect-table.ts';
import { referenceTable } from '../src/content/redirects/testing/reference-table.ts';
import { linearMatcher } from './redirects/linear-matcher.ts';
import { addresses, rules, withParameters } from './redirects/table.ts';

/** Old addresses looked up among 10,000 rules, beside path-to-regexp tried in order. Interleaved, best of each. */
const ROUNDS = 15;
const REPEATS = 20;
const never = () => false;

const started = performance.now();
const table = compileTable(rules, { groupSlug: 'solvik', storeSlug: 'carstore', languages: ['sv'] });
console.log(
  `  ${rules.length.toLocaleString('en')} rules compiled and checked for loops in ${Math.round(performance.now() - started)} ms`,
);
const linear = linearMatcher(rules);
let missed = 0;

checkResults();

const counts = [0, 1, 4, 12];
const kinds = [...new Set(addresses.map(({ kind }) => kind))];
const best = new Map<string, number>();
for (let round = 0; round < ROUNDS; round += 1)
  for (const kind of kinds)
    for (const count of counts) {
      const name = `${kind} ${count}`;
      best.set(name, Math.min(best.get(name) ?? Number.POSITIVE_INFINITY, microseconds(kind, count)));
    }

console.log(
  `  ${'µs a look-up, by parameters in the query'.padEnd(42)}${counts.map((count) => String(count).padStart(7)).join('')}`,
);
for (const kind of kinds)
  console.log(
    `    ${kind.padEnd(40)}${counts.map((count) => bestOf(kind, count).toFixed(2).padStart(7)).join('')}`,
  );

const slowest = Math.max(...best.values());
bar(`slowest kind of look-up ${slowest.toFixed(2)} µs`, slowest <= 20, 'at most 20 µs');
const flat = overall(12) / overall(0);
bar(`12 parameters cost ${flat.toFixed(2)} times as much as none`, flat <= 2, 'at most 2');
const other = othersMicroseconds();
console.log(
  `  path-to-regexp tried in order ${other.toFixed(0)} µs a look-up: ${(other / overall(0)).toFixed(0)} times as long`,
);
const [load = 0] = loadavg();
console.log(`  load of the machine ${load.toFixed(1)} on ${availableParallelism()} cores`);
process.exitCode = missed > 0 ? 1 : 0;

function microseconds(kind: string, count: number): number {
  const some = addresses
    .filter((address) => address.kind === kind)
    .map((address) => withParameters(address, count));
  const start = performance.now();
  for (let repeat = 0; repeat < REPEATS; repeat += 1)
    for (const { path, query } of some) table.find(path, query, never);
  return ((performance.now() - start) * 1000) / (REPEATS * some.length);
}

function bestOf(kind: string, count: number): number {
  return best.get(`${kind} ${count}`) ?? Number.NaN;
}

function overall(count: number): number {
  const weights = kinds.map((kind) => addresses.filter((address) => address.kind === kind).length);
  return (
    kinds.reduce((sum, kind, at) => sum + bestOf(kind, count) * (weights[at] ?? 0), 0) / addresses.length
  );
}

function othersMicroseconds(): number {
  const some = addresses.filter((_, at) => at % 5 === 0);
  const start = performance.now();
  for (const { path, query } of some) linear(path, query);
  return ((performance.now() - start) * 1000) / some.length;
}

/** The same location as the plain table, and the same rule as path-to-regexp. */
function checkResults(): void {
  const plain = referenceTable(rules);
  const sample = addresses
    .filter((_, at) => at % 10 === 0)
    .map((address, at) => withParameters(address, at % 3));
  const wrong = sample.filter(({ path, query }) => {
    const found = table.find(path, query, never);
    return (
      found?.location !== plain(path, query, never)?.location ||
      rules[(found?.rule ?? 0) - 1] !== linear(path, query)
    );
  });
  bar(`${sample.length - wrong.length} of ${sample.length} results right`, wrong.length === 0, 'all');
}

function bar(what: string, isMet: boolean, wanted: string): void {
  if (!isMet) missed += 1;
  console.log(`  ${isMet ? 'met   ' : 'MISSED'} ${what} (bar: ${wanted})`);
}
