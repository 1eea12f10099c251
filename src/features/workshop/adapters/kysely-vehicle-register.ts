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

    replace: (vehicles) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('workshop_vehicle').execute();
        for (const batch of batches(vehicles, ROWS_PER_STATEMENT)) {
          const rows = batch.map((each) => ({
            registration_number: each.registrationNumber,
            body: JSON.stringify(each),
          }));
          // A plate that comes twice is one car: the last one counts.
          await trx
            .insertInto('workshop_vehicle')
            .values(rows)
            .onConflict((conflict) =>
              conflict
                .column('registration_number')
                .doUpdateSet((row) => ({ body: row.ref('excluded.body') })),
            )
            .execute();
        }
      }),
  };
}

const ROWS_PER_STATEMENT = 500;

/** A row that an older version wrote may lack a field; one that cannot be read is no car. */
function parseVehicle(body: string): Vehicle | undefined {
  return vehicleRecord.safeParse(JSON.parse(body)).data;
}

function* batches(vehicles: Iterable<Vehicle>, size: number): Generator<Vehicle[]> {
  // PostgreSQL refuses a statement that sets one row twice, so a batch has every plate once.
  let batch = new Map<string, Vehicle>();
  for (const each of vehicles) {
    batch.set(each.registrationNumber, each);
    if (batch.size < size) continue;
    yield [...batch.values()];
    batch = new Map();
  }
  if (batch.size > 0) yield [...batch.values()];
}
