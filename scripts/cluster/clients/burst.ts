import { NO_ANSWER } from '../http-client.ts';
import type { Traffic } from '../traffic.ts';

const REQUESTS = 75;
/** Of src/features/locator/api.ts. */
const LIMIT = 60;
const WINDOW_MS = 60_000;

/** One address asks too often, by way of all processes: as many get through as one process alone would let through. */
export async function exceedLimit(traffic: Traffic, isCalm: (since: number) => boolean): Promise<void> {
  const headers = traffic.anAddress();
  const began = Date.now();
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, () =>
      // Counted before it is looked at: an unknown source costs nothing else.
      traffic.ask('burst', {
        host: 'solvik-se.localhost',
        path: '/api/locator/locations?source=none',
        headers,
      }),
    ),
  );
  const isWhole = answers.every(({ status }) => ![NO_ANSWER, 502, 503].includes(status));
  if (!isWhole || !isCalm(began) || Date.now() - began > WINDOW_MS) return;
  const passed = answers.filter(({ status }) => status !== 429).length;
  if (passed !== LIMIT) traffic.violate(`${passed} requests of one address passed a limit of ${LIMIT}`);
}
