import { z } from 'zod';
import { documentKinds } from './published-store.ts';

/** Documents for one preview; their bodies are validated where they are overlaid (with-drafts.ts). */
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
