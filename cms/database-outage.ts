import { isDatabaseUnavailable } from '../src/shared/platform/database/is-database-unavailable.ts';
import { requestLanguage } from './i18n/request-language.ts';
import { unavailable } from './unavailable-error.ts';

type RouteHandler<Args extends unknown[]> = (request: Request, ...args: Args) => Promise<Response>;

const RETRY_AFTER_S = 5;

// The studio's code is bundled several times; all copies share what one of them has seen.
const globals = globalThis as { forecourtOutages?: number };

/** A query whose failure is remembered when the database is away. */
export async function noticeOutage<T>(query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    if (isDatabaseUnavailable(error)) globals.forecourtOutages = outages() + 1;
    throw error;
  }
}

/** Payload takes whom it cannot look up for somebody who is not signed in; that is an outage, and no refusal. */
export function answerOutage<Args extends unknown[]>(handler: RouteHandler<Args>): RouteHandler<Args> {
  return async (request, ...args) => {
    const before = outages();
    const response = await handler(request, ...args);
    if (![401, 403].includes(response.status) || outages() === before) return response;
    return Response.json(unavailable(requestLanguage(request.headers)), {
      status: 503,
      headers: { 'retry-after': String(RETRY_AFTER_S) },
    });
  };
}

function outages(): number {
  return globals.forecourtOutages ?? 0;
}
