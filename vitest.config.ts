import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'demo/**/*.test.ts', 'cms/**/*.test.ts'],
    // Files share their worker's modules: most of the time would else be reading them anew. No test may count on that.
    isolate: false,
    globalSetup: ['src/platform/database/postgres-for-tests.ts'],
  },
});
