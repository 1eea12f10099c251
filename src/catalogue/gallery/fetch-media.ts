import type { CarMedia } from '../media/car-media.ts';

const PATIENCE_MS = 8000;

/** What was filmed of the car. When it does not come the pictures are enough, and the log is told (GAL-13). */
export async function fetchMedia(address: string): Promise<CarMedia | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    // The server has told the log why it has none.
    if (!response.ok) return undefined;
    return (await response.json()) as CarMedia;
  } catch (problem) {
    tellLog(problem, address);
    return undefined;
  }
}

function tellLog(problem: unknown, path: string): void {
  const message = problem instanceof Error ? problem.message : String(problem);
  const report = { code: 'MEDIA_FETCH_FAILED', message: message.slice(0, 300), place: 'car-gallery', path };
  navigator.sendBeacon(
    '/api/client-errors',
    new Blob([JSON.stringify(report)], { type: 'application/json' }),
  );
}
