/** The steps until the studio is ready, as reported by the process that starts it. */
export type StudioProgress = {
  steps: readonly { title: string; state: 'waiting' | 'running' | 'done' | 'failed' }[];
  /** Why there will be no studio this time. */
  problem?: string | undefined;
};

export type StudioProxy = {
  address: string;
  /** Probes the studio until it is ready once, then trusts that. */
  isReady: () => Promise<boolean>;
  /** A proxied request failed: the next one probes again. Says whether it was the first to fail. */
  markUnreachable: () => boolean;
  wasReady: () => boolean;
  progress: () => StudioProgress | undefined;
  reportProgress: (progress: StudioProgress) => void;
};

const PROBE_TIMEOUT_MS = 2000;

export function createStudioProxy(address: string): StudioProxy {
  let ready = false;
  let everReady = false;
  let progress: StudioProgress | undefined;
  return {
    address,
    isReady: async () => {
      ready ||= await probe(address);
      everReady ||= ready;
      return ready;
    },
    markUnreachable: () => {
      const isFirst = ready;
      ready = false;
      return isFirst;
    },
    wasReady: () => everReady,
    progress: () => progress,
    reportProgress: (reported) => {
      progress = reported;
      everReady ||= reported.steps.length > 0 && reported.steps.every(({ state }) => state === 'done');
    },
  };
}

async function probe(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/admin/api/ready`, {
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
