import type { Kysely } from 'kysely';
import { addTexts } from '../../content/publishing/built-in-texts.ts';
import type { ExtensionContext } from '../../extension/extension.ts';
import type { HealthPart } from '../../features/operations/health/health.ts';
import type { Feature } from '../../shared/feature.ts';
import type { Clock } from '../../shared/platform/clock.ts';
import { type DatabaseSettings, migrateFurther } from '../../shared/platform/database/database.ts';
import type { Leases } from '../../shared/platform/database/lease.ts';
import type { Database } from '../../shared/platform/database/schema.ts';
import type { Settings } from '../../shared/platform/env.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { AppContext } from '../app-context.ts';
import type { WorkerContext } from '../worker-context.ts';
import { addExtensionBlocks } from './extension-blocks.ts';
import type { ExtensionModule } from './extension-modules.ts';
import { addExtensionRoutes } from './extension-routes.ts';
import { leadChannel, leadDeliveryHandler } from './lead-delivery.ts';
import { type LoadedExtension, loadExtensions, refuse, thrown } from './load-extensions.ts';
import { ownMigrations } from './own-tables.ts';
import { runJob } from './run-job.ts';

type Given = {
  modules: readonly ExtensionModule[];
  env: Readonly<Record<string, string | undefined>>;
  log: Log;
};

export type Extensions = {
  /** Takes the steps of their tables; one that fails is left out from here on. */
  start: (given: { database: Database; leases: Leases; now: Clock }) => Promise<readonly ExtensionFeature[]>;
  /** Where leads are delivered, too. */
  leadChannels: () => readonly string[];
  health: () => readonly HealthPart[];
  /** The server may be opened again in this process, as in development. */
  close: () => void;
};

export type ExtensionFeature = Feature<AppContext, WorkerContext>;

/**
 * Loads the extensions of this build; their blocks and texts are known from here on, so it comes before content is read.
 */
export async function openExtensions(
  settings: Pick<Settings, 'extensions'> & DatabaseSettings,
  { modules, env, log }: Given,
): Promise<Extensions> {
  const { off, required } = settings.extensions;
  const loading = await loadExtensions(modules, { env, off, required, log });
  const statuses = new Map(loading.statuses.map((status) => [status.name, status]));
  const leaveOut = (name: string, error: unknown) =>
    void statuses.set(name, refuse(name, thrown(error), { required, log }));
  let running: LoadedExtension[] = [];

  async function keep(some: readonly LoadedExtension[], work: (loaded: LoadedExtension) => Promise<void>) {
    const kept: LoadedExtension[] = [];
    for (const loaded of some) {
      try {
        await work(loaded);
        kept.push(loaded);
      } catch (error) {
        leaveOut(loaded.extension.name, error);
      }
    }
    return kept;
  }

  const removals: (() => void)[] = [];
  running = await keep(loading.extensions, async (loaded) => {
    removals.push(await addExtensionBlocks(loaded));
    removals.push(addTexts(loaded.extension.name, loaded.extension.texts ?? {}));
  });

  return {
    start: async ({ database, leases, now }) => {
      running = await keep(running, ({ extension: { name, migrations = [] } }) =>
        migrations.length > 0
          ? migrateFurther(database, settings, ownMigrations(name, migrations))
          : Promise.resolve(),
      );
      return running.map((loaded) =>
        toFeature(loaded, { ...loaded, now, database: database as unknown as Kysely<unknown> }, leases),
      );
    },
    leadChannels: () =>
      running.flatMap(({ extension: { name, leadDeliveries = {} } }) =>
        Object.keys(leadDeliveries).map((delivery) => leadChannel(name, delivery)),
      ),
    close: () => {
      for (const remove of removals) remove();
    },
    health: () =>
      [...statuses.values()]
        .filter(({ state }) => state !== 'off')
        .map(({ name, state }) => ({
          name: `extension:${name}`,
          status: state === 'running' ? 'ok' : 'degraded',
          ageSeconds: undefined,
        })),
  };
}

function toFeature(
  { extension }: LoadedExtension,
  given: ExtensionContext,
  leases: Leases,
): ExtensionFeature {
  const { name, about, leadDeliveries = {}, jobs = [] } = extension;
  const { settings, log, now, database } = given;
  const context: ExtensionContext = { settings, log, now, database };
  return {
    name,
    about,
    routes: (server, app) => addExtensionRoutes(server, extension, context, app.sites.at),
    deliveries: async (needs) =>
      Object.fromEntries(
        Object.entries(leadDeliveries).map(([delivery, declared]) => [
          leadChannel(name, delivery),
          leadDeliveryHandler(declared, context, needs),
        ]),
      ),
    jobs: async () => {
      const stops = jobs.map((job) => runJob(job, { extension: name, context, leases }));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
