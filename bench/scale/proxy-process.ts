import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startRoundRobinProxy } from '../../scripts/cluster/round-robin-proxy.ts';

/** The proxy of the benchmark has a process of its own, so that neither the load nor the sites wait for each other in it. */
export async function startProxyProcess(ports: readonly number[]) {
  const child = fork(process.argv[1] ?? '', ['proxy', ...ports.map(String)]);
  const [port] = await once(child, 'message');
  return { port: Number(port), stop: () => void child.kill() };
}

export async function serveProxy(ports: readonly number[]): Promise<void> {
  const { port } = await startRoundRobinProxy(() => ports);
  process.send?.(port);
}
