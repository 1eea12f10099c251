import { z } from 'zod';

const id = z.union([z.number().int().positive(), z.string().min(1).max(100)]);

/** What a link was picked to lead to. It is kept by id, so that it follows its target; the address is made when publishing. */
export const linkTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), id }),
  z.object({ kind: z.literal('story'), id }),
  /** The page of a car list, and the filters that are set on it, as they stand in its address. */
  z.object({ kind: z.literal('cars'), id, query: z.string().max(1000).default('') }),
  /** Dealerships come from feeds; their slug is what identifies their page. */
  z.object({ kind: z.literal('dealership'), slug: z.string().regex(/^[a-z0-9][a-z0-9-]*$/i) }),
  z.object({ kind: z.literal('file'), id }),
]);

export type LinkTarget = z.infer<typeof linkTarget>;
export type LinkKind = LinkTarget['kind'];

export function toLinkTarget(value: unknown): LinkTarget | undefined {
  return linkTarget.safeParse(value).data;
}

/** The document of the studio behind a target: `pages.12`, `media.5`; undefined for what comes from feeds. */
export function targetDocument(target: LinkTarget): string | undefined {
  if (target.kind === 'dealership') return undefined;
  return `${target.kind === 'file' ? 'media' : 'pages'}.${target.id}`;
}

/** All targets that a document links to, in its fields, blocks and running text. */
export function linkTargetsIn(value: unknown): LinkTarget[] {
  if (Array.isArray(value)) return value.flatMap(linkTargetsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const target = name === 'to' ? toLinkTarget(part) : undefined;
    return target ? [target] : linkTargetsIn(part);
  });
}
