import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BasePayload } from 'payload';
import { dialects, type StudioDialect } from '../database.ts';
import { readStudioSettings } from '../settings.ts';
import { studioConfig } from '../studio-config.ts';

// Two copies of the same library know each other's statements, but not each other's types.
const UNTYPED = '// @ts-nocheck';

/**
 * `npm run studio:migrate:create -- what-changed` writes a step for each dialect whose tables differ from the collections;
 * `--check` only says that there is something to write. Neither needs a database.
 */
const [name = '--check'] = process.argv.slice(2);
for (const dialect of dialects) {
  const payload = await payloadFor(dialect);
  if (!(await differs(payload, dialect))) continue;
  if (name === '--check') {
    console.error(
      `The tables of the studio (${dialect}) lag behind its collections; run npm run studio:migrate:create`,
    );
    process.exitCode = 1;
  } else {
    await payload.db.createMigration({ payload, migrationName: name, forceAcceptWarning: true });
    await makePlain(join(import.meta.dirname, dialect));
  }
}
process.exit();

async function payloadFor(dialect: StudioDialect): Promise<BasePayload> {
  const databaseUrl = dialect === 'postgres' ? 'postgres://nobody@localhost/nothing' : undefined;
  const settings = readStudioSettings({ DEMO: '1', DATA_DIR: '.cache/studio' });
  const config = await studioConfig({ ...settings, databaseUrl });
  return new BasePayload().init({ config, disableDBConnect: true, disableOnInit: true });
}

/** Whether the newest snapshot and the tables that the collections ask for would need statements in between. */
async function differs(payload: BasePayload, dialect: StudioDialect): Promise<boolean> {
  const { requireDrizzleKit, schema } = payload.db as unknown as Drizzle;
  const { generateDrizzleJson, generateMigration } = requireDrizzleKit();
  const folder = join(import.meta.dirname, dialect);
  const latest = (await readdir(folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1);
  if (!latest) return true;
  const before: unknown = JSON.parse(await readFile(join(folder, latest), 'utf8'));
  const statements = await generateMigration(before, await generateDrizzleJson(schema));
  return statements.length > 0;
}

/** Payload's generator writes for a bundler; Node wants types named as such and endings on files. */
async function makePlain(folder: string): Promise<void> {
  const steps = (await readdir(folder)).filter((file) => /^\d.*\.ts$/.test(file)).sort();
  for (const file of steps) {
    const written = await readFile(join(folder, file), 'utf8');
    if (written.startsWith(UNTYPED)) continue;
    const plain = written
      .replace('{ MigrateUpArgs, MigrateDownArgs, sql }', '{ type MigrateDownArgs, type MigrateUpArgs, sql }')
      .replaceAll('{ db, payload, req }', '{ db }');
    await writeFile(join(folder, file), `${UNTYPED}\n${constrainedAtTheEnd(plain)}`);
  }
  const names = steps.map((file) => file.slice(0, -'.ts'.length));
  const imports = names.map((step, at) => `import * as step${at + 1} from './${step}.ts';`);
  const list = names.map(
    (step, at) => `  { name: '${step}', up: step${at + 1}.up, down: step${at + 1}.down },`,
  );
  await writeFile(
    join(folder, 'index.ts'),
    `${imports.join('\n')}\n\nexport const migrations = [\n${list.join('\n')}\n];\n`,
  );
}

const FOREIGN_KEYS_ON = '  await db.run(sql`PRAGMA foreign_keys=ON;`)\n';

/** The generator turns them on again after the first table it builds anew: dropping the second would delete its children. */
function constrainedAtTheEnd(step: string): string {
  return step
    .split(/(?=export async function )/)
    .map((direction) => {
      if (!direction.includes(FOREIGN_KEYS_ON)) return direction;
      const end = direction.lastIndexOf('}');
      const body = direction.slice(0, end).replaceAll(FOREIGN_KEYS_ON, '');
      return `${body}${FOREIGN_KEYS_ON}${direction.slice(end)}`;
    })
    .join('');
}

type Drizzle = {
  schema: unknown;
  requireDrizzleKit: () => {
    generateDrizzleJson: (schema: unknown) => unknown;
    generateMigration: (before: unknown, after: unknown) => Promise<string[]>;
  };
};
