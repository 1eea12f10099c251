import type { Endpoint, PayloadRequest } from 'payload';
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
  if (!req.user) return Response.json({}, { status: 401 });
  if (!/^\d+$/.test(id)) return Response.json({}, { status: 404 });
  const found = await req.payload.findByID({
    collection: 'pages',
    id: Number(id),
    depth: 0,
    draft: true,
    select: {},
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req: isolateRequest(req),
  });
  if (!found) return Response.json({}, { status: 404 });
  return Response.json(await findUses(Number(id), req));
}
