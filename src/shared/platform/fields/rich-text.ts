import { z } from 'zod';
import { safeHref } from './safe-href.ts';

/** Running text as editors write it: few kinds, so that every theme can set all of them well. */
const span = z.object({
  text: z.string(),
  strong: z.boolean().optional(),
  emphasis: z.boolean().optional(),
  href: safeHref.optional(),
});

const spans = z.array(span);

const node = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), children: spans }),
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), children: spans }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(spans) }),
  z.object({ kind: z.literal('quote'), children: spans, source: z.string().optional() }),
]);

export const richTextSchema = z.array(node);

export type Span = z.infer<typeof span>;
export type RichTextNode = z.infer<typeof node>;
export type RichText = readonly RichTextNode[];

export function plainText(richText: RichText): string {
  return richText
    .flatMap((part) => (part.kind === 'list' ? part.items : [part.children]))
    .map((line) => line.map((piece) => piece.text).join(''))
    .join(' ');
}
