import type { FastifyInstance } from 'fastify';
import type { Settings } from '../shared/platform/env.ts';
import type { Log } from '../shared/platform/log.ts';
import type { Assets } from '../web/render/assets.ts';
import { createServer } from '../web/server/create-server.ts';
import { createWorkerServer } from '../web/server/create-worker-server.ts';
import type { AppContext, DemoServer } from './app-context.ts';
import { compose } from './compose.ts';
import { type ExtensionModule, extensionModules } from './extensions/extension-modules.ts';
import { openExtensions } from './extensions/open-extensions.ts';

/** The server over everything that compose has opened; closing the server closes it all. */
export async function bootstrap(
  settings: Settings,
  log: Log,
  assets: Assets,
  assetsFolder: string | undefined,
  demoServer?: DemoServer | undefined,
  modules: readonly ExtensionModule[] = extensionModules,
): Promise<{ server: FastifyInstance; app: AppContext }> {
  const extensions = await openExtensions(settings, { modules, env: process.env, log });
  const host = { log, assets, assetsFolder, demoServer, extensions };
  const { app, features, close } = await compose(settings, host);
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
