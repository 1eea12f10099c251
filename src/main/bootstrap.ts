import type { FastifyInstance } from 'fastify';
import type { Settings } from '../shared/platform/env.ts';
import type { Log } from '../shared/platform/log.ts';
import type { Assets } from '../web/render/assets.ts';
import type { AppContext } from '../web/server/app-context.ts';
import { createServer } from '../web/server/create-server.ts';
import { createWorkerServer } from '../web/server/create-worker-server.ts';
import { compose } from './compose.ts';
import { featureRoutes } from './feature-routes.ts';

/** The server over everything that compose has opened; closing the server closes it all. */
export async function bootstrap(
  settings: Settings,
  log: Log,
  assets: Assets,
  assetsFolder: string | undefined,
): Promise<{ server: FastifyInstance; app: AppContext }> {
  const { app, close } = await compose(settings, { log, assets, assetsFolder });
  const server = settings.roles.includes('sites')
    ? await createServer(app, featureRoutes)
    : createWorkerServer(app);
  server.addHook('onClose', close);
  return { server, app };
}
