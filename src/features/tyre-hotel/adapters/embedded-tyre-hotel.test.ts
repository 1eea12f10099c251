import { onTestFinished } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import { embeddedTyreHotelScenario } from '../../../main/testing/embedded-tyre-hotel-scenario.ts';
import { scenarioSite } from '../../booking/testing/department-scenario.ts';
import { tyreHotelServiceContract } from '../tyre-hotel-service.contract.ts';

for (const { name, fresh } of testDatabases) {
  tyreHotelServiceContract(`embedded, on ${name}`, async () => {
    const scenario = await embeddedTyreHotelScenario(await (await fresh()).open());
    onTestFinished(scenario.close);
    return { ...scenario, service: scenario.open(scenarioSite) };
  });
}
