import { z } from 'zod';
import { documentKinds } from './published-store.ts';

/** Documents on their way into one rendering; what they say is checked where it is laid over. */
export const draftDocuments = z
  .array(
    z.object({
      kind: z.enum(documentKinds),
      site: z.string().default(''),
      language: z.string().default(''),
      key: z.string().default(''),
      body: z.unknown(),
    }),
  )
  .max(200);
