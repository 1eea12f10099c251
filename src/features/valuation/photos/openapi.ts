import { z } from 'zod';
import {
  type ApiOperation,
  json,
  problem,
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
const offset = z.int().min(0).meta({ description: 'How many bytes have been received.' });

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
    thumbnail: z.string().meta({ description: 'A data URL.' }),
  })
  .meta({ id: 'ReadyPhoto' });
const otherOffset = problemBody.extend({ offset }).meta({ id: 'OtherOffset' });

export type StartedPhoto = z.output<typeof startedPhoto>;
export type ReceivedPhoto = z.output<typeof receivedPhoto>;
export type ReadyPhoto = z.output<typeof readyPhoto>;

const invalid = problem('The request is not valid.');
const fromAnotherSite = problem('It was sent from a page of another site.');
const noSuchPhoto = problem('There is no such photo, or the token is not that of its form.');
const photoRefused = problem(
  'This is no photo that can be used; the code says why. Nothing of it is stored.',
);
const withToken = { path: { id: exampleId }, header: { 'upload-token': exampleToken } };

export const startPhotoOperation: ApiOperation = {
  id: 'startPhoto',
  tag: 'Leads',
  summary: 'Announce a photo of a form',
  description: `The first photo of a form gets an uploadToken; the others of the same form send it, at most ${MAX_PHOTOS} in all. The form names it in values.photos. What no form has named is deleted after a day.`,
  body: json(startedPhotoBody),
  responses: {
    201: { description: 'Send its bytes.', content: json(startedPhoto) },
    400: invalid,
    403: fromAnotherSite,
    404: problem('No site answers at this host.'),
    413: problem('It is too large.'),
    415: problem('The body is not sent as JSON.'),
    422: problem('The form has as many photos as it takes.'),
    429: tooManyRequests,
    503: problem('Too many photos wait for their forms.'),
  },
  examples: [{ title: 'A photo of 2.4 MB', site: 'solvik-se', body: { size: 2_400_000 } }],
};

export const appendPhotoOperation: ApiOperation = {
  id: 'appendPhoto',
  tag: 'Leads',
  summary: 'Send the next bytes of a photo',
  description:
    'From the offset on that has been received. A chunk that arrives twice is stored once: the second gets 409 with the offset to go on from.',
  parameters: { path: photoPathParameters, header: chunkHeaders },
  body: text('application/octet-stream'),
  responses: {
    200: { description: 'Received.', content: json(receivedPhoto) },
    400: invalid,
    403: fromAnotherSite,
    404: noSuchPhoto,
    409: { description: 'Go on from this offset.', content: json(otherOffset) },
    413: problem('The chunk is larger than 1 MB.'),
    415: problem('The body is not sent as application/octet-stream.'),
    422: photoRefused,
    429: tooManyRequests,
  },
  examples: [
    {
      title: 'From the beginning',
      site: 'solvik-se',
      path: withToken.path,
      header: { ...withToken.header, 'upload-offset': '0' },
      file: { name: 'photo.jpg', type: 'application/octet-stream' },
    },
  ],
};

export const findPhotoOperation: ApiOperation = {
  id: 'findPhoto',
  tag: 'Leads',
  summary: 'Get how much of a photo has been received',
  description: 'To go on after the line was cut. The header Upload-Offset says the same, also to HEAD.',
  parameters: { path: photoPathParameters, header: photoHeaders },
  responses: {
    200: { description: 'How far it is.', content: json(receivedPhoto) },
    400: invalid,
    404: noSuchPhoto,
    429: tooManyRequests,
  },
  examples: [{ title: 'How far it is', site: 'solvik-se', ...withToken }],
};

export const finishPhotoOperation: ApiOperation = {
  id: 'finishPhoto',
  tag: 'Leads',
  summary: 'Have a photo checked and stored',
  description:
    'Its type is told by its first bytes. It is decoded and encoded again as JPEG of at most 2,000 pixels, without metadata.',
  parameters: { path: photoPathParameters, header: photoHeaders },
  responses: {
    200: { description: 'It is ready to be sent with the form.', content: json(readyPhoto) },
    400: invalid,
    403: fromAnotherSite,
    404: noSuchPhoto,
    409: { description: 'Bytes are missing.', content: json(otherOffset) },
    422: photoRefused,
    429: tooManyRequests,
  },
  examples: [{ title: 'After its last bytes', site: 'solvik-se', ...withToken }],
};

export const removePhotoOperation: ApiOperation = {
  id: 'removePhoto',
  tag: 'Leads',
  summary: 'Delete a photo that is not sent yet',
  description: 'It makes room for another one of the form.',
  parameters: { path: photoPathParameters, header: photoHeaders },
  responses: {
    204: { description: 'It is gone.' },
    400: invalid,
    403: fromAnotherSite,
    404: noSuchPhoto,
    429: tooManyRequests,
  },
  examples: [{ title: 'One photo', site: 'solvik-se', ...withToken }],
};

export const fullPhotoOperation: ApiOperation = {
  id: 'fullPhoto',
  tag: 'Leads',
  summary: 'Get a photo of a lead',
  description: 'By the signed address in the mail to the receiver, as long as the lead is stored.',
  parameters: { path: fullPhotoPath },
  responses: {
    200: { description: 'The photo.', content: text('image/jpeg') },
    404: problem('There is no such photo, or the address is not signed.'),
    429: tooManyRequests,
  },
  examples: [
    {
      title: 'As the mail links to it',
      site: 'solvik-se',
      path: { id: exampleId, signature: exampleToken },
    },
  ],
};
