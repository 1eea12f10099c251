import type { AfterErrorHook } from 'payload';
import { chooseText } from '../i18n/studio-text.ts';
import { uploadErrorMessages } from './upload-error-messages.ts';
import { MAX_UPLOAD_BYTES } from './upload-limits.ts';

const BAD_REQUEST = 400;
const PAYLOAD_TOO_LARGE = 413;
/** By this Payload's error is known again: it ends reading before a collection has its say. */
const TOO_LARGE = 'UPLOAD_TOO_LARGE';

export const uploadLimits = {
  limits: { fileSize: MAX_UPLOAD_BYTES },
  abortOnLimit: true,
  responseOnLimit: TOO_LARGE,
};

type FileError = Error & { data?: { errors?: readonly { message?: string }[] } | null };

/** Files that Payload itself refuses: the sentence stands at the field the file was chosen in. */
export const respondToRefusedFile: AfterErrorHook = ({ error, req }) => {
  const texts = chooseText(uploadErrorMessages, req.i18n?.language ?? 'en');
  const [first] = (error as FileError).data?.errors ?? [];
  if (error.message === TOO_LARGE) return refusal(PAYLOAD_TOO_LARGE, texts.tooLarge);
  return first?.message?.startsWith('Invalid MIME type') ? refusal(BAD_REQUEST, texts.wrongKind) : undefined;
};

function refusal(status: number, message: string) {
  const data = { errors: [{ path: 'file', message }] };
  return { status, response: { errors: [{ name: 'ValidationError', message, data }] } };
}
