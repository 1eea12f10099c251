import { exitCodeOf } from './stop-signal.mjs';

const LONGEST_DELAY_S = 60;
/** A process that ran this long before it ended is started again without a growing delay. */
const STABLE_AFTER_MS = 60_000;

/**
 * Starts a process, and starts it again when it ends, with growing delays, for as long as `shouldRestart` says so.
 * `ended` resolves with the exit code once it is over, and `stop` ends it.
 */
export function keepRunning({ start, stop, onRestart, shouldRestart = () => true, now = Date.now }) {
  let stopped = false;
  let child;
  let waiting;
  let end;
  const ended = new Promise((resolve) => {
    end = resolve;
  });

  function launch(delaySeconds) {
    const began = now();
    child = start();
    child.on('close', (code, signal) => {
      child = undefined;
      if (stopped || !shouldRestart(code)) return end(code ?? exitCodeOf(signal));
      const delay = now() - began > STABLE_AFTER_MS ? 1 : delaySeconds;
      onRestart({ reason: signal ?? `code ${code}`, delaySeconds: delay });
      waiting = setTimeout(() => launch(Math.min(delay * 2, LONGEST_DELAY_S)), delay * 1000);
    });
  }

  launch(1);
  return {
    ended,
    stop: () => {
      stopped = true;
      clearTimeout(waiting);
      if (child) stop(child);
      else end(0);
    },
  };
}
