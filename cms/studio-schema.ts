import pg from 'pg';

/** The studio's schema, beside the tables of the sites in the same PostgreSQL. */
export const studioSchema = 'studio';

/** Payload's migrations expect the schema to exist. */
export async function createSchema(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`create schema if not exists ${studioSchema}`).finally(() => client.end());
}

/**
 * PostgreSQL holds the languages of texts as enums, which migrations give the languages of the product. Those that the
 * installation has added come in when the studio connects; a value is never taken away.
 */
export async function addLanguages(connectionString: string, languages: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select typname as name from pg_type join pg_namespace on pg_namespace.oid = typnamespace
       where nspname = $1 and typtype = 'e' and (typname = '_locales' or typname like 'enum\\_%\\_published\\_locale')`,
      [studioSchema],
    );
    for (const { name } of rows)
      for (const language of languages)
        await client.query(
          `alter type ${studioSchema}.${pg.escapeIdentifier(name)} add value if not exists ${pg.escapeLiteral(language)}`,
        );
  } finally {
    await client.end();
  }
}
