import { reportClientError } from '../../platform/report-client-error.ts';
import type { CarMedia } from '../media/car-media.ts';

/** What was filmed of the car. When it does not come the pictures are enough, and the log is told (GAL-13). */
export async function fetchMedia(address: string, patienceMs = 8000): Promise<CarMedia | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
    // The server has told the log why it has none.
    if (!response.ok) return undefined;
    return (await response.json()) as CarMedia;
  } catch (problem) {
    reportClientError('MEDIA_FETCH_FAILED', 'car-gallery', problem, { path: address });
    return undefined;
  }
}
