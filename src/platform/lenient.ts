import { z } from 'zod';

// Feeds leave out what they do not know; a part that makes no sense is treated as left out. For the server only:
// nothing that reaches the browser may import this file.
export const text = z.string().trim().min(1).optional().catch(undefined);
export const number = z.number().optional().catch(undefined);
export const flag = z.boolean().catch(false);
export const texts = z.array(z.string()).catch([]);

/** Entries that make no sense are left out, not the list. */
export function listOf<T extends z.ZodType>(entry: T) {
  return z
    .array(entry.nullable().catch(null))
    .catch([])
    .transform((entries) => entries.filter((each) => each !== null));
}
