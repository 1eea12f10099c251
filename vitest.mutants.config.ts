import { defineConfig } from 'vitest/config';
import { inlineScript } from './scripts/inline-script-plugin.ts';

/** The quick tests of the rules that `npm run mutants` changes. None of them needs the PostgreSQL of the other tests. */
export default defineConfig({
  plugins: [inlineScript()],
  test: {
    include: [
      'src/{features/{dealers,editor-forms,finance,leads,locator,pricing},content/redirects,shared/{forms,messaging,search}}/**/*.test.ts',
      'src/features/{booking/calendar,cars/list}/*.test.ts',
      'src/shared/faceted-list/*.test.{ts,tsx}',
      'src/shared/platform/{query-values,bounds,contact-rules}.test.ts',
      'src/web/server/cache-key.test.ts',
      'cms/access/{access,role-access}.test.ts',
    ],
    exclude: [
      'src/**/{adapters,migrations}/**',
      'src/**/api.test.ts',
      // Properties over thousands of random tables would take most of the run.
      'src/content/redirects/redirect-table.reference.test.ts',
      'src/features/dealers/opening-state.reference.test.ts',
      // Whole servers.
      'src/features/dealers/{page/dealer-page,list/dealer-list-page}.test.ts',
      'src/features/locator/locator-page.test.ts',
      'src/features/cars/list/{car-list-page,second-language}.test.ts',
      'src/shared/search/index-sync.test.ts',
      'src/shared/messaging/delivery-worker.test.ts',
      'src/features/leads/{api/comhub,lead-durability}.test.ts',
      'src/features/editor-forms/delivery.test.ts',
    ],
    // Tests are slow on a busy machine.
    testTimeout: 60_000,
    isolate: false,
  },
});
