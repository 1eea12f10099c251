import { defineConfig } from '@playwright/test';
import sites from './playwright.config.ts';

/** Tests of the content studio: one installation that is filled once, and one editor at a time. */
export default defineConfig({
  ...sites,
  testMatch: 'studio-*.spec.ts',
  testIgnore: [],
  outputDir: '.cache/playwright-studio',
  globalSetup: './e2e/studio-servers.ts',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  use: { ...sites.use, actionTimeout: 20_000 },
  reporter: [[process.env['CI'] ? 'dot' : 'list'], ['json', { outputFile: '.cache/playwright-studio.json' }]],
});
