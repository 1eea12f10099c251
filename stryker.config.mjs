/**
 * Mutation tests of the rules that decide something: no views, adapters, databases or text tables.
 * One module: `npm run mutants -- --mutate 'src/content/redirects/*.ts,!src/content/redirects/*.test.ts'`.
 */
export default {
  mutate: [
    'src/features/finance/{amount-input,annuity,build-calculators,disclaimer,lease-card-line,leasing-lines,loan,quoted-credit}.ts',
    'src/features/finance/plans/{company-leasing,loan,private-leasing}/*.ts',
    'src/features/finance/plans/uk/{agreement,lender,quotation,quote-controller,to-vehicle,trusted-vehicles}.ts',
    'src/features/pricing/*.ts',
    'src/shared/platform/{bounds,contact-rules}.ts',
    'src/content/redirects/*.ts',
    'src/shared/search/{cached-search,facet-tree,histogram,plan,plan-condition,relevance,tokenize,values}.ts',
    'src/features/dealers/{hours-text,opening-hours,opening-schedule,opening-state,weekdays}.ts',
    'src/features/locator/{charging-power,distance,keep-locations,location-rows,locator-settings,locator-state,selection,suggest-locations,visible-locations}.ts',
    'src/shared/messaging/{delivery-worker,interruptible-sleep,retry-policy,webhook-sender}.ts',
    'src/features/leads/{accept-lead,receiver,delivery/adf,delivery/xml}.ts',
    'src/shared/forms/{field-rules,send/send-lead,send/submission-id}.ts',
    'src/features/editor-forms/{answers,form-providers,parse-answers}.ts',
    '!src/**/*.test.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  timeoutMS: 3000,
  concurrency: 2,
  incremental: true,
  incrementalFile: '.cache/mutants/incremental.json',
  tempDirName: '.cache/mutants/sandbox',
  ignorePatterns: ['.cache', 'demo/media', 'docs', 'cms', 'e2e', 'bench', 'data', 'dist'],
  disableTypeChecks: false,
  reporters: ['progress', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  jsonReporter: { fileName: '.cache/mutants/report.json' },
  htmlReporter: { fileName: '.cache/mutants/report.html' },
  thresholds: { high: 95, low: 85, break: 85 },
};
