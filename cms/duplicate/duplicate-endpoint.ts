import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { accessErrorMessages } from '../access/access-error-messages.ts';
import { relationId } from '../access/person.ts';
import { isolateRequest } from '../collections/isolate-request.ts';
import { findPathError } from '../collections/page-paths.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { readJson } from '../read-json.ts';
import { duplicateErrorMessages } from './duplicate-error-messages.ts';
import { findPageToCopy, type PageToCopy } from './page-to-copy.ts';

const asked = z.object({
  id: z.number(),
  language: z.string(),
  name: z.string().trim().max(300),
  slug: z.string().trim().max(300),
});

/** Copies a page or a story as a draft, with the name and the address that were asked for. */
export async function handleDuplicate(req: PayloadRequest): Promise<Response> {
  const { data } = asked.safeParse(await readJson(req));
  if (!req.user)
    return refuse(401, { path: '', message: chooseText(accessErrorMessages, req.i18n.language).signedOut });
  const texts = chooseText(duplicateErrorMessages, req.i18n.language);
  const page = data && (await findPageToCopy(data.id, data.language, req));
  if (!data || !page) return refuse(404, { path: '', message: texts.gone });
  const { id, language, name, slug } = data;
  const path = addressBeside(page.path ?? '/', slug);
  if (!name) return refuse(400, { path: 'name', message: texts.noName });
  if (!slug) return refuse(400, { path: 'slug', message: texts.noAddress });
  const invalid = findPathError(path, req.i18n.language);
  if (invalid) return refuse(400, { path: 'slug', message: invalid });
  const other = await findPageAt(path, page, language, req);
  if (other) return refuse(400, { path: 'slug', message: texts.taken(path, other.title ?? '') });
  const copy = await req.payload.duplicate({
    collection: 'pages',
    id,
    draft: true,
    locale: language as 'sv',
    depth: 0,
    overrideAccess: false,
    user: req.user,
    data: {
      name,
      slug: ownSlug(page, slug),
      title: name,
      ...(page.story && { story: { ...page.story, title: name } }),
    } as never,
    req: isolateRequest(req),
  });
  return Response.json({ id: copy.id }, { status: 201 });
}

/** The path beside another page: the same but for its last part. */
export function addressBeside(path: string, slug: string): string {
  const above = path.split('/').slice(0, -1).join('/');
  return slug.startsWith('/') ? slug : `${above}/${slug}`;
}

/** A story's part of the address begins with its year, which the form does not ask for again. */
function ownSlug({ slug: before }: PageToCopy, slug: string): string {
  const above = before?.includes('/') ? before.slice(0, before.lastIndexOf('/') + 1) : '';
  return slug.startsWith('/') ? slug : `${above}${slug}`;
}

async function findPageAt(path: string, { site }: PageToCopy, language: string, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'pages',
    draft: true,
    locale: language as 'sv',
    depth: 0,
    limit: 1,
    overrideAccess: true,
    select: { title: true },
    where: { and: [{ site: { equals: relationId(site) } }, { path: { equals: path } }] },
    req: isolateRequest(req),
  });
  return docs[0] as { title?: string | null } | undefined;
}

function refuse(status: number, error: { path: string; message: string }): Response {
  return Response.json({ errors: [error] }, { status });
}
