import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPeopleAndSites, password } from '../testing/people.ts';
import { type RestClient, restApi, uploadForm } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { uploadErrorMessages } from './upload-error-messages.ts';
import { MAX_PICTURE_SIDE_PIXELS, MAX_UPLOAD_BYTES, uploadLimitTexts } from './upload-limits.ts';

let studio: TestStudio;
let editor: RestClient;

beforeAll(async () => {
  studio = await studioForTests();
  const people = await createPeopleAndSites(studio.payload);
  editor = await restApi(studio.payload).signIn(people.editor.email, password);
});

afterAll(() => studio.close());

/** Noise, so that a part of the file is a part of the picture. */
async function picture(format: 'png' | 'jpeg' | 'webp', width = 400): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height: 300, channels: 3, background: 'red', noise } })
    .toFormat(format)
    .toBuffer();
}

const upload = (bytes: Buffer, type: string) =>
  editor('/media', 'POST', uploadForm({}, `file.${type.split('/')[1]}`, bytes, type));

for (const format of ['png', 'jpeg', 'webp'] as const)
  test(`a ${format} that was cut off is refused with a sentence, a whole one is not`, async () => {
    const whole = await picture(format);
    expect((await upload(whole, `image/${format}`)).status).toBe(201);
    const cut = await upload(whole.subarray(0, Math.floor(whole.length / 2)), `image/${format}`);
    expect([cut.status, JSON.stringify(cut.body)]).toEqual([
      400,
      expect.stringContaining(uploadErrorMessages.en.broken),
    ]);
    expect(JSON.stringify(cut.body)).toContain('"path":"file"');
  });

test('a picture with too many pixels is refused with both numbers', async () => {
  const width = MAX_PICTURE_SIDE_PIXELS + 1;
  const bytes = await sharp({ create: { width, height: 10, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const answer = await upload(bytes, 'image/png');
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([
    400,
    expect.stringContaining(uploadErrorMessages.en.tooManyPixels(width, 10)),
  ]);
});

test('a file above the limit is refused at its field, and the limit is named before and after', async () => {
  const bytes = Buffer.alloc(MAX_UPLOAD_BYTES + 1);
  for (const language of ['en', 'sv'] as const) {
    const message = uploadErrorMessages[language].tooLarge;
    const sent = uploadForm({}, 'film.mp4', bytes, 'video/mp4');
    const answer = await editor('/media', 'POST', sent, { 'accept-language': language });
    expect([answer.status, answer.body['errors']]).toEqual([
      413,
      [{ name: 'ValidationError', message, data: { errors: [{ path: 'file', message }] } }],
    ]);
    for (const text of [message, uploadLimitTexts[language]]) expect(text).toContain('20 MB');
  }
});

test('another kind of file is refused with a sentence', async () => {
  const answer = await upload(Buffer.from('MZ not a picture'), 'application/x-msdownload');
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringMatching(/file/i)]);
});
