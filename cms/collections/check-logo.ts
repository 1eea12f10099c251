import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { chooseText } from '../i18n/studio-text.ts';
import { findRow } from '../publishing/payload-rows.ts';
import { toRow, toStudioId } from '../publishing/to-published.ts';
import { siteErrorMessages } from './site-error-messages.ts';

/** The icon of a phone; what is drawn larger than it came is blurred. */
export const LEAST_LOGO_PIXELS = 180;

/** Icons of browsers and phones are drawn from the logo. */
export const checkLogo: CollectionBeforeValidateHook = async ({ data, req }) => {
  const id = toStudioId(toRow(data?.['logo'])['media']);
  const media = id === undefined ? undefined : await findRow(req.payload, 'media', id);
  if (!media || media['vector'] === true || media['type']) return data;
  const [width, height] = [Number(media['width'] ?? 0), Number(media['height'] ?? 0)];
  if (!width || Math.max(width, height) >= LEAST_LOGO_PIXELS) return data;
  const { smallLogo } = chooseText(siteErrorMessages, req.i18n.language);
  const message = smallLogo(width, height, LEAST_LOGO_PIXELS);
  throw new ValidationError({ collection: 'sites', errors: [{ path: 'logo.media', message }], req });
};
