import { handleEndpoints, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocument, createPeopleAndSites, type Document, password } from '../testing/people.ts';
import { restApi } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';

let studio: TestStudio;
let payload: Payload;
let page: Document;
let siteId: number;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  studio = await studioForTests();
  payload = studio.payload;
  const people = await createPeopleAndSites(payload);
  siteId = people.solvik.id;
  page = await createDocument(payload, 'pages', { site: siteId, name: 'Kontakt', _status: 'draft' });
  const { anonymous } = restApi(payload);
  for (const name of ['editor', 'author', 'finn'] as const) {
    const { body } = await anonymous('/users/login', 'POST', { email: people[name].email, password });
    tokens[name] = String(body['token']);
  }
}, 60_000);

afterAll(() => studio.close());

function send(person: string, path: string, body?: object, signal?: AbortSignal): Promise<Response> {
  const request = new Request(`http://localhost:3000/admin/api/presence${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(tokens[person] && { authorization: `JWT ${tokens[person]}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  return handleEndpoints({ config: payload.config, request });
}

/** The events of a stream, one after the other. */
async function* eventsOf(response: Response): AsyncGenerator<unknown> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ''; ; ) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) return;
    text += value;
    for (let at = text.indexOf('\n\n'); at !== -1; at = text.indexOf('\n\n')) {
      const [event, rest] = [text.slice(0, at), text.slice(at + 2)];
      text = rest;
      if (event.startsWith('data: ')) yield JSON.parse(event.slice('data: '.length));
    }
  }
}

const next = async (events: AsyncGenerator<unknown>) => (await events.next()).value;
const document = (form: string) => `?form=${form}&collection=pages&id=${page.id}&language=sv`;
const [ofEditor, ofAuthor] = ['the-form-of-the-editor', 'the-form-of-the-author'];

test('two people in a page see each other and their fields, live, and the tree shows who is where', async () => {
  const [editorStops, authorStops, treeStops] = [1, 2, 3].map(() => new AbortController());
  const response = await send('editor', document(ofEditor), undefined, editorStops?.signal);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(response.headers.get('cache-control')).toContain('no-transform');
  const editorSees = eventsOf(response);
  expect(await next(editorSees)).toEqual([]);
  const tree = eventsOf(await send('author', `?site=${siteId}`, undefined, treeStops?.signal));
  expect(await next(tree)).toEqual([{ id: String(page.id), name: 'editor of solvik-se' }]);

  const authorSees = eventsOf(await send('author', document(ofAuthor), undefined, authorStops?.signal));
  expect(await next(authorSees)).toMatchObject([{ name: 'editor of solvik-se', field: '', isMe: false }]);
  expect(await next(editorSees)).toMatchObject([{ name: 'author of solvik-se', language: 'sv' }]);
  expect((await send('author', '', { form: ofAuthor, field: 'metaTitle' })).status).toBe(204);
  expect(await next(editorSees)).toMatchObject([{ name: 'author of solvik-se', field: 'metaTitle' }]);
  for (const controller of [editorStops, authorStops, treeStops]) controller?.abort();
  expect((await editorSees.next()).done).toBe(true);
});

test('nobody sees people on sites that are not theirs, nor speaks for somebody else', async () => {
  expect((await send('nobody', document('a-form-of-nobody'))).status).toBe(401);
  expect((await send('finn', document('a-form-of-finn-s'))).status).toBe(404);
  expect((await send('finn', `?site=${siteId}`)).status).toBe(404);
  expect((await send('finn', '', { form: ofEditor, field: 'name' })).status).toBe(404);
  expect((await send('finn', document(ofEditor))).status).toBe(404);
  expect((await send('editor', '?form=short&collection=pages&id=1')).status).toBe(404);
  expect((await send('editor', '?form=a-form-of-the-editor&collection=nothing&id=1')).status).toBe(404);
  expect((await send('editor', '', { form: { $ne: '' }, field: [] })).status).toBe(404);
});

test('somebody who looks at a document in the trash is seen there, too', async () => {
  const deletedAt = new Date().toISOString();
  await payload.update({ collection: 'pages', id: page.id, data: { deletedAt } as never });
  const stop = new AbortController();
  const response = await send('editor', document('the-form-in-the-trash'), undefined, stop.signal);
  expect(response.status).toBe(200);
  stop.abort();
});
