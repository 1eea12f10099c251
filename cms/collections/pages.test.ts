import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { revisionErrorMessages } from '../revisions/revision-error-messages.ts';
import { createDocument, createPeopleAndSites, type Document } from '../testing/people.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';

let studio: TestStudio;
let payload: Payload;
let site: number;

beforeAll(async () => {
  studio = await studioForTests();
  payload = studio.payload;
  site = (await createPeopleAndSites(payload)).solvik.id;
}, 60_000);

afterAll(() => studio.close());

describe('EDIT-09 two editors on one page', () => {
  test('a save that is based on an older version is refused, and nothing of it is stored', async () => {
    const page = await published({ name: 'Konflikt' });
    const first = await change(page, { name: 'Ett', edition: page['edition'] }, { draft: true });
    expect(first['edition']).toBe(2);
    const stale = change(page, { name: 'Två', edition: page['edition'] }, { draft: true });
    await expect(stale).rejects.toMatchObject({ status: 409, message: revisionErrorMessages.stale.en });
    expect(await draftOf(page)).toMatchObject({ name: 'Ett', edition: 2 });
  });

  test('an older version can be restored, and counts as a new version', async () => {
    const page = await published({ name: 'Förut' });
    await change(page, { name: 'Nu', _status: 'published' });
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: page.id } },
      sort: 'createdAt',
    });
    await payload.restoreVersion({ collection: 'pages', id: String(docs[0]?.id) });
    expect(await publicOf(page)).toMatchObject({ name: 'Förut', edition: 3 });
  });
});

describe('paths of pages', () => {
  test('EDIT-09 a draft changes nothing public, neither text nor address', async () => {
    const page = await published({ name: 'Om oss' });
    await change(page, { name: 'Om Solvik', slug: 'om-solvik' }, { draft: true });
    expect(await publicOf(page)).toMatchObject({ name: 'Om oss', path: '/om-oss' });
    expect(await draftOf(page)).toMatchObject({ name: 'Om Solvik', path: '/om-solvik' });
  });

  test('a public page that gets a new name stays where it is', async () => {
    const page = await published({ name: 'Verkstad' });
    await change(page, { name: 'Service', _status: 'published' });
    expect(await publicOf(page)).toMatchObject({ title: 'Service', path: '/verkstad' });
  });

  test('a page that moves takes its descendants along in every language, including drafts, and creates redirects', async () => {
    const above = await published({ name: 'Köp bil', slug: 'kop' });
    await change(above, { name: 'Buy', slug: 'buy', _status: 'published' }, { locale: 'en' });
    const below = await published({
      name: 'Elbilar',
      slug: 'el',
      parent: above.id,
      main: [{ blockType: 'hero' }],
    });
    await change(below, { name: 'Electric', slug: 'ev', _status: 'published' }, { locale: 'en' });
    await change(below, { name: 'Elbilar, utkast' }, { draft: true });

    await change(above, { slug: 'bilar', _status: 'published' });

    expect(await publicOf(below, 'all')).toMatchObject({
      path: { sv: '/bilar/el', en: '/buy/ev' },
      name: { sv: 'Elbilar', en: 'Electric' },
      main: { sv: [{ blockType: 'hero' }] },
    });
    expect(await draftOf(below)).toMatchObject({
      path: '/bilar/el',
      name: 'Elbilar, utkast',
      _status: 'draft',
    });
    expect(await rules('/kop')).toEqual([
      ['/kop', '/bilar'],
      ['/kop/el', '/bilar/el'],
    ]);

    await change(above, { slug: 'kop', _status: 'published' });
    expect(await rules('/kop')).toEqual([]);
    expect(await rules('/bilar')).toEqual([
      ['/bilar', '/kop'],
      ['/bilar/el', '/kop/el'],
    ]);
  });

  test('ROUTE-30 a car page that moves redirects cars alone: content below its old path is reached, and can be added', async () => {
    const above = await published({ name: 'Bilar', slug: 'stock' });
    const car = await published({
      name: 'Bil',
      slug: '/stock/,-w-,/,-w-,',
      main: [{ blockType: 'car-page' }],
    });
    await change(car, { slug: '/lager/,-w-,/,-w-,', _status: 'published' });
    expect(await rules('/stock/')).toEqual([['/stock/{part1:code}/{part2}', '/lager/{part1:code}/{part2}']]);
    const guides = await published({ name: 'Guider', slug: 'guider', parent: above.id });
    const guide = await published({ name: 'Köpa begagnat', slug: 'begagnat', parent: guides.id });
    expect(await publicOf(guide)).toMatchObject({ path: '/stock/guider/begagnat' });

    await change(car, { slug: '/stock/,-w-,/,-w-,', _status: 'published' });
    expect(await rules('/stock/')).toEqual([]);
  });

  test('a page moved below another has the new address in all its languages', async () => {
    const above = await published({ name: 'Företag', slug: 'foretag' });
    await change(above, { name: 'Business', slug: 'business', _status: 'published' }, { locale: 'en' });
    const page = await published({ name: 'Leasing', slug: 'leasing' });
    await change(page, { name: 'Leasing', slug: 'lease', _status: 'published' }, { locale: 'en' });
    await change(page, { parent: above.id, _status: 'published' });
    expect(await publicOf(page, 'all')).toMatchObject({
      path: { sv: '/foretag/leasing', en: '/business/lease' },
    });
    expect(await rules('/en/lease')).toEqual([['/en/lease', '/en/business/lease']]);
  });

  test('two public pages never have one address', async () => {
    await published({ name: 'Däck', slug: 'dack' });
    const duplicate = published({ name: 'Fler däck', slug: 'dack' });
    await expect(duplicate).rejects.toMatchObject({ status: 400 });
  });

  test('a translation at the address of another page prevents the page from being published in any language', async () => {
    const tyres = await published({ name: 'Hjul', slug: 'hjul' });
    await change(tyres, { name: 'Wheels', slug: 'wheels', _status: 'published' }, { locale: 'en' });
    const duplicate = await createDocument(payload, 'pages', {
      site,
      name: 'Ratt',
      slug: 'ratt',
      _status: 'draft',
    });
    await change(duplicate, { name: 'Wheels', slug: 'wheels' }, { locale: 'en', draft: true });
    await expect(change(duplicate, { _status: 'published' })).rejects.toMatchObject({ status: 400 });
  });

  test('a new page is not published at the source of a redirect', async () => {
    await createDocument(payload, 'redirects', { site, source: '/kampanj-nu', destination: '/' });
    await expect(published({ name: 'Kampanj', slug: 'kampanj-nu' })).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('A redirect leads away from /kampanj-nu') }] },
    });
  });

  test('a page cannot be below itself, nor below a page of another site', async () => {
    const above = await published({ name: 'Ovan' });
    const below = await published({ name: 'Nedan', parent: above.id });
    await expect(change(above, { parent: below.id }, { draft: true })).rejects.toMatchObject({ status: 400 });
  });

  test('a page with pages below is not deleted', async () => {
    const above = await published({ name: 'Hus' });
    await published({ name: 'Rum', parent: above.id });
    const deleting = payload.delete({ collection: 'pages', id: above.id });
    await expect(deleting).rejects.toMatchObject({ status: 409 });
  });
});

test('ROUTE-25 a circular redirect is refused at the field that closes it', async () => {
  await createDocument(payload, 'redirects', { site, source: '/ring-a', destination: '/ring-b' });
  const closing = createDocument(payload, 'redirects', { site, source: '/ring-b', destination: '/ring-a' });
  await expect(closing).rejects.toMatchObject({
    data: {
      errors: [{ path: 'destination', message: expect.stringContaining('round in circles: /ring-') }],
    },
  });
});

test('the path of car pages does not change before a page is there', async () => {
  const setPath = (carDetailPath: string) =>
    payload.update({ collection: 'sites', id: site, data: { carDetailPath } });
  await expect(setPath('/nya-bilar')).rejects.toMatchObject({
    data: { errors: [{ path: 'carDetailPath', message: expect.stringContaining('/nya-bilar/,-w-,/,-w-,') }] },
  });
  await published({ name: 'En bil', slug: '/nya-bilar/,-w-,/,-w-,' });
  expect(await setPath('/nya-bilar')).toMatchObject({ carDetailPath: '/nya-bilar' });
});

test('a rule that the site could not use is refused with a sentence', async () => {
  const rule = createDocument(payload, 'redirects', { site, source: 'gammal', destination: '/ny' });
  await expect(rule).rejects.toMatchObject({
    data: { errors: [{ path: 'source', message: expect.stringContaining('begins with a slash') }] },
  });
});

function published(page: object): Promise<Document> {
  return createDocument(payload, 'pages', { site, _status: 'published', ...page });
}

async function change(
  page: Document,
  data: object,
  { draft = false, locale = 'sv' } = {},
): Promise<Document> {
  const changed = await payload.update({
    collection: 'pages',
    id: page.id,
    data: data as never,
    draft,
    locale: locale as never,
    depth: 0,
  });
  return changed as Document;
}

function publicOf({ id }: Document, locale = 'sv') {
  return payload.findByID({ collection: 'pages', id, locale: locale as never, depth: 0 });
}

function draftOf({ id }: Document) {
  return payload.findByID({ collection: 'pages', id, locale: 'sv' as never, draft: true, depth: 0 });
}

async function rules(source: string): Promise<unknown[]> {
  const { docs } = await payload.find({ collection: 'redirects', pagination: false, sort: 'source' });
  return docs
    .filter((rule) => String(rule['source']).startsWith(source))
    .map((rule) => [rule['source'], rule['destination']]);
}
