import type { StaffRouteDeps } from '../../features/workshop/staff/route-deps.ts';
import { standalonePages } from '../../web/server/standalone-pages.ts';
import { isKnownHost } from '../../web/server/studio/studio-routes.ts';
import type { AppContext } from '../app-context.ts';
import { siteFinder } from './site-finder.ts';

/** The day view of workshops for whoever is signed in to the studio. */
export function staffDeps(app: AppContext): StaffRouteDeps {
  const { log, now, content, services, studio, workshop } = app;
  return {
    ...{ log, now, studio },
    search: services.search,
    sites: () => content.sites().map(({ site }) => site),
    siteAt: siteFinder(app),
    isKnownHost: (request) => isKnownHost(app, request),
    stores: workshop.stores,
    deliveries: workshop.management?.deliveries,
    onChanged: workshop.onChanged,
    renderStandalone: standalonePages(app),
  };
}
