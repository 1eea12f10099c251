// All tests from a fresh clone, with all their set-up. Uses Node built-ins only: nothing is installed when it begins.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSites, Failure, installPackages, root, run, siteNode, step } from './bootstrap/steps.mjs';
import { buildStudio } from './bootstrap/studio.mjs';

const counts = { passed: 0, failed: 0 };

await must('Packages', installPackages);
for (const check of ['tsc', 'biome', 'boundaries', 'unused', 'media', 'lock', 'studio']) {
  await counted(`Check: ${check}`, () => run('npm', ['run', '--silent', `check:${check}`]));
}
await must('Build', buildSites);
await counted('Studio: build', buildStudio);
await suite(
  'Units and contracts',
  'vitest',
  ['run', '--reporter=dot', '--reporter=json', '--outputFile=.cache/vitest.json'],
  fromVitest,
);
await suite('Journeys', 'playwright', ['test'], fromPlaywright);
await suite(
  'Journeys through the studio',
  'playwright',
  ['test', '--config=playwright.studio.config.ts'],
  fromPlaywright,
  'playwright-studio',
);

console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;

/** Nothing after it makes sense without it. */
async function must(title, work) {
  try {
    await step(title, work);
  } catch (problem) {
    report(problem);
    console.log('\n0 passed, 1 failed');
    process.exit(1);
  }
}

/** A check counts as one test. */
async function counted(title, work) {
  try {
    await step(title, work);
    counts.passed += 1;
  } catch (problem) {
    counts.failed += 1;
    report(problem);
  }
}

/** The runner shows its own progress; its JSON report says how many there were. */
async function suite(title, command, args, read, name = command) {
  console.log(`\n${title}`);
  const file = join(root, `.cache/${name}.json`);
  rmSync(file, { force: true });
  let ended = true;
  try {
    await run(siteNode(), [join(root, 'node_modules/.bin', command), ...args], { show: true });
  } catch {
    ended = false;
  }
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
    counts.passed += passed;
    counts.failed += failed;
    if (!ended && failed === 0) counts.failed += 1;
    if (passed + failed === 0) throw new Error('no test ran');
  } catch (problem) {
    counts.failed += 1;
    console.error(`${title}: ${problem.message}`);
  }
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
    problem instanceof Failure ? [problem.message, problem.mend].filter(Boolean).join('\n') : problem,
  );
}
