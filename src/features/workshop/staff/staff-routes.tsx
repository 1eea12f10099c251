import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms } from '../../../shared/platform/accept-forms.ts';
import { isCrossOrigin } from '../../../shared/platform/cross-origin.ts';
import { locationHeader } from '../../../shared/platform/location-header.ts';
import { queryValues } from '../../../shared/platform/query-values.ts';
import { sendRedirect, sendSeeOther } from '../../../shared/platform/send-redirect.ts';
import { wallTime } from '../../../shared/platform/wall-time.ts';
import type { Booking } from '../../booking/booking.ts';
import { isDate } from '../../booking/calendar/local-date.ts';
import { type StaffAccess, staffAccess } from './access.ts';
import { mayBeNoShow, mayCancel } from './booking-rules.ts';
import {
  blockBay,
  endBooking,
  moveBooking,
  type PostedChange,
  type StaffChangeDeps,
  saveNote,
  unblockBay,
} from './change-booking.ts';
import { buildDayGrid } from './day-grid.ts';
import { formatDay } from './format-day.ts';
import { freeTimes } from './free-times.ts';
import { neededSkills, rateBays } from './needed-skills.ts';
import type { StaffRouteDeps } from './route-deps.ts';
import { sendStaffMessage, sendStaffPage } from './send-page.tsx';
import type { StaffDepartment } from './staff-department.ts';
import { bookingPath, dayPath } from './staff-links.ts';
import { isDone, type Outcome } from './staff-messages.ts';
import { BlockPage } from './views/block-page.tsx';
import { BookingPage } from './views/booking-page.tsx';
import { DayPage } from './views/day-page.tsx';

type StaffRequest = FastifyRequest<{ Querystring: unknown; Params: Record<string, string> }>;

/** What a page is about, once the user may see it. */
type DayContext = StaffAccess & { department: StaffDepartment; date: string };
type BookingContext = StaffAccess & { department: StaffDepartment; booking: Booking };

const WALL_RELOAD_S = 60;
const MAX_BODY_BYTES = 4096;

/** The day of a workshop for its staff, in the studio's login. Works without script. */
export function workshopStaffRoutes(server: FastifyInstance, deps: StaffRouteDeps): void {
  server.register(async (scope) => {
    acceptForms(scope, MAX_BODY_BYTES);

    scope.get('/workshop', (request: StaffRequest, reply) => sendFirstDay(deps, request, reply));

    scope.get('/workshop/:departmentId/:date', async (request: StaffRequest, reply) => {
      const day = await findDay(deps, request, reply);
      return day ? sendDay(deps, reply, day, doneOf(request)) : reply;
    });

    scope.get('/workshop/:departmentId/:date/block', async (request: StaffRequest, reply) => {
      const day = await findDay(deps, request, reply);
      return day ? sendBlockForm(deps, reply, day) : reply;
    });

    scope.post('/workshop/:departmentId/:date/block', async (request: StaffRequest, reply) => {
      const day = await findDay(deps, request, reply);
      if (!day) return reply;
      const posted = postedForm(request);
      const outcome = await blockBay(changeDeps(deps, day), day.department, day.date, posted);
      if ('refusal' in outcome) return sendBlockForm(deps, reply, day, { posted, outcome });
      return sendSeeOther(reply, `${dayPath(day.department.id, day.date)}?done=${outcome.done}`);
    });

    scope.post('/workshop/:departmentId/:date/unblock', async (request: StaffRequest, reply) => {
      const day = await findDay(deps, request, reply);
      if (!day) return reply;
      await unblockBay(changeDeps(deps, day), day.department, day.date, postedForm(request));
      return sendSeeOther(reply, `${dayPath(day.department.id, day.date)}?done=unblocked`);
    });

    scope.get('/workshop/booking/:id', async (request: StaffRequest, reply) => {
      const found = await findBooking(deps, request, reply);
      return found
        ? sendBooking(deps, reply, found, queryValues(request.query)['date'], doneOf(request))
        : reply;
    });

    const changes = {
      move: moveBooking,
      cancel: (deps: StaffChangeDeps, change: PostedChange) => endBooking(deps, change, 'cancelled'),
      'no-show': (deps: StaffChangeDeps, change: PostedChange) => endBooking(deps, change, 'no-show'),
      note: saveNote,
    };
    for (const [name, change] of Object.entries(changes)) {
      scope.post(`/workshop/booking/:id/${name}`, async (request: StaffRequest, reply) => {
        const found = await findBooking(deps, request, reply);
        if (!found) return reply;
        const posted = postedForm(request);
        const outcome = await change(changeDeps(deps, found), { ...found, posted });
        if ('refusal' in outcome) return sendRefusal(deps, reply, found, posted, outcome);
        deps.onChanged();
        return sendSeeOther(reply, `${bookingPath(found.booking.id)}?done=${outcome.done}`);
      });
    }
  });
}

async function sendFirstDay(deps: StaffRouteDeps, request: StaffRequest, reply: FastifyReply) {
  const access = await staffAccess(deps, request, reply);
  if (!access) return reply;
  const { department: wanted, date, wall } = queryValues(request.query);
  const known = (id?: string) => access.departments.find((each) => each.id === id);
  const onWall = known(wall);
  if (onWall) {
    // Without a redirect, so that the address stays and shows tomorrow after midnight.
    reply.header('Refresh', String(WALL_RELOAD_S));
    const today = wallTime(deps.now(), onWall.timeZone).date;
    return sendDay(deps, reply, { ...access, department: onWall, date: today }, undefined, true);
  }
  const department = known(wanted) ?? access.departments[0];
  if (!department) return sendStaffMessage(deps, reply, 'noDepartments');
  const day = date && isDate(date) ? date : wallTime(deps.now(), department.timeZone).date;
  return sendRedirect(reply, 302, locationHeader(dayPath(department.id, day)));
}

/** Undefined: the request has been answered. */
async function findDay(
  deps: StaffRouteDeps,
  request: StaffRequest,
  reply: FastifyReply,
): Promise<DayContext | undefined> {
  const access = await checkedAccess(deps, request, reply);
  if (!access) return undefined;
  const { departmentId, date = '' } = request.params;
  const department = access.departments.find(({ id }) => id === departmentId);
  if (department && isDate(date)) return { ...access, department, date };
  if (department)
    sendRedirect(
      reply,
      302,
      locationHeader(dayPath(department.id, wallTime(deps.now(), department.timeZone).date)),
    );
  else sendStaffMessage(deps, reply, 'otherSite');
  return undefined;
}

async function findBooking(
  deps: StaffRouteDeps,
  request: StaffRequest,
  reply: FastifyReply,
): Promise<BookingContext | undefined> {
  const access = await checkedAccess(deps, request, reply);
  if (!access) return undefined;
  const booking = await access.stores.bookings.find(request.params['id'] ?? '');
  const department = access.departments.find(({ id }) => id === booking?.appointment.departmentId);
  if (booking && department) return { ...access, department, booking };
  sendStaffMessage(deps, reply, booking ? 'otherSite' : 'noBooking');
  return undefined;
}

async function checkedAccess(deps: StaffRouteDeps, request: StaffRequest, reply: FastifyReply) {
  const access = await staffAccess(deps, request, reply);
  if (!access || request.method === 'GET' || !isCrossOrigin(request)) return access;
  sendStaffMessage(deps, reply, 'fromElsewhere');
  return undefined;
}

async function sendDay(
  deps: StaffRouteDeps,
  reply: FastifyReply,
  { departments, department, date, stores }: DayContext,
  outcome?: Outcome | undefined,
  isOnWall = false,
) {
  const now = wallTime(deps.now(), department.timeZone);
  const [bookings, occupied] = await Promise.all([
    stores.bookings.ofDay(department.id, date),
    stores.calendar.occupied([department.id], date, date, deps.now()),
  ]);
  const grid = buildDayGrid({
    working: department.workingOn(date),
    bays: department.bays,
    bookings,
    occupied,
    now: date === now.date ? now.minutes : undefined,
    // Nobody scrolls on a wall.
    from: isOnWall ? now.minutes : undefined,
  });
  return sendStaffPage(
    deps,
    reply,
    `${formatDay(date)}, ${department.name}`,
    <DayPage {...{ department, departments, date, now, grid, outcome, isOnWall }} />,
  );
}

const WHOLE_DAY = { startsAt: 6 * 60, endsAt: 20 * 60 };

function sendBlockForm(
  deps: StaffRouteDeps,
  reply: FastifyReply,
  { department, date }: DayContext,
  refused: { posted?: URLSearchParams; outcome?: Outcome } = {},
) {
  const working = department.workingOn(date);
  const span = {
    startsAt: working[0]?.startsAt ?? WHOLE_DAY.startsAt,
    endsAt: working.at(-1)?.endsAt ?? WHOLE_DAY.endsAt,
  };
  const { posted = new URLSearchParams(), outcome } = refused;
  if (outcome) reply.status('refusal' in outcome && outcome.refusal === 'occupied' ? 409 : 422);
  return sendStaffPage(
    deps,
    reply,
    'Block a bay',
    <BlockPage {...{ department, date, span, posted, outcome }} />,
  );
}

async function sendBooking(
  deps: StaffRouteDeps,
  reply: FastifyReply,
  { booking, department, stores, management }: BookingContext,
  wantedDate: string | undefined,
  outcome?: Outcome | undefined,
) {
  const now = wallTime(deps.now(), department.timeZone);
  const moveDate = wantedDate && isDate(wantedDate) ? wantedDate : firstMoveDate(booking, now.date);
  const [occupied, list] = await Promise.all([
    stores.calendar.occupied([department.id], moveDate, moveDate, deps.now()),
    stores.setups.priceList(department.site),
  ]);
  const free = freeTimes(booking, department, moveDate, occupied, now);
  return sendStaffPage(
    deps,
    reply,
    `Booking ${booking.id}`,
    <BookingPage
      booking={booking}
      department={department}
      outcome={outcome}
      mayCancel={mayCancel(booking, now)}
      mayBeNoShow={mayBeNoShow(booking, now)}
      moveDate={moveDate}
      free={rateBays(free, list ? neededSkills(booking, list, management.visitKinds) : [])}
    />,
  );
}

/** Its own day, unless that is over. */
function firstMoveDate({ appointment: { date } }: Booking, today: string): string {
  const isOver = date < today;
  return isOver ? today : date;
}

/** The booking as it is now, with the day that was looked at. */
async function sendRefusal(
  deps: StaffRouteDeps,
  reply: FastifyReply,
  found: BookingContext,
  posted: URLSearchParams,
  outcome: Outcome,
) {
  const booking = (await found.stores.bookings.find(found.booking.id)) ?? found.booking;
  reply.status(409);
  return sendBooking(deps, reply, { ...found, booking }, posted.get('date') ?? undefined, outcome);
}

function changeDeps({ now }: StaffRouteDeps, { stores, management }: StaffAccess): StaffChangeDeps {
  return { ...stores, deliveries: management.deliveries, now, makeId: randomUUID };
}

function postedForm({ body }: StaffRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

function doneOf({ query }: StaffRequest): Outcome | undefined {
  const { done } = queryValues(query);
  return isDone(done) ? { done } : undefined;
}
