import { kyselyPublishedStore } from '../../content/publishing/adapters/kysely-published-store.ts';
import type { PublishedDocument } from '../../content/publishing/published-store.ts';
import { systemClock } from '../../shared/platform/clock.ts';
import { parseEnvironment } from '../../shared/platform/env.ts';
import type { LogFields } from '../../shared/platform/log.ts';
import { bootstrap } from '../bootstrap.ts';
import { openDatabase } from '../database.ts';
import type { ExtensionModule } from '../extensions/extension-modules.ts';

type Given = {
  dataDir: string;
  documents?: readonly PublishedDocument[];
  env?: Readonly<Record<string, string>>;
  extensions?: readonly ExtensionModule[];
};

const noAssets = {
  stylesheets: [],
  script: '',
  islandPreloads: [],
  modulesOf: () => [],
  addressOf: () => undefined,
  stylesheetText: () => '',
  development: false,
};

/** The whole server over a SQLite file, as main opens it, with extensions; without a port. */
export async function anInstallation({ dataDir, documents = [], env = {}, extensions = [] }: Given) {
  const parsed = parseEnvironment({ DEMO: '0', STUDIO: '0', DATA_DIR: dataDir, ...env });
  if (!parsed.ok) throw new Error(parsed.problems.join(' '));
  const db = await openDatabase(parsed.settings);
  await kyselyPublishedStore(db, systemClock).publish(documents);
  await db.destroy();
  const lines: LogFields[] = [];
  const write = (facts: LogFields) => void lines.push(facts);
  const log = { info: write, warn: write, error: write };
  const before = Object.fromEntries(Object.keys(env).map((name) => [name, process.env[name]]));
  Object.assign(process.env, env);
  try {
    return { ...(await bootstrap(parsed.settings, log, noAssets, undefined, undefined, extensions)), lines };
  } finally {
    for (const [name, value] of Object.entries(before))
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
  }
}
