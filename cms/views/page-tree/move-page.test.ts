import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageErrorMessages } from '../../collections/page-error-messages.ts';
import { lockDocument } from '../../revisions/document-lock.ts';
import { createDocument, createPeopleAndSites, type Document, password } from '../../testing/people.ts';
import { type RestClient, restApi } from '../../testing/rest.ts';
import { studioForTests, type TestStudio } from '../../testing/studio.ts';
import { testStudioDatabases } from '../../testing/studio-databases.ts';
import { moveErrorMessages } from './move-error-messages.ts';

describe.each(testStudioDatabases)('moving pages in the tree, on $name', ({ databaseUrl }) => {
  let studio: TestStudio;
  let payload: Payload;
  let editor: RestClient;
  let author: RestClient;
  let finn: RestClient;
  let pages: Record<'home' | 'buy' | 'electric' | 'service' | 'about', Document>;

  beforeAll(async () => {
    studio = await studioForTests({ databaseUrl: await databaseUrl() });
    payload = studio.payload;
    const people = await createPeopleAndSites(payload);
    const { signIn } = restApi(payload);
    editor = await signIn(people.editor.email, password);
    author = await signIn(people.author.email, password);
    finn = await signIn(people.finn.email, password);
    const page = (name: string, more: object) =>
      createDocument(payload, 'pages', { site: people.solvik.id, name, _status: 'published', ...more });
    const home = await page('Start', { slug: '/' });
    const buy = await page('Köp', { parent: home.id });
    pages = {
      home,
      buy,
      electric: await page('Elbilar', { parent: buy.id }),
      service: await page('Service', { parent: home.id }),
      about: await page('Om oss', { parent: home.id }),
    };
  }, 120_000);

  afterAll(() => studio.close());

  const move = (
    client: RestClient,
    page: Document,
    parent: Document | null,
    before: Document | null = null,
  ) =>
    client('/page-tree/move', 'POST', {
      page: page.id,
      parent: parent?.id ?? null,
      before: before?.id ?? null,
    });

  const read = (page: Document, draft = false) =>
    payload.findByID({ collection: 'pages', id: page.id, locale: 'all', draft, depth: 0 }) as Promise<
      Record<string, unknown>
    >;

  test('a page comes to stand in front of another, and its number says so in every language', async () => {
    expect((await move(editor, pages.service, pages.home, pages.buy)).status).toBe(200);
    const [service, buy] = [await read(pages.service), await read(pages.buy)];
    const orderOf = (page: Record<string, unknown>) => page['order'] as Record<string, number>;
    expect(orderOf(service)['sv']).toBeLessThan(orderOf(buy)['sv'] ?? 1000);
    expect(orderOf(service)['en']).toBe(orderOf(service)['sv']);
  });

  test('what somebody saves meanwhile on a page below is kept, and follows the move', async () => {
    const save = (name: string, req?: PayloadRequest) =>
      payload.update({
        ...{
          collection: 'pages',
          id: pages.electric.id,
          locale: 'sv',
          draft: true,
          autosave: true,
          depth: 0,
        },
        data: { name },
        ...(req && { req }),
      } as never);
    await save('Elbilar till salu');
    const saving = await createLocalReq({}, payload);
    await initTransaction(saving);
    await lockDocument('pages', pages.electric.id, saving);
    await save('Elbilar i lager', saving);
    const moved = move(editor, pages.buy, pages.service);
    // Long enough for the move to come to the page that is being saved.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await commitTransaction(saving);
    expect((await moved).status).toBe(200);
    const { name, path } = (await read(pages.electric, true)) as Record<string, Record<string, string>>;
    expect([name?.['sv'], path?.['sv']]).toEqual(['Elbilar i lager', '/service/kop/elbilar']);
    expect((await move(editor, pages.buy, pages.home, pages.about)).status).toBe(200);
  });

  test('a move is in the audit log: who moved which page, from where and where to', async () => {
    expect((await move(editor, pages.about, pages.buy)).status).toBe(200);
    expect((await move(editor, pages.about, pages.home)).status).toBe(200);
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { and: [{ action: { equals: 'moved' } }, { document: { equals: String(pages.about.id) } }] },
      sort: 'id',
      depth: 0,
    });
    expect(docs).toMatchObject([
      { person: 'editor of solvik-se', title: 'Om oss', detail: 'Start → Köp' },
      { person: 'editor of solvik-se', title: 'Om oss', detail: 'Köp → Start' },
    ]);
  });

  test('a page that moves below another takes its address along, and the old one leads there', async () => {
    await payload.update({
      collection: 'pages',
      id: pages.electric.id,
      data: { name: 'Utkast' },
      draft: true,
      locale: 'sv',
    });
    const { body } = await move(editor, pages.electric, pages.service);
    expect(body).toMatchObject({ state: 'moved', title: 'Utkast', parentTitle: 'Service' });
    expect(await read(pages.electric)).toMatchObject({
      path: { sv: '/service/elbilar' },
      name: { sv: 'Elbilar' },
    });
    expect(await read(pages.electric, true)).toMatchObject({
      path: { sv: '/service/elbilar' },
      name: { sv: 'Utkast' },
    });
    const { docs } = await payload.find({
      collection: 'redirects',
      where: { source: { equals: '/kop/elbilar' } },
    });
    expect(docs).toMatchObject([{ destination: '/service/elbilar' }]);
  });

  test('a form that was open meanwhile cannot put the page back', async () => {
    const stale = await editor(`/pages/${pages.electric.id}?draft=true&locale=sv`, 'PATCH', {
      name: 'Gammalt',
      parent: pages.buy.id,
      edition: pages.electric['edition'],
    });
    expect(stale.status).toBe(409);
  });

  test('the answer says how to undo the move', async () => {
    const { body } = await move(editor, pages.electric, pages.buy);
    expect((await editor('/page-tree/move', 'POST', body['undo'] as object)).status).toBe(200);
    expect(await read(pages.electric)).toMatchObject({ parent: pages.service.id });
  });

  test.each([
    [
      'below itself',
      () => move(editor, pages.service, pages.electric),
      409,
      moveErrorMessages.en['below itself'],
    ],
    ['of the home page', () => move(editor, pages.home, pages.about), 409, 'The home page stays at the top'],
    ['to the top', () => move(editor, pages.about, null), 409, 'Only a home page stands at the top'],
    ['by an author', () => move(author, pages.about, pages.buy), 403, 'Ask an editor'],
    ['in a foreign site', () => move(finn, pages.about, pages.buy), 404, 'is not there any more'],
  ])('a move %s is refused with a sentence', async (_, attempt, status, sentence) => {
    const refused = await attempt();
    expect(refused.status).toBe(status);
    expect(refused.body['error']).toContain(sentence);
  });

  test('a move to an address that is taken names the page that has it', async () => {
    const site = pages.home['site'];
    const twin = await createDocument(payload, 'pages', {
      site,
      name: 'Service',
      slug: 'service',
      parent: pages.about.id,
      _status: 'published',
    });
    const refused = await move(editor, twin, pages.home);
    expect(refused).toMatchObject({
      status: 409,
      body: { error: pageErrorMessages.en.takenByPage('Service', '/service') },
    });
  });
});
