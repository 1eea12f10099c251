import type { PayloadRequest } from 'payload';
import { isolateRequest } from '../collections/isolate-request.ts';

export type PageToCopy = {
  id: number;
  site?: unknown;
  name?: string | null;
  path?: string | null;
  slug?: string | null;
  title?: string | null;
  story?: object;
};

/** Its newest state in a language; null for somebody who may not read it. */
export async function findPageToCopy(
  id: number,
  language: string,
  req: PayloadRequest,
): Promise<PageToCopy | null> {
  return (await req.payload.findByID({
    collection: 'pages',
    id,
    draft: true,
    locale: language as 'sv',
    depth: 0,
    overrideAccess: false,
    user: req.user,
    disableErrors: true,
    select: { site: true, name: true, path: true, slug: true, title: true, story: true },
    req: isolateRequest(req),
  })) as PageToCopy | null;
}
