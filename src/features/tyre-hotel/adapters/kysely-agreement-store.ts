import type { Selectable, Transaction } from 'kysely';
import { forEachBatch } from '../../../shared/platform/database/in-batches.ts';
import type { Database, Schema } from '../../../shared/platform/database/schema.ts';
import type { Agreement, AgreementStore, TyreOwner } from '../agreement-store.ts';
import type { TyreOwnerTable } from '../tables.ts';
import type { TyreVehicle } from '../tyre-vehicle.ts';

export function kyselyAgreementStore(db: Database): AgreementStore {
  return {
    async findOwner(plate, site) {
      const found = await db
        .selectFrom('tyre_agreement')
        .innerJoin('tyre_owner', 'tyre_owner.id', 'tyre_agreement.owner_id')
        .selectAll('tyre_owner')
        .where('plate', '=', plate)
        .where('site', '=', site)
        .executeTakeFirst();
      return found && toOwner(found);
    },

    async vehicles(ownerId, site) {
      const rows = await db
        .selectFrom('tyre_agreement')
        .select(['plate', 'body'])
        .where('owner_id', '=', ownerId)
        .where('site', '=', site)
        .orderBy('plate')
        .execute();
      return rows.map(({ body }) => JSON.parse(body) as TyreVehicle);
    },

    async replace(agreements) {
      // Read to its end first: a file that breaks off changes nothing. A plate that comes twice has its last agreement.
      const wanted = new Map<string, Agreement>();
      for (const each of agreements) wanted.set(each.vehicle.regNo, each);
      await forEachBatch([...wanted.values()], (batch) =>
        db.transaction().execute((trx) => insertBatch(trx, batch)),
      );
      const plates = await db.selectFrom('tyre_agreement').select('plate').execute();
      const gone = plates.map(({ plate }) => plate).filter((plate) => !wanted.has(plate));
      await forEachBatch(gone, (batch) =>
        db.deleteFrom('tyre_agreement').where('plate', 'in', batch).execute(),
      );
      const owners = new Set([...wanted.values()].map(({ owner }) => owner.id));
      const known = await db.selectFrom('tyre_owner').select('id').execute();
      const left = known.map(({ id }) => id).filter((id) => !owners.has(id));
      await forEachBatch(left, (batch) => db.deleteFrom('tyre_owner').where('id', 'in', batch).execute());
    },

    async owners({ after, limit }) {
      const rows = await db
        .selectFrom('tyre_owner')
        .selectAll()
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toOwner);
    },

    async updateOwner(owner) {
      const { id, ...columns } = toOwnerRow(owner);
      await db.updateTable('tyre_owner').set(columns).where('id', '=', id).execute();
    },
  };
}

async function insertBatch(trx: Transaction<Schema>, batch: readonly Agreement[]): Promise<void> {
  // PostgreSQL refuses a statement that sets one row twice.
  const owners = new Map(batch.map(({ owner }) => [owner.id, toOwnerRow(owner)]));
  const agreements = new Map(batch.map((each) => [each.vehicle.regNo, toAgreementRow(each)]));
  await trx
    .insertInto('tyre_owner')
    .values([...owners.values()])
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        phone_hash: row.ref('excluded.phone_hash'),
        phone_key_id: row.ref('excluded.phone_key_id'),
        phone_cipher: row.ref('excluded.phone_cipher'),
      })),
    )
    .execute();
  await trx
    .insertInto('tyre_agreement')
    .values([...agreements.values()])
    .onConflict((conflict) =>
      conflict.column('plate').doUpdateSet((row) => ({
        owner_id: row.ref('excluded.owner_id'),
        site: row.ref('excluded.site'),
        body: row.ref('excluded.body'),
      })),
    )
    .execute();
}

function toOwner(row: Selectable<TyreOwnerTable>): TyreOwner {
  const { id, phone_hash, phone_key_id, phone_cipher } = row;
  return { id, phoneHash: phone_hash, phone: { keyId: phone_key_id, cipher: phone_cipher } };
}

function toOwnerRow({ id, phoneHash, phone }: TyreOwner): Selectable<TyreOwnerTable> {
  return { id, phone_hash: phoneHash, phone_key_id: phone.keyId, phone_cipher: phone.cipher };
}

function toAgreementRow({ site, owner, vehicle }: Agreement) {
  return { plate: vehicle.regNo, owner_id: owner.id, site, body: JSON.stringify(vehicle) };
}
