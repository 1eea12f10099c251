import { z } from 'zod';
import {
  apiOperation,
  failuresOf,
  json,
  jsonResponse,
  text,
  tooManyRequests,
} from '../../../shared/platform/api-operation.ts';
import { problemBody } from '../../../shared/platform/http-problem.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from './photo-limits.ts';

const exampleId = '0b6f4a52-8f0b-4c1f-9f0e-2f6f3f1f7a11';
const exampleToken = 'q2Yw0m3c1v8o7f5J9kZxTnLrBsHdGpEaUiWbCyVtMKA';

const id = z.uuid().meta({ examples: [exampleId] });
const uploadToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .meta({ description: 'Names the photos of one form.', examples: [exampleToken] });
const offset = z.int().min(0).describe('How many bytes have been received.');

export const photoPathParameters = z.object({ id });
export const photoHeaders = z.object({ 'upload-token': uploadToken });
export const chunkHeaders = photoHeaders.extend({
  'upload-offset': z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_PHOTO_BYTES)
    .meta({ examples: ['0'] }),
});
export const fullPhotoPath = z.object({
  id,
  signature: z.string().meta({ examples: [exampleToken] }),
});

export const startedPhotoBody = z
  .object({
    size: z
      .int()
      .min(1)
      .meta({ description: 'In bytes; at most 15 MB.', examples: [2_400_000] }),
    uploadToken: uploadToken.optional(),
  })
  .meta({ id: 'PhotoToUpload' });

const startedPhoto = z.object({ id, uploadToken, offset }).meta({ id: 'StartedPhoto' });
const receivedPhoto = z
  .object({ id, offset, size: z.int(), state: z.enum(['receiving', 'ready']) })
  .meta({ id: 'ReceivedPhoto' });
const readyPhoto = z
  .object({
    id,
    width: z.int(),
    height: z.int(),
    thumbnail: z.string().describe('A data URL.'),
  })
  .meta({ id: 'ReadyPhoto' });
const otherOffset = problemBody.extend({ offset }).meta({ id: 'OtherOffset' });

export type StartedPhoto = z.output<typeof startedPhoto>;
export type ReceivedPhoto = z.output<typeof receivedPhoto>;
export type ReadyPhoto = z.output<typeof readyPhoto>;

const failures = failuresOf(problemBody, {
  400: 'The request is not valid.',
  403: 'It was sent from a page of another site.',
  404: 'There is no such photo, or the token is not that of its form.',
  422: 'This is no photo that can be used; the code says why. Nothing of it is stored.',
  429: tooManyRequests,
});
const withToken = { path: { id: exampleId }, header: { 'upload-token': exampleToken } };

export const startPhotoOperation = apiOperation('Leads', 'startPhoto', {
  summary: 'Announce a photo of a form',
  description: `The first photo of a form gets an uploadToken; the others of the same form send it, at most ${MAX_PHOTOS} in all. The form names it in values.photos. What no form has named is deleted after a day.`,
  body: json(startedPhotoBody),
  responses: {
    201: jsonResponse('Send its bytes.', startedPhoto),
    404: 'No site answers at this host.',
    413: 'It is too large.',
    415: 'The body is not sent as JSON.',
    422: 'The form has as many photos as it takes.',
    503: 'Too many photos wait for their forms.',
    ...failures(400, 403, 429),
  },
  examples: { 'A photo of 2.4 MB': { site: 'solvik-se', body: { size: 2_400_000 } } },
});

export const appendPhotoOperation = apiOperation('Leads', 'appendPhoto', {
  summary: 'Send the next bytes of a photo',
  description:
    'From the offset on that has been received. A chunk that arrives twice is stored once: the second gets 409 with the offset to go on from.',
  path: photoPathParameters,
  header: chunkHeaders,
  body: text('application/octet-stream'),
  responses: {
    200: jsonResponse('Received.', receivedPhoto),
    409: jsonResponse('Go on from this offset.', otherOffset),
    413: 'The chunk is larger than 1 MB.',
    415: 'The body is not sent as application/octet-stream.',
    ...failures(400, 403, 404, 422, 429),
  },
  examples: {
    'From the beginning': {
      site: 'solvik-se',
      path: withToken.path,
      header: { ...withToken.header, 'upload-offset': '0' },
      file: { name: 'photo.jpg', type: 'application/octet-stream' },
    },
  },
});

export const findPhotoOperation = apiOperation('Leads', 'findPhoto', {
  summary: 'Get how much of a photo has been received',
  description: 'To go on after the line was cut. The header Upload-Offset says the same, also to HEAD.',
  path: photoPathParameters,
  header: photoHeaders,
  responses: { 200: jsonResponse('How far it is.', receivedPhoto), ...failures(400, 404, 429) },
  examples: { 'How far it is': { site: 'solvik-se', ...withToken } },
});

export const finishPhotoOperation = apiOperation('Leads', 'finishPhoto', {
  summary: 'Have a photo checked and stored',
  description:
    'Its type is told by its first bytes. It is decoded and encoded again as JPEG of at most 2,000 pixels, without metadata.',
  path: photoPathParameters,
  header: photoHeaders,
  responses: {
    200: jsonResponse('It is ready to be sent with the form.', readyPhoto),
    409: jsonResponse('Bytes are missing.', otherOffset),
    ...failures(400, 403, 404, 422, 429),
  },
  examples: { 'After its last bytes': { site: 'solvik-se', ...withToken } },
});

export const removePhotoOperation = apiOperation('Leads', 'removePhoto', {
  summary: 'Delete a photo that is not sent yet',
  description: 'It makes room for another one of the form.',
  path: photoPathParameters,
  header: photoHeaders,
  responses: { 204: 'It is gone.', ...failures(400, 403, 404, 429) },
  examples: { 'One photo': { site: 'solvik-se', ...withToken } },
});

export const fullPhotoOperation = apiOperation('Leads', 'fullPhoto', {
  summary: 'Get a photo of a lead',
  description: 'By the signed address in the mail to the receiver, as long as the lead is stored.',
  path: fullPhotoPath,
  responses: {
    200: { description: 'The photo.', content: text('image/jpeg') },
    404: 'There is no such photo, or the address is not signed.',
    429: tooManyRequests,
  },
  examples: {
    'As the mail links to it': { site: 'solvik-se', path: { id: exampleId, signature: exampleToken } },
  },
});
