// `npm start` puts a shell between npm and this process. A signal to npm ends the shell but not this process, and when
// npm is killed the shell goes on waiting, so that both are watched.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const CHECK_EVERY_MS = 500;

/** Calls `stop` when the npm that started this process is gone. Only for a start by npm: a daemon has no parent. */
export function onParentExit(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = isShell(process.ppid) ? process.ppid : undefined;
  const parents = () => `${process.ppid} ${shell === undefined ? '' : parentOf(shell)}`;
  const atStart = parents();
  const check = setInterval(() => {
    if (parents() === atStart) return;
    clearInterval(check);
    stop();
  }, CHECK_EVERY_MS);
  check.unref();
}

/** Some shells replace themselves with the command; then npm itself is the parent. */
function isShell(pid) {
  return / -c /.test(processField(pid, 'args') ?? '');
}

function parentOf(pid) {
  return processField(pid, 'ppid');
}

/** Minimal Linux images have no `ps`; Windows has neither, and starts commands without such a shell. */
function processField(pid, column) {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
    if (column === 'args') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
