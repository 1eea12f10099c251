import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Booking } from '../../features/workshop/booking.ts';
import { mayBeNoShow, mayCancel } from '../../features/workshop/staff/booking-rules.ts';
import {
  blockBay,
  endBooking,
  moveBooking,
  type PostedChange,
  type StaffChangeDeps,
  saveNote,
  unblockBay,
} from '../../features/workshop/staff/change-booking.ts';
import { buildDayGrid } from '../../features/workshop/staff/day-grid.ts';
import { formatDay, isLocalDate } from '../../features/workshop/staff/format-day.ts';
import { freeTimes } from '../../features/workshop/staff/free-times.ts';
import { neededSkills, rateBays } from '../../features/workshop/staff/needed-skills.ts';
import type { StaffDepartment } from '../../features/workshop/staff/staff-department.ts';
import { bookingPath, dayPath } from '../../features/workshop/staff/staff-links.ts';
import { isDone, type Outcome } from '../../features/workshop/staff/staff-messages.ts';
import { BlockPage } from '../../features/workshop/staff/views/block-page.tsx';
import { BookingPage } from '../../features/workshop/staff/views/booking-page.tsx';
import { DayPage } from '../../features/workshop/staff/views/day-page.tsx';
import { isCrossOrigin } from '../../shared/platform/cross-origin.ts';
import { locationHeader } from '../../shared/platform/location-header.ts';
import { queryValues } from '../../shared/platform/query-values.ts';
import { sendRedirect } from '../../shared/platform/send-redirect.ts';
import { wallTime } from '../../shared/platform/wall-time.ts';
import type { AppContext } from './app-context.ts';
import { type StaffAccess, staffAccess } from './workshop-staff-access.tsx';
import { sendStaffMessage, sendStaffPage } from './workshop-staff-pages.tsx';

type StaffRequest = FastifyRequest<{ Querystring: unknown; Params: Record<string, string> }>;

/** What a page is about, once the user may see it. */
type DayContext = StaffAccess & { department: StaffDepartment; date: string };
type BookingContext = StaffAccess & { department: StaffDepartment; booking: Booking };

const WALL_RELOAD_S = 60;
const MAX_BODY_BYTES = 4096;

/** The day of a workshop for its staff, in the studio's login. Works without script. */
export function workshopStaffRoutes(server: FastifyInstance, app: AppContext): void {
  server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );

    scope.get('/workshop', (request: StaffRequest, reply) => sendFirstDay(app, request, reply));

    scope.get('/workshop/:departmentId/:date', async (request: StaffRequest, reply) => {
      const day = await findDay(app, request, reply);
      return day ? sendDay(app, reply, day, doneOf(request)) : reply;
    });

    scope.get('/workshop/:departmentId/:date/block', async (request: StaffRequest, reply) => {
      const day = await findDay(app, request, reply);
      return day ? sendBlockForm(app, reply, day) : reply;
    });

    scope.post('/workshop/:departmentId/:date/block', async (request: StaffRequest, reply) => {
      const day = await findDay(app, request, reply);
      if (!day) return reply;
      const posted = postedForm(request);
      const outcome = await blockBay(changeDeps(app, day), day.department, day.date, posted);
      if ('refusal' in outcome) return sendBlockForm(app, reply, day, { posted, outcome });
      return sendRedirect(
        reply,
        303,
        locationHeader(`${dayPath(day.department.id, day.date)}?done=${outcome.done}`),
      );
    });

    scope.post('/workshop/:departmentId/:date/unblock', async (request: StaffRequest, reply) => {
      const day = await findDay(app, request, reply);
      if (!day) return reply;
      await unblockBay(changeDeps(app, day), day.department, day.date, postedForm(request));
      return sendRedirect(
        reply,
        303,
        locationHeader(`${dayPath(day.department.id, day.date)}?done=unblocked`),
      );
    });

    scope.get('/workshop/booking/:id', async (request: StaffRequest, reply) => {
      const found = await findBooking(app, request, reply);
      return found
        ? sendBooking(app, reply, found, queryValues(request.query)['date'], doneOf(request))
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
        const found = await findBooking(app, request, reply);
        if (!found) return reply;
        const posted = postedForm(request);
        const outcome = await change(changeDeps(app, found), { ...found, posted });
        if ('refusal' in outcome) return sendRefusal(app, reply, found, posted, outcome);
        app.workshop.onChanged();
        return sendRedirect(
          reply,
          303,
          locationHeader(`${bookingPath(found.booking.id)}?done=${outcome.done}`),
        );
      });
    }
  });
}

async function sendFirstDay(app: AppContext, request: StaffRequest, reply: FastifyReply) {
  const access = await staffAccess(app, request, reply);
  if (!access) return reply;
  const { department: wanted, date, wall } = queryValues(request.query);
  const known = (id?: string) => access.departments.find((each) => each.id === id);
  const onWall = known(wall);
  if (onWall) {
    // Without a redirect, so that the address stays and shows tomorrow after midnight.
    reply.header('Refresh', String(WALL_RELOAD_S));
    const today = wallTime(app.now(), onWall.timeZone).date;
    return sendDay(app, reply, { ...access, department: onWall, date: today }, undefined, true);
  }
  const department = known(wanted) ?? access.departments[0];
  if (!department) return sendStaffMessage(app, reply, 'noDepartments');
  const day = date && isLocalDate(date) ? date : wallTime(app.now(), department.timeZone).date;
  return sendRedirect(reply, 302, locationHeader(dayPath(department.id, day)));
}

/** Undefined: the request has been answered. */
async function findDay(
  app: AppContext,
  request: StaffRequest,
  reply: FastifyReply,
): Promise<DayContext | undefined> {
  const access = await checkedAccess(app, request, reply);
  if (!access) return undefined;
  const { departmentId, date = '' } = request.params;
  const department = access.departments.find(({ id }) => id === departmentId);
  if (department && isLocalDate(date)) return { ...access, department, date };
  if (department)
    sendRedirect(
      reply,
      302,
      locationHeader(dayPath(department.id, wallTime(app.now(), department.timeZone).date)),
    );
  else sendStaffMessage(app, reply, 'otherSite');
  return undefined;
}

async function findBooking(
  app: AppContext,
  request: StaffRequest,
  reply: FastifyReply,
): Promise<BookingContext | undefined> {
  const access = await checkedAccess(app, request, reply);
  if (!access) return undefined;
  const booking = await access.stores.bookings.find(request.params['id'] ?? '');
  const department = access.departments.find(({ id }) => id === booking?.appointment.departmentId);
  if (booking && department) return { ...access, department, booking };
  sendStaffMessage(app, reply, booking ? 'otherSite' : 'noBooking');
  return undefined;
}

async function checkedAccess(app: AppContext, request: StaffRequest, reply: FastifyReply) {
  const access = await staffAccess(app, request, reply);
  if (!access || request.method === 'GET' || !isCrossOrigin(request)) return access;
  sendStaffMessage(app, reply, 'fromElsewhere');
  return undefined;
}

async function sendDay(
  app: AppContext,
  reply: FastifyReply,
  { departments, department, date, stores }: DayContext,
  outcome?: Outcome | undefined,
  isOnWall = false,
) {
  const now = wallTime(app.now(), department.timeZone);
  const [bookings, occupied] = await Promise.all([
    stores.bookings.ofDay(department.id, date),
    stores.calendar.occupied([department.id], date, date, app.now()),
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
    app,
    reply,
    `${formatDay(date)}, ${department.name}`,
    <DayPage {...{ department, departments, date, now, grid, outcome, isOnWall }} />,
  );
}

const WHOLE_DAY = { startsAt: 6 * 60, endsAt: 20 * 60 };

function sendBlockForm(
  app: AppContext,
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
    app,
    reply,
    'Block a bay',
    <BlockPage {...{ department, date, span, posted, outcome }} />,
  );
}

async function sendBooking(
  app: AppContext,
  reply: FastifyReply,
  { booking, department, stores }: BookingContext,
  wantedDate: string | undefined,
  outcome?: Outcome | undefined,
) {
  const now = wallTime(app.now(), department.timeZone);
  const moveDate = wantedDate && isLocalDate(wantedDate) ? wantedDate : firstMoveDate(booking, now.date);
  const [occupied, list] = await Promise.all([
    stores.calendar.occupied([department.id], moveDate, moveDate, app.now()),
    stores.setups.priceList(department.site),
  ]);
  const free = freeTimes(booking, department, moveDate, occupied, now);
  return sendStaffPage(
    app,
    reply,
    `Booking ${booking.id}`,
    <BookingPage
      booking={booking}
      department={department}
      outcome={outcome}
      mayCancel={mayCancel(booking, now)}
      mayBeNoShow={mayBeNoShow(booking, now)}
      moveDate={moveDate}
      free={rateBays(free, list ? neededSkills(booking, list) : [])}
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
  app: AppContext,
  reply: FastifyReply,
  found: BookingContext,
  posted: URLSearchParams,
  outcome: Outcome,
) {
  const booking = (await found.stores.bookings.find(found.booking.id)) ?? found.booking;
  reply.status(409);
  return sendBooking(app, reply, { ...found, booking }, posted.get('date') ?? undefined, outcome);
}

function changeDeps({ now }: AppContext, { stores, deliveries }: StaffAccess): StaffChangeDeps {
  return { ...stores, deliveries, now, makeId: randomUUID };
}

function postedForm({ body }: StaffRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

function doneOf({ query }: StaffRequest): Outcome | undefined {
  const { done } = queryValues(query);
  return isDone(done) ? { done } : undefined;
}
