/**
 * Whether an extension may add filters to the list. Where there are no extensions, the build writes false into the browser's files
 * (scripts/extensions/extensions-plugin.ts), and visitors load nothing for them.
 */
export const hasAddedFilters: boolean = true;
