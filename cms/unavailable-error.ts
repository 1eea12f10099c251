import type { AfterErrorHook } from 'payload';
import { isDatabaseUnavailable } from '../src/platform/database/is-database-unavailable.ts';

/** A database that is away is no fault of the studio: what was sent may be sent again in a moment. */
export const answerUnavailable: AfterErrorHook = ({ error }) =>
  isDatabaseUnavailable(error) ? { status: 503, response: unavailable } : undefined;

export const unavailable = {
  errors: [{ message: 'The database does not answer right now. Try again in a moment.' }],
};
