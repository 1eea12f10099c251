import { type AvailableDepartment, DEPARTMENTS_PER_BATCH } from '../department.ts';
import { toWorkshopError } from './error-response.ts';
import type { ServerEvent } from './event-stream.ts';
import { untilAborted } from './until-aborted.ts';

export type SearchEnd = { state: 'found' | 'nosites' } | { state: 'failed'; error: unknown };

/**
 * The messages of one stream (SB-65, SB-66): each department once, five at most; a word when there is none or the
 * search fails; and an event that lets clients close before the connection does.
 */
export async function* departmentEvents(
  search: () => AsyncIterable<AvailableDepartment>,
  signal: AbortSignal,
  onEnd: (end: SearchEnd) => void,
): AsyncGenerator<ServerEvent> {
  const sent = new Set<string>();
  try {
    for await (const department of untilAborted(search(), signal)) {
      if (sent.has(department.departmentId)) continue;
      sent.add(department.departmentId);
      yield { id: String(department.departmentId), data: department };
      if (sent.size === DEPARTMENTS_PER_BATCH) break;
    }
    onEnd({ state: sent.size === 0 ? 'nosites' : 'found' });
    if (sent.size === 0) yield { data: { nosites: true } };
  } catch (error) {
    onEnd({ state: 'failed', error });
    yield { data: { error: toWorkshopError(error).message } };
  }
  yield { event: 'end', data: {} };
}
