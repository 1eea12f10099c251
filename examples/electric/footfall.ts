import type { AnalyticsSinkDeclaration } from 'forecourt/extension';
import type { settings } from './settings.ts';

/** Where the group counts what visitors look at; without FOOTFALL_URL nowhere. */
export const footfall: AnalyticsSinkDeclaration<typeof settings> = {
  about: 'what visitors look at, counted by FOOTFALL_URL',
  consent: 'analytics',
  connect: ({ footfallUrl }) => (footfallUrl ? [new URL(footfallUrl).origin] : []),
  options: (_, { footfallUrl }) => (footfallUrl ? { url: footfallUrl } : undefined),
};
