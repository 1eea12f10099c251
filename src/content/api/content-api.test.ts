import { readdirSync, readFileSync } from 'node:fs';
import { getIntrospectionQuery } from 'graphql';
import { afterEach, describe, expect, test } from 'vitest';
import { aServer } from '../../main/testing/a-server.ts';
import {
  pageDocument,
  siteDocument,
  storiesIndexDocument,
  storyDocument,
  textBlock,
} from '../../main/testing/documents.ts';
import type { BlockServices } from '../blocks/services.ts';
import { publishedContent } from '../publishing/published-content.ts';
import type { PublishedDocument } from '../publishing/published-store.ts';
import { publishedStories } from '../publishing/published-stories.ts';
import { contentApi } from './content-api.ts';

const here = import.meta.dirname;
const query = (name: string) => {
  const folder = ['queries', '../../features/stories/queries'].find((each) =>
    readdirSync(`${here}/${each}`).includes(`${name}.graphql`),
  );
  return readFileSync(`${here}/${folder}/${name}.graphql`, 'utf8');
};

const site = 'solvik-se';
const host = `${site}.localhost`;
const menu = (key: string, path: string, more: object = {}, language = 'sv') =>
  pageDocument(site, key, { path, name: key, ...more }, language);

const tags = [
  { id: 'ROAD', key: 'pa-vag', value: 'På väg' },
  { id: 'people', key: 'folk', value: 'Folk' },
];

const group: PublishedDocument[] = [
  siteDocument(site),
  menu('Hem', '/'),
  menu('Köpa', '/kop', { fields: { order: 1, navTitle: 'Köpa bil' } }),
  menu('Lager', '/kop/lager'),
  menu('Elbilar', '/kop/lager/el'),
  menu('Djupt', '/kop/lager/el/djupt'),
  menu('Dold', '/dold', { hideInNavigation: 1 }),
  menu('Utåt', '/utat', { fields: { externalLink: { href: 'https://klubban.example/', text: 'Klubban' } } }),
  menu('Bil', '/kop/,-w-,'),
  menu('Köpa', '/buy', {}, 'en'),
  storiesIndexDocument(site, { showDates: true, highlightLatestStory: true, layout: 'Variant 2', tags }),
  storiesIndexDocument(site, {}, { language: 'en' }),
];

const five = ['a', 'b', 'c', 'd', 'e'].map((key, n) =>
  storyDocument(site, key, { date: `2026-11-0${n + 1}`, tags: n % 2 ? '{road}' : '{PEOPLE}|{road}' }),
);

let open: Awaited<ReturnType<typeof aServer>> | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

async function aContentApi(more: readonly PublishedDocument[] = [], services: Partial<BlockServices> = {}) {
  const server = await aServer([...group, ...more], { services });
  open = server;
  const execute = async (query: string, variables: object = {}, at = host) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query, variables });
    const response = await server.send(at, '/content-api/graphql', { method: 'POST', headers, body });
    // biome-ignore lint/suspicious/noExplicitAny: tests look into results of many shapes
    const { data, errors } = JSON.parse(response.text) as { data?: any; errors?: any[] };
    return { status: response.status, headers: response.headers, data, errors, text: response.text };
  };
  return { ...server, execute };
}

describe('the menu', () => {
  test('NAV-38 NAV-07 navigation by datasource path and language has three child levels and the fields of an item', async () => {
    const { execute, lines } = await aContentApi();
    const { data, errors } = await execute(query('navigation'), {
      datasource: '/',
      language: 'sv',
      routePath: '/kop/lager',
    });
    expect(errors).toBeUndefined();
    const [first] = data.navigation.Children;
    expect(first).toMatchObject({
      name: 'Köpa',
      Title: 'Köpa bil',
      navigationTitle: 'Köpa bil',
      url: { path: '/kop' },
      Url: '/kop',
      HideInNavigation: false,
      hideInNavigation: false,
      TopSelected: true,
      ImageUrl: '',
      isNavigableInMenuWhenItHasChildren: false,
      externalLink: null,
      language: { name: 'sv', displayName: 'Svenska', englishName: 'Swedish', nativeName: 'Svenska' },
    });
    const third = first.Children.find((item: { name: string }) => item.name === 'Lager').Children[0];
    expect(third).toMatchObject({ name: 'Elbilar', TopSelected: false });
    expect(lines).toContainEqual(
      expect.objectContaining({
        code: 'CONTENT_QUERY',
        site,
        operation: 'Navigation',
        fields: ['navigation'],
      }),
    );
  });

  test('NAV-38 a fourth level is not returned', async () => {
    const { execute } = await aContentApi();
    const deep = 'Children { name Children { name Children { name Children { name } } } }';
    const { data } = await execute(`{ navigation(datasource: "/", language: "sv") { ${deep} } }`);
    const names = JSON.stringify(data);
    expect(names).toContain('Elbilar');
    expect(names).not.toContain('Djupt');
  });

  test('hidden items and external links are marked, and stories are left out', async () => {
    const { execute } = await aContentApi(five);
    const { data } = await execute(query('navigation'), { datasource: '/', language: 'sv' });
    const byName = Object.fromEntries(
      data.navigation.Children.map((item: { name: string }) => [item.name, item]),
    );
    expect(byName['Dold'].HideInNavigation).toBe(true);
    expect(byName['Utåt'].externalLink.value).toEqual({
      href: 'https://klubban.example/',
      linktype: 'external',
    });
    expect(byName['stories'].Children).toEqual([]);
  });

  test('NAV-39 ERR-09 an unknown site or language is logged and the navigation is null', async () => {
    const { execute, lines } = await aContentApi();
    const context = '{ navigation(datasource: "/", language: "fi") { name } }';
    expect((await execute(context)).data).toEqual({ navigation: null });
    expect(lines.findLast(({ level }) => level === 'warn')).toMatchObject({
      code: 'CONTENT_LANGUAGE_UNKNOWN',
      site,
      language: 'fi',
    });
    const otherSite = '{ navigation(datasource: "/", language: "sv", site: "lost") { name } }';
    expect((await execute(otherSite)).data).toEqual({ navigation: null });
    expect(lines.findLast(({ level }) => level === 'warn')).toMatchObject({
      code: 'CONTENT_SITE_UNKNOWN',
      site: 'lost',
    });
    expect((await execute(context, {}, 'nobody.localhost')).data).toEqual({ navigation: null });
  });

  test('NAV-31 the languages of a path link to the same page in each', async () => {
    const { execute } = await aContentApi();
    const { data } = await execute(query('languages-for-path'), { language: 'sv', routePath: '/kop', site });
    expect(data.languages).toEqual([
      { language: { name: 'sv', nativeName: 'Svenska' }, url: { path: '/kop' } },
      { language: { name: 'en', nativeName: 'English' }, url: { path: '/en/buy' } },
    ]);
  });
});

describe('wildcard pages and layouts', () => {
  test('ROUTE-29 both are found by content queries, and the content log shows them', async () => {
    const { execute, lines } = await aContentApi();
    const layout = await execute(query('layout-parent-id'), {
      language: 'sv',
      routePath: '/kop/12345',
      site,
    });
    expect(layout.data.layout.item).toEqual({ id: 'Bil', parent: { id: 'Köpa' } });
    const wild = await execute(query('wildcard-pages'), { parentId: 'Köpa', language: 'sv', site });
    expect(wild.data.wildcardpages).toMatchObject({
      total: 1,
      results: [{ id: 'Bil', url: { path: '/kop/,-w-,' } }],
    });
    const context = lines.filter(({ code }) => code === 'CONTENT_QUERY').map(({ operation }) => operation);
    expect(context).toEqual(['LayoutParentId', 'WildcardPages']);
    const otherParent = await execute(query('wildcard-pages'), { parentId: 'Dold', language: 'sv', site });
    expect(otherParent.data.wildcardpages.total).toBe(0);
  });
});

describe('stories', () => {
  const search = (more: object = {}) => ({ datasource: '/berattelser', language: 'sv', limit: 4, ...more });

  test('STORY-29 STORY-07 the search returns storiesindex and storieslistpage; the second page comes after the end cursor', async () => {
    const { execute } = await aContentApi(five);
    const { data } = await execute(
      query('stories-search'),
      search({ template: 'story', parentId: 'stories' }),
    );
    expect(data.storiesindex).toEqual({ showDates: true, layout: 'Variant 2', highlightLatestStory: true });
    const { total, pageInfo, stories } = data.storieslistpage;
    expect([total, pageInfo.hasNext]).toEqual([5, true]);
    expect(stories.map(({ id }: { id: string }) => id)).toEqual(['e', 'd', 'c', 'b']);
    const next = await execute(query('stories-search'), search({ cursor: pageInfo.endCursor }));
    expect(next.data.storieslistpage).toMatchObject({
      pageInfo: { hasNext: false },
      stories: [{ id: 'a' }],
    });
    const teaser = await execute(query('stories-search'), search({ limit: 3 }));
    expect(teaser.data.storieslistpage.stories).toHaveLength(3);
  });

  test('STORY-11 a story has the fields of the content platform, premble included', async () => {
    const image = { kind: 'media', site: '', language: '', key: 'coast' } as const;
    const picture = { file: '3f-coast', width: 1600, height: 900, vector: false, alt: { sv: 'En fjord' } };
    const { execute } = await aContentApi([
      { ...image, body: picture },
      storyDocument(site, 'coast', {
        title: 'Fyrtio mil kust',
        preamble: 'Och två bullar.',
        date: '2026-11-04',
        image: { media: 'coast' },
        tags: '{ROAD}|{people}',
      }),
    ]);
    const { data } = await execute(query('stories-search'), search());
    expect(data.storieslistpage.stories[0]).toEqual({
      id: 'coast',
      name: 'coast',
      displayName: 'Fyrtio mil kust',
      url: { path: '/berattelser/2026/coast' },
      title: 'Fyrtio mil kust',
      premble: 'Och två bullar.',
      date: { value: '2026-11-04', dateValue: Date.UTC(2026, 10, 4), formattedDateValue: '2026-11-04' },
      image: {
        src: '/media/3f-coast/1280.webp',
        alt: 'En fjord',
        height: 900,
        width: 1600,
        file: '/media/3f-coast',
        focal: { x: 50, y: 50 },
        placeholder: null,
        vector: false,
      },
      tags: '{road}|{people}',
      template: { id: 'story' },
    });
  });

  test('STORY-12 an index has showDates, layout, highlightLatestStory and tags with key, value and id', async () => {
    const { execute } = await aContentApi();
    const { data } = await execute(
      '{ storiesindex(datasource: "/berattelser", language: "sv") { showDates layout highlightLatestStory tags { key value id } } }',
    );
    expect(data.storiesindex).toEqual({
      showDates: true,
      layout: 'Variant 2',
      highlightLatestStory: true,
      tags: tags.map(({ id, key, value }) => ({ key, value, id })),
    });
  });

  test('STORY-02 STORY-09 several tags are OR, case-insensitive', async () => {
    const { execute } = await aContentApi([...five, storyDocument(site, 'none', { tags: '{news}' })]);
    const total = async (...context: string[]) =>
      (await execute(query('stories-search'), search({ tags: context }))).data.storieslistpage.total;
    expect(await total('people')).toBe(3);
    expect(await total('{Road}', 'PEOPLE')).toBe(5);
    expect(await total('news', 'people')).toBe(4);
    expect(await total()).toBe(6);
  });

  test('a template that is not of stories, and an unknown parent, leave nothing', async () => {
    const { execute } = await aContentApi(five);
    const total = async (more: object) =>
      (await execute(query('stories-search'), search(more))).data.storieslistpage.total;
    expect([await total({ template: 'page' }), await total({ parentId: 'lost' })]).toEqual([0, 0]);
  });

  test('STORY-30 stories of another language or site never mix in', async () => {
    const { execute } = await aContentApi([
      ...five,
      storyDocument(site, 'a', {}, { language: 'en' }),
      siteDocument('carstore-se'),
      storiesIndexDocument('carstore-se'),
      storyDocument('carstore-se', 'z', {}),
    ]);
    const found = async (variables: object, at = host) =>
      (await execute(query('stories-search'), { datasource: '/', limit: 9, ...variables }, at)).data
        .storieslistpage.stories;
    const paths = (await found({ language: 'en' })).map(({ url }: { url: { path: string } }) => url.path);
    expect(paths).toEqual(['/en/stories/2026/a']);
    expect(await found({ language: 'sv' })).toHaveLength(5);
    expect(await found({ language: 'sv' }, 'carstore-se.localhost')).toHaveLength(1);
  });

  test('STORY-19 STORY-29 next and previous are the first one after the cursor, in either direction of time', async () => {
    const { execute } = await aContentApi(five);
    const around = async (key: string) => {
      const path = `/berattelser/2026/${key}`;
      const { data } = await execute(`{ story(path: "${path}", language: "sv") { cursor } }`);
      const variables = { ...search(), cursor: data.story.cursor };
      const result = (await execute(query('next-and-previous'), variables)).data;
      const pathOf = (found: { stories: { url: { path: string } }[] }) => found.stories[0]?.url.path;
      return [pathOf(result.previous), pathOf(result.next)];
    };
    expect(await around('c')).toEqual(['/berattelser/2026/b', '/berattelser/2026/d']);
    expect(await around('e')).toEqual(['/berattelser/2026/d', undefined]);
    expect(await around('a')).toEqual([undefined, '/berattelser/2026/b']);
  });

  test('STORY-26 publish info comes from the grandparent’s date', async () => {
    const main = [{ id: '7', block: 'publish-info', fields: {} }];
    const { execute } = await aContentApi([
      storyDocument(site, 'a', { date: '2026-11-04', author: 'Linn' }, { main }),
    ]);
    const datasource = '/berattelser/2026/a/main/publish-info';
    const { data } = await execute(query('publish-info'), { datasource, language: 'sv' });
    expect(data.publishinfo.parent.parent).toMatchObject({
      date: { formattedDateValue: '2026-11-04' },
      author: 'Linn',
    });
  });

  test('an invalid cursor or number is refused with an explanation', async () => {
    const { execute } = await aContentApi(five);
    const codeOf = async (more: object) =>
      (await execute(query('stories-search'), search(more))).errors?.[0].extensions.code;
    expect(await codeOf({ cursor: 'nonsense' })).toBe('BAD_CURSOR');
    expect(await codeOf({ limit: 101 })).toBe('BAD_LIMIT');
    expect(await codeOf({ limit: 0 })).toBe('BAD_LIMIT');
  });

  test('STORY-07 a thousand stories are paginated without a gap or a repetition while others are published', async () => {
    const dated = (n: number) =>
      `2026-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`;
    const thousand = Array.from({ length: 1000 }, (_, n) => storyDocument(site, `s${n}`, { date: dated(n) }));
    const { execute, publish } = await aContentApi(thousand);
    const seen: string[] = [];
    let cursor: string | null = null;
    for (let page = 0; ; page += 1) {
      const { data } = await execute(query('stories-search'), search({ limit: 100, cursor }));
      seen.push(...data.storieslistpage.stories.map(({ id }: { id: string }) => id));
      publish([storyDocument(site, `new${page}`, { date: dated(page * 31) })]);
      if (!data.storieslistpage.pageInfo.hasNext) break;
      cursor = data.storieslistpage.pageInfo.endCursor;
    }
    const first = seen.filter((id) => id.startsWith('s'));
    expect(new Set(seen).size).toBe(seen.length);
    expect(new Set(first).size).toBe(1000);
  });
});

describe('dictionary and brands', () => {
  test('SITE-06 the dictionary by language and site name has every key, the editors’ texts first', async () => {
    const dictionary = { kind: 'dictionary', site, language: 'sv', key: '' } as const;
    const { execute } = await aContentApi([
      { ...dictionary, body: { carListError: 'Slut på bilar', own: 'Eget' } },
    ]);
    const { data } = await execute(query('dictionary'), { language: 'sv', site });
    const entries = Object.fromEntries(
      data.dictionary.map(({ key, value }: Record<string, string>) => [key, value]),
    );
    expect(entries).toMatchObject({ carListError: 'Slut på bilar', own: 'Eget', search: 'Sök' });
  });

  test('SITE-07 the brands are the first 65', async () => {
    const body = Array.from({ length: 66 }, (_, n) => ({ brandCode: `B${n + 1}`, name: `B${n + 1}` }));
    const { execute } = await aContentApi([{ kind: 'brands', site, language: '', key: '', body }]);
    const { data } = await execute(query('brands'), { site });
    expect(data.brands).toHaveLength(65);
    expect(data.brands[0]).toEqual({ brandCode: 'B1', logo: { src: '' }, logoBlackAndWhite: { src: '' } });
  });
});

describe('limits', () => {
  test('every query in queries/ runs without an error', async () => {
    const { execute } = await aContentApi(five);
    const names = ['queries', '../../features/stories/queries'].flatMap((folder) =>
      readdirSync(`${here}/${folder}`),
    );
    expect(names).toHaveLength(9);
    const variables = {
      datasource: '/',
      routePath: '/kop',
      language: 'sv',
      site,
      limit: 4,
      cursor: null as string | null,
    };
    for (const file of names) {
      const name = file.replace('.graphql', '');
      const { data } = await execute('{ story(path: "/berattelser/2026/a", language: "sv") { cursor } }');
      const cursor = name === 'next-and-previous' ? data.story.cursor : null;
      expect((await execute(query(name), { ...variables, cursor })).errors, name).toBeUndefined();
    }
  });

  test('a mutation is refused with an explanation, by POST and GET', async () => {
    const { execute, get } = await aContentApi();
    const { status, errors } = await execute('mutation { publish }');
    expect([status, errors?.[0].extensions?.code]).toEqual([400, 'READ_ONLY']);
    const context = await get(
      host,
      `/content-api/graphql?query=${encodeURIComponent('mutation { publish }')}`,
    );
    expect([context.status, context.text.includes('READ_ONLY')]).toEqual([400, true]);
    expect((await execute('subscription { publish }')).errors?.[0].extensions?.code).toBe('READ_ONLY');
  });

  test('a query twelve levels deep is refused, also one hidden in fragments', async () => {
    const { execute } = await aContentApi();
    const deep = (levels: number) => `${'parent { '.repeat(levels)}id${' }'.repeat(levels)}`;
    const item = (inside: string) => `{ item(path: "/", language: "sv") { ${inside} } }`;
    expect((await execute(item(deep(8)))).errors).toBeUndefined();
    const refused = await execute(item(deep(10)));
    expect(refused.status).toBe(400);
    expect(refused.errors?.[0].message).toMatch(/depth limit/);
    const fragments = `${item('...a')} fragment a on Item { ${deep(5).replace('id', '...b')} } fragment b on Item { ${deep(5)} }`;
    expect((await execute(fragments)).errors?.[0].message).toMatch(/depth limit/);
  });

  test('a query that costs too much is refused', async () => {
    const { execute } = await aContentApi();
    const one =
      'storieslistpage(datasource: "/", language: "sv", first: 100) { stories { id title premble image { src alt } } }';
    const many = Array.from({ length: 60 }, (_, n) => `a${n}: ${one}`).join(' ');
    const { status, errors } = await execute(`{ ${many} }`);
    expect(status).toBe(400);
    expect(errors?.[0].message).toMatch(/cost limit/i);
  });

  test.each([
    ['dictionaries', 'dictionary(language: "sv") { key value }'],
    [
      'menus',
      'navigation(language: "sv") { Children { name Title Children { name Title Children { name } } } }',
    ],
    ['makes', 'brands { brandCode name logo { src } logoBlackAndWhite { src } }'],
    ['layouts', 'layout(routePath: "/", language: "sv") { placeholders { blocks { id name fields } } }'],
    ['languages', 'languages(routePath: "/", language: "sv") { url { path } language { name nativeName } }'],
  ])('sixty aliases are no way to megabytes from 3 kB: %s', async (_, one) => {
    const { execute } = await aContentApi();
    expect((await execute(`{ ${one} }`)).errors).toBeUndefined();
    const many = Array.from({ length: 60 }, (_, n) => `a${n}: ${one}`).join(' ');
    const { status, text } = await execute(`{ ${many} }`);
    if (status === 400) expect(text).toContain('TOO_COSTLY');
    expect(text.length).toBeLessThan(512 * 1024);
  });

  test('a list is not made cheap by a variable', async () => {
    const { execute } = await aContentApi(five);
    const list =
      'storieslistpage(datasource: "/", language: "sv", first: $n) { stories { id title premble } }';
    const many = Array.from({ length: 60 }, (_, n) => `a${n}: ${list}`).join(' ');
    const { status, errors } = await execute(`query Q($n: Int!) { ${many} }`, { n: 100 });
    expect([status, errors?.[0].extensions.code]).toEqual([400, 'TOO_COSTLY']);
    expect((await execute(`query Q($n: Int!) { ${list} }`, { n: 4 })).status).toBe(200);
  });

  test('a result that is too large is not sent', async () => {
    const texts = Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`key${n}`, 'x'.repeat(1000)]));
    const dictionary = { kind: 'dictionary', site, language: 'sv', key: '' } as const;
    const { execute } = await aContentApi([{ ...dictionary, body: texts }]);
    const { status, errors, text } = await execute('{ dictionary(language: "sv") { key value } }');
    expect([status, errors?.[0].extensions.code]).toEqual([400, 'RESULT_TOO_LARGE']);
    expect(text.length).toBeLessThan(1000);
  });

  test('a layout has the fields of its blocks', async () => {
    const page = pageDocument(site, 'Om', { path: '/om', main: [textBlock('1', 'Om oss')] });
    const { execute } = await aContentApi([page]);
    const { data } = await execute(
      '{ layout(routePath: "/om", language: "sv") { item { id parent { name } } fields placeholders { name blocks { id name fields } } } }',
    );
    expect(data.layout.item).toMatchObject({ id: 'Om', parent: { name: 'Hem' } });
    expect(data.layout.placeholders.map(({ name }: { name: string }) => name)).toEqual([
      'header',
      'main',
      'footer',
    ]);
    expect(JSON.stringify(data.layout.placeholders[1].blocks[0].fields)).toContain('Om oss');
  });

  test('what is no query gets a 400, what is too large a 413', async () => {
    const { execute, send } = await aContentApi();
    expect((await execute('{ nonsense }')).status).toBe(400);
    expect((await execute('{')).status).toBe(400);
    const headers = { 'content-type': 'application/json' };
    const post = (body: string) => send(host, '/content-api/graphql', { method: 'POST', headers, body });
    expect((await post('{"query": 7}')).status).toBe(400);
    expect((await post('not json')).status).toBe(400);
    expect((await post(JSON.stringify({ query: ' '.repeat(20_000) }))).status).toBe(413);
    expect((await send(host, '/content-api/graphql')).status).toBe(400);
  });

  test('the demo allows introspection', async () => {
    const { execute } = await aContentApi();
    const { data, errors } = await execute(getIntrospectionQuery({ descriptions: false }));
    expect(errors).toBeUndefined();
    expect(data.__schema.mutationType).toBeNull();
  });

  test('other installations refuse introspection', async () => {
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const content = publishedContent(log);
    const sources = { content, stories: publishedStories(content), log };
    const execute = contentApi(sources, { introspection: false });
    const { status, json } = await execute({ query: '{ __schema { types { name } } }' }, undefined);
    expect([status, json.includes('INTROSPECTION_CLOSED')]).toEqual([400, true]);
  });

  test('internal errors are logged and masked', async () => {
    const broken = {
      of: () => {
        throw new Error('secret disk /dev/sda1 on fire');
      },
    };
    const { execute, lines } = await aContentApi(five, { stories: broken });
    const { data, errors, text } = await execute(query('stories-search'), {
      datasource: '/',
      language: 'sv',
      limit: 4,
    });
    expect(data.storieslistpage).toBeNull();
    expect(errors?.[0].extensions.code).toBe('INTERNAL_ERROR');
    expect(text).not.toMatch(/sda1|stack|at /);
    expect(lines).toContainEqual(expect.objectContaining({ level: 'error', code: 'CONTENT_QUERY_FAILED' }));
  });
});

describe('cached results', () => {
  const context = '{ storieslistpage(datasource: "/", language: "sv") { total } }';
  const queries = (lines: readonly { code: string }[]) =>
    lines.filter(({ code }) => code === 'CONTENT_QUERY').length;

  test('the same query is executed once, whatever its whitespace, and again when a story is published', async () => {
    const { execute, lines, publish } = await aContentApi(five);
    await execute(context);
    const again = await execute(context.replaceAll(' ', '\n  '));
    expect([again.data.storieslistpage.total, queries(lines)]).toEqual([5, 1]);
    publish([storyDocument(site, 'f', {})]);
    expect((await execute(context)).data.storieslistpage.total).toBe(6);
    expect(queries(lines)).toBe(2);
  });

  test('a result without stories stays cached when a story is published', async () => {
    const { execute, lines, publish } = await aContentApi(five);
    await execute(query('dictionary'), { language: 'sv', site });
    publish([storyDocument(site, 'f', {})]);
    await execute(query('dictionary'), { language: 'sv', site });
    expect(queries(lines)).toBe(1);
  });

  test('at another site or with other variables the query is executed separately', async () => {
    const { execute } = await aContentApi([
      ...five,
      siteDocument('carstore-se'),
      storyDocument('carstore-se', 'z', {}),
    ]);
    const total = async (at = host) => (await execute(context, {}, at)).data.storieslistpage.total;
    expect([await total(), await total('carstore-se.localhost'), await total()]).toEqual([5, 1, 5]);
    const first = async (limit: number) =>
      (await execute(query('stories-search'), { datasource: '/', language: 'sv', limit })).data
        .storieslistpage.stories.length;
    expect([await first(1), await first(2), await first(1)]).toEqual([1, 2, 1]);
  });

  test('a result can be fetched by GET and has an ETag', async () => {
    const { get } = await aContentApi(five);
    const path = `/content-api/graphql?query=${encodeURIComponent('query Q($l: String!) { storieslistpage(datasource: "/", language: $l) { total } }')}&variables=${encodeURIComponent('{"l":"sv"}')}`;
    const first = await get(host, path);
    expect([first.status, JSON.parse(first.text)]).toEqual([
      200,
      { data: { storieslistpage: { total: 5 } } },
    ]);
    const again = await get(host, path, { headers: { 'if-none-match': String(first.headers['etag']) } });
    expect(again.status).toBe(304);
  });
});
