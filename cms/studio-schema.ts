import pg from 'pg';

/** Beside the site's own tables in the same PostgreSQL. */
export const studioSchema = 'studio';

/** Payload's migrations take it for granted. */
export async function createSchema(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`create schema if not exists ${studioSchema}`).finally(() => client.end());
}
