import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../platform/testing/free-port.ts';
import { openSearchDistribution } from './opensearch-distribution.ts';
import { type OpenSearchNode, openSearchNode } from './opensearch-node.ts';

export type OpenSearchCluster = { nodes: readonly OpenSearchNode[]; stop: () => Promise<void> };

type ClusterOptions = {
  nodes: number;
  cacheFolder: string;
  firstPort?: number | undefined;
  heapMb?: number | undefined;
};

/** A throw-away OpenSearch cluster on loopback: own folder, own ports. */
export async function startOpenSearch(options: ClusterOptions): Promise<OpenSearchCluster> {
  const { cacheFolder, firstPort, heapMb = 512 } = options;
  const distribution = await openSearchDistribution(cacheFolder);
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-opensearch-'));
  await chmod(folder, 0o755);
  const cluster = await Promise.all(
    Array.from({ length: options.nodes }, async (_, at) => ({
      name: `node-${at + 1}`,
      port: firstPort ? firstPort + at : await freePort(),
      transportPort: await freePort(),
    })),
  );
  const nodes: OpenSearchNode[] = [];
  const stop = async () => {
    await Promise.all(nodes.map(({ kill }) => kill()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    for (const address of cluster)
      nodes.push(await openSearchNode({ distribution, folder, address, cluster, heapMb }));
    await Promise.all(nodes.map(({ start }) => start()));
    return { nodes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
