import { existsSync, readFileSync } from 'node:fs';
import {
  formatSummary,
  MAX_RETRIED_TESTS,
  readPlaywrightReport,
  readVitestReport,
  retriedTests,
} from './testing/test-report.ts';

/** Prints the slowest tests of the last run and those that were retried; ends with code 1 when too many were. */
const reports = {
  '.cache/vitest.json': readVitestReport,
  '.cache/playwright.json': readPlaywrightReport,
  '.cache/playwright-studio.json': readPlaywrightReport,
};

const tests = Object.entries(reports).flatMap(([file, read]) =>
  existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : [],
);
console.log(formatSummary(tests));
process.exitCode = retriedTests(tests).length > MAX_RETRIED_TESTS ? 1 : 0;
