import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payloadSources } from '../publishing/payload-sources.ts';
import { createDocument, createPeopleAndSites, type Document, password } from '../testing/people.ts';
import { basedOnNewest, type RestClient, restApi } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';

describe.each(testStudioDatabases)('$name: stories', ({ databaseUrl }) => {
  let studio: TestStudio;
  let payload: Payload;
  let people: Awaited<ReturnType<typeof createPeopleAndSites>>;
  let editor: RestClient;
  let list: Document;
  let picture: Document;

  beforeAll(async () => {
    studio = await studioForTests({ databaseUrl: await databaseUrl() });
    payload = studio.payload;
    people = await createPeopleAndSites(payload);
    editor = basedOnNewest(await restApi(payload).signIn(people.editor.email, password));
    const site = people.solvik.id;
    for (const name of ['På väg', 'Folk']) await createDocument(payload, 'tags', { site, name });
    await createDocument(payload, 'tags', { site: people.carstore.id, name: 'Sauna' }, 'fi');
    picture = await createDocument(payload, 'media', { site });
    list = await createDocument(payload, 'pages', {
      site,
      name: 'Berättelser',
      template: 'stories index',
      main: [{ blockType: 'stories-list' }],
      _status: 'published',
    });
  }, 120_000);

  afterAll(() => studio.close());

  const asked = {
    site: 'solvik-se',
    language: 'sv',
    name: 'Fyrtio mil kust',
    preamble: 'Tre dagar längs vattnet.',
    date: '2026-11-04',
    tags: ['pa-vag', 'folk'],
  };

  test('STORY-11 a new story is a draft below the list, with its template, its blocks and out of the menu', async () => {
    const { status, body } = await editor('/new-story', 'POST', asked);
    expect(status).toBe(201);
    const story = (await editor(`/pages/${body['id']}?draft=true&locale=sv&depth=0`)).body;
    expect(story).toMatchObject({
      _status: 'draft',
      name: 'Fyrtio mil kust',
      template: 'story',
      hideInNavigation: true,
      parent: list.id,
      path: '/berattelser/2026/fyrtio-mil-kust',
      story: { date: '2026-11-04', tags: '{pa-vag}|{folk}', preamble: 'Tre dagar längs vattnet.' },
    });
    expect((story['main'] as { blockType: string }[]).map(({ blockType }) => blockType)).toContain(
      'story-article',
    );
    expect((await editor(`/pages/${body['id']}?draft=true&locale=en&depth=0`)).body).toMatchObject({
      template: 'story',
    });
    const again = await editor('/new-story', 'POST', asked);
    const second = (await editor(`/pages/${again.body['id']}?draft=true&locale=sv&depth=0`)).body;
    expect(second['path']).toBe('/berattelser/2026/fyrtio-mil-kust-2');
  });

  test('what a new story lacks is said at its field, and another site has its own stories', async () => {
    const empty = await editor('/new-story', 'POST', { ...asked, name: ' ', date: '' });
    expect(empty.status).toBe(400);
    expect((empty.body['errors'] as { path: string }[]).map(({ path }) => path)).toEqual(['name', 'date']);
    expect((await editor('/new-story', 'POST', { ...asked, site: 'carstore-fi' })).status).toBe(404);
    expect((await editor('/new-story', 'POST', { ...asked, language: 'en' })).status).toBe(400);
    expect((await restApi(payload).anonymous('/new-story', 'POST', asked)).status).toBe(401);
  });

  test('STORY-09 a story is published when its parts are there, each refusal at its field', async () => {
    const { body } = await editor('/new-story', 'POST', { ...asked, name: 'Halv', preamble: '', tags: [] });
    const id = Number(body['id']);
    const refused = await publish(id, { story: { date: '', preamble: '', tags: '{sauna}' } });
    expect(refused.status).toBe(400);
    expect(errorsIn(refused.body).map(({ path }) => path)).toEqual([
      'story.date',
      'story.preamble',
      'story.image.media',
      'story.tags',
    ]);
    const done = await publish(id, {
      story: { date: '2026-11-05', preamble: 'Nu.', tags: '{folk}', image: { media: picture.id } },
    });
    expect(done.status).toBe(200);
    const [document] = (await payloadSources(payload).read(`pages.${id}`))?.documents ?? [];
    expect(document?.body).toMatchObject({
      hideInNavigation: true,
      fields: { template: 'story', story: { date: '2026-11-05', tags: '{folk}' } },
    });
  });

  test('a story whose list is not public is not published', async () => {
    const { body } = await editor('/new-story', 'POST', { ...asked, name: 'Ensam' });
    const whole = { story: { ...storyFields(), image: { media: picture.id } } };
    await payload.update({ collection: 'pages', id: list.id, data: { _status: 'draft' } as never });
    const refused = await publish(Number(body['id']), whole);
    expect(errorsIn(refused.body)).toMatchObject([
      { path: 'parent', message: expect.stringContaining('Publish the list first') },
    ]);
    await payload.update({ collection: 'pages', id: list.id, data: { _status: 'published' } as never });
    expect((await publish(Number(body['id']), whole)).status).toBe(200);
  });

  test('STORY-12 the list publishes the tags of its site, and is published again when they change', async () => {
    const source = `pages.${list.id}`;
    const before = await payloadSources(payload).read(source);
    expect(tagsIn(before)).toEqual([
      { id: 'pa-vag', key: 'pa-vag', value: 'På väg' },
      { id: 'folk', key: 'folk', value: 'Folk' },
    ]);
    expect(
      (await editor('/tags?locale=sv', 'POST', { site: people.solvik.id, name: 'Nyheter' })).status,
    ).toBe(201);
    const states = await payloadSources(payload).referenceStates();
    const [[name, state] = ['', '']] = Object.entries(before?.references ?? {});
    expect(name).toBe(`tags.${people.solvik.id}`);
    expect(states.get(name)).not.toBe(state);
    expect(tagsIn(await payloadSources(payload).read(source))).toHaveLength(3);
  });

  test('a tag has one name on a site, and one that stories have is not deleted', async () => {
    const twice = await editor('/tags?locale=sv', 'POST', { site: people.solvik.id, name: 'folk' });
    expect(errorsIn(twice.body)).toMatchObject([
      { path: 'name', message: expect.stringContaining('already') },
    ]);
    const { body } = await editor(`/tags?where[tagId][equals]=folk&where[site][equals]=${people.solvik.id}`);
    const [tag] = body['docs'] as Document[];
    const refused = await editor(`/tags/${tag?.id}`, 'DELETE');
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      409,
      expect.stringContaining('Take it off'),
    ]);
  });

  test('a copy has the name and address that were asked for, and is a draft', async () => {
    const { body } = await editor('/new-story', 'POST', { ...asked, name: 'Förlaga' });
    const id = Number(body['id']);
    await publish(id, { story: { ...storyFields(), image: { media: picture.id } } });
    const taken = await editor('/duplicate-page', 'POST', {
      id,
      language: 'sv',
      name: 'Kopia',
      slug: 'forlaga',
    });
    expect(taken.status).toBe(400);
    expect(taken.body['errors']).toMatchObject([
      { path: 'slug', message: expect.stringContaining('already') },
    ]);
    const done = await editor('/duplicate-page', 'POST', {
      id,
      language: 'sv',
      name: 'Kopia',
      slug: 'kopian',
    });
    expect(done.status).toBe(201);
    expect((await editor(`/pages/${done.body['id']}?draft=true&locale=sv&depth=0`)).body).toMatchObject({
      _status: 'draft',
      name: 'Kopia',
      path: '/berattelser/2026/kopian',
      template: 'story',
      story: { title: 'Kopia', date: '2026-11-04' },
    });
    const outsider = await restApi(payload).signIn(people.finn.email, password);
    const foreign = { id, language: 'sv', name: 'Min', slug: 'min' };
    expect((await outsider('/duplicate-page', 'POST', foreign)).status).toBe(404);
  });

  function publish(id: number, data: object) {
    return editor(`/pages/${id}?locale=sv`, 'PATCH', { ...data, _status: 'published' });
  }

  function storyFields() {
    return { date: '2026-11-04', preamble: 'Ingress.', tags: '{folk}' };
  }
});

type Errors = { path: string; message: string }[];

function errorsIn(body: Record<string, unknown>): Errors {
  const [error] = (body['errors'] ?? []) as { data?: { errors?: Errors } }[];
  return (error?.data?.errors ?? []).map(({ path, message }) => ({ path, message }));
}

function tagsIn(source: { documents: readonly { body: unknown }[] } | undefined): unknown {
  const [document] = source?.documents ?? [];
  const { fields } = (document?.body ?? {}) as { fields?: { storiesIndex?: { tags?: unknown } } };
  return fields?.storiesIndex?.tags;
}
