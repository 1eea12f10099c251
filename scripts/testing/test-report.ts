/** One test as a runner reported it; `tries` counts how often it was begun. */
export type TestResult = { title: string; file: string; seconds: number; tries: number; passed: boolean };

type VitestReport = {
  testResults: readonly {
    name: string;
    assertionResults: readonly { fullName: string; status: string; duration?: number | null }[];
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

export function readVitestReport({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      title: fullName,
      file: name,
      seconds: (duration ?? 0) / 1000,
      tries: 1,
      passed: status === 'passed',
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
      passed: status === 'expected' || status === 'flaky',
    })),
  );
  return [...own, ...suites.flatMap(flattenSuite)];
}

/** Tests that passed, but not at their first try. */
export function retriedTests(tests: readonly TestResult[]): readonly TestResult[] {
  return tests.filter(({ passed, tries }) => passed && tries > 1);
}

export function slowestTests(tests: readonly TestResult[], count = 20): readonly TestResult[] {
  return tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
}

/** The table of the slowest and the list of the retried, as they are printed at the end of a run. */
export function formatSummary(tests: readonly TestResult[]): string {
  const slowest = slowestTests(tests).map(
    ({ seconds, file, title }) => `${seconds.toFixed(1).padStart(7)} s  ${fileName(file)}  ${title}`,
  );
  const retried = retriedTests(tests).map(({ file, title }) => `  ${fileName(file)}  ${title}`);
  const heading =
    retried.length > MAX_RETRIED_TESTS
      ? `Passed only at a second try (${retried.length}, at most ${MAX_RETRIED_TESTS} may):`
      : 'Passed only at a second try:';
  return [
    `The slowest ${slowest.length} of ${tests.length} tests:`,
    ...slowest,
    ...(retried.length > 0 ? ['', heading, ...retried] : []),
  ].join('\n');
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
