import { afterAll, expect, test } from 'vitest';
import { applyChange, createDocumentIndex } from '../../src/content/publishing/document-index.ts';
import { API_VERSION, flag, siteFieldsOf, text } from '../../src/extension/extension.ts';
import { toSiteDocuments } from '../publishing/site-documents.ts';
import type { Row } from '../publishing/to-published.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { provideExtensions } from './provided-extensions.ts';

const siteFields = {
  promise: text('Promise of the workshop'),
  showsHealth: flag('Show the health of batteries'),
};
const extension = { name: 'parts', apiVersion: API_VERSION, about: 'for tests', siteFields };
const site = {
  ...{
    name: 'solvik-se',
    displayName: 'Solvik',
    url: 'https://solvik.example',
    country: 'SE',
    theme: 'solvik',
  },
  languages: [{ code: 'sv' }],
  hosts: [{ host: 'solvik.example' }],
};

const studios: TestStudio[] = [];
afterAll(async () => {
  for (const { close } of studios) await close();
});

async function aStudio(with_: boolean, given = {}): Promise<TestStudio> {
  provideExtensions(with_ ? [extension] : []);
  const studio = await studioForTests(given);
  studios.push(studio);
  return studio;
}

const published = (row: unknown) => {
  const references = { mediaKey: () => undefined, href: () => undefined, storyTags: [] };
  const [document] = toSiteDocuments(row as Row & { name: string }, references as never);
  if (!document) throw new Error('no document');
  const index = createDocumentIndex();
  const lines: object[] = [];
  const log = { info() {}, warn() {}, error: (facts: object) => void lines.push(facts) };
  applyChange(index, { document: { ...document, removed: false }, publishedAt: '' } as never, log);
  expect(lines).toEqual([]);
  return index.sites.get('solvik-se') as never;
};

test('editors fill in the fields of an extension, the site has them, and a change of something else keeps them', async () => {
  const { payload } = await aStudio(true);
  const written = { ...site, extension_parts: { promise: 'Ready by four', showsHealth: true } };
  const { id } = await payload.create({ collection: 'sites', data: written as never });
  await payload.update({ collection: 'sites', id, data: { displayName: 'Solvik Sverige' } as never });
  const row = await payload.findByID({ collection: 'sites', id });
  expect(row).toMatchObject({ displayName: 'Solvik Sverige', extension_parts: { promise: 'Ready by four' } });
  expect(siteFieldsOf('parts', siteFields, published(row))).toEqual({
    promise: 'Ready by four',
    showsHealth: true,
  });
});

test('what an extension stored that is off now stays, through every change, until it is on again', async () => {
  const { payload } = await aStudio(false);
  const data = { ...site, extensionValues: { parts: { promise: 'Ready by four' } } };
  const { id } = await payload.create({ collection: 'sites', data: data as never });
  await payload.update({ collection: 'sites', id, data: { displayName: 'Solvik Sverige' } as never });
  const row = await payload.findByID({ collection: 'sites', id });
  expect(row).not.toHaveProperty('extension_parts');
  expect(siteFieldsOf('parts', siteFields, published(row))).toEqual({
    promise: 'Ready by four',
    showsHealth: false,
  });
});

test('what no longer fits the fields counts as not written', () => {
  const old = { extensionValues: { parts: { promise: 7 } } };
  expect(siteFieldsOf('parts', siteFields, old)).toEqual({ promise: '', showsHealth: false });
  expect(siteFieldsOf('parts', siteFields, {})).toEqual({ promise: '', showsHealth: false });
});
