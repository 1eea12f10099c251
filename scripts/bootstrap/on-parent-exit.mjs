// `npm start` puts a shell between npm and this process; a signal to npm ends both of them, but not this process.
const CHECK_EVERY_MS = 500;

/** Calls `stop` when the process that started this one is gone. Only for a start by npm: a daemon has no parent. */
export function onParentExit(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    stop();
  }, CHECK_EVERY_MS);
  check.unref();
}
