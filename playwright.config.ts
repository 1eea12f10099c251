import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // The studio is another house, with another configuration.
  testIgnore: 'studio-*.spec.ts',
  outputDir: '.cache/playwright',
  globalSetup: './e2e/open-sites.ts',
  fullyParallel: true,
  workers: 2,
  // A busy machine answers 503 by design; a journey that meets that may set out once more, and is told as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  reporter: [[process.env['CI'] ? 'dot' : 'list'], ['json', { outputFile: '.cache/playwright.json' }]],
  expect: { timeout: 20_000 },
  // Journeys see where things come to rest, not how they move.
  use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
});
