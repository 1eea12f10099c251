import { z } from 'zod';
import type { FormBuilder } from '../form-builder.ts';

const TIMEOUT_MS = 5000;

const answer = z.object({
  name: z.string(),
  text: z.string().default(''),
  type: z.string(),
  order: z.coerce.string(),
  answer: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.string())]).optional(),
});

const submissions = z.object({
  content: z.array(
    z.object({
      id: z.coerce.string(),
      form_id: z.coerce.string(),
      created_at: z.string(),
      answers: z.record(z.string(), answer),
    }),
  ),
});

/** A form builder reached over HTTP: `GET {api}/form/{id}/submissions`, with its key in the header APIKEY. */
export function remoteFormBuilder(settings: { apiUrl: string; apiKey: string }): FormBuilder {
  return {
    async latestSubmission(formId) {
      const address = new URL(`form/${encodeURIComponent(formId)}/submissions`, `${settings.apiUrl}/`);
      address.search = 'limit=1&orderby=created_at';
      const response = await fetch(address, {
        headers: { APIKEY: settings.apiKey },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`the form builder answered ${response.status}`);
      const [latest] = submissions.parse(await response.json()).content;
      return latest;
    },
  };
}
