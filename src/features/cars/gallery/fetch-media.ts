import { reportClientError } from '../../../shared/platform/report-client-error.ts';
import type { CarMedia } from '../media/car-media.ts';

/** The car's video and spins. A failure is logged, and the gallery shows pictures only (GAL-13). */
export async function fetchMedia(address: string, patienceMs = 8000): Promise<CarMedia | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
    // The server has logged the reason.
    if (!response.ok) return undefined;
    return (await response.json()) as CarMedia;
  } catch (problem) {
    reportClientError('MEDIA_FETCH_FAILED', 'car-gallery', problem, { path: address });
    return undefined;
  }
}
