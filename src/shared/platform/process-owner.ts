import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** What can be found out about a process of this machine. */
export type ProcessProbe = {
  /** Machine and process namespace: containers on one machine do not see each other's processes. */
  machine: string;
  isRunning: (pid: number) => boolean;
  /** When it began, in words of the machine; undefined where that cannot be seen. */
  startOf: (pid: number) => string | undefined;
};

/** Names this process so that another one on the same machine can tell later whether it still runs. */
export function processOwner(pid = process.pid, { machine, startOf }: ProcessProbe = thisMachine): string {
  return [machine, pid, startOf(pid) ?? ''].join(' ');
}

/** Whether the process is known to have ended; false also where nobody can tell, as on another machine. */
export function isOwnerGone(owner: string, probe: ProcessProbe = thisMachine): boolean {
  const [machine, pidText, start] = owner.split(' ');
  const pid = Number(pidText);
  if (machine !== probe.machine || !Number.isInteger(pid) || pid < 1) return false;
  if (!probe.isRunning(pid)) return true;
  const running = probe.startOf(pid);
  // Numbers of processes are used again, in a container even at once.
  return !!start && running !== undefined && running !== start;
}

const thisMachine: ProcessProbe = {
  machine: `${hostname()}/${readOr('', () => readlinkSync('/proc/self/ns/pid'))}`,
  isRunning(pid) {
    try {
      return process.kill(pid, 0);
    } catch (problem) {
      return (problem as NodeJS.ErrnoException).code !== 'ESRCH';
    }
  },
  startOf(pid) {
    return readOr(undefined, () => {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // The name in parentheses may hold spaces; the start is the 20th field behind it.
      const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
      return ticks && `${boot}:${ticks}`;
    });
  },
};

function readOr<T>(otherwise: T, read: () => T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
