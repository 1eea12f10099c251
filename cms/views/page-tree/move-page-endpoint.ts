import { addDataAndFileToRequest, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { toPerson } from '../../access/person.ts';
import { refuse } from '../../access/refuse.ts';
import { chooseText } from '../../i18n/studio-text.ts';
import { moveErrorMessages } from './move-error-messages.ts';
import { type MoveRefusal, movePage } from './move-page.ts';

const id = z.union([z.number(), z.string().max(40)]);
const moveSchema = z.object({ page: id, parent: id.nullable(), before: id.nullable() });

/** `POST /admin/api/page-tree/move` with a page, the page it goes below, and the one it goes in front of. */
export async function handleMovePage(req: PayloadRequest): Promise<Response> {
  const texts = chooseText(moveErrorMessages, req.i18n.language);
  if (!toPerson(req.user)) return refuse(401, 'signedOut', req);
  await addDataAndFileToRequest(req);
  const { data: move } = moveSchema.safeParse(req.data);
  if (!move) return respond({ error: texts.unknown }, 400);
  const result = await movePage(move, req);
  if (result.state === 'refused') return respond({ error: texts[result.reason] }, statusOf[result.reason]);
  if (result.state === 'taken') return respond({ error: result.message }, 409);
  return respond(result, 200);
}

const statusOf: Readonly<Record<MoveRefusal, number>> = {
  unknown: 404,
  author: 403,
  home: 409,
  top: 409,
  'below itself': 409,
};

function respond(body: object, status: number): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
