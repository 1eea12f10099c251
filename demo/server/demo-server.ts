import type { DemoServer } from '../../src/main/app-context.ts';
import { directoryPage } from './directory/directory-page.tsx';
import { docsRoutes } from './docs/docs-routes.tsx';
import { withTyreHotelFaults } from './faults/faulty-tyre-hotel.ts';
import { withWorkshopFaults } from './faults/faulty-workshop.ts';
import { galleryRoutes } from './gallery/gallery-routes.tsx';
import { outboxDeps } from './outbox/outbox-deps.ts';
import { outboxRoutes } from './outbox/outbox-routes.tsx';

/** The list: what only the demo's server has. */
export const demoServer: DemoServer = {
  directoryPage,
  routes: [galleryRoutes, docsRoutes, (server, app) => outboxRoutes(server, outboxDeps(app))],
  withWorkshopFaults,
  withTyreHotelFaults,
};
