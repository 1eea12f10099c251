import type { AfterErrorHook } from 'payload';
import { chooseText } from '../i18n/studio-text.ts';
import { MAX_UPLOAD_BYTES } from './upload-limits.ts';
import { uploadRefusals } from './upload-refusals.ts';

const PAYLOAD_TOO_LARGE = 413;
/** By this Payload's error is known again: it ends reading before a collection has its say. */
const TOO_LARGE = 'UPLOAD_TOO_LARGE';

export const uploadLimits = {
  limits: { fileSize: MAX_UPLOAD_BYTES },
  abortOnLimit: true,
  responseOnLimit: TOO_LARGE,
};

/** The sentence with the limit, at the field the file was chosen in. */
export const answerTooLarge: AfterErrorHook = ({ error, req }) => {
  if (error.message !== TOO_LARGE) return undefined;
  const message = chooseText(uploadRefusals, req.i18n?.language ?? 'en').tooLarge;
  const data = { errors: [{ path: 'file', message }] };
  return {
    status: PAYLOAD_TOO_LARGE,
    response: { errors: [{ name: 'ValidationError', message, data }] },
  };
};
