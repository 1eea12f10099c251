/** What is being done until the studio can be opened, as told by whoever starts it. */
export type StudioProgress = {
  steps: readonly { title: string; state: 'waiting' | 'running' | 'done' | 'failed' }[];
  /** Why there will be no studio this time. */
  problem?: string | undefined;
};

export type StudioProxy = {
  address: string;
  /** Whether those who knock can be let in. Asked of the studio itself until it says so, then no more. */
  isReady: () => Promise<boolean>;
  /** Somebody was let in and nobody was there. */
  markUnreachable: () => void;
  wasReady: () => boolean;
  progress: () => StudioProgress | undefined;
  reportProgress: (progress: StudioProgress) => void;
};

const PROBE_TIMEOUT_MS = 2000;

export function createStudioProxy(address: string): StudioProxy {
  let open = false;
  let everOpen = false;
  let progress: StudioProgress | undefined;
  return {
    address,
    isReady: async () => {
      open ||= await probe(address);
      everOpen ||= open;
      return open;
    },
    markUnreachable: () => {
      open = false;
    },
    wasReady: () => everOpen,
    progress: () => progress,
    reportProgress: (told) => {
      progress = told;
      everOpen ||= told.steps.length > 0 && told.steps.every(({ state }) => state === 'done');
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
