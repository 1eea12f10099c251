import { defineConfig } from 'vitest/config';
import { inlineScript } from './scripts/inline-script-plugin.ts';

export default defineConfig({
  plugins: [inlineScript()],
  test: {
    globalSetup: ['src/platform/database/postgres-for-tests.ts'],
    // A busy machine may take its time over databases and over processes of their own.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest leaves one core free for itself, which on two cores is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'sites',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tools/**/*.test.ts',
            'demo/**/*.test.ts',
          ],
          // Files of a worker share their modules: else most of the time goes into reading them anew.
          isolate: false,
        },
      },
      {
        extends: true,
        // Payload keeps its database for as long as its module lives.
        test: { name: 'studio', include: ['cms/**/*.test.ts'] },
      },
    ],
  },
});
