import { kyselyPublishedStore } from '../../../src/content/publishing/adapters/kysely-published-store.ts';
import { openDatabase } from '../../../src/main/database.ts';
import { pageDocument, siteDocument } from '../../../src/main/testing/documents.ts';
import { systemClock } from '../../../src/shared/platform/clock.ts';
import { parseEnvironment } from '../../../src/shared/platform/env.ts';

export const SITE = 'solvik-se';

/** A site with the blocks and the form of extensions on its home page, and a list of cars. */
export async function seed(dataDir: string, port: number): Promise<void> {
  const parsed = parseEnvironment({ DEMO: '0', STUDIO: '0', DATA_DIR: dataDir });
  if (!parsed.ok) throw new Error(parsed.problems.join(' '));
  const db = await openDatabase(parsed.settings);
  await kyselyPublishedStore(db, systemClock).publish([
    siteDocument(SITE, {
      url: `http://${SITE}.localhost:${port}`,
      indices: { cars: `cars-${SITE}`, sites: `sites-${SITE}` },
      carDetailPath: '/kop-bil',
      pathToCarList: '/kop-bil',
      extensionValues: { electric: { footfallAccount: 'solvik' } },
    }),
    pageDocument(SITE, 'home', {
      path: '/',
      main: [
        { id: 'a', block: 'hello-hello', fields: { name: 'Karin' } },
        { id: 'b', block: 'crm-reviews', fields: { title: 'Well said' } },
        { id: 'c', block: 'crm-call-back', fields: { titleTag: 'h1' } },
      ],
    }),
    pageDocument(SITE, 'cars', {
      path: '/kop-bil',
      main: [{ id: 'list', block: 'car-list', fields: { title: 'Bilar', titleTag: 'h1' } }],
    }),
  ]);
  await db.destroy();
}
