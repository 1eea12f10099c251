import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../../platform/testing/free-port.ts';
import { unprivilegedUser } from '../../../../platform/testing/run-as.ts';
import { javaHome, openSearchDistribution } from './opensearch-distribution.ts';

export type OpenSearchNode = { url: string; kill: () => Promise<void> };
export type OpenSearchCluster = { nodes: readonly OpenSearchNode[]; stop: () => Promise<void> };

type ClusterOptions = { nodes: number; cacheFolder: string; firstPort?: number | undefined };

const HEAP = '512m';
const START_LIMIT_MS = 180_000;

/** A throw-away OpenSearch cluster on loopback: own folder, own ports. */
export async function startOpenSearch(options: ClusterOptions): Promise<OpenSearchCluster> {
  const distribution = await openSearchDistribution(options.cacheFolder);
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-opensearch-'));
  await chmod(folder, 0o755);
  const members = await Promise.all(
    Array.from({ length: options.nodes }, async (_, at) => ({
      name: `node-${at + 1}`,
      port: options.firstPort ? options.firstPort + at : await freePort(),
      transportPort: await freePort(),
    })),
  );
  const children: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(children.map(killed));
    await rm(folder, { recursive: true, force: true });
  };
  const lastResort = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  process.once('exit', lastResort);
  try {
    for (const member of members) children.push(await startNode(distribution, folder, member, members));
    const nodes = members.map(({ port }, at) => ({
      url: `http://127.0.0.1:${port}`,
      kill: () => killed(children[at]),
    }));
    await Promise.race([
      Promise.all(nodes.map(({ url }) => joined(url, members.length))),
      ...children.map(endedEarly),
    ]);
    return { nodes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Member = { name: string; port: number; transportPort: number };

async function startNode(
  distribution: string,
  folder: string,
  member: Member,
  members: readonly Member[],
): Promise<ChildProcess> {
  const home = join(folder, member.name);
  const config = join(home, 'config');
  await cp(join(distribution, 'config'), config, { recursive: true });
  await mkdir(join(home, 'logs'), { recursive: true });
  await writeFile(join(config, 'opensearch.yml'), settingsOf(member, members, home));
  // The distribution's own options write a log of garbage collections into its folder.
  await writeFile(join(config, 'jvm.options'), `-Xms${HEAP}\n-Xmx${HEAP}\n-XX:+UseG1GC\n`);
  const user = unprivilegedUser();
  for (const path of [home, config, join(home, 'logs')])
    if ('uid' in user) await chown(path, user.uid, user.gid);
  return spawn(join(distribution, 'bin/opensearch'), [], {
    ...user,
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      OPENSEARCH_JAVA_HOME: await javaHome(),
      OPENSEARCH_PATH_CONF: config,
      OPENSEARCH_TMPDIR: home,
    },
  });
}

function settingsOf(member: Member, members: readonly Member[], home: string): string {
  const seeds = members.map(({ transportPort }) => `"127.0.0.1:${transportPort}"`);
  return [
    'cluster.name: forecourt-test',
    `node.name: ${member.name}`,
    'network.host: 127.0.0.1',
    `http.port: ${member.port}`,
    `transport.port: ${member.transportPort}`,
    `path.data: ${join(home, 'data')}`,
    `path.logs: ${join(home, 'logs')}`,
    `discovery.seed_hosts: [${seeds.join(', ')}]`,
    `cluster.initial_cluster_manager_nodes: [${members.map(({ name }) => name).join(', ')}]`,
    // A machine that builds and tests has a full disk more often than a server has.
    'cluster.routing.allocation.disk.threshold_enabled: false',
  ].join('\n');
}

async function joined(url: string, members: number): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  const health = `${url}/_cluster/health?wait_for_nodes=${members}&timeout=5s`;
  while (Date.now() < deadline) {
    const response = await fetch(health).catch(() => undefined);
    if (response?.ok) return;
    await pause(500);
  }
  throw new Error(`OpenSearch at ${url} did not become a cluster of ${members} in three minutes.`);
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

async function killed(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
