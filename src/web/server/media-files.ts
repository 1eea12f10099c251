import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MediaDocument } from '../../content/publishing/media.ts';
import { type MediaStore, type VariantFormat, variantFormats } from '../../content/publishing/media-store.ts';
import type { PublishedContent } from '../../content/publishing/published-content.ts';
import { extensionOf } from '../../shared/platform/media-file.ts';
import { variantWidths } from '../../shared/platform/picture.ts';
import { byteRange } from './byte-range.ts';

type Params = { Params: { file: string; form: string } };

/**
 * The media library: pictures as `/media/{file}/{width}.{avif|webp|jpeg}`, drawings as `/media/{file}/original.svg`,
 * videos and documents as `/media/{file}/original.{ending}`.
 */
export function mediaRoutes(server: FastifyInstance, content: PublishedContent, store: MediaStore): void {
  server.get<Params>('/media/:file/:form', async (request, reply) => {
    const { file, form } = request.params;
    const media = content.mediaFile(file);
    const wanted = media && formOf(form, media);
    if (!wanted) return reply.callNotFound();
    if ('type' in wanted) return sendFile(request, reply, store, file, wanted);
    return sendMedia(reply, store, file, wanted, forever);
  });
}

/** A picture in one of its forms. */
export async function sendMedia(
  reply: FastifyReply,
  store: MediaStore,
  file: string,
  form: PictureForm,
  cacheControl: string,
): Promise<FastifyReply> {
  const bytes =
    form.format === 'svg' ? await store.original(file) : await store.variant(file, form.width, form.format);
  if (!bytes) {
    reply.callNotFound();
    return reply;
  }
  reply.header('cache-control', cacheControl);
  if (form.format !== 'svg') return reply.type(`image/${form.format}`).send(bytes);
  // Opened by itself, a drawing must not run anything.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return reply.type('image/svg+xml').send(bytes);
}

const forever = 'public, max-age=31536000, immutable';

type WholeFile = { type: string; bytes: number };
type PictureForm = { format: 'svg' } | { format: VariantFormat; width: number };
type Form = PictureForm | WholeFile;

/** Only the widths that pages use exist, so that nobody can have a thousand sizes generated. */
function formOf(form: string, media: MediaDocument): Form | undefined {
  if ('type' in media) return form === `original.${extensionOf(media.type)}` ? media : undefined;
  // A picture in layers has variants in a paint only.
  if (media.paints) return undefined;
  if (media.vector) return form === 'original.svg' ? { format: 'svg' } : undefined;
  const [width, ending] = form.split('.');
  const format = variantFormats.find((known) => known === ending);
  if (!format || !variantWidths(media.width).includes(Number(width))) return undefined;
  return { format, width: Number(width) };
}

/** Players request a video in ranges, and some refuse to play one without range support. */
async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  store: MediaStore,
  file: string,
  { type, bytes }: WholeFile,
) {
  const range = byteRange(request.headers.range, bytes);
  reply.header('accept-ranges', 'bytes');
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${bytes}`).send();
  const stream = await store.stream(file, range);
  if (!stream) return reply.callNotFound();
  reply.header('cache-control', forever).type(type);
  if (!range) return reply.header('content-length', bytes).send(stream);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
    .header('content-length', range.end - range.start + 1)
    .send(stream);
}
