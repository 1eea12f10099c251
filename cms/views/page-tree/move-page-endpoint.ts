import { addDataAndFileToRequest, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { toPerson } from '../../access/person.ts';
import { chooseText } from '../../i18n/studio-text.ts';
import { type MoveRefusal, movePage } from './move-page.ts';

const id = z.union([z.number(), z.string().max(40)]);
const moveSchema = z.object({ page: id, parent: id.nullable(), before: id.nullable() });

/** `POST /admin/api/page-tree/move` with a page, the page it goes below, and the one it goes in front of. */
export async function handleMovePage(req: PayloadRequest): Promise<Response> {
  const texts = chooseText(refusals, req.i18n.language);
  if (!toPerson(req.user)) return respond({ error: texts['signed out'] }, 401);
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

const refusals = {
  en: {
    'signed out': 'Sign in first.',
    unknown: 'The page or its new place is not there any more. Load the page tree again.',
    author: 'A move is public at once. Ask an editor of the site to move the page.',
    home: 'The home page stays at the top; move other pages below it instead.',
    top: 'Only a home page stands at the top. Move the page below another one.',
    'below itself': 'A page cannot stand below itself.',
  },
  sv: {
    'signed out': 'Logga in först.',
    unknown: 'Sidan eller platsen finns inte längre. Ladda om sidträdet.',
    author: 'En flytt syns utåt direkt. Be en redaktör för webbplatsen att flytta sidan.',
    home: 'Startsidan ligger alltid överst. Flytta i stället andra sidor under den.',
    top: 'Bara en startsida ligger överst. Flytta sidan under en annan sida.',
    'below itself': 'En sida kan inte ligga under sig själv.',
  },
};

function respond(body: object, status: number): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
