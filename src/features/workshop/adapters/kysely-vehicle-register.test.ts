import { testDatabases } from '../../../main/testing/databases.ts';
import { vehicleRegisterContract } from '../vehicle-register.contract.ts';
import { kyselyVehicleRegister } from './kysely-vehicle-register.ts';

for (const { name, fresh } of testDatabases) {
  vehicleRegisterContract(name, async () => {
    const database = await fresh();
    return async () => kyselyVehicleRegister(await database.open());
  });
}
