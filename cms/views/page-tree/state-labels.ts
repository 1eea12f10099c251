import type { LanguageState } from './language-state.ts';

export const stateLabels: Readonly<Record<LanguageState, string>> = {
  missing: 'Missing',
  draft: 'Draft',
  published: 'Published',
  changed: 'Changed',
};
