import { APIError } from 'payload';
import { chooseText } from '../i18n/studio-text.ts';
import { trashErrorMessages } from './trash-error-messages.ts';

const CONFLICT = 409;

type WithFieldErrors = { data?: { errors?: readonly { message?: string }[] } };

/**
 * Why something cannot come back from the trash, as one sentence: what is in the trash has no form at whose fields the
 * reasons could stand.
 */
export function toRestoreError(error: unknown, language: string): unknown {
  const reason = (error as WithFieldErrors).data?.errors?.[0]?.message;
  if (!reason) return error;
  return new APIError(
    chooseText(trashErrorMessages.cannotReturn, language)(reason),
    CONFLICT,
    undefined,
    true,
  );
}
