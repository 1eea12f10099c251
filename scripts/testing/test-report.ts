/** One test as a runner reported it; `tries` counts how often it was begun. */
export type TestResult = { title: string; file: string; seconds: number; tries: number; outcome: Outcome };
type Outcome = 'passed' | 'failed' | 'skipped';

type VitestReport = {
  testResults: readonly {
    name: string;
    assertionResults: readonly {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: readonly string[];
    }[];
  }[];
};

type PlaywrightSuite = {
  file: string;
  specs: readonly {
    title: string;
    tests: readonly { status: string; results: readonly { duration: number }[] }[];
  }[];
  suites?: readonly PlaywrightSuite[];
};
type PlaywrightReport = { suites: readonly PlaywrightSuite[] };

export const MAX_RETRIED_TESTS = 3;

const vitestOutcomes: Readonly<Record<string, Outcome>> = { passed: 'passed', failed: 'failed' };
const playwrightOutcomes: Readonly<Record<string, Outcome>> = {
  ...{ expected: 'passed', flaky: 'passed', unexpected: 'failed' },
};

export function readVitestReport({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, failureMessages = [] }) => ({
      title: fullName,
      file: name,
      seconds: (duration ?? 0) / 1000,
      // A test that passed has messages of its earlier tries only.
      tries: failureMessages.length + Number(status === 'passed'),
      outcome: vitestOutcomes[status] ?? 'skipped',
    })),
  );
}

export function readPlaywrightReport({ suites }: PlaywrightReport): TestResult[] {
  return suites.flatMap(flattenSuite);
}

function flattenSuite({ file, specs, suites = [] }: PlaywrightSuite): TestResult[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      title,
      file,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      tries: results.length,
      outcome: playwrightOutcomes[status] ?? 'skipped',
    })),
  );
  return [...own, ...suites.flatMap(flattenSuite)];
}

/** Tests that passed, but not at their first try. */
export function retriedTests(tests: readonly TestResult[]): readonly TestResult[] {
  return tests.filter(({ outcome, tries }) => outcome === 'passed' && tries > 1);
}

export function slowestTests(tests: readonly TestResult[], count = 20): readonly TestResult[] {
  return tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
}

/** The table of the slowest and the lists of the retried and the failed, as they are printed at the end of a run. */
export function formatSummary(tests: readonly TestResult[]): string {
  const slowest = slowestTests(tests).map(
    ({ seconds, file, title }) => `${seconds.toFixed(1).padStart(7)} s  ${fileName(file)}  ${title}`,
  );
  const retried = retriedTests(tests).map(nameOf);
  const failed = tests.filter(({ outcome }) => outcome === 'failed').map(nameOf);
  const heading =
    retried.length > MAX_RETRIED_TESTS
      ? `Passed only at a second try (${retried.length}, at most ${MAX_RETRIED_TESTS} may):`
      : 'Passed only at a second try:';
  return [
    `The slowest ${slowest.length} of ${tests.length} tests:`,
    ...slowest,
    ...(retried.length > 0 ? ['', heading, ...retried] : []),
    ...(failed.length > 0 ? ['', 'Failed:', ...failed] : []),
  ].join('\n');
}

function nameOf({ file, title }: TestResult): string {
  return `  ${fileName(file)}  ${title}`;
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
