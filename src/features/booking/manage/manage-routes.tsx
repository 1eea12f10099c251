import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms } from '../../../shared/platform/accept-forms.ts';
import { isCrossOrigin } from '../../../shared/platform/cross-origin.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import { cancelBooking, showCancelPage } from './api/cancel-booking.tsx';
import { findBooking, type ManagedBooking } from './api/find-booking.ts';
import { moveBooking, showMovePage } from './api/move-booking.tsx';
import { sendCalendarFile } from './api/send-calendar-file.ts';
import { sendManagePage, sendNotFoundPage } from './api/send-page.tsx';
import type { ManageRouteDeps } from './manage-route-deps.ts';

type ManageRequest = FastifyRequest<{ Params: { token: string }; Querystring: Record<string, unknown> }>;
type Handler = (managed: ManagedBooking, request: ManageRequest, reply: FastifyReply) => unknown;

const readLimit = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };
const writeLimit = { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } };

/** Where the link in a booking's messages leads: see it, move it, cancel it. Plain pages and forms, without script. */
export function manageRoutes(server: FastifyInstance, deps: ManageRouteDeps): void {
  const withBooking = (handler: Handler) => async (request: ManageRequest, reply: FastifyReply) => {
    const context = deps.contextFor(request);
    if (!context) return reply.callNotFound();
    const managed = await findBooking(request.params.token, context, deps);
    return managed ? handler(managed, request, reply) : sendNotFoundPage(reply, context);
  };
  const onlyFromHere =
    (handler: Handler) => (managed: ManagedBooking, request: ManageRequest, reply: FastifyReply) =>
      isCrossOrigin(request)
        ? sendProblem(reply, 403, 'FROM_ELSEWHERE', 'Bookings are changed from their own page only.')
        : handler(managed, request, reply);

  server.register(async (scope) => {
    acceptForms(scope, 4096);
    const from = (request: ManageRequest) => String(request.query['from'] ?? '');
    scope.get(
      '/booking/:token',
      readLimit,
      withBooking((managed, request, reply) =>
        sendManagePage(reply, managed, { isMoved: 'moved' in request.query }),
      ),
    );
    scope.get(
      '/booking/:token/calendar.ics',
      readLimit,
      withBooking((managed, _, reply) => sendCalendarFile(reply, managed, deps)),
    );
    scope.get(
      '/booking/:token/cancel',
      readLimit,
      withBooking((managed, _, reply) => showCancelPage(reply, managed)),
    );
    scope.post(
      '/booking/:token/cancel',
      writeLimit,
      withBooking(onlyFromHere((managed, _, reply) => cancelBooking(reply, managed, deps))),
    );
    scope.get(
      '/booking/:token/move',
      readLimit,
      withBooking((managed, request, reply) => showMovePage(reply, managed, { from: from(request) }, deps)),
    );
    scope.post(
      '/booking/:token/move',
      writeLimit,
      withBooking(
        onlyFromHere((managed, request, reply) => moveBooking(reply, managed, postedForm(request), deps)),
      ),
    );
  });
}

function postedForm({ body }: ManageRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}
