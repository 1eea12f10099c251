import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocument, createPeopleAndSites, password } from '../testing/people.ts';
import { type RestClient, restApi } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { accessErrorMessages } from './access-error-messages.ts';

let studio: TestStudio;
let payload: Payload;
let people: Awaited<ReturnType<typeof createPeopleAndSites>>;
let editor: RestClient;
let administrator: RestClient;

beforeAll(async () => {
  studio = await studioForTests();
  payload = studio.payload;
  people = await createPeopleAndSites(payload);
  const api = restApi(payload);
  editor = await api.signIn(people.editor.email, password);
  administrator = await api.signIn(people.administrator.email, password);
}, 60_000);

afterAll(() => studio.close());

const problemsOf = ({ body }: { body: Record<string, unknown> }) =>
  (body['errors'] as { data?: { errors?: { path: string; message: string }[] } }[] | undefined)?.[0]?.data
    ?.errors;

describe('a field that somebody may not change', () => {
  test('hosts and the address of a site: the whole save is refused, with each field named', async () => {
    const path = `/sites/${people.solvik.id}?locale=sv&depth=0`;
    const { edition } = (await editor(path)).body;
    const sent = { displayName: 'Nytt', hosts: [{ host: 'annan.se' }], url: 'https://annan.se', edition };
    const answer = await editor(path, 'PATCH', sent);
    expect(answer.status).toBe(403);
    expect(problemsOf(answer)).toEqual([
      { path: 'url', message: accessErrorMessages.en.fieldOfAdministrators('Public address') },
      { path: 'hosts', message: accessErrorMessages.en.fieldOfAdministrators('Hosts') },
    ]);
    expect((await editor(path)).body).toMatchObject({ displayName: 'solvik-se', edition });
    expect((await administrator(path, 'PATCH', { ...sent, url: undefined })).status).toBe(200);
  });

  test('a form that sends it as it is saves the rest', async () => {
    const path = `/sites/${people.solvik.id}?locale=sv&depth=0`;
    const whole = (await editor(path)).body;
    const answer = await editor(path, 'PATCH', { ...whole, displayName: 'Med allt' });
    expect([answer.status, answer.body['doc']]).toMatchObject([200, { displayName: 'Med allt' }]);
  });

  test('role and sites of one’s own account, in one’s own language', async () => {
    const path = `/users/${people.editor.id}`;
    const answer = await editor(path, 'PATCH', { role: 'administrator' }, { 'accept-language': 'sv' });
    expect([answer.status, problemsOf(answer)]).toEqual([
      403,
      [{ path: 'role', message: accessErrorMessages.sv.fieldOfAdministrators('Roll') }],
    ]);
    const sites = [people.solvik.id, people.carstore.id];
    expect((await editor(path, 'PATCH', { sites })).status).toBe(403);
    const same = { name: 'Ny i namnet', role: 'editor', sites: [people.solvik.id] };
    expect((await editor(path, 'PATCH', same)).status).toBe(200);
    expect((await administrator(path)).body).toMatchObject({ ...same, role: 'editor' });
  });

  test('the site of a page, also for administrators and also for many pages at once', async () => {
    const page = await createDocument(payload, 'pages', { site: people.solvik.id, name: 'Kvar' });
    const path = `/pages/${page.id}?locale=sv&depth=0&draft=true`;
    const { edition } = (await administrator(path)).body;
    const moved = { site: people.carstore.id, edition };
    const answer = await administrator(path, 'PATCH', moved);
    expect([answer.status, problemsOf(answer)]).toEqual([
      403,
      [{ path: 'site', message: accessErrorMessages.en.siteStays }],
    ]);
    const all = await administrator(`/pages?where[id][equals]=${page.id}`, 'PATCH', moved);
    expect(all.status).toBe(403);
    expect((await administrator(path)).body['site']).toBe(people.solvik.id);
    const named = { name: 'Nytt namn', site: { relationTo: 'sites', id: people.solvik.id }, edition };
    expect((await administrator(path, 'PATCH', { ...named, site: people.solvik.id })).status).toBe(200);
  });

  test('the site of a picture is for administrators', async () => {
    const picture = await createDocument(payload, 'media', { site: people.solvik.id });
    const path = `/media/${picture.id}?depth=0`;
    const { edition } = (await editor(path)).body;
    const shared = await editor(path, 'PATCH', { site: null, edition });
    expect([shared.status, problemsOf(shared)?.[0]?.path]).toEqual([403, 'site']);
    expect((await administrator(path, 'PATCH', { site: null, edition })).status).toBe(200);
  });
});
