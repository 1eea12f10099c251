import type { FastifyInstance } from 'fastify';
import { compose } from '../../main/compose.ts';
import type { Settings } from '../../shared/platform/env.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { Assets } from '../render/assets.ts';
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
