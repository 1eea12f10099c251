import { type KnownIndices, knownIndices } from '../src/inventory/known-indices.ts';
import { systemClock } from '../src/platform/clock.ts';
import type { Database } from '../src/platform/database/schema.ts';
import { kyselyPublishedStore } from '../src/publishing/adapters/kysely-published-store.ts';
import { isLanguage } from '../src/sites/languages.ts';
import type { Site } from '../src/sites/site.ts';

type SiteBody = {
  indices?: Partial<Site['indices']>;
  languages?: { code: string }[];
  country?: Site['country'];
};

/** The indices that the published settings of the sites name. */
export async function readPublishedIndices(db: Database): Promise<KnownIndices> {
  const documents = await kyselyPublishedStore(db, systemClock).changesSince(0);
  const sites = documents
    .filter(({ document }) => document.kind === 'site')
    .map(({ document }) => {
      const { indices = {}, languages = [], country } = document.body as SiteBody;
      return { indices, languages: languages.map(({ code }) => code).filter(isLanguage), country };
    });
  return knownIndices(sites);
}
