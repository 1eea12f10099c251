import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unprivilegedUser } from '../../../../platform/testing/run-as.ts';
import { javaHome } from './opensearch-distribution.ts';

export type OpenSearchNode = {
  readonly url: string;
  readonly dataFolder: string;
  /** Undefined while it is not running. */
  readonly pid: () => number | undefined;
  /** Also starts it again, with the data that it had. Resolves when the cluster has all its nodes. */
  readonly start: () => Promise<void>;
  /** Ends it at once, as a power cut does. */
  readonly kill: () => Promise<void>;
  /** Deletes its data; it must not be running. */
  readonly wipe: () => Promise<void>;
  /** Connections stay open, and nothing is answered until `resume`. */
  readonly suspend: () => void;
  readonly resume: () => void;
};

export type NodeAddress = { readonly name: string; readonly port: number; readonly transportPort: number };

export type NodeOptions = {
  readonly distribution: string;
  readonly folder: string;
  readonly address: NodeAddress;
  readonly cluster: readonly NodeAddress[];
  readonly heapMb: number;
};

const START_LIMIT_MS = 300_000;

/** A node of a throw-away cluster, not started yet. */
export async function openSearchNode(options: NodeOptions): Promise<OpenSearchNode> {
  const { distribution, address, cluster } = options;
  const home = join(options.folder, address.name);
  const config = join(home, 'config');
  const user = unprivilegedUser();
  await cp(join(distribution, 'config'), config, { recursive: true });
  await mkdir(join(home, 'logs'), { recursive: true });
  await writeFile(join(config, 'opensearch.yml'), settingsOf(address, cluster, home));
  // The distribution's own options write a log of garbage collections into its folder.
  const heap = `-Xms${options.heapMb}m\n-Xmx${options.heapMb}m\n`;
  await writeFile(join(config, 'jvm.options'), `${heap}-XX:+UseG1GC\n`);
  for (const path of [home, config, join(home, 'logs')])
    if ('uid' in user) await chown(path, user.uid, user.gid);
  const env = {
    ...process.env,
    OPENSEARCH_JAVA_HOME: await javaHome(),
    OPENSEARCH_PATH_CONF: config,
    OPENSEARCH_TMPDIR: home,
  };
  const dataFolder = join(home, 'data');
  const url = `http://127.0.0.1:${address.port}`;
  let child: ChildProcess | undefined;
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  process.once('exit', () => isRunning() && child?.kill('SIGKILL'));
  return {
    url,
    dataFolder,
    pid: () => (isRunning() ? child?.pid : undefined),
    start: async () => {
      child = spawn(join(distribution, 'bin/opensearch'), [], {
        ...user,
        ...{ cwd: home, env, stdio: ['ignore', 'ignore', 'pipe'] },
      });
      await Promise.race([joined(url, cluster.length), endedEarly(child)]);
    },
    kill: async () => {
      if (!child || !isRunning()) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    wipe: () => rm(dataFolder, { recursive: true, force: true }),
    suspend: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
  };
}

function settingsOf(
  { name, port, transportPort }: NodeAddress,
  cluster: readonly NodeAddress[],
  home: string,
) {
  const seeds = cluster.map((each) => `"127.0.0.1:${each.transportPort}"`);
  return [
    'cluster.name: forecourt-test',
    `node.name: ${name}`,
    'network.host: 127.0.0.1',
    `http.port: ${port}`,
    `transport.port: ${transportPort}`,
    `path.data: ${join(home, 'data')}`,
    `path.logs: ${join(home, 'logs')}`,
    `discovery.seed_hosts: [${seeds.join(', ')}]`,
    `cluster.initial_cluster_manager_nodes: [${cluster.map((each) => each.name).join(', ')}]`,
    // A machine that builds and tests has a full disk more often than a server has.
    'cluster.routing.allocation.disk.threshold_enabled: false',
  ].join('\n');
}

async function joined(url: string, nodes: number): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  const health = `${url}/_cluster/health?wait_for_nodes=${nodes}&timeout=5s`;
  while (Date.now() < deadline) {
    const response = await fetch(health).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await pause(500);
  }
  throw new Error(`OpenSearch at ${url} did not become a cluster of ${nodes} in five minutes.`);
}

async function endedEarly(child: ChildProcess): Promise<never> {
  let output = '';
  // The pipe must be drained, or the node would block once it is full.
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-2000);
  });
  await once(child, 'exit');
  throw new Error(`A node of OpenSearch ended while it started: ${output}`);
}
