import type { FastifyReply, FastifyRequest } from 'fastify';
import { findDepartments } from '../../features/workshop/find-departments.ts';
import type { StaffChangeDeps } from '../../features/workshop/staff/change-booking.ts';
import type { StaffDepartment } from '../../features/workshop/staff/staff-department.ts';
import { toStaffDepartment } from '../../features/workshop/staff/to-staff-department.ts';
import { locationHeader } from '../../shared/platform/location-header.ts';
import { sendRedirect } from '../../shared/platform/send-redirect.ts';
import type { AppContext, WorkshopContext } from './app-context.ts';
import { requestHostname } from './request-hostname.ts';
import type { StaffUser } from './studio/staff-session.ts';
import { isKnownHost } from './studio/studio-routes.ts';
import { sendStaffMessage } from './workshop-staff-pages.tsx';

export type StaffAccess = {
  /** Of the sites that the user works on. */
  departments: readonly StaffDepartment[];
  stores: NonNullable<WorkshopContext['stores']>;
  /** What customers are told of a change. */
  deliveries: StaffChangeDeps['deliveries'];
};

/** What the user may see, by the studio's session. Undefined: the request has been answered. */
export async function staffAccess(
  app: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StaffAccess | undefined> {
  const { studio, workshop } = app;
  if (!isKnownHost(app, request)) return end(reply.callNotFound());
  if (!studio) return end(sendStaffMessage(app, reply, 'noStudio'));
  const { stores, management } = workshop;
  if (!stores || !management) return end(sendStaffMessage(app, reply, 'otherSystem'));
  const session = await studio.staffSession(request.headers.cookie);
  if (session.state === 'unreachable') {
    app.log.warn({ code: 'STUDIO_UNREACHABLE', reason: session.reason }, 'nobody can be signed in');
    return end(sendStaffMessage(app, reply, 'unreachable'));
  }
  if (session.state === 'signed out') return end(redirectToLogin(studio.origin, request, reply));
  // As in the studio: authors change nothing that takes effect at once.
  if (session.user.role === 'author') return end(sendStaffMessage(app, reply, 'notForAuthors'));
  const departments = await departmentsOf(app, session.user, stores, request.host);
  if (departments.length === 0) return end(sendStaffMessage(app, reply, 'noDepartments'));
  return { departments, stores, deliveries: management.deliveries };
}

function end(_: unknown): undefined {
  return undefined;
}

/** The studio leads back after the login. A form that was posted cannot be sent again: it leads to the day. */
function redirectToLogin(origin = '', { method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const back = method === 'GET' ? url : '/workshop';
  const location = locationHeader(`/admin/login?redirect=${encodeURIComponent(back)}`, origin);
  return sendRedirect(reply, method === 'GET' ? 302 : 303, location);
}

/** Of sites whose workshops can be booked; those of the requested host come first. */
async function departmentsOf(
  { content, services: { search } }: AppContext,
  { sites: own }: StaffUser,
  { setups }: StaffAccess['stores'],
  host: string,
): Promise<readonly StaffDepartment[]> {
  const here = content.siteAt(requestHostname(host))?.site.name;
  const sites = content
    .sites()
    .map(({ site }) => site)
    .filter(({ name }) => own === 'all' || own.includes(name))
    .sort((a, b) => Number(b.name === here) - Number(a.name === here));
  const found = await Promise.all(
    sites.map(async (site) => {
      const index = site.indices.sites;
      if (!index || !(await setups.priceList(site.name))) return [];
      return (await findDepartments({ search, setups }, index)).map((each) => toStaffDepartment(each, site));
    }),
  );
  return found.flat();
}
