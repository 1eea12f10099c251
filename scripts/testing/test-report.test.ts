import { expect, test } from 'vitest';
import { formatSummary, readPlaywrightReport, readVitestReport, retriedTests } from './test-report.ts';

const playwright = {
  suites: [
    {
      file: 'menu.spec.ts',
      specs: [
        {
          title: 'opens',
          tests: [{ status: 'flaky', results: [{ duration: 4000 }, { duration: 2000 }] }],
        },
      ],
      suites: [
        {
          file: 'menu.spec.ts',
          specs: [
            { title: 'closes', tests: [{ status: 'expected', results: [{ duration: 500 }] }] },
            {
              title: 'breaks',
              tests: [{ status: 'unexpected', results: [{ duration: 9000 }, { duration: 9000 }] }],
            },
          ],
        },
      ],
    },
  ],
};

const vitest = {
  testResults: [
    {
      name: '/repository/src/sites/host.test.ts',
      assertionResults: [
        { fullName: 'a host is found', status: 'passed', duration: 7500 },
        { fullName: 'a host is refused', status: 'failed', duration: null },
      ],
    },
  ],
};

test('an end-to-end test that failed first and then passed counts as retried; one that never passed does not', () => {
  expect(retriedTests(readPlaywrightReport(playwright)).map(({ title }) => title)).toEqual(['opens']);
});

test('a unit test that failed first and then passed counts as retried', () => {
  const assertionResults = [{ fullName: 'sends once', status: 'passed', failureMessages: ['sent twice'] }];
  const report = { testResults: [...vitest.testResults, { name: 'mail.test.ts', assertionResults }] };
  expect(retriedTests(readVitestReport(report)).map(({ title }) => title)).toEqual(['sends once']);
});

test('tests of both runners are in one table, the slowest first, with all their attempts', () => {
  const summary = formatSummary([...readVitestReport(vitest), ...readPlaywrightReport(playwright)]);
  expect(summary.split('\n').slice(0, 4)).toEqual([
    'The slowest 5 of 5 tests:',
    '   18.0 s  menu.spec.ts  breaks',
    '    7.5 s  host.test.ts  a host is found',
    '    6.0 s  menu.spec.ts  opens',
  ]);
  expect(summary).toContain('Passed only at a second try:\n  menu.spec.ts  opens');
});

test('what failed is named last, and what was skipped is not among it', () => {
  const skipped = {
    ...vitest.testResults[0],
    assertionResults: [{ fullName: 'a host is shy', status: 'skipped' }],
  };
  const summary = formatSummary([
    ...readVitestReport({ testResults: [...vitest.testResults, { name: 'x.test.ts', ...skipped }] }),
    ...readPlaywrightReport(playwright),
  ]);
  expect(summary).toMatch(/Failed:\n {2}host\.test\.ts {2}a host is refused\n {2}menu\.spec\.ts {2}breaks$/);
});

test('no more than twenty are shown, and retries are not mentioned where there were none', () => {
  const many = Array.from({ length: 30 }, (_, each) => ({
    ...{ title: `test ${each}`, file: 'a.test.ts', seconds: each, tries: 1, outcome: 'passed' as const },
  }));
  const lines = formatSummary(many).split('\n');
  expect(lines).toHaveLength(21);
  expect(lines[1]).toContain('test 29');
});

test('more than three retries are too many, and the report warns about it', () => {
  const retried = Array.from({ length: 4 }, (_, each) => ({
    ...{ title: `test ${each}`, file: 'a.spec.ts', seconds: 1, tries: 2, outcome: 'passed' as const },
  }));
  expect(formatSummary(retried)).toContain('Passed only at a second try (4, at most 3 may):');
});
