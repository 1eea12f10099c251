import { defineConfig } from 'vitest/config';

/** The quick tests of the rules that `npm run mutants` changes. None of them needs the PostgreSQL of the other tests. */
export default defineConfig({
  test: {
    include: [
      'src/{features/{dealers,finance,forms,leads,locator},content/redirects,shared/{messaging,search}}/**/*.test.ts',
    ],
    exclude: [
      'src/**/adapters/**',
      'src/**/api.test.ts',
      // Properties over thousands of random tables would take most of the run.
      'src/content/redirects/redirect-table.reference.test.ts',
      'src/features/dealers/opening-state.reference.test.ts',
      // Whole servers.
      'src/features/dealers/{page/dealer-page,list/dealer-list-page}.test.ts',
      'src/features/locator/locator-page.test.ts',
      'src/shared/search/index-sync.test.ts',
      'src/shared/messaging/delivery-worker.test.ts',
      'src/features/leads/{api/comhub,lead-durability}.test.ts',
    ],
    // Tests are slow on a busy machine.
    testTimeout: 60_000,
    isolate: false,
  },
});
