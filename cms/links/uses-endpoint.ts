import type { Endpoint, PayloadRequest } from 'payload';
import { refuse } from '../access/refuse.ts';
import { isolateRequest } from '../collections/isolate-request.ts';
import { findUses } from './find-uses.ts';

/** Where a page is linked from, for those who may see it. */
export const usesEndpoint: Endpoint = {
  path: '/used-by/pages/:id',
  method: 'get',
  handler: handleUses,
};

async function handleUses(req: PayloadRequest): Promise<Response> {
  const id = String(req.routeParams?.['id'] ?? '');
  if (!req.user) return refuse(401, 'signedOut', req);
  if (!/^\d+$/.test(id)) return refuse(404, 'noDocument', req);
  const found = await req.payload.findByID({
    collection: 'pages',
    id: Number(id),
    depth: 0,
    draft: true,
    trash: true,
    select: {},
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req: isolateRequest(req),
  });
  if (!found) return refuse(404, 'noDocument', req);
  return Response.json(await findUses(Number(id), req));
}
