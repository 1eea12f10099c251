/** What is being done until the studio can be opened, as told by whoever starts it. */
export type StudioProgress = {
  steps: readonly { title: string; state: 'waiting' | 'running' | 'done' | 'failed' }[];
  /** Why there will be no studio this time. */
  problem?: string | undefined;
};

export type StudioDoor = {
  address: string;
  /** Whether those who knock can be let in. Asked of the studio itself until it says so, then no more. */
  isOpen: () => Promise<boolean>;
  /** Somebody was let in and nobody was there. */
  foundShut: () => void;
  wasOpen: () => boolean;
  progress: () => StudioProgress | undefined;
  tell: (progress: StudioProgress) => void;
};

const PATIENCE_MS = 2000;

export function studioDoor(address: string): StudioDoor {
  let open = false;
  let everOpen = false;
  let progress: StudioProgress | undefined;
  return {
    address,
    isOpen: async () => {
      open ||= await isReady(address);
      everOpen ||= open;
      return open;
    },
    foundShut: () => {
      open = false;
    },
    wasOpen: () => everOpen,
    progress: () => progress,
    tell: (told) => {
      progress = told;
      everOpen ||= told.steps.length > 0 && told.steps.every(({ state }) => state === 'done');
    },
  };
}

async function isReady(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/admin/api/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
