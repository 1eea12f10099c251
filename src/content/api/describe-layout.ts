import { variantWidths } from '../../shared/platform/picture.ts';
import type { Language } from '../../shared/sites/languages.ts';
import { cacheTags } from '../publishing/cache-tags.ts';
import type { Page, PageBlock } from '../publishing/page.ts';
import type { PublishedContent } from '../publishing/published-content.ts';

type Fields = Record<string, unknown>;
export type LayoutBlock = { id: string; name: string; fields: Fields };

/** A page as other systems render it: its fields, and the blocks of its placeholders with theirs. */
export type LayoutDescription = {
  fields: Fields;
  placeholders: { header: LayoutBlock[]; main: LayoutBlock[]; footer: LayoutBlock[] };
};

/** Blocks that cannot be shown are left out, as on the page. `tag` gets what the description depends on. */
export function describeLayout(
  content: PublishedContent,
  { fields, header, main, footer, language }: Page,
  tag: (tag: string) => void = () => {},
): LayoutDescription {
  const resolve = (value: Fields) => resolveMedia(content, language, value, tag) as Fields;
  const blocks = (some: readonly PageBlock[]) =>
    some.flatMap((block) =>
      block.state === 'ready' ? [{ id: block.id, name: block.name, fields: resolve(block.stored) }] : [],
    );
  return {
    fields: resolve(fields),
    placeholders: { header: blocks(header), main: blocks(main), footer: blocks(footer) },
  };
}

/** Adds to every reference to the media library where its file is. */
function resolveMedia(
  content: PublishedContent,
  language: Language,
  value: unknown,
  tag: (tag: string) => void,
): unknown {
  if (Array.isArray(value)) return value.map((each) => resolveMedia(content, language, each, tag));
  if (typeof value !== 'object' || value === null) return value;
  const { media } = value as { media?: unknown };
  if (typeof media === 'string') {
    tag(cacheTags.media(media));
    return { ...value, ...describeMedia(content, { ...value, media }, language) };
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, resolveMedia(content, language, each, tag)]),
  );
}

/** Where a picture is, in every width it has, or a video or document; nothing when it is gone. */
export function describeMedia(
  content: PublishedContent,
  reference: { media: string; alt?: string },
  language: Language,
): object | undefined {
  const picture = content.picture(reference, language);
  if (!picture) {
    const file = content.file(reference);
    return file && { src: file.src, type: file.type, bytes: file.bytes };
  }
  const { src, width, height, alt, focal, placeholder, vector } = picture;
  const widths = vector ? [] : variantWidths(width);
  return {
    ...{ src, width, height, alt, focal, placeholder, vector },
    variants: vector
      ? [{ src: `${src}/original.svg`, type: 'image/svg+xml' }]
      : widths.flatMap((each) =>
          ['avif', 'webp'].map((type) => ({
            width: each,
            src: `${src}/${each}.${type}`,
            type: `image/${type}`,
          })),
        ),
  };
}
