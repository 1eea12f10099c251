import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CollectionSlug, Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseForm } from '../../src/features/editor-forms/form-fields.ts';
import { migrateDatabase } from '../../src/main/database.ts';
import { openPublishing } from '../../src/main/publishing.ts';
import { createTheme } from '../../src/shared/ui/themes/theme.ts';
import { importPublished } from '../seed/import-published.ts';
import { openStudio } from '../seed/open-studio.ts';
import { aForm } from '../testing/a-form.ts';
import { publicDemo } from '../testing/public-demo.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';
import { testStudioSettings } from '../testing/studio-settings.ts';
import { draftDocuments } from './draft-documents.ts';
import { findRows } from './payload-rows.ts';
import { payloadSources } from './payload-sources.ts';
import { createPublisher } from './publisher.ts';
import type { StudioId } from './to-published.ts';

const port = 3321;
const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** A studio with the charging site, Swedish and English, and the documents its publisher writes for every change. */
async function aStudio(databaseUrl: string | undefined) {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
  const settings = { dataDir, databaseUrl };
  await migrateDatabase(settings);
  const { published, facts, close } = await openPublishing(settings);
  await published.publish(await publicDemo(port, 'charging'));
  const payload = await openStudio(testStudioSettings({ ...settings, port }));
  await importPublished({ payload, published, facts, demoPort: port, now: new Date('2026-01-01') });
  // Later than any change, so that all of them are settled.
  const clock = () => new Date(Date.now() + 60_000);
  const sources = payloadSources(payload);
  const own = createPublisher({ sources, published, facts, log: silent, clock, demoPort: port });
  let seen = await published.latestRevision();
  return {
    payload,
    /** What a round changed in public: removed is undefined. */
    async publish() {
      await own.publishChanges();
      const changes = await published.changesSince(seen);
      seen = await published.latestRevision();
      return new Map(
        changes.map(({ document: { kind, site, language, key, body, removed } }) => [
          [kind, site, language, key].filter(Boolean).join(' '),
          removed ? undefined : (body as never),
        ]),
      );
    },
    async close() {
      await payload.destroy();
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** To fill a studio takes seconds, so the tests of a database share one; each looks at its own documents. */
describe.each(testStudioDatabases)('$name', ({ databaseUrl }) => {
  let studio: Awaited<ReturnType<typeof aStudio>>;

  beforeAll(async () => {
    studio = await aStudio(await databaseUrl());
  });

  afterAll(() => studio.close());

  test('a theme from two colours and a font is public when it is published, complete and not before', async () => {
    const { payload, publish } = studio;
    const written = {
      name: 'harbour',
      displayName: 'Harbour',
      colours: { brand: '#1d4e89', accent: '#ffb400' },
      type: { font: 'Manrope' },
    };
    const collection = 'themes' as CollectionSlug;
    const { id } = await payload.create({ collection, data: written as never, draft: true });
    expect((await publish()).size).toBe(0);
    await payload.update({ collection, id, data: { _status: 'published' } as never });
    const theme = (await publish()).get('theme harbour');
    const { colours, type } = createTheme('harbour', theme);
    expect(colours).toMatchObject({ brand: '#1d4e89', accent: '#ffb400', onBrand: '#ffffff' });
    expect([type.font, colours.ink === '#14161a']).toEqual(['Manrope', false]);

    const weak = { colours: { ink: '#888888' }, _status: 'published' };
    const refused = payload.update({ collection, id, data: weak as never });
    await expect(refused).rejects.toMatchObject({
      data: { errors: expect.arrayContaining([expect.objectContaining({ path: 'colours.ink' })]) },
    });
    expect((await publish()).size).toBe(0);
    await payload.delete({ collection, id });
    expect([...(await publish())]).toEqual([['theme harbour', undefined]]);
  });

  test('SITE-05 a draft changes nothing public; published it changes that page alone', async () => {
    const { payload, publish } = studio;
    const home = await idOf(payload, 'pages', { key: 'home' });
    const draft = { collection: 'pages' as CollectionSlug, id: home, locale: 'sv' } as const;
    await payload.update({ ...draft, data: { metaTitle: 'Ny titel' } as never, draft: true });
    expect((await publish()).size).toBe(0);
    const page = { site: 'charging', language: 'sv', key: 'home' };
    expect(await draftDocuments(payload, page)).toMatchObject([
      { kind: 'page', key: 'home', body: { path: '/', fields: { metaTitle: 'Ny titel' } } },
      { kind: 'shell', key: 'header' },
      { kind: 'shell', key: 'footer' },
    ]);
    await payload.update({ ...draft, data: { _status: 'published', metaTitle: 'Ny titel' } as never });
    const changed = await publish();
    expect(changed.get('page charging sv home')).toMatchObject({ fields: { metaTitle: 'Ny titel' } });
    expect([...changed.keys()].filter((key) => !key.endsWith('home'))).toEqual([]);
    expect((await publish()).size).toBe(0);
  });

  test('unpublished and deleted pages go, and only they; so does a language without a name', async () => {
    const { payload, publish } = studio;
    const rows = await findRows(payload, 'pages', { select: { key: true, name: true } });
    const translated = rows.filter(
      ({ key, name: names }) => key !== 'home' && Object.keys(names as object).length > 1,
    );
    const [first, second, third] = translated;
    const at = (id: StudioId | undefined) => ({ collection: 'pages' as CollectionSlug, id: id ?? 0 });
    await payload.update({ ...at(first?.id), data: { _status: 'draft' } as never });
    await payload.delete(at(second?.id));
    await payload.update({
      ...at(third?.id),
      locale: 'en',
      data: { name: '', main: [], _status: 'published' } as never,
    });
    const changed = await publish();
    const removed = [...changed].filter(([, body]) => body === undefined).map(([key]) => key);
    expect(removed.toSorted()).toEqual(
      [
        `page charging sv ${first?.key}`,
        `page charging en ${first?.key}`,
        `page charging sv ${second?.key}`,
        `page charging en ${second?.key}`,
        `page charging en ${third?.key}`,
      ].toSorted(),
    );
    expect(
      await draftDocuments(payload, { site: 'charging', language: 'en', key: String(third?.key) }),
    ).toBeUndefined();
  });

  test('SITE-04 SITE-06 SITE-07 settings, texts and brands of a site are public when saved', async () => {
    const { payload, publish } = studio;
    const site = await idOf(payload, 'sites', { name: 'charging' });
    await payload.update({
      collection: 'sites' as CollectionSlug,
      id: site,
      data: { pathToCarList: '/bilar' } as never,
    });
    expect((await publish()).get('site charging')).toMatchObject({
      pathToCarList: '/bilar',
      url: `http://charging.localhost:${port}`,
    });

    const dictionary = await idOf(payload, 'dictionaries', { site });
    const texts = [{ key: 'carListError', text: 'Slut på bilar' }];
    const inSwedish = { id: dictionary, locale: 'sv', data: { texts } as never } as const;
    await payload.update({ collection: 'dictionaries' as CollectionSlug, ...inSwedish });
    expect([...(await publish())]).toEqual([['dictionary charging sv', { carListError: 'Slut på bilar' }]]);

    const brand = await payload.create({
      collection: 'brands' as CollectionSlug,
      data: { code: 'NOVA', name: 'Nova' } as never,
    });
    await payload.update({
      collection: 'sites' as CollectionSlug,
      id: site,
      data: { brands: [brand.id] } as never,
    });
    const nova = { brandCode: 'NOVA', name: 'Nova', logo: '', logoBlackAndWhite: '' };
    expect((await publish()).get('brands charging')).toEqual([nova]);
    await payload.update({
      collection: 'brands' as CollectionSlug,
      id: brand.id,
      data: { name: 'Nova Cars' } as never,
    });
    expect([...(await publish())]).toEqual([['brands charging', [{ ...nova, name: 'Nova Cars' }]]]);
  });

  test('redirects are one list in their order; the alt text of a picture is published in its document', async () => {
    const { payload, publish } = studio;
    const site = await idOf(payload, 'sites', { name: 'charging' });
    const rule = (source: string) =>
      payload.create({
        collection: 'redirects' as CollectionSlug,
        data: { site, source, destination: '/', has: [{ type: 'query', key: 'br', value: 'x' }] } as never,
      });
    const [first, second] = [await rule('/gammal'), await rule('/aldre')];
    const has = [{ type: 'query', key: 'br', value: 'x' }];
    const asRule = (source: string) => ({ source, destination: '/', permanent: true, has });
    expect([...(await publish())]).toEqual([['redirects charging', [asRule('/gammal'), asRule('/aldre')]]]);
    await payload.delete({ collection: 'redirects' as CollectionSlug, id: first?.id ?? 0 });
    expect([...(await publish())]).toEqual([['redirects charging', [asRule('/aldre')]]]);
    await payload.delete({ collection: 'redirects' as CollectionSlug, id: second?.id ?? 0 });
    expect([...(await publish())]).toEqual([['redirects charging', []]]);

    const [picture] = await findRows(payload, 'media', { select: { key: true } });
    const words = { alt: 'En laddstolpe', focalX: 20, focalY: 70 };
    const inSwedish = { id: picture?.id ?? 0, locale: 'sv', data: words as never } as const;
    await payload.update({ collection: 'media' as CollectionSlug, ...inSwedish });
    expect((await publish()).get(`media ${picture?.key}`)).toMatchObject({
      alt: { sv: 'En laddstolpe' },
      focal: { x: 20, y: 70 },
    });
  });

  test('a saved form is public with its receivers, and gone from the sites once it is in the trash', async () => {
    const { payload, publish } = studio;
    const site = await idOf(payload, 'sites', { name: 'charging' });
    const collection = 'forms' as CollectionSlug;
    const { id } = await payload.create({ collection, data: aForm(site, '') as never });
    const body = (await publish()).get('form charging builder/vi-ringer-upp');
    expect(parseForm(body)).toMatchObject({
      id: 'vi-ringer-upp',
      receivers: [{ email: 'anna@solvik.example' }],
      questions: [{ name: 'telefon', kind: 'phone' }],
    });
    await payload.update({ collection, id, data: { deletedAt: new Date().toISOString() } as never });
    expect([...(await publish())]).toEqual([['form charging builder/vi-ringer-upp', undefined]]);
  });

  test('a page that moves takes the pages below along and leaves redirects', async () => {
    const { payload, publish } = studio;
    const site = await idOf(payload, 'sites', { name: 'charging' });
    const home = await idOf(payload, 'pages', { key: 'home' });
    const add = (data: object) =>
      payload.create({
        collection: 'pages' as CollectionSlug,
        locale: 'sv',
        data: { site, _status: 'published', main: [{ blockType: 'spacer' }], ...data } as never,
      });
    const above = await add({ name: 'Ladda', slug: 'ladda', parent: home });
    const below = await add({ name: 'Hemma', slug: 'hemma', parent: above.id });
    const keyOf = (page: object) => (page as { key: string }).key;
    expect((await publish()).get(`page charging sv ${keyOf(below)}`)).toMatchObject({ path: '/ladda/hemma' });
    await payload.update({
      collection: 'pages' as CollectionSlug,
      id: above.id,
      locale: 'sv',
      data: { slug: 'laddning', _status: 'published' } as never,
    });
    const changed = await publish();
    expect(changed.get(`page charging sv ${keyOf(above)}`)).toMatchObject({ path: '/laddning' });
    expect(changed.get(`page charging sv ${keyOf(below)}`)).toMatchObject({ path: '/laddning/hemma' });
    const rules = changed.get('redirects charging') as unknown as { source: string; destination: string }[];
    expect(rules.map(({ source, destination }) => [source, destination]).toSorted()).toEqual([
      ['/ladda', '/laddning'],
      ['/ladda/hemma', '/laddning/hemma'],
    ]);
  });
});

async function idOf(payload: Payload, collection: string, by: Record<string, unknown>): Promise<StudioId> {
  const where = Object.fromEntries(Object.entries(by).map(([field, equals]) => [field, { equals }]));
  const [row] = await findRows(payload, collection, { where: where as never, select: {} });
  if (!row) throw new Error(`no ${collection} with ${JSON.stringify(by)}`);
  return row.id;
}
