import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aForm } from '../testing/a-form.ts';
import { createDocument, createPeopleAndSites, type Document, password } from '../testing/people.ts';
import { type RestClient, restApi } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';
import { revisionErrorMessages } from './revision-error-messages.ts';
import { baseRevisionHeader, saveIdHeader, writeBaseRevision, writeSaveId } from './save-headers.ts';

/** Collections that no editor writes, or that are one person's own. */
const withoutRevisions =
  /^(payload-.*|users|host-claims|audit-log|second-factors|used-codes|sign-in-attempts|publishing-requests)$/;

for (const { name, databaseUrl } of testStudioDatabases) {
  describe(`${name}: EDIT-09 no edit is lost`, () => {
    let studio: TestStudio;
    let payload: Payload;
    let people: Awaited<ReturnType<typeof createPeopleAndSites>>;
    let anna: RestClient;
    let bo: RestClient;
    let count = 0;

    beforeAll(async () => {
      studio = await studioForTests({ databaseUrl: await databaseUrl() });
      payload = studio.payload;
      people = await createPeopleAndSites(payload);
      const api = restApi(payload);
      anna = await api.signIn(people.administrator.email, password);
      bo = await api.signIn(people.editor.email, password);
    });

    afterAll(() => studio.close());

    test('every collection that editors write counts its revisions', () => {
      const uncounted = payload.config.collections
        .filter(
          ({ slug, flattenedFields }) =>
            !flattenedFields.some((field) => field.name === 'edition') && !withoutRevisions.test(slug),
        )
        .map(({ slug }) => slug);
      expect(uncounted).toEqual([]);
    });

    for (const collection of Object.keys(written) as (keyof typeof written)[]) {
      test(`${collection}: a save names the newest revision, or is refused and stores nothing`, async () => {
        const { id } = await create(collection);
        const path = `/${collection}/${id}?locale=sv&depth=0`;
        const { field, values } = written[collection];
        const { edition } = (await anna(path)).body;
        const unsaid = await anna(path, 'PATCH', { [field]: values[0] });
        expect([unsaid.status, messageOf(unsaid.body)]).toEqual([428, revisionErrorMessages.missing.en]);
        const first = await anna(path, 'PATCH', { [field]: values[0], edition });
        expect([first.status, first.body]).toEqual([200, expect.anything()]);
        const stale = await anna(path, 'PATCH', { [field]: values[1], edition });
        expect([stale.status, messageOf(stale.body)]).toEqual([409, revisionErrorMessages.stale.en]);
        const stored = (await anna(path)).body;
        expect(stored).toMatchObject({ [field]: values[0] });
        const next = await anna(path, 'PATCH', { [field]: values[1], edition: stored['edition'] });
        expect(next.status).toBe(200);
      });
    }

    test('of simultaneous saves based on one revision exactly one is stored', async () => {
      const { id, edition } = await readPage();
      const saves = ['Ett', 'Två', 'Tre', 'Fyra', 'Fem'].map((title) =>
        anna(draft(id), 'PATCH', { metaTitle: title, edition }),
      );
      const statuses = (await Promise.all(saves)).map(({ status }) => status);
      expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409, 409]);
      expect((await anna(draft(id))).body['edition']).toBe(Number(edition) + 1);
    });

    test('a form whose answer was lost saves again without a conflict, as often as need be', async () => {
      const { id, edition } = await readPage();
      const form = newForm();
      expect((await save(bo, id, { name: 'Ett' }, form(edition))).status).toBe(200);
      expect((await save(bo, id, { name: 'Ett och två' }, form(edition))).status).toBe(200);
      expect((await save(bo, id, { name: 'Ett, två och tre' }, form(edition))).status).toBe(200);
      expect((await anna(draft(id))).body).toMatchObject({ name: 'Ett, två och tre', edition: edition + 3 });
    });

    test('a save that is sent twice is stored once more and leads to no conflict', async () => {
      const { id, edition } = await readPage();
      const form = newForm();
      const twice = form(edition);
      const [answer] = [await save(bo, id, { name: 'Två gånger' }, twice)];
      expect((await save(bo, id, { name: 'Två gånger' }, twice)).status).toBe(200);
      const { edition: known } = answer.body['doc'] as { edition: number };
      expect((await save(bo, id, { name: 'Sedan' }, form(known))).status).toBe(200);
    });

    test('a delayed save that a later one of its form overtook changes nothing', async () => {
      const { id, edition } = await readPage();
      const form = newForm();
      const [early, late] = [form(edition), form(edition)];
      expect((await save(bo, id, { name: 'Senare' }, late)).status).toBe(200);
      const overtaken = await save(bo, id, { name: 'Tidigare' }, early);
      expect([overtaken.status, messageOf(overtaken.body)]).toEqual([
        409,
        revisionErrorMessages.overtaken.en,
      ]);
      expect((await anna(draft(id))).body).toMatchObject({ name: 'Senare' });
    });

    test('two tabs of one person are two editors, however soon the one saves after the other', async () => {
      const { id, edition } = await readPage();
      const [tab, otherTab] = [newForm(), newForm()];
      expect((await save(bo, id, { name: 'Flik ett' }, tab(edition))).status).toBe(200);
      expect((await save(bo, id, { name: 'Flik två' }, otherTab(edition))).status).toBe(409);
      expect((await anna(draft(id))).body).toMatchObject({ name: 'Flik ett' });
    });

    test('a colleague between two saves of a form is a conflict, also after a lost answer', async () => {
      const { id, edition } = await readPage();
      const [bos, annas] = [newForm(), newForm()];
      await save(bo, id, { name: 'Bo' }, bos(edition));
      expect((await save(anna, id, { name: 'Anna' }, annas(edition + 1))).status).toBe(200);
      expect((await save(bo, id, { name: 'Bo igen' }, bos(edition))).status).toBe(409);
      expect((await anna(draft(id))).body).toMatchObject({ name: 'Anna' });
    });

    test('nobody passes for the form of a colleague: it is told to nobody', async () => {
      const { id, edition } = await readPage();
      const form = newForm();
      const headers = form(edition);
      await save(bo, id, { name: 'Hemligt' }, headers);
      const { body } = await anna(`/pages/${id}?draft=true&depth=0&showHiddenFields=true`);
      const versions = await anna(`/pages/versions?where[parent][equals]=${id}&showHiddenFields=true`);
      const all = JSON.stringify([body, versions.body]);
      expect(all).not.toContain('lastSave');
      expect(all).not.toContain(String(headers[saveIdHeader]).split('/')[0]);
    });

    test('a page is published and taken back only by who says which version they saw', async () => {
      const { id, edition } = await readPage();
      expect((await bo(`/pages/${id}`, 'PATCH', { _status: 'draft' })).status).toBe(428);
      expect((await save(bo, id, { name: 'Nytt' }, newForm()(edition))).status).toBe(200);
      expect((await bo(`/pages/${id}`, 'PATCH', { _status: 'published', edition })).status).toBe(409);
      const seen = { [baseRevisionHeader]: writeBaseRevision(edition + 1) };
      expect((await bo(`/pages/${id}`, 'PATCH', { _status: 'published' }, seen)).status).toBe(200);
    });

    test('a refused save holds nobody up', async () => {
      const { id, edition } = await readPage();
      const refused = await bo(`/pages/${id}?locale=sv`, 'PATCH', { parent: id, edition });
      expect(refused.status).toBe(400);
      expect((await save(bo, id, { name: 'Vidare' }, newForm()(edition))).status).toBe(200);
    });

    test('the sentence comes in the language of the person', async () => {
      const { id } = await readPage();
      const { body } = await bo(draft(id), 'PATCH', { name: 'X' }, { 'accept-language': 'sv' });
      expect(messageOf(body)).toBe(revisionErrorMessages.missing.sv);
    });

    const draft = (id: number) => `/pages/${id}?draft=true&locale=sv&depth=0`;

    const save = (client: RestClient, id: number, data: object, headers: Record<string, string>) =>
      client(`${draft(id)}&autosave=true`, 'PATCH', data, headers);

    async function readPage(): Promise<{ id: number; edition: number }> {
      const { id } = await create('pages');
      return { id, edition: Number((await anna(draft(id))).body['edition']) };
    }

    function create(collection: keyof typeof written): Promise<Document> {
      count += 1;
      const site = people.solvik.id;
      const fields: Record<keyof typeof written, object> = {
        pages: { site, name: `Sida ${count}`, _status: 'published' },
        shells: { site, _status: 'published' },
        dictionaries: { site },
        redirects: { site, source: `/from-${count}`, destination: '/' },
        forms: aForm(site, `form-${count}`),
        sites: { name: `site-${count}`, displayName: 'Site' },
        brands: { code: `B${count}`, name: 'Brand' },
        media: { site },
      };
      return createDocument(payload, collection, fields[collection]);
    }
  });
}

/** A field of each collection and two values of it. */
const written = {
  pages: { field: 'name', values: ['Ett', 'Två'] },
  shells: { field: 'header', values: [{ logo: { alt: 'Ett' } }, { logo: { alt: 'Två' } }] },
  dictionaries: {
    field: 'texts',
    values: [[{ key: 'a', text: 'Ett' }], [{ key: 'a', text: 'Två' }]],
  },
  redirects: { field: 'destination', values: ['/one', '/two'] },
  forms: { field: 'title', values: ['One', 'Two'] },
  sites: { field: 'displayName', values: ['One', 'Two'] },
  brands: { field: 'name', values: ['One', 'Two'] },
  media: { field: 'alt', values: ['Ett', 'Två'] },
};

/** The headers of the saves of one form of the studio, counted. */
function newForm(): (edition: number) => Record<string, string> {
  const form = crypto.randomUUID();
  let number = 0;
  return (edition) => {
    number += 1;
    return { [baseRevisionHeader]: writeBaseRevision(edition), [saveIdHeader]: writeSaveId(form, number) };
  };
}

function messageOf(body: Record<string, unknown>): unknown {
  return (body['errors'] as { message: string }[] | undefined)?.[0]?.message;
}
