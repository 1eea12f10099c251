import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload';
import { systemClock } from '../../src/shared/platform/clock.ts';
import { relationId, toPerson } from '../access/person.ts';
import { isolateRequest } from '../collections/isolate-request.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { trashErrorMessages } from './trash-error-messages.ts';
import { trashMove } from './trash-move.ts';

const FORBIDDEN = 403;
const CONFLICT = 409;

type SaveArgs = { data?: Record<string, unknown>; trash?: unknown; draft?: unknown; autosave?: unknown };

/**
 * Moving to the trash and back are saves of their own: they change nothing else and are never a draft, because what is
 * public is decided by the row itself. Every other save leaves the trash alone.
 */
export const separateTrashing: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'update' || operation === 'updateByID'
    ? (separated(args as SaveArgs) as typeof args)
    : undefined;

function separated(args: SaveArgs): SaveArgs {
  const { data = {}, trash, ...others } = args;
  if (!('deletedAt' in data)) return { ...args, trash: false };
  const { deletedAt, _status, ...rest } = data;
  const moved = { ...others, draft: false, autosave: false };
  if (deletedAt) return { ...moved, trash: false, data: { deletedAt: systemClock().toISOString() } };
  if (!isOn(trash)) return { ...args, data: { ...rest, ...(_status !== undefined && { _status }) } };
  return { ...moved, trash: true, data: { deletedAt: null, ...(_status !== undefined && { _status }) } };
}

/**
 * Authors move drafts only, there and back. A document that returns has the status that is asked for, else the one it had,
 * and says so explicitly, so that what is published again is checked like any publishing.
 */
export const checkTrashing: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, req }) => {
  const move = trashMove(data, originalDoc);
  if (req.context['isRestoringVersion']) return 'deletedAt' in data ? { ...data, deletedAt: null } : data;
  if (!move) return data;
  const hasDrafts = Boolean(collection.versions?.drafts);
  if (toPerson(req.user)?.role === 'author') {
    if (!hasDrafts || (await isPublic(collection.slug, originalDoc.id, req)))
      throw refusal(chooseText(trashErrorMessages.notPublic, req.i18n.language), FORBIDDEN);
    return { ...data, _status: 'draft' };
  }
  return move === 'restore' && hasDrafts
    ? { ...data, _status: data['_status'] ?? originalDoc?._status }
    : data;
};

/** Of some things a site has one; a second one cannot be made while the first can still come back. */
export const refuseSecondBesideTrash: CollectionBeforeValidateHook = async ({
  data,
  operation,
  collection,
  req,
}) => {
  const site = relationId(data?.['site']) as number | string | undefined;
  if (operation !== 'create' || site === undefined || site === null) return data;
  const { totalDocs } = await req.payload.count({
    collection: collection.slug,
    where: { and: [{ site: { equals: site } }, { deletedAt: { exists: true } }] },
    trash: true,
    overrideAccess: true,
    req: isolateRequest(req),
  });
  if (totalDocs === 0) return data;
  throw refusal(chooseText(trashErrorMessages.secondBesideTrash, req.i18n.language), CONFLICT);
};

function refusal(sentence: string, status: number) {
  return new APIError(sentence, status, undefined, true);
}

/** A draft never counts: the row itself says whether there is something on the sites. */
async function isPublic(collection: string, id: number | string, req: PayloadRequest): Promise<boolean> {
  const row = await req.payload.db.findOne<{ _status?: unknown } & { id: number | string }>({
    collection,
    where: { id: { equals: id } },
    req,
  });
  return row?._status === 'published';
}

function isOn(flag: unknown): boolean {
  return flag === true || flag === 'true';
}
