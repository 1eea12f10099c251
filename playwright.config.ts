import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: '.cache/playwright',
  globalSetup: './e2e/open-sites.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [[process.env['CI'] ? 'dot' : 'list'], ['json', { outputFile: '.cache/playwright.json' }]],
  expect: { timeout: 20_000 },
  // Journeys see where things come to rest, not how they move.
  use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
});
