import { forEachBatch } from '../../../shared/platform/database/in-batches.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';
import type { Vehicle, VehicleRegister } from '../vehicle.ts';
import { vehicleRecord } from '../vehicle-record.ts';

export function kyselyVehicleRegister(db: Database): VehicleRegister {
  return {
    async find(registrationNumber) {
      const found = await db
        .selectFrom('workshop_vehicle')
        .select('body')
        .where('registration_number', '=', registrationNumber)
        .executeTakeFirst();
      return found && parseVehicle(found.body);
    },

    async replace(vehicles) {
      // Read to its end first: a file that breaks off changes nothing. A plate that comes twice is its last car.
      const wanted = new Map<string, Vehicle>();
      for (const each of vehicles) wanted.set(each.registrationNumber, each);
      await forEachBatch([...wanted.values()], (batch) => save(db, batch));
      const known = await db.selectFrom('workshop_vehicle').select('registration_number').execute();
      const gone = known.map((row) => row.registration_number).filter((plate) => !wanted.has(plate));
      await forEachBatch(gone, (batch) =>
        db.deleteFrom('workshop_vehicle').where('registration_number', 'in', batch).execute(),
      );
    },
  };
}

function save(db: Database, vehicles: readonly Vehicle[]) {
  return db
    .insertInto('workshop_vehicle')
    .values(
      vehicles.map((each) => ({
        registration_number: each.registrationNumber,
        body: JSON.stringify(each),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('registration_number').doUpdateSet((row) => ({ body: row.ref('excluded.body') })),
    )
    .execute();
}

/** A row that an older version wrote may lack a field; one that cannot be read is no car. */
function parseVehicle(body: string): Vehicle | undefined {
  return vehicleRecord.safeParse(JSON.parse(body)).data;
}
