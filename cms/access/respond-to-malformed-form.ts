import type { AfterErrorHook } from 'payload';
import { chooseText } from '../i18n/studio-text.ts';
import { accessErrorMessages } from './access-error-messages.ts';

/** What Payload's reader of forms says of a body that is none; its own answer would be that the studio has failed. */
const brokenForm =
  /^(Multipart: Boundary not found|Unexpected end of form|Malformed (part header|content type)|Missing Content-Type|Unsupported content type|Request is not eligible for file upload)/;

/** A form that is cut off, or has no boundary. */
export const respondToMalformedForm: AfterErrorHook = ({ error, req }) => {
  if (!brokenForm.test(error.message)) return undefined;
  const message = chooseText(accessErrorMessages, req.i18n?.language ?? 'en').notUnderstood;
  return { status: 400, response: { errors: [{ message }] } };
};
