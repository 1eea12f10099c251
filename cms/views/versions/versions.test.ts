import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocument, createPeopleAndSites, type Document } from '../../testing/people.ts';
import { studioForTests, type TestStudio } from '../../testing/studio.ts';
import { findLog } from './find-log.ts';
import { findVersions } from './find-versions.ts';

let studio: TestStudio;
let payload: Payload;
let people: Awaited<ReturnType<typeof createPeopleAndSites>>;
let tyres: Document;

beforeAll(async () => {
  studio = await studioForTests();
  payload = studio.payload;
  people = await createPeopleAndSites(payload);
  tyres = await createDocument(payload, 'pages', { site: people.solvik.id, name: 'Däck' });
}, 60_000);

afterAll(() => studio.close());

const requestBy = (user: object) => createLocalReq({ user: user as never }, payload);

async function saveAs(user: object, data: object, draft: boolean): Promise<void> {
  // The audit log tells a draft by the query, as Payload's form sends it.
  const req = Object.assign(await requestBy(user), { query: draft ? { draft: 'true' } : {} });
  const edit = { collection: 'pages', id: tyres.id, depth: 0, locale: 'sv', draft, req } as const;
  await payload.update({ ...edit, data: data as never });
}

test('every version says who saved it, and which one is public', async () => {
  await saveAs(people.editor, { metaTitle: 'Däck', _status: 'published' }, false);
  await saveAs(people.author, { metaTitle: 'Däck och fälgar' }, true);
  const [draft, published] = await findVersions('pages', tyres.id, await requestBy(people.editor));
  expect(draft).toMatchObject({ savedBy: 'author of solvik-se', state: 'draft' });
  expect(published).toMatchObject({
    savedBy: 'editor of solvik-se',
    state: 'public',
  });
});

test('who published a document is said to those who work on it, without the network', async () => {
  const [entry] = await findLog('pages', tyres.id, await requestBy(people.editor));
  expect(entry).toMatchObject({
    action: 'published',
    person: 'editor of solvik-se',
  });
  expect(entry).not.toHaveProperty('address');
});

test('somebody of another site finds no version', async () => {
  expect(await findVersions('pages', tyres.id, await requestBy(people.finn))).toEqual([]);
});
