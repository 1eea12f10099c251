import { createServer } from 'node:http';
import { join } from 'node:path';
import { threadedRollBack } from '../src/main/studio-roll-back.ts';
import { OperatorError } from '../src/shared/platform/operator-error.ts';
import { allowNavigation } from './accounts/allow-navigation.ts';
import { loadForStudio } from './extensions/load-for-studio.ts';
import { provideExtensions } from './extensions/provided-extensions.ts';
import { provideFonts } from './fonts/font-instance.ts';
import { prepareInThread } from './fonts/threaded-fonts.ts';
import { provideRollBack } from './operations/operations-instance.ts';
import { readStudioSettings, requireSecrets } from './settings.ts';

const DRAIN_MS = 10_000;
/** Longer than the sites' servers keep a connection, so that it is never this end that closes one in use. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000;

/** Serves the built studio where only the sites' servers reach it; they proxy /admin to it. */
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
const settings = readSettings();
const { studioPort, studioHost: hostname } = settings;
provideRollBack(threadedRollBack(settings));
provideFonts(prepareInThread);
provideExtensions(await loadForStudio(process.env, join(import.meta.dirname, '..'), console.error));
const { default: next } = await import('next');
const app = next({ dev: false, dir: import.meta.dirname, hostname, port: studioPort });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS }, (request, response) => {
  allowNavigation(request.headers);
  void handle(request, response);
});
server.listen(studioPort, hostname, () =>
  process.stdout.write(`The studio listens on ${hostname}:${studioPort}.\n`),
);

// Also the second signal needs a handler, else it would kill.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
// The parent process may be killed without a signal to this one; its IPC channel closes in any case.
process.once('disconnect', stop);

function stop(): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), DRAIN_MS).unref();
}

function readSettings() {
  try {
    const settings = readStudioSettings(process.env);
    requireSecrets(settings);
    return settings;
  } catch (problem) {
    if (!(problem instanceof OperatorError)) throw problem;
    console.error(`The studio cannot start.\n  ${problem.message}\n  ${problem.hint}`);
    process.exit(1);
  }
}
