import { setTimeout as pause } from 'node:timers/promises';
import type { Publication } from './clients/editor.ts';
import { send } from './http-client.ts';
import type { Part } from './installation.ts';

/** With the status of the last answer, which tells why something was not shown. */
export type Visibility = { process: string; ms: number; at: Date; status: number };

const POLL_MS = 40;
const GIVEN_UP_MS = 30_000;

type Measuring = {
  host: string;
  /** While so, the clock does not run. */
  isAway: () => boolean;
  /** The headers of a visitor who has not asked before: one who asks this often is limited. */
  aVisitor: () => Record<string, string>;
};

/**
 * How long until each process of the sites shows a publication, asked directly, not through the proxy. A process that
 * ends meanwhile is left out: it reads everything when it starts.
 */
export async function measureVisibility(
  sites: readonly Part[],
  { isShown, ...request }: Publication,
  { host, isAway, aVisitor }: Measuring,
): Promise<readonly Visibility[]> {
  const measured = await Promise.all(
    sites.map(async (site): Promise<Visibility | undefined> => {
      const asked = site.current();
      let began = Date.now();
      for (;;) {
        if (!asked.isRunning() || site.current() !== asked) return undefined;
        if (isAway()) began = Date.now();
        const headers = { ...request.headers, ...aVisitor() };
        const answer = await send({ ...request, headers, port: asked.port, host, timeoutMs: 5000 });
        const shown = isShown({
          status: answer.status,
          text: answer.text,
          location: answer.headers.location,
        });
        const ms = Date.now() - began;
        if (shown || ms > GIVEN_UP_MS) {
          return { process: site.name, ms, at: new Date(), status: answer.status };
        }
        await pause(POLL_MS);
      }
    }),
  );
  return measured.filter((each) => each !== undefined);
}
