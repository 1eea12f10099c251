/** A sleep that can be cut short; an interrupt before it starts counts, too. */
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
