import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { type Row, toRow, toStudioId } from '../publishing/to-published.ts';
import { trashMove } from '../trash/trash-move.ts';
import type { AuditAction } from './audit-actions.ts';
import { recordAudit } from './record-audit.ts';

/** Records what became public, or ceased to be. A draft is saved with every pause in typing, and its versions tell who. */
export const recordChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  operation,
  context,
  req,
}) => {
  const action = actionOf(collection, toRow(doc), toRow(previousDoc), operation);
  const isDraft = toRow(doc)['_status'] === 'draft' && String(req.query?.['draft']) === 'true';
  if (action && !isDraft && !context['seeding']) await record(req, collection, doc, action);
  return doc;
};

export const recordDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await record(req, collection, doc, 'deleted');
  return doc;
};

export function actionOf(
  { versions }: Pick<SanitizedCollectionConfig, 'versions'>,
  doc: Row,
  previous: Row,
  operation: 'create' | 'update',
): AuditAction | undefined {
  const move = trashMove(doc, previous);
  if (move) return move === 'trash' ? 'trashed' : 'restored';
  if (!versions?.drafts) return operation === 'create' ? 'created' : 'changed';
  if (doc['_status'] === 'published') return 'published';
  return previous['_status'] === 'published' ? 'unpublished' : undefined;
}

async function record(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  doc: unknown,
  action: AuditAction,
): Promise<void> {
  const row = toRow(doc);
  const id = toStudioId(row);
  await recordAudit(req, {
    action,
    subject: collection.slug,
    ...(id !== undefined && { document: id }),
    title: titleOf(collection, row),
    // A deleted site is no longer there to be pointed at.
    site: collection.slug === 'sites' ? (action === 'deleted' ? undefined : id) : row['site'],
  });
}

function titleOf({ admin: { useAsTitle } }: SanitizedCollectionConfig, row: Row): string | undefined {
  const title = row[useAsTitle ?? 'name'] ?? row['name'] ?? row['filename'];
  if (typeof title === 'string') return title;
  return title && typeof title === 'object'
    ? Object.values(title).find((each) => typeof each === 'string')
    : undefined;
}
