import { createServer as createHttpServer } from 'node:http';
import { createServer as createViteServer } from 'vite';
import type { DemoServer } from '../src/main/app-context.ts';
import type { bootstrap as Bootstrap } from '../src/main/bootstrap.ts';
import { parseEnvironment } from '../src/shared/platform/env.ts';
import { createLog } from '../src/shared/platform/log.ts';
// @ts-expect-error: plain JavaScript, because it runs before anything is installed
import { demoKeys } from './bootstrap/demo-keys.mjs';
// @ts-expect-error: likewise
import { isDemo } from './bootstrap/demo-mode.mjs';
// @ts-expect-error: likewise
import { run, runStep } from './bootstrap/run-step.mjs';

/** The sites with hot reload: Vite serves the browser's modules, and the server is reloaded after each change. */
const demo = isDemo(process.env);
if (demo)
  await runStep('Demo content', () =>
    run(process.execPath, ['scripts/load-demo.ts'], { env: { DEMO: '1' }, show: process.stdout.isTTY }),
  );
const parsed = parseEnvironment({
  ...process.env,
  ...(demo && demoKeys(process.env)),
  DEMO: demo ? '1' : '0',
});
if (!parsed.ok) {
  console.error(parsed.problems.join('\n'));
  process.exit(1);
}
const { settings } = parsed;
const log = createLog({ level: settings.logLevel });
const http = createHttpServer();
const vite = await createViteServer({
  server: { middlewareMode: true, hmr: { server: http }, allowedHosts: true },
});

const assets = {
  stylesheets: ['/src/web/client/styles.css'],
  script: '/scripts/dev-client.ts',
  islandPreloads: [],
  modulesOf: () => [],
  editingStylesheets: ['/src/web/client/editing/editing.css'],
  addressOf: () => undefined,
  // The module server turns it into what the browser understands.
  stylesheetText: (sheet: string) => `@import url("/${sheet}?direct");`,
  development: true,
};

let server = open();

async function open() {
  const { bootstrap } = (await vite.ssrLoadModule('/src/main/bootstrap.ts')) as {
    bootstrap: typeof Bootstrap;
  };
  const { demoServer } = demo
    ? ((await vite.ssrLoadModule('/demo/server/demo-server.ts')) as { demoServer: DemoServer })
    : {};
  const { server } = await bootstrap(settings, log, assets, undefined, demoServer);
  await server.ready();
  return server;
}

let waiting: NodeJS.Timeout | undefined;
vite.watcher.on('change', (file) => {
  if (!/\/(src|demo\/server)\/.*\.tsx?$/.test(file)) return;
  clearTimeout(waiting);
  waiting = setTimeout(reopen, 100);
});

async function reopen() {
  const old = await server.catch(() => undefined);
  server = open();
  server.then(
    () => vite.ws.send({ type: 'full-reload' }),
    (problem: Error) => {
      vite.ssrFixStacktrace(problem);
      console.error(problem);
    },
  );
  await old?.close();
}

http.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      (await server).routing(request, response);
    } catch (problem) {
      response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(String(problem instanceof Error ? problem.stack : problem));
    }
  });
});

http.listen(settings.port, () => console.log(`Development: http://localhost:${settings.port}`));
