import { bootstrap } from '../../src/main/bootstrap.ts';
import { parseEnvironment } from '../../src/shared/platform/env.ts';
import { createLog } from '../../src/shared/platform/log.ts';

/** The whole server as one process that the bench kills. Without built assets, because its pages are not viewed. */
export async function serveApp(): Promise<void> {
  const reading = parseEnvironment(process.env);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  const assets = {
    stylesheets: [],
    script: '',
    islandPreloads: [],
    modulesOf: () => [],
    addressOf: () => undefined,
    stylesheetText: () => '',
    development: false,
  };
  const { server } = await bootstrap(reading.settings, createLog({ level: 'error' }), assets, undefined);
  await server.listen({ port: reading.settings.port, host: '127.0.0.1' });
  // The parent process has ended.
  process.once('disconnect', () => process.exit());
  process.send?.('open');
}
