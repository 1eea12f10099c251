import pg from 'pg';

/** The studio's schema, beside the tables of the sites in the same PostgreSQL. */
export const studioSchema = 'studio';

/** Payload's migrations expect the schema to exist. */
export async function createSchema(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`create schema if not exists ${studioSchema}`).finally(() => client.end());
}
