import type { FastifyInstance } from 'fastify';
import { variantWidths } from '../platform/picture.ts';
import type { PublishedContent } from '../publishing/content.ts';
import { type MediaStore, type VariantFormat, variantFormats } from '../publishing/media-store.ts';

type Params = { Params: { file: string; form: string } };

/** Pictures of the media library: `/media/{file}/{width}.{avif|webp}`, drawings as `/media/{file}/original.svg`. */
export function mediaRoutes(app: FastifyInstance, content: PublishedContent, store: MediaStore): void {
  app.get<Params>('/media/:file/:form', async (request, reply) => {
    const { file, form } = request.params;
    const media = content.mediaFile(file);
    const wanted = media && formOf(form, media);
    if (!wanted) return reply.callNotFound();
    const bytes =
      wanted.format === 'svg'
        ? await store.original(file)
        : await store.variant(file, wanted.width, wanted.format);
    if (!bytes) return reply.callNotFound();
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    if (wanted.format === 'svg') {
      // Opened by itself, a drawing must not run anything.
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      return reply.type('image/svg+xml').send(bytes);
    }
    return reply.type(`image/${wanted.format}`).send(bytes);
  });
}

type Form = { format: 'svg' } | { format: VariantFormat; width: number };

/** Only the widths that pages ask for exist, so that nobody can have a thousand sizes made. */
function formOf(form: string, media: { width: number; vector: boolean }): Form | undefined {
  if (media.vector) return form === 'original.svg' ? { format: 'svg' } : undefined;
  const [width, ending] = form.split('.');
  const format = variantFormats.find((known) => known === ending);
  if (!format || !variantWidths(media.width).includes(Number(width))) return undefined;
  return { format, width: Number(width) };
}
