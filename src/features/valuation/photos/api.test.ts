import { createHmac } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { storedWithLeads } from '../../../main/stored-with-leads.ts';
import { aServer } from '../../../main/testing/a-server.ts';
import { freshSqlite } from '../../../main/testing/databases.ts';
import { siteDocument } from '../../../main/testing/documents.ts';
import { kyselyLeadStore } from '../../leads/adapters/kysely-lead-store.ts';
import { aLead } from '../../leads/testing/a-lead.ts';
import { kyselyPhotoStore } from './adapters/kysely-photo-store.ts';
import { sharpPhotoEncoder } from './adapters/sharp-photo-encoder.ts';
import { MAX_PHOTO_BYTES } from './photo-limits.ts';
import { albumOf, photoPath } from './photo-link.ts';
import { aHeic, aHugePng, aJpeg, anSvg, aPolyglot } from './testing/photo-files.ts';

const host = 'one.localhost';
const linkSecret = 'a secret for tests only';

async function open() {
  const db = await (await freshSqlite()).open();
  const store = kyselyPhotoStore(db);
  const server = await aServer([siteDocument('one')], {
    app: { photos: { store, encode: sharpPhotoEncoder(), linkSecret } },
  });
  onTestFinished(() => void server.close());
  const call = async (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: Buffer | string,
  ) => {
    const response = await server.send(host, `/api/forms/photos${path}`, { method, headers, body } as never);
    const isJson = response.headers['content-type']?.startsWith('application/json');
    return { ...response, json: isJson && response.text ? JSON.parse(response.text) : undefined };
  };
  const start = (size: number, uploadToken?: string) =>
    call('POST', '', { 'content-type': 'application/json' }, JSON.stringify({ size, uploadToken }));
  const append = (id: string, token: string, offset: number, bytes: Buffer) =>
    call(
      'PATCH',
      `/${id}`,
      {
        'content-type': 'application/octet-stream',
        'upload-token': token,
        'upload-offset': String(offset),
      },
      bytes,
    );
  const upload = async (bytes: Buffer, token?: string) => {
    const started = await start(bytes.length, token);
    if (started.status !== 201) return started;
    const { id, uploadToken } = started.json;
    const sent = await append(id, uploadToken, 0, bytes);
    if (sent.status !== 200) return sent;
    const finished = await call('POST', `/${id}/finish`, { 'upload-token': uploadToken });
    return { ...finished, id, uploadToken };
  };
  const rows = async () => (await db.selectFrom('lead_photo').selectAll().execute()).length;
  return {
    call,
    start,
    append,
    upload,
    rows,
    store,
    leads: kyselyLeadStore(db, storedWithLeads),
    lines: server.lines,
  };
}

test('a photo whose line is cut goes on from the offset that the server names', async () => {
  const { start, append, call, store, leads } = await open();
  const photo = await aJpeg({ width: 900, height: 600 });
  const { id, uploadToken } = (await start(photo.length)).json;
  const half = Math.floor(photo.length / 2);
  await append(id, uploadToken, 0, photo.subarray(0, half));
  // The response was lost: the browser sends the chunk again, or asks how far it is.
  const again = await append(id, uploadToken, 0, photo.subarray(0, half));
  expect([again.status, again.json.offset]).toEqual([409, half]);
  const asked = await call('HEAD', `/${id}`, { 'upload-token': uploadToken });
  expect(asked.headers['upload-offset']).toBe(String(half));
  const early = await call('POST', `/${id}/finish`, { 'upload-token': uploadToken });
  expect([early.status, early.json.offset]).toEqual([409, half]);
  await append(id, uploadToken, half, photo.subarray(half));
  const finished = await call('POST', `/${id}/finish`, { 'upload-token': uploadToken });
  expect(finished.json).toMatchObject({ id, width: 900, height: 600 });
  expect(finished.json.thumbnail).toMatch(/^data:image\/jpeg;base64,/);
  // Finished again, after a lost response: the same photo.
  expect((await call('POST', `/${id}/finish`, { 'upload-token': uploadToken })).json).toEqual(finished.json);
  await leads.save(aLead(), [], albumOf(uploadToken));
  expect(await store.ofLead('lead-1')).toHaveLength(1);
});

test('each file that cannot be used is refused for its reason, and nothing of it stays', async () => {
  const { upload, rows } = await open();
  const jpeg = await aJpeg({ width: 900, height: 700 });
  const cases: [Buffer, number, string][] = [
    [anSvg, 422, 'PHOTO_TYPE'],
    [aHeic, 422, 'PHOTO_HEIC'],
    [aHugePng(), 422, 'PHOTO_PIXELS'],
    [jpeg.subarray(0, Math.floor(jpeg.length * 0.6)), 422, 'PHOTO_BROKEN'],
    [Buffer.from('RIFF\0\0\0\0WEBPVP8 \0\0\0\0<script>'), 422, 'PHOTO_BROKEN'],
  ];
  for (const [file, status, code] of cases) {
    const refused = await upload(file);
    expect([refused.status, refused.json.code]).toEqual([status, code]);
  }
  expect(await rows()).toBe(0);
});

test('larger than 15 MB is refused before a byte is sent; a chunk beyond the announced size is not stored', async () => {
  const { start, append, rows } = await open();
  const refused = await start(MAX_PHOTO_BYTES + 1);
  expect([refused.status, refused.json.code]).toEqual([413, 'PHOTO_TOO_LARGE']);
  expect(await rows()).toBe(0);
  const { id, uploadToken } = (await start(20)).json;
  const jpeg = await aJpeg();
  expect((await append(id, uploadToken, 0, jpeg)).status).toBe(409);
  expect((await append(id, uploadToken, 0, jpeg.subarray(0, 20))).status).toBe(200);
});

test('the ninth photo of a form is refused; another form has places of its own; a removed photo makes room', async () => {
  const { upload, call } = await open();
  const photo = await aJpeg();
  const first = await upload(photo);
  const token = 'uploadToken' in first ? first.uploadToken : '';
  for (let n = 2; n <= 8; n += 1) expect((await upload(photo, token)).status).toBe(200);
  const ninth = await upload(photo, token);
  expect([ninth.status, ninth.json.code]).toEqual([422, 'TOO_MANY_PHOTOS']);
  expect((await upload(photo)).status).toBe(200);
  const removed = await call('DELETE', `/${'id' in first ? first.id : ''}`, { 'upload-token': token });
  expect(removed.status).toBe(204);
  expect((await upload(photo, token)).status).toBe(200);
});

test('another token, another site and a signature that is made up get nothing', async () => {
  const { upload, call, leads, lines } = await open();
  const polyglot = await upload(await aPolyglot());
  const { id, uploadToken } = polyglot as unknown as { id: string; uploadToken: string };
  const other = 'x'.repeat(43);
  for (const [method, path] of [
    ['GET', `/${id}`],
    ['DELETE', `/${id}`],
    ['POST', `/${id}/finish`],
  ] as const)
    expect((await call(method, path, { 'upload-token': other })).status).toBe(404);
  const fromElsewhere = { 'upload-token': uploadToken, 'sec-fetch-site': 'cross-site' };
  expect((await call('DELETE', `/${id}`, fromElsewhere)).status).toBe(403);
  const path = photoPath(linkSecret, id).replace('/api/forms/photos', '');
  expect((await call('GET', path)).status).toBe(404);
  await leads.save(aLead(), [], albumOf(uploadToken));
  const photo = await call('GET', path);
  expect([photo.status, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(photo.headers['content-security-policy']).toContain("default-src 'none'");
  expect(photo.headers['x-content-type-options']).toBe('nosniff');
  expect(photo.bytes.includes('<script>')).toBe(false);
  const forged = createHmac('sha256', 'guessed').update(`lead photo ${id}`).digest('base64url');
  expect((await call('GET', `/${id}/${forged}`)).status).toBe(404);
  expect(JSON.stringify(lines)).not.toContain(path.split('/')[2]);
});

test('ERR-36 whatever else is sent gets a 4xx', async () => {
  const { call, start } = await open();
  const json = { 'content-type': 'application/json' };
  for (const body of ['', '{', '[]', '{"size":"big"}', '{"size":-1}', '{"size":1,"uploadToken":"short"}'])
    expect((await call('POST', '', json, body)).status, body).toBe(400);
  const { id, uploadToken } = (await start(100)).json;
  const chunk = { 'content-type': 'application/octet-stream', 'upload-token': uploadToken };
  expect((await call('PATCH', `/${id}`, chunk, Buffer.alloc(9))).status).toBe(400);
  expect((await call('PATCH', `/${id}`, { ...chunk, 'upload-offset': '-1' }, Buffer.alloc(9))).status).toBe(
    400,
  );
  expect((await call('PATCH', '/nobody', { ...chunk, 'upload-offset': '0' }, Buffer.alloc(9))).status).toBe(
    400,
  );
  expect((await call('GET', `/${id}`)).status).toBe(400);
  const large = { ...chunk, 'upload-offset': '0' };
  expect((await call('PATCH', `/${id}`, large, Buffer.alloc(1024 * 1024 + 1))).status).toBe(413);
});
