import type { Kysely } from 'kysely';
import { addTexts } from '../../content/publishing/built-in-texts.ts';
import type { ExtensionContext } from '../../extension/extension.ts';
import type {
  ExtensionSource,
  ExtensionSources,
} from '../../features/inventory/sources/fetchers/extension-fetcher.ts';
import type { DeclaredForm } from '../../features/leads/declared-forms/declare-form.ts';
import type { HealthPart } from '../../features/operations/health/health.ts';
import type { Feature } from '../../shared/feature.ts';
import type { Geocoder } from '../../shared/maps/geocoder.ts';
import type { SmsSender } from '../../shared/messaging/sms.ts';
import type { Clock } from '../../shared/platform/clock.ts';
import { type DatabaseSettings, migrateFurther } from '../../shared/platform/database/database.ts';
import type { Leases } from '../../shared/platform/database/lease.ts';
import type { Database } from '../../shared/platform/database/schema.ts';
import type { Settings } from '../../shared/platform/env.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { AppContext } from '../app-context.ts';
import { leadForms } from '../lead-forms.ts';
import type { WorkerContext } from '../worker-context.ts';
import { addAnalyticsSinks } from './analytics-sinks.ts';
import { addExtensionBlocks } from './extension-blocks.ts';
import { declareExtensionForms, refuseTakenNames } from './extension-forms.ts';
import type { ExtensionModule } from './extension-modules.ts';
import { addExtensionRoutes } from './extension-routes.ts';
import { addFeedReceivers } from './feed-receivers.ts';
import { addFinancePlans } from './finance-plans.ts';
import { leadChannel, leadDeliveryHandler } from './lead-delivery.ts';
import { loadExtensions, refuse, thrown } from './load-extensions.ts';
import type { LoadedExtension } from './loaded-extension.ts';
import { ownMigrations } from './own-tables.ts';
import { addRecordFields } from './record-fields.ts';
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
  /** Where feeds are fetched from, too, once they are started. */
  feedSources: () => ExtensionSources;
  /** Their forms, whose answers become leads. */
  forms: () => readonly DeclaredForm[];
  /** What they bring in place of the product's own, once they are started. */
  adapters: () => Adapters;
  health: () => readonly HealthPart[];
  /** The server may be opened again in this process, as in development. */
  close: () => void;
};

type Adapters = { smsSender?: SmsSender; geocoder?: Geocoder };

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
  const removals = new Map<string, (() => void)[]>();
  const adapters: Adapters = {};
  const feedSources = new Map<string, ExtensionSource>();
  const forms = new Map<string, readonly DeclaredForm[]>();
  let running: LoadedExtension[] = [];

  /** It comes whole or not at all. */
  function leaveOut(name: string, error: unknown): void {
    for (const remove of removals.get(name) ?? []) remove();
    removals.delete(name);
    forms.delete(name);
    statuses.set(name, refuse(name, thrown(error), { required, log }));
  }

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

  running = await keep(loading.extensions, async (loaded) => {
    const { name, texts = {} } = loaded.extension;
    const own = declareExtensionForms(loaded);
    refuseTakenNames(Object.values(own), [...leadForms, ...[...forms.values()].flat()]);
    const removes: (() => void)[] = [];
    removals.set(name, removes);
    removes.push(addRecordFields(loaded.extension));
    removes.push(addFinancePlans(loaded));
    removes.push(addFeedReceivers(loaded.extension));
    removes.push(addAnalyticsSinks(loaded));
    removes.push(await addExtensionBlocks(loaded, own));
    removes.push(addTexts(name, texts));
    forms.set(name, Object.values(own));
  });

  return {
    start: async ({ database, leases, now }) => {
      const contextOf = ({ settings: own, log: ownLog }: LoadedExtension): ExtensionContext => ({
        ...{ settings: own, log: ownLog, now },
        database: database as unknown as Kysely<unknown>,
      });
      running = await keep(running, async (loaded) => {
        const { name, migrations = [] } = loaded.extension;
        if (migrations.length > 0) await migrateFurther(database, settings, ownMigrations(name, migrations));
        Object.assign(adapters, openOwnAdapters(loaded, contextOf(loaded), adapters));
      });
      for (const loaded of running) {
        const { name, feedSources: declared = {} } = loaded.extension;
        for (const [source, { fetch }] of Object.entries(declared))
          feedSources.set(`${name}-${source}`, {
            fetch: (order) => fetch(order, contextOf(loaded)),
            log: loaded.log,
          });
      }
      return running.map((loaded) => toFeature(loaded, contextOf(loaded), leases));
    },
    adapters: () => adapters,
    feedSources: () => feedSources,
    forms: () => [...forms.values()].flat(),
    leadChannels: () =>
      running.flatMap(({ extension: { name, leadDeliveries = {} } }) =>
        Object.keys(leadDeliveries).map((delivery) => leadChannel(name, delivery)),
      ),
    close: () => {
      for (const remove of [...removals.values()].flat()) remove();
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

/** Two of a kind would leave it to chance which one is used. */
function openOwnAdapters(
  { extension: { adapters = {} } }: LoadedExtension,
  context: ExtensionContext,
  taken: Adapters,
): Adapters {
  const both = Object.keys(adapters).find((port) => port in taken);
  if (both) throw new Error(`another extension brings a ${both}, too`);
  return {
    ...(adapters.smsSender && { smsSender: adapters.smsSender(context) }),
    ...(adapters.geocoder && { geocoder: adapters.geocoder(context) }),
  };
}

function toFeature(
  { extension }: LoadedExtension,
  context: ExtensionContext,
  leases: Leases,
): ExtensionFeature {
  const { name, about, leadDeliveries = {}, jobs = [] } = extension;
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
