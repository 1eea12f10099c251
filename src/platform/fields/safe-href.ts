import { z } from 'zod';

/** Only addresses a page may safely link to; `javascript:` and similar schemes are refused. */
const safePattern = /^(\/(?!\/)|#|\?|https?:\/\/|mailto:|tel:)/;

export const safeHref = z
  .string()
  .max(2000)
  .regex(safePattern, 'a link starts with /, #, ?, https://, mailto: or tel:');
