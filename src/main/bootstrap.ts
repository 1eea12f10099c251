import type { FastifyInstance } from 'fastify';
import type { Settings } from '../shared/platform/env.ts';
import type { Log } from '../shared/platform/log.ts';
import type { Assets } from '../web/render/assets.ts';
import { createServer } from '../web/server/create-server.ts';
import { createWorkerServer } from '../web/server/create-worker-server.ts';
import type { AppContext, DemoServer } from './app-context.ts';
import { compose } from './compose.ts';
import { features } from './features.ts';

/** The server over everything that compose has opened; closing the server closes it all. */
export async function bootstrap(
  settings: Settings,
  log: Log,
  assets: Assets,
  assetsFolder: string | undefined,
  demoServer?: DemoServer | undefined,
): Promise<{ server: FastifyInstance; app: AppContext }> {
  const { app, close } = await compose(settings, { log, assets, assetsFolder, demoServer });
  const routes = features.flatMap(({ routes = [] }) => routes);
  const server = settings.roles.includes('sites')
    ? await createServer(app, [...routes, ...(demoServer?.routes ?? [])])
    : await createWorkerServer(
        app,
        features.flatMap(({ workerRoutes = [] }) => workerRoutes),
      );
  server.addHook('onClose', close);
  return { server, app };
}
