import { configDefaults, defineConfig } from 'vitest/config';
import { extensions } from './scripts/extensions/extensions-plugin.ts';
import { inlineScript } from './scripts/inline-script-plugin.ts';

/** Tests of the studio's pure functions, which open no studio. */
const pureStudioTests = [
  'cms/*.test.ts',
  'cms/{components,forms,preview}/**/*.test.ts',
  'cms/views/*/**/*.test.ts',
];

export default defineConfig({
  plugins: [inlineScript(), extensions([])],
  test: {
    globalSetup: ['src/main/testing/postgres-for-tests.ts'],
    // On a busy machine databases and child processes are slow to start.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest leaves one core free for itself, which on two cores is half of the machine.
    maxWorkers: '100%',
    // Files of a worker share their modules, because loading them again takes most of the time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'sites',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tools/**/*.test.ts',
            'demo/**/*.test.{ts,tsx}',
            'examples/**/*.test.{ts,tsx}',
            ...pureStudioTests,
          ],
          exclude: [...configDefaults.exclude, 'examples/{germany,austria}/**'],
        },
      },
      {
        extends: true,
        // As an installation that adds a country and its language.
        test: {
          name: 'germany',
          include: ['examples/{germany,austria}/**/*.test.ts'],
          env: { LOCALES: 'examples/germany,examples/austria' },
          setupFiles: ['cms/testing/quick-password-hashes.ts'],
        },
      },
      {
        extends: true,
        // Workers of their own, because few of the others need Payload, and loading it takes seconds.
        test: {
          name: 'studio',
          include: ['cms/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...pureStudioTests],
          setupFiles: ['cms/testing/quick-password-hashes.ts'],
        },
      },
    ],
  },
});
