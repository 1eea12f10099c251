import { type SelectQueryBuilder, sql } from 'kysely';
import { enqueueDeliveries } from '../../../shared/messaging/adapters/kysely-outbox.ts';
import { type DeliveryState, deliveryKey } from '../../../shared/messaging/outbox.ts';
import { inBatches } from '../../../shared/platform/database/in-batches.ts';
import type { Database, Schema } from '../../../shared/platform/database/schema.ts';
import type { Lead } from '../lead.ts';
import type { LeadStore } from '../lead-store.ts';
import { deleteLeadsById, type StoredWithLeads } from './delete-leads.ts';

/** With every key, the current one first; none where bodies are not encrypted. */
export type HashEmail = (email: string) => readonly string[];

export function kyselyLeadStore(
  db: Database,
  storedWith: StoredWithLeads,
  hashEmail: HashEmail = () => [],
): LeadStore {
  return {
    save: (lead, channels, photoAlbum, fingerprint) =>
      db.transaction().execute(async (trx) => {
        // Retries may arrive together; the unique index picks one.
        const inserted = await trx
          .insertInto('lead')
          .values({
            id: lead.id,
            submission_id: lead.submissionId,
            fingerprint: fingerprint ?? null,
            form_name: lead.formName,
            site: lead.site,
            body: JSON.stringify(lead),
            received_at: lead.receivedAt,
            email_hash: hashEmail(lead.customer.email)[0] ?? null,
          })
          .onConflict((conflict) => conflict.column('submission_id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!inserted) {
          const stored = await trx
            .selectFrom('lead')
            .select(['id', 'fingerprint'])
            .where('submission_id', '=', lead.submissionId)
            .executeTakeFirstOrThrow();
          const isKnown = stored.fingerprint !== null && fingerprint !== undefined;
          const isOther = isKnown && stored.fingerprint !== fingerprint;
          return { id: stored.id, isNew: false, isOther };
        }
        if (photoAlbum) await storedWith.claimPhotos(trx, photoAlbum, lead.id);
        const deliveries = channels.map((channel) => ({
          key: deliveryKey(lead.id, channel),
          channel,
          about: lead.id,
        }));
        await enqueueDeliveries(trx, deliveries, lead.receivedAt);
        return { id: lead.id, isNew: true, isOther: false };
      }),

    release: (id, channels, now) =>
      db.transaction().execute(async (trx) => {
        // Locks the row: of two presses of the button, the second finds what the first has enqueued.
        const { numUpdatedRows } = await trx
          .updateTable('lead')
          .set({ id })
          .where('id', '=', id)
          .executeTakeFirst();
        if (Number(numUpdatedRows) === 0) return 'unknown';
        const keys = channels.map((channel) => deliveryKey(id, channel));
        const known = await trx.selectFrom('delivery').select('key').where('key', 'in', keys).execute();
        if (known.length > 0) return 'already';
        const deliveries = channels.map((channel) => ({ key: deliveryKey(id, channel), channel, about: id }));
        await enqueueDeliveries(trx, deliveries, now.toISOString());
        return 'released';
      }),

    async find(id) {
      const row = await db.selectFrom('lead').select('body').where('id', '=', id).executeTakeFirst();
      return row && toLead(row);
    },

    async bySubmission(submissionId) {
      const row = await db
        .selectFrom('lead')
        .select('body')
        .where('submission_id', '=', submissionId)
        .executeTakeFirst();
      return row && toLead(row);
    },

    async countFrom(email, { from, to }) {
      const pattern = `%${escapeLike(JSON.stringify({ email }).slice(1, -1).toLowerCase())}%`;
      const { count } = await db
        .selectFrom('lead')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('received_at', '>=', from.toISOString())
        .where('received_at', '<=', to.toISOString())
        .where(({ and, or, eb }) => {
          const isPlain = and([
            eb('email_hash', 'is', null),
            sql<boolean>`lower(body) like ${pattern} escape '!'`,
          ]);
          const hashes = hashEmail(email);
          return hashes.length > 0 ? or([eb('email_hash', 'in', hashes), isPlain]) : isPlain;
        })
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async latest(limit) {
      const rows = await db
        .selectFrom('lead')
        .select('body')
        .orderBy('received_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toLead);
    },

    deleteUnconfirmedBefore: (before, channel) =>
      deleteLeads(db, storedWith, (leads) =>
        leads.where('received_at', '<', before.toISOString()).where(({ and, exists, not, selectFrom }) => {
          const deliveries = selectFrom('delivery').select('key').whereRef('delivery.about', '=', 'lead.id');
          return and([
            exists(deliveries.where('delivery.channel', '=', channel)),
            not(exists(deliveries.where('delivery.channel', '!=', channel))),
          ]);
        }),
      ),

    deleteBefore: (before) =>
      deleteLeads(db, storedWith, (leads) =>
        leads
          .where('received_at', '<', before.toISOString())
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('delivery')
                  .select('key')
                  .whereRef('delivery.about', '=', 'lead.id')
                  .where('delivery.state', 'in', unfinished),
              ),
            ),
          ),
      ),
  };
}

/** What waits is still to be sent; what was given up is still to be seen by somebody. */
const unfinished: readonly DeliveryState[] = ['waiting', 'dead'];

type Leads = SelectQueryBuilder<Schema, 'lead', { id: string }>;

/** With all that is stored about them, in short transactions. */
function deleteLeads(
  db: Database,
  storedWith: StoredWithLeads,
  which: (leads: Leads) => Leads,
): Promise<number> {
  return inBatches((limit) =>
    db.transaction().execute(async (trx) => {
      const some = await which(trx.selectFrom('lead').select('id')).limit(limit).execute();
      return deleteLeadsById(
        trx,
        storedWith,
        some.map(({ id }) => id),
      );
    }),
  );
}

function escapeLike(text: string): string {
  return text.replace(/[!%_]/g, '!$&');
}

function toLead({ body }: { body: string }): Lead {
  return JSON.parse(body) as Lead;
}
