import { defineConfig } from 'vitest/config';

/** The quick tests of the rules that `npm run mutants` changes. None of them needs the PostgreSQL of the other tests. */
export default defineConfig({
  test: {
    include: ['src/{dealers,finance,leads,messaging,redirects,search}/**/*.test.ts'],
    exclude: [
      'src/**/adapters/**',
      'src/**/api.test.ts',
      // Properties over thousands of random tables would take most of the run.
      'src/redirects/redirect-table.reference.test.ts',
      'src/dealers/opening-state.reference.test.ts',
      // Whole servers.
      'src/dealers/{page/dealer-page,list/dealer-list-page}.test.ts',
      'src/search/index-sync.test.ts',
      'src/messaging/delivery-worker.test.ts',
      'src/leads/{comhub,lead-durability}.test.ts',
    ],
    // Tests are slow on a busy machine.
    testTimeout: 60_000,
    isolate: false,
  },
});
