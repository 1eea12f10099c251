import sharp from 'sharp';
import { MAX_PICTURE_SIDE_PIXELS, MAX_UPLOAD_BYTES } from '../../media/upload-limits.ts';
import { basedOnNewest, uploadForm } from '../../testing/rest.ts';
import type { ErrorCase, ErrorCases } from '../error-case.ts';

function refusedFile(bytes: () => Promise<Buffer> | Buffer, type = 'image/png'): Omit<ErrorCase, 'status'> {
  return {
    path: 'file',
    send: async (as) => as('editor')('/media', 'POST', uploadForm({}, 'a.png', await bytes(), type)),
  };
}

const picture = (width: number) =>
  sharp({ create: { width, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
const tooWide = MAX_PICTURE_SIDE_PIXELS + 1;

export const mediaCases: ErrorCases = {
  'uploadErrorMessages.tooLarge': {
    ...refusedFile(() => Buffer.alloc(MAX_UPLOAD_BYTES + 1), 'video/mp4'),
    status: 413,
  },
  'uploadErrorMessages.tooManyPixels': {
    ...refusedFile(() => picture(tooWide)),
    status: 400,
    with: [tooWide, 8],
  },
  'uploadErrorMessages.broken': {
    ...refusedFile(async () => (await picture(90)).subarray(0, 60)),
    status: 400,
  },
  'uploadErrorMessages.empty': { ...refusedFile(() => Buffer.alloc(0)), status: 400 },
  'uploadErrorMessages.byAddress': {
    status: 400,
    path: 'file',
    send: (as) => as('editor')('/media', 'POST', { url: 'http://127.0.0.1:1/a.png', filename: 'a.png' }),
  },
  'uploadErrorMessages.wrongKind': {
    ...refusedFile(() => Buffer.from('MZ'), 'application/x-msdownload'),
    status: 400,
  },
  'mediaErrorMessages.siteMissing': {
    status: 400,
    path: 'site',
    send: (as) => as('editorOfBoth')('/media', 'POST', {}),
  },
  'mediaErrorMessages.foreignFile': {
    status: 403,
    path: 'ogImage.media',
    send: (as, { page, foreignFile }) =>
      basedOnNewest(as('editor'))(`/pages/${page.id}?locale=sv&draft=true`, 'PATCH', {
        ogImage: { media: foreignFile.id },
      }),
  },
  'mediaErrorMessages.foreignFolder': {
    status: 409,
    path: 'folder',
    send: async (as, { foreignSite, create }) => {
      const file = await create('media');
      const folder = await create('payload-folders', { site: foreignSite });
      return basedOnNewest(as('administrator'))(`/media/${file.id}`, 'PATCH', { folder: folder.id });
    },
  },
  'mediaErrorMessages.inUse': {
    status: 409,
    path: 'file',
    with: ['Med bild, solvik-se', 1],
    send: async (as, { create }) => {
      const sent = uploadForm({}, 'a.png', await picture(90));
      const { body } = await as('editor')('/media', 'POST', sent);
      const { id } = body['doc'] as { id: number };
      await create('pages', { name: 'Med bild', ogImage: { media: id }, _status: 'draft' });
      const other = uploadForm({}, 'b.png', await picture(91));
      return basedOnNewest(as('editor'))(`/media/${id}`, 'PATCH', other);
    },
  },
  'mediaErrorMessages.stillUsed': {
    status: 409,
    with: ['Visar bild, solvik-se', 1],
    send: async (as, { create }) => {
      const sent = uploadForm({}, 'a.png', await picture(90));
      const { body } = await as('editor')('/media', 'POST', sent);
      const { id } = body['doc'] as { id: number };
      await create('pages', { name: 'Visar bild', ogImage: { media: id }, _status: 'draft' });
      const deletedAt = new Date().toISOString();
      return basedOnNewest(as('editor'))(`/media/${id}`, 'PATCH', { deletedAt });
    },
  },
  'mediaErrorMessages.gone': {
    status: 404,
    send: (as, { foreignFile }) => as('editor')(`/media/${foreignFile.id}/uses`),
  },
};
