import { z } from 'zod';

/** Only addresses a page may safely link to; `javascript:` and its kin never get in. */
const safe = /^(\/(?!\/)|#|\?|https?:\/\/|mailto:|tel:)/;

export const address = z
  .string()
  .max(2000)
  .regex(safe, 'a link starts with /, #, ?, https://, mailto: or tel:');
