import { join } from 'node:path';
import { readEnvironment, type Settings } from '../platform/env.ts';
import { createLog } from '../platform/log.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { builtAssets } from './built-assets.ts';
import { openHouse } from './open-house.ts';
import type { StudioProgress } from './studio/studio-door.ts';

const DRAIN_MS = 10_000;

/** The server process: reads its environment, opens the house, and leaves in good order when asked to. */
async function main(): Promise<void> {
  const reading = readEnvironment(process.env);
  if (!reading.ok)
    throw new OperatorError(reading.problems.join('\n  '), 'Mend these settings and start again.');
  const { settings } = reading;
  const log = createLog({ level: settings.logLevel });
  const folder = join(import.meta.dirname, '../client');
  const { app, house, studio } = await openHouse(
    settings,
    log,
    await builtAssets(folder),
    join(folder, 'assets'),
  );
  await listen(app, settings);
  // Whoever started this process prepares the studio, too, and tells how far that is.
  if (process.connected) process.on('message', ({ studio: told }: ToldByStart) => told && studio?.tell(told));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => leave(app.close()));
  // The starter may be killed without a signal to this process; the channel closes all the same.
  process.once('disconnect', () => leave(app.close()));
  const sites = house.content.sites().map(({ site }) => ({ name: site.name, url: site.url }));
  log.info({ code: 'STARTED', port: settings.port, sites: sites.length }, 'open');
  process.send?.({ sites, madeUp: madeUpKeys(settings) });
}

type ToldByStart = { studio?: StudioProgress };

async function listen(
  app: { listen: (at: { port: number; host: string }) => Promise<string> },
  { port }: Settings,
) {
  try {
    await app.listen({ port, host: '::' });
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException;
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
    if (code === 'EAFNOSUPPORT') return void (await app.listen({ port, host: '0.0.0.0' }));
    throw problem;
  }
}

/** Requests under way are finished; a stuck one does not hold the door for ever. */
async function leave(closed: PromiseLike<unknown>): Promise<void> {
  setTimeout(() => process.exit(0), DRAIN_MS).unref();
  await closed;
  process.exit(0);
}

function madeUpKeys(settings: Settings): Record<string, string | undefined> {
  const values = {
    SEARCH_API_KEY: settings.searchApiKey,
    INVENTORY_API_KEY: settings.inventoryApiKey,
    PREVIEW_SECRET: settings.previewSecret,
    STUDIO_SECRET: settings.studio?.secret,
  };
  return Object.fromEntries(settings.madeUp.map((name) => [name, values[name]]));
}

main().catch((problem: unknown) => {
  if (problem instanceof OperatorError)
    console.error(`Forecourt cannot start.\n  ${problem.message}\n  ${problem.mend}`);
  else console.error(problem);
  process.exit(1);
});
