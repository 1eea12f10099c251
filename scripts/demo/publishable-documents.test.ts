import { expect, test } from 'vitest';
import { kyselyInstallationFacts } from '../../src/content/publishing/adapters/kysely-installation-facts.ts';
import { ledgerKey, STUDIO_OWNER_KEY, serializeEntry } from '../../src/content/publishing/publish-ledger.ts';
import type { DocumentAddress } from '../../src/content/publishing/published-store.ts';
import { freshSqlite } from '../../src/main/testing/databases.ts';
import { findPublishable } from './publishable-documents.ts';

const page: DocumentAddress = { kind: 'page', site: 'solvik-se', language: 'sv', key: 'home' };
const at = (key: string): DocumentAddress => ({ kind: 'media', site: '', language: '', key });
const all = [page, at('pictures/coast'), at('cars/suv/blue'), at('cars/suv/red'), at('on-show/NC22GKH/film')];

test('before there is a studio, the demo publishes everything', async () => {
  const facts = kyselyInstallationFacts(await (await freshSqlite()).open());
  expect(all.filter(await findPublishable(facts))).toEqual(all);
});

test('once a studio owns the content, a later demo changes nothing that editors can', async () => {
  const facts = kyselyInstallationFacts(await (await freshSqlite()).open());
  await facts.write(STUDIO_OWNER_KEY, 'studio-1');
  await facts.write(ledgerKey('media.7'), serializeEntry({ state: 'x', addresses: [at('cars/suv/blue')] }));
  expect(all.filter(await findPublishable(facts))).toEqual([at('cars/suv/red'), at('on-show/NC22GKH/film')]);
});
