import type { Kysely } from 'kysely';

/** A step of the past must not lean on the tables' present types, so it only gets what changes tables. */
export type Changeable = Pick<Kysely<unknown>, 'schema' | 'getExecutor'>;
