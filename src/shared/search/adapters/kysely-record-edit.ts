import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { notifyChange } from '../../platform/database/change-notifications.ts';
import type { Database, Schema } from '../../platform/database/schema.ts';
import { changeBetween } from '../record-changes.ts';
import type { EditableRecord, EditDecision, EditOutcome, PricePoint, RecordEdit } from '../record-store.ts';
import { bodyRow, editRow, findEditable } from './kysely-editable-records.ts';
import { releaseLease, takeLease } from './kysely-feed-lease.ts';
import { lockIndex } from './kysely-pending-revision.ts';
import { readPriceHistory } from './kysely-price-history.ts';
import { overwriteRecord } from './kysely-record-columns.ts';
import { undoPendingRevision } from './kysely-record-undo.ts';

/** Most feeds become visible in less. */
const WAIT_MS = 10_000;
const POLL_MS = 50;

type Decide<Refusal> = (
  present: EditableRecord | undefined,
  history: readonly PricePoint[],
) => EditDecision<Refusal>;
type Written = Exclude<EditDecision<never>, { change: 'none' | 'refuse' }>;
type Target = { index: string; id: string; changedAt: string };

/** Edits one record as a revision of its own. It waits while a feed becomes visible, and not while one is staged. */
export async function editRecord<Refusal>(
  db: Database,
  clock: Clock,
  index: string,
  id: string,
  decide: Decide<Refusal>,
): Promise<EditOutcome<Refusal>> {
  const deadline = performance.now() + WAIT_MS;
  for (;;) {
    const outcome = await db
      .transaction()
      .execute((trx) => tryEdit(trx, { index, id, changedAt: clock().toISOString() }, decide));
    if (outcome.state !== 'busy') return outcome;
    if (performance.now() > deadline) return outcome;
    await undoAbandoned(db, clock, index);
    await pause(POLL_MS);
  }
}

async function tryEdit<Refusal>(
  trx: Transaction<Schema>,
  target: Target,
  decide: Decide<Refusal>,
): Promise<EditOutcome<Refusal>> {
  const { index, id } = target;
  const latest = await lockIndex(trx, index);
  if (await isPending(trx, index)) return { state: 'busy' };
  const present = await findEditable(trx, index, id);
  const history = (await readPriceHistory(trx, index, [id])).get(id) ?? [];
  const decision = decide(present, history);
  if (decision.change === 'refuse') return { state: 'refused', refusal: decision.refusal };
  if (decision.change === 'none') return { state: 'done', hasChanged: false, record: present };
  await write(trx, target, latest + 1, decision);
  // A price ends only where there was one.
  if (decision.change === 'delete' && history.length > 0) await insertPrice(trx, target, noPrice(target));
  await logChange(trx, target, latest + 1, changeBetween(bodyOf(present), writtenBody(decision)));
  const live = Number(decision.change === 'write') - Number(present?.state === 'live');
  await trx
    .updateTable('search_index')
    .set((row) => ({ revision: latest + 1, live: row('live', '+', live) }))
    .where('name', '=', index)
    .execute();
  await notifyChange(trx, 'stock');
  return { state: 'done', hasChanged: true, record: await findEditable(trx, index, id) };
}

async function write(
  trx: Transaction<Schema>,
  { index, id, changedAt }: Target,
  revision: number,
  decision: Written,
): Promise<void> {
  if (decision.change === 'delete') {
    await trx
      .updateTable('search_record')
      .set({ state: 'deleted', revision, changed_at: changedAt })
      .where('index_name', '=', index)
      .where('id', '=', id)
      .execute();
    return;
  }
  const { record, edit } = decision;
  const feed = randomUUID();
  const former = await trx
    .selectFrom('search_record')
    .select('feed')
    .where('index_name', '=', index)
    .where('id', '=', id)
    .executeTakeFirst();
  await trx
    .insertInto('search_record_body')
    .values(bodyRow({ index, feed, ...record }))
    .execute();
  if (edit)
    await trx
      .insertInto('search_record_edit')
      .values(editRow({ index, feed, id, edit: { ...edit, revision } satisfies RecordEdit }))
      .execute();
  await trx
    .insertInto('search_record')
    .values({
      ...{ index_name: index, id, feed, revision, state: 'live' },
      ...{ fingerprint: record.fingerprint, changed_at: changedAt },
    })
    .onConflict(overwriteRecord)
    .execute();
  if (former) await deleteBody(trx, { index, id, feed: former.feed });
  if (record.price) await insertPrice(trx, { index, id, changedAt }, record.price);
}

/** For those who are told of changes, if there are any. The former body is not kept. */
async function logChange(
  trx: Transaction<Schema>,
  { index, id }: Target,
  revision: number,
  made: ReturnType<typeof changeBetween>,
): Promise<void> {
  if (!made) return;
  const follower = await trx
    .selectFrom('search_change_cursor')
    .select('revision')
    .where('index_name', '=', index)
    .executeTakeFirst();
  if (!follower) return;
  const { change, fields } = made;
  await trx
    .insertInto('search_record_change')
    .values({ index_name: index, revision, id, change, fields: JSON.stringify(fields) })
    .execute();
}

function bodyOf(present: EditableRecord | undefined) {
  return present?.state === 'live' ? present.body : undefined;
}

function writtenBody(decision: Written) {
  return decision.change === 'write' ? decision.record.body : undefined;
}

/** Unless an import that can be rolled back needs it. An index without feeds is never swept. */
async function deleteBody(
  trx: Transaction<Schema>,
  { index, id, feed }: { index: string; id: string; feed: string },
): Promise<void> {
  const kept = await trx
    .selectFrom('search_record_before')
    .select('id')
    .where('index_name', '=', index)
    .where('id', '=', id)
    .where('feed', '=', feed)
    .executeTakeFirst();
  if (kept) return;
  for (const table of ['search_record_edit', 'search_record_body'] as const)
    await trx
      .deleteFrom(table)
      .where('index_name', '=', index)
      .where('id', '=', id)
      .where('feed', '=', feed)
      .execute();
}

function noPrice({ changedAt }: Target): PricePoint {
  return { since: changedAt, amount: null, isCampaign: false };
}

async function insertPrice(trx: Transaction<Schema>, { index, id }: Target, price: PricePoint) {
  const values = { amount: price.amount, is_campaign: Number(price.isCampaign) };
  await trx
    .insertInto('price_history')
    .values({ index_name: index, id, since: price.since, ...values })
    .onConflict((conflict) => conflict.columns(['index_name', 'id', 'since']).doUpdateSet(values))
    .execute();
}

async function isPending(trx: Transaction<Schema>, index: string): Promise<boolean> {
  const found = await trx
    .selectFrom('search_index')
    .select('pending_began_at')
    .where('name', '=', index)
    .executeTakeFirst();
  return typeof found?.pending_began_at === 'string';
}

/** What a killed process left of a feed would keep edits waiting until the next one. */
async function undoAbandoned(db: Database, clock: Clock, index: string): Promise<void> {
  const lease = { db, clock, index, feed: randomUUID() };
  if (!(await takeLease(lease))) return;
  try {
    await undoPendingRevision(lease);
  } finally {
    await releaseLease(db, lease);
  }
}
