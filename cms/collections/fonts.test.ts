import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMediaStore } from '../../src/main/media-store.ts';
import { payloadSources } from '../publishing/payload-sources.ts';
import { aFont, aVariableFont } from '../testing/a-font.ts';
import { createPeopleAndSites, password } from '../testing/people.ts';
import { basedOnNewest, type RestClient, restApi, uploadForm } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';

type Font = { id: number; family: string; weights: string; style: string; missing: string; key: string };

describe.each(testStudioDatabases)('fonts on $name', ({ databaseUrl }) => {
  let studio: TestStudio;
  let payload: Payload;
  let administrator: RestClient;
  let editor: RestClient;

  beforeAll(async () => {
    studio = await studioForTests({ databaseUrl: await databaseUrl() });
    payload = studio.payload;
    const people = await createPeopleAndSites(payload);
    const { signIn } = restApi(payload);
    administrator = basedOnNewest(await signIn(people.administrator.email, password));
    editor = basedOnNewest(await signIn(people.editor.email, password));
  }, 120_000);

  afterAll(() => studio.close());

  async function upload(bytes: Buffer, fields: object, name = 'a.ttf', client = administrator) {
    const { status, body } = await client('/fonts', 'POST', uploadForm(fields, name, bytes, 'font/ttf'));
    return { status, font: body['doc'] as Font, body };
  }

  async function published(id: number) {
    const source = await payloadSources(payload).read(`fonts.${id}`);
    return source?.documents ?? [];
  }

  test('family, weight and slant are read from the file, and its parts are what pages load', async () => {
    const { status, font } = await upload(await aFont({ weight: 500 }), {});
    expect(status).toBe(400);
    expect(font).toBeUndefined();
    const named = await upload(await aFont({ weight: 500 }), { family: 'Harbour Grotesk' });
    expect(named.font).toMatchObject({ family: 'Harbour Grotesk', weights: '500', style: 'normal' });
    expect(named.font.missing).toContain('č');
    const [document] = await published(named.font.id);
    expect(document).toMatchObject({ kind: 'font', key: 'harbour-grotesk-500-normal' });
    const { parts } = (document?.body ?? {}) as { parts: { file: string; bytes: number }[] };
    const store = openMediaStore({ dataDir: studio.dataDir });
    for (const { file, bytes } of parts) {
      const stored = await store.original(file);
      expect([stored?.length, stored?.toString('latin1', 0, 4)]).toEqual([bytes, 'wOF2']);
    }
  });

  test('two weights and an italic are one family', async () => {
    const regular = await upload(await aFont(), { family: 'Quay Sans' });
    const bold = await upload(await aFont({ weight: 700 }), { family: 'Quay Sans' });
    const italic = await upload(await aFont(), { family: 'Quay Sans', weights: '400', style: 'italic' });
    expect([regular, bold, italic].map(({ font }) => font.key)).toEqual([
      'quay-sans-400-normal',
      'quay-sans-700-normal',
      'quay-sans-400-italic',
    ]);
  });

  test('another file takes the place of a font that a published theme names', async () => {
    const { font } = await upload(await aFont(), { family: 'Mole Sans' });
    const theme = await administrator('/themes', 'POST', {
      name: 'mole',
      displayName: 'Mole',
      colours: { brand: '#1d4e89', accent: '#ffb400' },
      type: { font: 'Mole Sans' },
      _status: 'published',
    });
    expect(theme.status).toBe(201);
    const [before] = await published(font.id);
    const form = uploadForm({}, 'b.woff2', await aVariableFont(), 'font/woff2');
    expect((await administrator(`/fonts/${font.id}`, 'PATCH', form)).status).toBe(200);
    const [after] = await published(font.id);
    expect([before, after].map((document) => ((document?.body ?? {}) as Font).weights)).toEqual([
      '400',
      '300 600',
    ]);
    expect(after?.body).toMatchObject({ family: 'Mole Sans' });

    const renamed = await administrator(`/fonts/${font.id}`, 'PATCH', { family: 'Pier Sans' });
    expect(renamed.status).toBe(400);
    const deleted = await administrator(`/fonts/${font.id}`, 'DELETE');
    expect([deleted.status, JSON.stringify(deleted.body)]).toEqual([400, expect.stringContaining('Mole')]);
    const second = await upload(await aFont({ weight: 700 }), { family: 'Mole Sans' });
    expect((await administrator(`/fonts/${second.font.id}`, 'DELETE')).status).toBe(200);
  });

  test('an archive with the ending of a font is refused with a sentence at the file', async () => {
    const { status, body } = await upload(Buffer.from('PK\x03\x04 zip'), { family: 'Zip' }, 'zip.ttf');
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('The file is no font')]);
  });

  test('an editor of a site sees fonts and changes none', async () => {
    const { status } = await upload(await aFont(), { family: 'Editors Sans' }, 'a.ttf', editor);
    expect(status).toBe(403);
    const { body } = await editor('/fonts');
    const [font] = body['docs'] as Font[];
    expect((await editor(`/fonts/${font?.id}`, 'PATCH', { weights: '500' })).status).toBe(403);
    expect((await editor(`/fonts/${font?.id}`, 'DELETE')).status).toBe(403);
  });
});
