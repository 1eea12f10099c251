import { join } from 'node:path';
import type { Settings } from '../shared/platform/env.ts';
import { createLog } from '../shared/platform/log.ts';
import { OperatorError } from '../shared/platform/operator-error.ts';
import { builtAssets } from '../web/server/built-assets.ts';
import { lingerIdleConnections } from '../web/server/linger.ts';
import { openMetricsServer } from '../web/server/metrics-server.ts';
import type { StudioProgress } from '../web/server/studio/studio-proxy.ts';
import { bootstrap } from './bootstrap.ts';
import { loadDemoServer } from './demo-server.ts';
import { readSettings } from './read-settings.ts';

const DRAIN_MS = 10_000;
const LINGER_MS = 1000;

/** The server process: reads its environment, serves the sites, and on a signal finishes open requests and exits. */
export async function runServer(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog({ level: settings.logLevel });
  const folder = join(import.meta.dirname, '../client');
  const assets = await builtAssets(folder);
  const demoServer = await loadDemoServer(settings, import.meta.dirname);
  const { server, app } = await bootstrap(settings, log, assets, join(folder, 'assets'), demoServer);
  lingerIdleConnections(server.server, LINGER_MS);
  await listen(server, settings);
  if (settings.metricsPort) await openMetricsServer(app.metrics, settings.metricsPort);
  // The parent process prepares the studio, too, and reports its progress.
  if (process.connected)
    process.on('message', ({ studio: progress }: ParentMessage) => {
      if (progress) app.studio?.proxy.reportProgress(progress);
    });
  // A signal to the whole process group comes once more from the starter; without a handler the second one would kill.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => shutDown(server));
  // The starter may be killed without a signal to this process; the channel closes all the same.
  process.once('disconnect', () => shutDown(server));
  const sites = app.content.sites().map(({ site }) => ({ name: site.name, url: site.url }));
  log.info({ code: 'STARTED', port: settings.port, sites: sites.length }, 'open');
  process.send?.({ sites, madeUp: settings.generatedKeys });
}

type ParentMessage = { studio?: StudioProgress };

async function listen(
  server: { listen: (at: { port: number; host: string }) => Promise<string> },
  { port }: Settings,
) {
  try {
    await server.listen({ port, host: '::' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new OperatorError(
        `Port ${port} is taken.`,
        `Stop what uses it, or choose another: PORT=${port + 1} npm start`,
      );
    }
    if (code === 'EACCES') {
      throw new OperatorError(
        `Port ${port} needs rights this user does not have.`,
        'Choose one above 1023: PORT=3000 npm start',
      );
    }
    // A machine without IPv6.
    if (code === 'EAFNOSUPPORT') return void (await server.listen({ port, host: '0.0.0.0' }));
    throw error;
  }
}

/** Open requests are finished; a stuck one cannot delay the exit for ever. */
async function shutDown(server: { close: () => PromiseLike<unknown> }): Promise<void> {
  if (isShuttingDown) return;
  isShuttingDown = true;
  setTimeout(() => process.exit(0), DRAIN_MS).unref();
  await server.close();
  process.exit(0);
}

let isShuttingDown = false;
