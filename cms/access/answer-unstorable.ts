import type { AfterErrorHook } from 'payload';
import { chooseText } from '../i18n/studio-text.ts';
import { accessErrorMessages } from './access-error-messages.ts';

const BAD_REQUEST = 400;

/** PostgreSQL's classes of errors about the data itself: no such value, too large for an index, a broken constraint. */
const dataErrorCode = /^(?:22|23|54)/;
/** The same of SQLite, and of its driver for a number that is none. */
const dataErrorText =
  /SQLITE_CONSTRAINT|SQLITE_MISMATCH|SQLITE_TOOBIG|constraint failed|finite numbers|datatype mismatch/;
const foreignKey = /^23503$|FOREIGN ?KEY/i;

/** What no database could store, or look for, is a mistake of the request and not of the studio. */
export const answerUnstorable: AfterErrorHook = ({ error, req }) => {
  const reasons = causesOf(error).flatMap(({ code, message }) => [String(code ?? ''), message]);
  const isData =
    error instanceof SyntaxError ||
    reasons.some((reason) => dataErrorCode.test(reason) || dataErrorText.test(reason));
  if (!isData) return undefined;
  const texts = chooseText(accessErrorMessages, req.i18n?.language ?? 'en');
  const message = reasons.some((reason) => foreignKey.test(reason)) ? texts.noReference : texts.notUnderstood;
  return { status: BAD_REQUEST, response: { errors: [{ message }] } };
};

type Cause = Error & { code?: unknown };

function causesOf(error: unknown): readonly Cause[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
