import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessErrorMessages } from '../access/access-error-messages.ts';
import { createDocument, createPeopleAndSites, password } from '../testing/people.ts';
import { type RestClient, restApi, uploadForm } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { mediaErrorMessages } from './media-error-messages.ts';

let studio: TestStudio;
let editor: RestClient;
let site: number;

beforeAll(async () => {
  studio = await studioForTests();
  const people = await createPeopleAndSites(studio.payload);
  site = people.solvik.id;
  editor = await restApi(studio.payload).signIn(people.editor.email, password);
});

afterAll(() => studio.close());

const picture = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

test.each([
  ['300 letters', `${'a'.repeat(300)}.png`, /^a{80}(-\d+)?\.png$/],
  ['a right-to-left mark', 'bild\u202Egnp.png', /^bildgnp(-\d+)?\.png$/],
  ['the name of a device', 'CON.png', /^file-CON(-\d+)?\.png$/],
  ['only signs', '\u202E\u2066.png', /^(file(-\d+)?\.)?png$/],
])('a file with %s in its name is stored under a clean one', async (_, name, expected) => {
  const { status, body } = await editor('/media', 'POST', uploadForm({}, name, await picture(), 'image/png'));
  const { filename, key } = (body['doc'] ?? {}) as { filename?: string; key?: string };
  expect([status, filename]).toEqual([201, expect.stringMatching(expected)]);
  expect(key).toMatch(/^uploads\/[a-z0-9-]{1,90}$/);
});

test('a name with a NUL is no name in a form: it is refused with a sentence', async () => {
  const form = uploadForm({}, 'hus\u0000.png', await picture(), 'image/png');
  const { status, body } = await editor('/media', 'POST', form);
  expect([status, JSON.stringify(body)]).toEqual([
    400,
    expect.stringContaining(accessErrorMessages.en.notUnderstood),
  ]);
});

test('a file that a page shows is not deleted, and the refusal says where it is', async () => {
  const created = await editor('/media?depth=0', 'POST', uploadForm({}, 'kaj.png', await picture()));
  const { id, edition } = created.body['doc'] as { id: number; edition: number };
  const main = [{ blockType: 'image', image: { media: id } }];
  const page = await createDocument(studio.payload, 'pages', {
    site,
    name: 'Hamnen',
    main,
    _status: 'draft',
  });
  const path = `/media/${id}?depth=0`;
  const refused = await editor(path, 'PATCH', { deletedAt: new Date().toISOString(), edition });
  expect([refused.status, refused.body['errors']]).toMatchObject([
    409,
    [{ message: mediaErrorMessages.en.stillUsed('Hamnen, solvik-se', 1) }],
  ]);
  await studio.payload.update({ collection: 'pages', id: page.id, draft: true, data: { main: [] } as never });
  await studio.payload.update({ collection: 'pages', id: page.id, data: { main: [] } as never });
  const deleted = await editor(path, 'PATCH', { deletedAt: new Date().toISOString(), edition });
  expect([deleted.status, deleted.body]).toEqual([200, expect.anything()]);
});
