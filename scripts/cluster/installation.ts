import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type PostgresServer,
  startPostgres,
} from '../../src/shared/platform/database/testing/postgres-server.ts';
import { freePort } from '../../src/shared/platform/testing/free-port.ts';
import {
  type OpenSearchCluster,
  startOpenSearch,
} from '../../src/shared/search/adapters/opensearch/testing/opensearch-cluster.ts';
import { type Receivers, startReceivers } from './receivers.ts';
import { type RoundRobinProxy, startRoundRobinProxy } from './round-robin-proxy.ts';
import { runScript } from './run-script.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const root = join(import.meta.dirname, '../..');
const SITES = 3;

export const editorAccount = { email: 'admin@solvik.example', password: 'a password of the cluster' };
export const INVENTORY_KEY = 'the-key-of-the-cluster';

/** A part that can be ended and started again under the same name and port. */
export type Part = {
  name: string;
  current: () => ServerProcess;
  end: ServerProcess['end'];
  start: () => Promise<void>;
};

export type Installation = {
  postgres: PostgresServer;
  openSearch: OpenSearchCluster | undefined;
  receivers: Receivers;
  proxy: RoundRobinProxy;
  sites: readonly Part[];
  worker: Part;
  studio: Part;
  stop: () => Promise<void>;
};

/** PostgreSQL, OpenSearch where there is Java, three processes of the sites, a worker, a studio and the proxy, over the demo. */
export async function openInstallation(
  logFolder: string,
  say: (line: string) => void,
): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-cluster-'));
  await mkdir(logFolder, { recursive: true });
  const postgres = await startPostgres();
  const openSearch = await openSearchIfPossible(say);
  const receivers = await startReceivers();
  const sitePorts = await Promise.all(Array.from({ length: SITES }, freePort));
  const studioPort = await freePort();
  const proxy = await startRoundRobinProxy(() => sitePorts);
  const env = environment({ dataDir, postgres, openSearch, receivers, studioPort });
  const demoEnv = { ...env, PORT: String(proxy.port) };
  const parts: Part[] = [];
  const stop = async () => {
    await Promise.all(parts.map(({ end }) => end('SIGKILL')));
    await proxy.stop();
    await receivers.stop();
    await openSearch?.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await runScript('scripts/load-demo.ts', demoEnv);
    say('demo content loaded');
    await runScript('cms/prepare.ts', demoEnv);
    say('studio prepared');
    const open = async (name: string, port: number, more: Record<string, string>, entry?: string) => {
      const logFile = join(logFolder, `${name}.log`);
      const isReady = entry ? isStudioReady : undefined;
      const start = () =>
        startServerProcess({ name, port, env: { ...env, ...more }, logFile, entry, isReady });
      let current = await start();
      const part: Part = {
        name,
        current: () => current,
        end: (signal) => current.end(signal),
        start: async () => {
          current = await start();
        },
      };
      parts.push(part);
      say(`${name} at ${port}`);
      return part;
    };
    const worker = await open('worker', await freePort(), { ROLES: 'worker', LOG_LEVEL: 'info' });
    const sites: Part[] = [];
    for (const [at, port] of sitePorts.entries())
      sites.push(await open(`site-${at + 1}`, port, { ROLES: 'sites' }));
    // The studio writes addresses with the port that visitors use.
    const studio = await open('studio', studioPort, { PORT: String(proxy.port) }, 'cms/start.ts');
    return { postgres, openSearch, receivers, proxy, sites, worker, studio, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openSearchIfPossible(say: (line: string) => void): Promise<OpenSearchCluster | undefined> {
  try {
    const cluster = await startOpenSearch({ nodes: 1, cacheFolder: join(root, '.cache/opensearch') });
    say('OpenSearch started');
    return cluster;
  } catch (error) {
    say(
      `without OpenSearch, with the embedded search: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
    );
    return undefined;
  }
}

type Given = {
  dataDir: string;
  postgres: PostgresServer;
  openSearch: OpenSearchCluster | undefined;
  receivers: Receivers;
  studioPort: number;
};

function environment({
  dataDir,
  postgres,
  openSearch,
  receivers,
  studioPort,
}: Given): Record<string, string> {
  return {
    NODE_ENV: 'production',
    DEMO: '1',
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    ...(openSearch && { OPENSEARCH_URL: openSearch.nodes.map(({ url }) => url).join(',') }),
    LOG_LEVEL: 'warn',
    STUDIO_PORT: String(studioPort),
    STUDIO_SECRET: 'a secret of the cluster test',
    PREVIEW_SECRET: 'another secret of the cluster test',
    STUDIO_DEMO_PASSWORD: editorAccount.password,
    INVENTORY_API_KEY: INVENTORY_KEY,
    SEARCH_API_KEY: INVENTORY_KEY,
    LEADS_WEBHOOK_URL: receivers.webhookUrl,
    LEADS_WEBHOOK_SECRET: 'a third secret of the cluster test',
    SMS_GATEWAY_URL: receivers.smsUrl,
    SMTP_URL: receivers.smtpUrl,
    MAIL_FROM: 'no-reply@solvik.example',
    DELIVERY_RETRY_MS: '500',
  };
}

async function isStudioReady(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/admin/api/ready`).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok ?? false;
}
