import { type AnalyticsSinkDeclaration, siteFieldsOf, text } from 'forecourt/extension';
import type { settings } from './settings.ts';

export const siteFields = {
  footfallAccount: text('Account in the footfall statistics', { help: 'Empty: nothing is counted.' }),
};

/** Where the group counts what visitors look at; without FOOTFALL_URL nowhere. */
export const footfall: AnalyticsSinkDeclaration<typeof settings> = {
  about: 'what visitors look at, counted by FOOTFALL_URL',
  consent: 'analytics',
  connect: ({ footfallUrl }) => (footfallUrl ? [new URL(footfallUrl).origin] : []),
  options: (site, { footfallUrl }) => {
    const { footfallAccount: account } = siteFieldsOf('electric', siteFields, site);
    return footfallUrl && account ? { url: footfallUrl, account } : undefined;
  },
};
