// All tests from a fresh clone, with all their set-up. Uses Node built-ins only: nothing is installed when it begins.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSites } from './bootstrap/build-sites.mjs';
import { keepTemporaryFilesInMemory } from './bootstrap/memory-folder.mjs';
import { nodeBinary } from './bootstrap/node-binary.mjs';
import { installPackages } from './bootstrap/packages.mjs';
import { Failure, root, run, runStep } from './bootstrap/run-step.mjs';
import { buildStudio } from './bootstrap/studio.mjs';

const counts = { passed: 0, failed: 0 };
/** Checks and steps that failed; the runners' own reports name their tests. */
const failures = [];
const durations = [];
// Hundreds of worker threads and child processes load the same modules; compiling them took a third of the inventory's tests.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/compiled-modules');

await phase('Packages', () => must('Packages', (progress) => installPackages('all', progress)));
await phase('Checks and builds', checkAndBuild);
await phase('Extensions', () =>
  counted('Extensions: a product built with three of them, in a browser', () =>
    run('npm', ['run', '--silent', 'try-extensions']),
  ),
);
keepTemporaryFilesInMemory();
await phase('Units and contracts', () =>
  suite(
    'vitest',
    ['run', '--retry=1', '--reporter=dot', '--reporter=json', '--outputFile=.cache/vitest.json'],
    fromVitest,
  ),
);
// The studio's tests wait for servers most of the time, so they run beside the others.
await phase('Journeys', () =>
  Promise.all([
    suite('playwright', ['test', '--retries=1'], fromPlaywright),
    suite(
      'playwright',
      ['test', '--retries=1', '--config=playwright.studio.config.ts'],
      fromPlaywright,
      'playwright-studio',
    ),
  ]),
);
await summary();

console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;

/** Its duration is printed at the end. */
async function phase(title, work) {
  console.log(`\n${title}`);
  const started = Date.now();
  await work();
  durations.push([title, Date.now() - started]);
}

/**
 * Most of them keep one core busy, so two run at a time. The studio's check comes first: it rewrites the import map,
 * which the others read.
 */
async function checkAndBuild() {
  await check('studio');
  const waiting = [
    () => check('tsc'),
    () => must('Build', () => buildSites()),
    () => counted('Studio: build', () => buildStudio()),
    ...['boundaries', 'unused', 'biome', 'media', 'lock', 'licences', 'sbom', 'audit'].map(
      (name) => () => check(name),
    ),
  ];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all([work(), work()]);
}

async function check(name) {
  const started = Date.now();
  const passed = await succeeds(`Check: ${name}`, () => run('npm', ['run', '--silent', `check:${name}`]));
  console.log(`${passed ? '✓' : '✗'} Check: ${name}  ${seconds(Date.now() - started)}`);
}

/** Nothing after it makes sense without it. */
async function must(title, work) {
  try {
    await runStep(title, work);
  } catch (problem) {
    report(problem);
    console.log('\n0 passed, 1 failed');
    process.exit(1);
  }
}

/** A step that counts as one test. */
function counted(title, work) {
  return succeeds(title, () => runStep(title, work));
}

/** Counts as one test, passed or failed. */
async function succeeds(title, work) {
  try {
    await work();
    counts.passed += 1;
    return true;
  } catch (problem) {
    counts.failed += 1;
    failures.push(title);
    report(problem);
    return false;
  }
}

/**
 * The runner shows its own progress, one with a name of its own at its end; its JSON report says how many there were.
 */
async function suite(command, args, read, name = command) {
  const file = join(root, `.cache/${name}.json`);
  rmSync(file, { force: true });
  const output = [];
  const buffer = (child) => child.stdout?.on('data', (chunk) => output.push(chunk));
  let ended = true;
  try {
    const program = join(root, 'node_modules/.bin', command);
    await run(nodeBinary(), [program, ...args], { show: name === command, onSpawn: buffer });
  } catch {
    ended = false;
  }
  if (output.length > 0) console.log(`\n${name}${Buffer.concat(output)}`);
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
    counts.passed += passed;
    counts.failed += failed;
    if (!ended && failed === 0) {
      counts.failed += 1;
      failures.push(`${name} ended with an error outside its tests`);
    }
    if (passed + failed === 0) throw new Error('no test ran');
  } catch (problem) {
    counts.failed += 1;
    failures.push(`${name}: ${problem.message}`);
    console.error(`${name}: ${problem.message}`);
  }
}

/** The slowest tests, those that needed a second try (too many of them fail the run), and the time of each phase. */
async function summary() {
  console.log();
  try {
    await run(nodeBinary(), ['scripts/test-summary.ts'], { show: true });
  } catch {
    counts.failed += 1;
    failures.push('Too many tests needed a second try');
  }
  if (failures.length > 0) console.log(['\nFailed beside the tests:', ...failures].join('\n  '));
  const total = durations.reduce((sum, [, duration]) => sum + duration, 0);
  console.log('\nTime of each phase:');
  for (const [title, duration] of [...durations, ['All', total]])
    console.log(`${seconds(duration).padStart(9)}  ${title}`);
}

function seconds(milliseconds) {
  return `${Math.round(milliseconds / 1000)} s`;
}

function fromVitest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numFailedTestSuites * (report.numFailedTests === 0),
  };
}

function fromPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

function report(problem) {
  console.error(
    problem instanceof Failure ? [problem.message, problem.hint].filter(Boolean).join('\n') : problem,
  );
}
