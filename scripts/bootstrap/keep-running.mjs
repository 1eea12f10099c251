import { exitCodeOf } from './stop-signal.mjs';

const LONGEST_DELAY_S = 60;
/** A process that served for so long before it ended is started again as if it had never ended before. */
const STABLE_AFTER_MS = 60_000;
/** So often in a row a process that had been ready is started again after a second: somebody may be ending it. */
const QUICK_RESTARTS = 5;

/**
 * Starts a process, and starts it again when it ends, for as long as `shouldRestart` says so: with growing delays when
 * it never became ready, which it says by a message, or keeps ending. `ended` resolves with the exit code once it is
 * over, and `stop` ends it.
 */
export function keepRunning({ start, stop, onRestart, shouldRestart = () => true, now = Date.now }) {
  let stopped = false;
  let child;
  let waiting;
  let end;
  const ended = new Promise((resolve) => {
    end = resolve;
  });

  function launch(endedInARow) {
    const began = now();
    let readyAt;
    child = start();
    child.once('message', () => {
      readyAt = now();
    });
    child.on('close', (code, signal) => {
      child = undefined;
      if (stopped || !shouldRestart(code)) return end(code ?? exitCodeOf(signal));
      const count = now() - (readyAt ?? began) > STABLE_AFTER_MS ? 1 : endedInARow + 1;
      const quick = readyAt === undefined ? 1 : QUICK_RESTARTS;
      const delaySeconds = Math.min(2 ** Math.max(0, count - quick), LONGEST_DELAY_S);
      onRestart({ reason: signal ?? `code ${code}`, delaySeconds });
      waiting = setTimeout(() => launch(count), delaySeconds * 1000);
    });
  }

  launch(0);
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
