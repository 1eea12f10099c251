import type { FastifyInstance } from 'fastify';
import type { Settings } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';
import type { Assets } from '../render/assets.ts';
import { compose } from '../wiring/compose.ts';
import type { AppContext } from './app-context.ts';
import { createServer } from './create-server.ts';
import { createWorkerServer } from './create-worker-server.ts';

/** The server over everything that compose has opened; closing the server closes it all. */
export async function bootstrap(
  settings: Settings,
  log: Log,
  assets: Assets,
  assetsFolder: string | undefined,
): Promise<{ server: FastifyInstance; app: AppContext }> {
  const { app, close } = await compose(settings, { log, assets, assetsFolder });
  const server = settings.roles.includes('sites') ? await createServer(app) : createWorkerServer(app);
  server.addHook('onClose', close);
  return { server, app };
}
