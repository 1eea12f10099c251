import { chooseText } from '../../i18n/studio-text.ts';
import { uploadErrorMessages } from '../../media/upload-error-messages.ts';
import { MAX_UPLOAD_BYTES } from '../../media/upload-limits.ts';

const PAYLOAD_TOO_LARGE = 413;

/** Sends nothing whose file is too large, and answers as the studio would after minutes of sending. */
export function refuseLargeFiles(send: typeof fetch, language: string): typeof fetch {
  return async (input, init) => {
    const file = init?.body instanceof FormData ? init.body.get('file') : null;
    if (!(file instanceof File) || file.size <= MAX_UPLOAD_BYTES) return send(input, init);
    const message = chooseText(uploadErrorMessages, language).tooLarge;
    const data = { errors: [{ path: 'file', message }] };
    const errors = [{ name: 'ValidationError', message, data }];
    return Response.json({ errors }, { status: PAYLOAD_TOO_LARGE });
  };
}
