import type { Endpoint, PayloadRequest } from 'payload';
import { isolateRequest } from '../collections/isolate-request.ts';
import { findUses } from './find-uses.ts';

/** Where a page or a file is used, for those who may see it. */
export const usesEndpoint: Endpoint = {
  path: '/used-by/:collection/:id',
  method: 'get',
  handler: handleUses,
};

async function handleUses(req: PayloadRequest): Promise<Response> {
  const { collection: asked, id } = req.routeParams ?? {};
  const collection = (['pages', 'media'] as const).find((each) => each === asked);
  if (!req.user) return Response.json({}, { status: 401 });
  if (!collection || !/^\d+$/.test(String(id))) return Response.json({}, { status: 404 });
  const found = await req.payload.findByID({
    collection,
    id: Number(id),
    depth: 0,
    draft: collection === 'pages',
    select: {},
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req: isolateRequest(req),
  });
  if (!found) return Response.json({}, { status: 404 });
  return Response.json(await findUses({ collection, id: Number(id) }, req));
}
