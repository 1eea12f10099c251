import os from 'node:os';
import { onParentExit } from './on-parent-exit.mjs';

/** Aborts at the first SIGINT or SIGTERM, and when the npm that started this process is gone. */
export function stopSignal() {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => controller.abort(name));
  onParentExit(() => controller.abort('SIGTERM'));
  return controller.signal;
}

/** What a shell reports of a process that a signal has ended. */
export function exitCodeOf(signalName) {
  return 128 + (os.constants.signals[signalName] ?? 0);
}
