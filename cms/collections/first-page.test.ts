import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPeopleAndSites, password } from '../testing/people.ts';
import { restApi } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await studioForTests();
});
afterAll(() => studio.close());

test('the first page that somebody writes for a site is its home page, the second is not', async () => {
  const people = await createPeopleAndSites(studio.payload);
  const editor = await restApi(studio.payload).signIn(people.editor.email, password);
  const create = async (name: string) => {
    const data = { site: people.solvik.id, name, _status: 'published' };
    const { body } = await editor('/pages?locale=sv', 'POST', data);
    return body['doc'] as { id: number; path: string };
  };
  const home = await create('Start');
  expect([home.path, (await create('Service')).path]).toEqual(['/', '/service']);
  const inEnglish = { name: 'Start', _status: 'published' };
  const { body } = await editor(`/pages/${home.id}?locale=en`, 'PATCH', { ...inEnglish, edition: 1 });
  expect(body['doc']).toMatchObject({ path: '/' });
});
