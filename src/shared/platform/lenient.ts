import { z } from 'zod';

// An invalid optional part of a feed is treated as missing. Server only: zod must not reach the browser through
// this file.
export const text = z.string().trim().min(1).optional().catch(undefined);
export const number = z.number().optional().catch(undefined);
export const flag = z.boolean().catch(false);
export const texts = z.array(z.string()).catch([]);

/** Drops invalid entries, not the whole list. */
export function listOf<T extends z.ZodType>(entry: T) {
  return z
    .array(entry.nullable().catch(null))
    .catch([])
    .transform((entries) => entries.filter((each) => each !== null));
}
