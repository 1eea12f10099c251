import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // Tests of the studio have their own configuration.
  testIgnore: 'studio-*.spec.ts',
  outputDir: '.cache/playwright',
  globalSetup: './e2e/open-sites.ts',
  fullyParallel: true,
  workers: 2,
  // A busy machine responds 503 by design; a test that gets one is tried again, and reported as flaky.
  retries: process.env['CI'] ? 2 : 0,
  timeout: 60_000,
  reporter: [[process.env['CI'] ? 'dot' : 'list'], ['json', { outputFile: '.cache/playwright.json' }]],
  expect: { timeout: 20_000 },
  // Tests check final states, not animations.
  use: {
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // An element that never comes fails its step, not the whole time of the test.
    actionTimeout: 30_000,
  },
});
