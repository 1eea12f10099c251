/** A wait that can be cut short; who rings early is heard, too. */
export function interruptibleSleep() {
  let isInterrupted = false;
  let resolveNow: (() => void) | undefined;
  return {
    interrupt: () => {
      isInterrupted = true;
      resolveNow?.();
    },
    sleep: async (ms: number) => {
      if (!isInterrupted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          resolveNow = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isInterrupted = false;
      resolveNow = undefined;
    },
  };
}
