import type { Log } from '../../shared/platform/log.ts';
import type { RoutePlugin } from '../../shared/platform/route-plugin.ts';
import { mailLinkPages } from '../../shared/sites/pages/mail-link-page.tsx';
import type { RenderSitePage } from '../../shared/sites/pages/standalone-page.ts';
import type { PublishedSites } from '../../shared/sites/published-sites.ts';
import type { BookingManagement } from './manage/manage-route-deps.ts';
import { manageRoutes } from './manage/manage-routes.tsx';

export type BookingNeeds = {
  workshop: {
    /** What customers change bookings with; undefined where a remote system keeps the bookings. */
    management?: BookingManagement | undefined;
    /** Bookings have been stored or changed: their messages are due. */
    onChanged: () => void;
  };
  sites: PublishedSites;
  renderSitePage: RenderSitePage;
  now: () => Date;
  log: Log;
};

export const addRoutes: RoutePlugin<BookingNeeds> = (server, needs) => {
  const { management, onChanged } = needs.workshop;
  const { now, log } = needs;
  if (management)
    manageRoutes(server, { ...management, onChanged, now, log, contextFor: mailLinkPages(needs) });
};
