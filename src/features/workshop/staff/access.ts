import type { FastifyReply, FastifyRequest } from 'fastify';
import { locationHeader } from '../../../shared/platform/location-header.ts';
import { sendRedirect } from '../../../shared/platform/send-redirect.ts';
import { findDepartments } from '../../booking/find-departments.ts';
import type { StaffRouteDeps, StaffUser } from './route-deps.ts';
import { sendStaffMessage } from './send-page.tsx';
import type { StaffDepartment } from './staff-department.ts';
import { toStaffDepartment } from './to-staff-department.ts';

export type StaffAccess = {
  /** Of the sites that the user works on. */
  departments: readonly StaffDepartment[];
  stores: NonNullable<StaffRouteDeps['stores']>;
  management: NonNullable<StaffRouteDeps['management']>;
};

/** What the user may see, by the studio's session. Undefined: the request has been answered. */
export async function staffAccess(
  deps: StaffRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StaffAccess | undefined> {
  const { studio, stores, management } = deps;
  if (!deps.isKnownHost(request)) return end(reply.callNotFound());
  if (!studio) return end(sendStaffMessage(deps, reply, 'noStudio'));
  if (!stores || !management) return end(sendStaffMessage(deps, reply, 'otherSystem'));
  const session = await studio.staffSession(request.headers.cookie);
  if (session.state === 'unreachable') {
    deps.log.warn({ code: 'STUDIO_UNREACHABLE', reason: session.reason }, 'nobody can be signed in');
    return end(sendStaffMessage(deps, reply, 'unreachable'));
  }
  if (session.state === 'signed out') return end(redirectToLogin(studio.origin, request, reply));
  // As in the studio: authors change nothing that takes effect at once.
  if (session.user.role === 'author') return end(sendStaffMessage(deps, reply, 'notForAuthors'));
  const departments = await departmentsOf(deps, session.user, stores, request.host);
  if (departments.length === 0) return end(sendStaffMessage(deps, reply, 'noDepartments'));
  return { departments, stores, management };
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
  { sites: allSites, siteAt, search }: StaffRouteDeps,
  { sites: own }: StaffUser,
  { setups }: StaffAccess['stores'],
  host: string,
): Promise<readonly StaffDepartment[]> {
  const here = siteAt(host)?.name;
  const sites = allSites()
    .filter(({ name }) => own === 'all' || own.includes(name))
    .sort((a, b) => Number(b.name === here) - Number(a.name === here));
  const found = await Promise.all(
    sites.map(async (site) => {
      const index = site.indices.sites;
      if (!index || !(await setups.priceList(site.name))) return [];
      const { country } = site;
      const departments = await findDepartments({ search, setups }, { dealershipIndex: index, country });
      return departments.map((each) => toStaffDepartment(each, site));
    }),
  );
  return found.flat();
}
