import { kyselyPublishedStore } from '../src/content/publishing/adapters/kysely-published-store.ts';
import { isKitBlock } from '../src/content/publishing/shows-kits.ts';
import { type KnownIndices, knownIndices } from '../src/features/inventory/known-indices.ts';
import { systemClock } from '../src/shared/platform/clock.ts';
import type { Database } from '../src/shared/platform/database/schema.ts';
import { isLanguage } from '../src/shared/sites/languages.ts';
import type { Site } from '../src/shared/sites/site.ts';

type SiteBody = {
  indices?: Partial<Site['indices']>;
  languages?: { code: string }[];
  country?: Site['country'];
  workshopBookingPath?: string;
};

/** The indices that the published settings of the sites name. */
export async function readPublishedIndices(db: Database): Promise<KnownIndices> {
  const documents = await kyselyPublishedStore(db, systemClock).changesSince(0);
  const sites = documents
    .filter(({ document }) => document.kind === 'site')
    .map(({ document }) => {
      const { indices = {}, languages = [], country, workshopBookingPath } = document.body as SiteBody;
      const codes = languages.map(({ code }) => code).filter(isLanguage);
      return { name: document.site, indices, languages: codes, country, workshopBookingPath };
    });
  const showsKits = documents.some(({ document }) => document.kind === 'page' && hasKitBlock(document.body));
  return knownIndices([...sites, { indices: {}, languages: [], showsKits }]);
}

function hasKitBlock(body: unknown): boolean {
  const { main = [] } = body as { main?: readonly { name?: string }[] };
  return main.some(({ name = '' }) => isKitBlock(name));
}
