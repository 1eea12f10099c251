import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payloadSources } from '../publishing/payload-sources.ts';
import { toLexical } from '../publishing/rich-text-to-lexical.ts';
import { createDocument, createPeopleAndSites, type Document, password } from '../testing/people.ts';
import { basedOnNewest, type RestClient, restApi } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';
import type { Uses } from './find-uses.ts';

type Body = { fields: Record<string, unknown>; main: { fields: Record<string, unknown> }[] };

describe.each(testStudioDatabases)('$name: links by picking', ({ databaseUrl }) => {
  let studio: TestStudio;
  let payload: Payload;
  let people: Awaited<ReturnType<typeof createPeopleAndSites>>;
  let editor: RestClient;
  let count = 0;

  beforeAll(async () => {
    studio = await studioForTests({ databaseUrl: await databaseUrl() });
    payload = studio.payload;
    people = await createPeopleAndSites(payload);
    editor = basedOnNewest(await restApi(payload).signIn(people.editor.email, password));
  }, 120_000);

  afterAll(() => studio.close());

  test('IMGC-02 a picked page is published as its address in the language of the page', async () => {
    const { target, page } = await aPageWithLinks();
    expect(await linksOf(page, 'sv')).toEqual([`/om-oss-${page.id}/kontakt`, `/om-oss-${page.id}/kontakt`]);
    expect(await linksOf(page, 'en')).toEqual([
      `/en/about-${page.id}/contact`,
      `/en/about-${page.id}/contact`,
    ]);
    expect(await usesOf(target)).toEqual({
      uses: [{ collection: 'pages', id: page.id, title: String(page['title']), isPublic: true }],
      elsewhere: 0,
    });
  });

  test('FAQ-01 a link follows its target when a page above it moves, also in running text', async () => {
    const { above, page } = await aPageWithLinks();
    const before = (await read(page)).references ?? {};
    await change(above, 'sv', { slug: `flyttad-${page.id}`, _status: 'published' });
    const now = await payloadSources(payload).referenceStates();
    expect(Object.entries(before).some(([name, state]) => now.get(name) !== state)).toBe(true);
    expect(await linksOf(page, 'sv')).toEqual([`/flyttad-${page.id}/kontakt`, `/flyttad-${page.id}/kontakt`]);
  });

  test('a link whose target is unpublished or deleted is left out, never dead', async () => {
    const { target, page } = await aPageWithLinks();
    await change(target, 'sv', { _status: 'draft' });
    expect(await linksOf(page, 'sv')).toEqual([undefined, undefined]);
    expect((await read(page)).references).toMatchObject({ [`pages.${target.id}`]: '' });
    await change(target, 'sv', { _status: 'published' });
    expect(await linksOf(page, 'sv')).toEqual([`/om-oss-${page.id}/kontakt`, `/om-oss-${page.id}/kontakt`]);
    const trashed = { deletedAt: new Date().toISOString() };
    expect((await editor(`/pages/${target.id}`, 'PATCH', trashed)).status).toBe(200);
    expect(await linksOf(page, 'sv')).toEqual([undefined, undefined]);
    await payload.delete({ collection: 'pages', id: target.id, trash: true });
    expect(await linksOf(page, 'sv')).toEqual([undefined, undefined]);
  });

  test('a car list keeps its filters, a dealership its slug, and a file its address', async () => {
    await payload.update({
      collection: 'sites',
      id: people.solvik.id,
      data: { siteDetailPath: '/anlaggningar' } as never,
    });
    const list = await published('Alla bilar');
    const file = await createDocument(payload, 'media', { site: people.solvik.id });
    await payload.db.updateOne({
      collection: 'media',
      id: file.id,
      data: { mediaFile: 'abc-prislista', type: 'application/pdf' },
      req: {} as never,
    });
    const cards = [
      { kind: 'cars', id: list.id, query: 'car_fuel=El&car_body=SUV' },
      { kind: 'dealership', slug: 'vasterhamn' },
      { kind: 'file', id: file.id },
    ].map((to) => ({ link: { to, text: 'Vidare' } }));
    const page = await published('Vägar vidare', { main: [{ blockType: 'image-cards', cards }] });
    const body = await bodyOf(page, 'sv');
    expect(
      ((body.main[0]?.fields['cards'] ?? []) as { link: { href: string } }[]).map(({ link }) => link.href),
    ).toEqual([
      '/alla-bilar?car_fuel=El&car_body=SUV',
      '/anlaggningar/vasterhamn',
      '/media/abc-prislista/original.pdf',
    ]);
  });

  test('header and footer have the same links', async () => {
    const target = await published('Boka prov');
    const to = { kind: 'page', id: target.id };
    const shell = await createDocument(payload, 'shells', {
      site: people.solvik.id,
      header: { action: { to, text: 'Boka' } },
      footer: { legalLinks: [{ link: { to, text: 'Villkor' } }] },
      _status: 'published',
    });
    const { documents } = await read(shell, 'shells');
    const hrefs = JSON.stringify(documents).match(/"href":"[^"]+"/g);
    expect(hrefs).toEqual(['"href":"/boka-prov"', '"href":"/boka-prov"']);
    const { uses } = (await usesOf(target)) as Uses;
    expect(uses).toMatchObject([{ collection: 'shells', title: 'solvik-se' }]);
  });

  test('an address that would run script is refused at its field with a sentence, typed in any way', async () => {
    const page = await published('Farlig');
    for (const href of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
    ]) {
      const { status, body } = await editor(`/pages/${page.id}?locale=sv`, 'PATCH', {
        _status: 'published',
        main: [{ blockType: 'image-cards', link: { href } }],
      });
      expect(status).toBe(400);
      expect(errorsIn(body)).toEqual([
        { path: 'main.0.link.href', message: expect.stringMatching(/not allowed|invisible/) },
      ]);
    }
    const answer = toLexical([{ kind: 'paragraph', children: [{ text: 'Klicka', href: 'javascript:x' }] }]);
    const { body } = await editor(`/pages/${page.id}?locale=sv`, 'PATCH', {
      _status: 'published',
      main: [{ blockType: 'faq', items: [{ question: 'Hur?', answer }] }],
    });
    expect(errorsIn(body)).toMatchObject([
      {
        path: 'main.0.items.0.answer',
        message: expect.stringContaining('The link “Klicka”: An address that begins with “javascript:”'),
      },
    ]);
  });

  test('a link to a page of another site is refused, and one to nothing as well', async () => {
    const foreign = await createDocument(
      payload,
      'pages',
      { site: people.carstore.id, name: 'Etusivu', _status: 'published' },
      'fi',
    );
    const page = await published('Gränsen');
    for (const id of [foreign.id, 987_654]) {
      const { status, body } = await editor(`/pages/${page.id}?locale=sv&draft=true`, 'PATCH', {
        main: [{ blockType: 'image-cards', link: { to: { kind: 'page', id } } }],
      });
      expect(status).toBe(400);
      expect(errorsIn(body)).toMatchObject([
        { path: 'main.0.link.to', message: expect.stringContaining('another site') },
      ]);
    }
  });

  test('the picker offers what the site has, and finds the page behind a typed address', async () => {
    const target = await published('Hitta mig');
    const asked = `collection=pages&id=${target.id}&language=sv`;
    const { body } = await editor(`/links/options/page?${asked}&words=hitta%20m`);
    const option = { to: { kind: 'page', id: target.id }, title: 'Hitta mig', address: '/hitta-mig' };
    expect(body['options']).toEqual([option]);
    expect((await editor(`/links/target?${asked}&href=/hitta-mig`)).body).toEqual({ option });
    expect((await editor(`/links/target?${asked}&href=/ingenstans`)).body).toEqual({ option: null });
    const outsider = await restApi(payload).signIn(people.finn.email, password);
    expect((await outsider(`/links/options/page?${asked}`)).status).toBe(404);
    expect((await outsider(`/used-by/pages/${target.id}`)).status).toBe(404);
  });

  /** A page with a link in a block and one in running text, in two languages, to a page below another. */
  async function aPageWithLinks() {
    count += 1;
    const page = await published(`Start ${count}`);
    const above = await published(`Om oss ${page.id}`);
    await change(above, 'en', { name: `About ${page.id}`, _status: 'published' });
    const target = await published('Kontakt', { parent: above.id });
    await change(target, 'en', { name: 'Contact', _status: 'published' });
    const to = { kind: 'page', id: target.id };
    const answer = toLexical([{ kind: 'paragraph', children: [{ text: 'Skriv', href: '/x' }] }]);
    const text = JSON.parse(JSON.stringify(answer).replace('"url":"/x"', `"to":${JSON.stringify(to)}`));
    for (const [language, name] of [
      ['sv', `Start ${count}`],
      ['en', `Home ${page.id}`],
    ] as const)
      await change(page, language, {
        name,
        _status: 'published',
        main: [
          { blockType: 'image-cards', link: { to, text: 'Kontakt' } },
          { blockType: 'faq', items: [{ question: 'Hur?', answer: text }] },
        ],
      });
    return { above, target, page };
  }

  async function linksOf(page: Document, language: string): Promise<unknown[]> {
    const [cards, faq] = (await bodyOf(page, language)).main;
    const [item] = (faq?.fields['items'] ?? []) as { answer: { children: { href?: string }[] }[] }[];
    const link = cards?.fields['link'] as { href?: string } | undefined;
    return [link?.href, item?.answer[0]?.children[0]?.href];
  }

  async function bodyOf(page: Document, language: string): Promise<Body> {
    const { documents } = await read(page);
    return documents.find((document) => document.language === language)?.body as Body;
  }

  async function read({ id }: Document, collection = 'pages') {
    const source = await payloadSources(payload).read(`${collection}.${id}`);
    if (!source) throw new Error(`${collection}.${id} is not public`);
    return source;
  }

  async function usesOf({ id }: Document) {
    return (await editor(`/used-by/pages/${id}`)).body;
  }

  function published(name: string, data: object = {}): Promise<Document> {
    return createDocument(payload, 'pages', { site: people.solvik.id, name, ...data, _status: 'published' });
  }

  async function change({ id }: Document, locale: string, data: object): Promise<void> {
    await payload.update({ collection: 'pages', id, locale: locale as 'sv', data: data as never });
  }
});

function errorsIn(body: Record<string, unknown>): unknown {
  const [error] = body['errors'] as { data?: { errors?: { path: string; message: string }[] } }[];
  return error?.data?.errors?.map(({ path, message }) => ({ path, message }));
}
