import { z } from 'zod';

/** How stored values are read that are no lenient ones: without a required one a record is none. */
export const requiredText = z.string().min(1);
export const requiredNumber = z.number();
/** Where no is a statement, absent is none. */
export const optionalFlag = z.boolean().optional().catch(undefined);
