import { z } from 'zod';
import { draftDocuments } from '../draft-documents.ts';
import type { DraftResult, Drafts } from '../drafts.ts';

/** After this the preview shows the published page instead. */
const REQUEST_TIMEOUT_MS = 4000;

/** Fetches the newest draft of a page from the studio's process. */
export function studioDrafts(studio: string): Drafts {
  return {
    async find({ site, language, key }, token) {
      const path = [site, language, key].map(encodeURIComponent).join('/');
      try {
        const response = await fetch(`${studio}/admin/api/drafts/${path}`, {
          headers: { authorization: `Bearer ${token}` },
          redirect: 'error',
          signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        });
        return await parseResponse(response);
      } catch (problem) {
        return { state: 'unreachable', reason: problem instanceof Error ? problem.message : String(problem) };
      }
    },
  };
}

const responseSchema = z.object({ documents: draftDocuments });

async function parseResponse(response: Response): Promise<DraftResult> {
  if (response.status === 200) {
    return { state: 'found', documents: responseSchema.parse(await response.json()).documents };
  }
  await response.body?.cancel();
  if (response.status === 401 || response.status === 403) return { state: 'refused' };
  if (response.status === 404) return { state: 'none' };
  return { state: 'unreachable', reason: `the studio answered ${response.status}` };
}
