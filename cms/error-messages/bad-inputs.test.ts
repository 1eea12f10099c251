import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aForm } from '../testing/a-form.ts';
import type { RestResponse } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';
import { type ErrorScene, openScene } from './error-scene.ts';

/** Values that no field takes, or that only some take. */
const badValues: readonly unknown[] = [
  ...[7, -1, 1.5, 1e300, true],
  ...['', ' ', 'x', 'x\0y', '\ud800', 'å'.repeat(100_000), '2026-99-99', '../..', '999999'],
  ...[[], ['x'], [null], [[]], [{}], [7]],
  ...[{ toString: [] }, { length: { toString: [] } }, { length: { valueOf: 1, toString: 2 } }],
  ...[{}, { id: 'x' }, { id: 999_999 }, { relationTo: 'users', value: 1 }, { sv: 'x' }, { a: { b: [1] } }],
];

const badQueries = [
  'locale=xx',
  'locale=all',
  'locale[]=sv&locale[]=en',
  'depth=abc',
  'depth=-1',
  'limit=-1',
  'limit=x',
  'page=0',
  'sort=nothing',
  'where[nothing][equals]=1',
  'where[id][equals]=x',
  'where[id][in]=a,b',
  'where[id]=1',
  'where=x',
  'select[nothing]=true',
  'draft=maybe',
  'fallback-locale=xx',
];

const badIds = ['x', '0', '-1', '1.5', '999999', '99999999999999999999', '%00', "x' or '1'='1"];

for (const { name, databaseUrl } of testStudioDatabases)
  describe(`${name}: whatever is sent, the answer is no failure of the studio`, () => {
    let studio: TestStudio;
    let scene: ErrorScene;

    beforeAll(async () => {
      const url = await databaseUrl();
      studio = await studioForTests({ databaseUrl: url, secondFactorRoles: ['author'] });
      scene = await openScene(studio.payload);
    });
    afterAll(() => studio.close());

    const collections = {
      pages: () => ({ site: scene.site, name: scene.fresh(), _status: 'published' }),
      shells: () => ({ site: scene.site }),
      dictionaries: () => ({ site: scene.site }),
      redirects: () => ({ site: scene.site, source: `/${scene.fresh()}`, destination: '/' }),
      forms: () => aForm(scene.site, scene.fresh()),
      tags: () => ({ site: scene.site, name: scene.fresh() }),
      sites: () => ({ name: scene.fresh(), displayName: 'A site' }),
      media: () => ({ site: scene.site }),
      'payload-folders': () => ({ site: scene.site, name: scene.fresh() }),
      brands: () => ({ code: scene.fresh(), name: 'A brand' }),
      users: () => ({
        ...{ name: 'Ann', email: `${scene.fresh()}@solvik.example`, role: 'editor' },
        password: 'a long enough password',
      }),
    };

    test.each(Object.entries(collections))('%s: values of every field', async (slug, valid) => {
      const client = scene.as('administrator', 'sv');
      const fields = studio.payload.collections[slug]?.config.flattenedFields ?? [];
      const failures: string[] = [];
      for (const { name: field } of fields)
        for (const value of badValues) {
          const answer = await client(`/${slug}?locale=sv`, 'POST', { ...valid(), [field]: value });
          if (!isAnswered(answer))
            failures.push(describeFailure(`${field}=${JSON.stringify(value)}`, answer));
        }
      expect(failures).toEqual([]);
    });

    test.each(Object.keys(collections))('%s: addresses, queries and bodies', async (slug) => {
      const client = scene.as('administrator', 'en');
      const answers: [string, RestResponse][] = [];
      for (const query of badQueries) answers.push([query, await client(`/${slug}?${query}`)]);
      for (const id of badIds) {
        answers.push([id, await client(`/${slug}/${id}`)]);
        answers.push([id, await client(`/${slug}/${id}?locale=xx`, 'PATCH', { edition: 1, name: 'A' })]);
        answers.push([id, await client(`/${slug}/${id}`, 'DELETE')]);
        answers.push([id, await client(`/${slug}/versions/${id}`)]);
      }
      for (const body of [[], [1], 7, 'x', null, '{'] as unknown[])
        answers.push([JSON.stringify(body), await client(`/${slug}`, 'POST', body as object)]);
      for (const type of [
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary=x',
      ])
        answers.push([type, await client(`/${slug}`, 'POST', { a: 1 }, { 'content-type': type })]);
      for (const url of ['http://127.0.0.1:1/a.png', 'file:///etc/passwd', 'x', 7, { toString: [] }])
        answers.push([
          `url ${JSON.stringify(url)}`,
          await client(`/${slug}`, 'POST', { url, filename: 'a.png' }),
        ]);
      const failures = answers.filter(([, answer]) => !isAnswered(answer));
      expect(failures.map(([sent, answer]) => describeFailure(sent, answer))).toEqual([]);
    });
  });

/** Done, or refused with a sentence. */
function isAnswered({ status, body }: RestResponse): boolean {
  if (status < 400) return true;
  const [first] = (body['errors'] ?? []) as { message?: string }[];
  const sentence = first?.message ?? body['message'] ?? body['error'];
  return status < 500 && typeof sentence === 'string' && sentence.length > 0;
}

function describeFailure(sent: string, { status, body }: RestResponse): string {
  return `${sent.slice(0, 60)}: ${status} ${JSON.stringify(body).slice(0, 200)}`;
}
