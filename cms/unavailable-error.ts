import type { AfterErrorHook } from 'payload';
import { isDatabaseUnavailable } from '../src/shared/platform/database/is-database-unavailable.ts';
import { accessErrorMessages } from './access/access-error-messages.ts';
import { chooseText } from './i18n/studio-text.ts';

/** A database that is away is no fault of the studio: what was sent may be sent again in a moment. */
export const answerUnavailable: AfterErrorHook = ({ error, req }) =>
  isDatabaseUnavailable(error)
    ? { status: 503, response: unavailable(req.i18n?.language ?? 'en') }
    : undefined;

export function unavailable(language: string) {
  return { errors: [{ message: chooseText(accessErrorMessages, language).noDatabase }] };
}
