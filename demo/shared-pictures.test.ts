import { describe, expect, test } from 'vitest';
import { toDocuments } from '../scripts/demo/documents.ts';
import type { PublishedDocument } from '../src/content/publishing/published-store.ts';
import { aServer } from '../src/main/testing/a-server.ts';
import { localizedPath } from '../src/shared/sites/site.ts';
import { recordsOf } from './redirects/testing/records.ts';
import { readSites } from './sites.ts';

const sites = await readSites();

describe.each(sites.map((site) => [site.name, site] as const))('%s', (_, site) => {
  test('every page shows a picture where it is shared', async () => {
    const documents = toDocuments(site);
    const { get, close } = await aServer([...documents, ...mediaIn(documents)], {
      services: recordsOf(site, []),
    });
    const languages = (site.settings.languages ?? []).map(({ code }) => code) as ['sv'];
    const addresses = site.pages
      .filter(({ path }) => !path.includes(',-w-,'))
      .map(({ language, path }) => localizedPath({ languages }, language, path));
    const without: string[] = [];
    for (const address of addresses) {
      const { status, text } = await get(`${site.name}.localhost`, encodeURI(address));
      if (status === 200 && !text.includes('property="og:image"')) without.push(address);
    }
    await close();
    expect(without).toEqual([]);
  });
});

/** The library as far as the documents name it; drawings are what they are in the demo. */
function mediaIn(documents: readonly PublishedDocument[]): PublishedDocument[] {
  const named = JSON.stringify(documents).matchAll(/"media":"([^"]+)"/g);
  return [...new Set([...named].map(([, id = '']) => id))].map((key) => ({
    ...{ kind: 'media', site: '', language: '', key },
    body: {
      file: `1-${key.replaceAll('/', '-')}`,
      width: 1600,
      height: 900,
      vector: /^(?:favicons|logos|brands)\//.test(key),
    },
  }));
}
