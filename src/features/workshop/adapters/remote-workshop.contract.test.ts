import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { aServer } from '../../../main/testing/a-server.ts';
import { testDatabases } from '../../../main/testing/databases.ts';
import { siteDocument } from '../../../main/testing/documents.ts';
import { embeddedScenario } from '../../../main/testing/embedded-scenario.ts';
import { scenarioSite } from '../../booking/testing/department-scenario.ts';
import { workshopServiceContract } from '../workshop-service.contract.ts';
import { remoteWorkshop } from './remote-workshop.ts';

const limits = { lookUps: 1e6, bookings: 1e6, holds: 1e6, reads: 1e6 };

// The remote system is another installation of this server. What its database is does not matter here.
for (const { name, fresh } of testDatabases.slice(0, 1)) {
  workshopServiceContract(`remote, over HTTP, on ${name}`, async (startsAt) => {
    const { open, setNow, close } = await embeddedScenario(await (await fresh()).open(), { startsAt });
    onTestFinished(close);
    const { name: site, dealershipIndex, url } = scenarioSite;
    const remote = await aServer(
      [siteDocument(site, { url, hosts: [{ host: '127.0.0.1' }], indices: { sites: dealershipIndex } })],
      { app: { workshop: { open, stores: undefined, onChanged: () => {}, limits } } },
    );
    onTestFinished(remote.close);
    const { port } = remote.server.server.address() as AddressInfo;
    return {
      workshop: remoteWorkshop({ url: `http://127.0.0.1:${port}/api/mechmate`, apiKey: '' }),
      setNow,
    };
  });
}
