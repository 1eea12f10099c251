import { readSites } from '../../demo/sites.ts';
import { toDocuments } from '../../scripts/demo/documents.ts';
import type { PublishedDocument } from '../../src/content/publishing/published-store.ts';

/** Sites of the demo as they are public at a port, with the pictures they show. */
export async function publicDemo(port: number, ...names: string[]): Promise<PublishedDocument[]> {
  const sites = (await readSites()).filter(({ name }) => names.includes(name));
  const documents = sites.flatMap(toDocuments);
  const keys = [...JSON.stringify(documents).matchAll(/"(?:media|logo|logoBlackAndWhite)":"([^"]+)"/g)];
  const media = [...new Set(keys.map(([, key = '']) => key))].map(aPicture);
  const text = JSON.stringify([...media, ...documents]).replaceAll('.localhost:3000', `.localhost:${port}`);
  return JSON.parse(text) as PublishedDocument[];
}

function aPicture(key: string): PublishedDocument {
  const body = { file: `file-of-${key.replaceAll('/', '-')}`, width: 4, height: 3, vector: false };
  return { kind: 'media', site: '', language: '', key, body };
}
