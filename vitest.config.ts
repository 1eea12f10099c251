import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'demo/**/*.test.ts', 'cms/**/*.test.ts'],
    globalSetup: ['src/platform/database/postgres-for-tests.ts'],
  },
});
