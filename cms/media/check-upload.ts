import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload';
import sharp from 'sharp';
import { chooseText } from '../i18n/studio-text.ts';
import { safeFileName } from './safe-file-name.ts';
import { uploadErrorMessages } from './upload-error-messages.ts';
import { MAX_PICTURE_SIDE_PIXELS } from './upload-limits.ts';

/** A picture that is too large or broken is refused before anything of it is stored. */
export const checkUpload: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const { file } = req;
  if (!req.user || (operation !== 'create' && operation !== 'update')) return;
  const texts = chooseText(uploadErrorMessages, req.i18n.language);
  if (file) file.name = safeFileName(file.name, file.mimetype);
  if (!file && operation === 'create' && namesAddress(req)) throw refusal(texts.byAddress, req);
  if (!file) return;
  if (file.data.length === 0) throw refusal(texts.empty, req);
  const problem = file.mimetype.startsWith('image/') ? await findPictureProblem(file.data, texts) : undefined;
  if (problem) throw refusal(problem, req);
};

/** Payload has taken it out of the operation's data by now, and would fetch the file from there, from this machine. */
function namesAddress({ data }: PayloadRequest): boolean {
  return Boolean((data as { url?: unknown } | undefined)?.url);
}

const SAMPLED = { fit: 'fill', kernel: 'nearest', fastShrinkOnLoad: true } as const;

/**
 * Decoded to the last row: the head of a file that was cut off still names its size. Sampled while it is decoded, because
 * the statistics of a hundred million pixels take ten seconds.
 */
async function findPictureProblem(
  bytes: Buffer,
  texts: (typeof uploadErrorMessages)['en'],
): Promise<string | undefined> {
  try {
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    if (Math.max(width, height) > MAX_PICTURE_SIDE_PIXELS) return texts.tooManyPixels(width, height);
    await sharp(bytes, { failOn: 'truncated', sequentialRead: true }).resize(8, 8, SAMPLED).raw().toBuffer();
    return undefined;
  } catch {
    return texts.broken;
  }
}

function refusal(message: string, req: PayloadRequest): ValidationError {
  return new ValidationError({ collection: 'media', errors: [{ path: 'file', message }], req });
}
