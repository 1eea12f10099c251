import pg from 'pg';
import { OperatorError } from '../operator-error.ts';

const unreachableCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
];

/** Turns what went wrong at opening into a sentence that never shows the password; any other error is returned as it is. */
export function explainPostgresProblem(error: unknown, url: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const explain = (message: string, hint: string) => new OperatorError(message, hint, error);
  const target = connectionTarget(url);
  if (!target) {
    return explain(
      'DATABASE_URL is not an address of a PostgreSQL database.',
      'Write it like postgres://user:password@host:5432/database.',
    );
  }
  const { server, database, user } = target;
  if (unreachableCodes.includes(code) || /timeout|terminated unexpectedly/i.test(error.message)) {
    return explain(
      `PostgreSQL at ${server} does not answer.`,
      'Start it, or mend the host and port in DATABASE_URL.',
    );
  }
  if (/SSL|certificate|no encryption/.test(error.message)) {
    return explain(
      `PostgreSQL at ${server} and Forecourt do not agree on encryption.`,
      'End DATABASE_URL with ?sslmode=verify-full or ?sslmode=disable, as the server expects; a certificate of your own is named with &sslrootcert=.',
    );
  }
  if (code === '28P01' || code === '28000' || /password must be a string/.test(error.message)) {
    return explain(
      `PostgreSQL at ${server} refuses the user "${user}".`,
      'Mend the user and password in DATABASE_URL.',
    );
  }
  switch (code) {
    case '3D000':
      return explain(
        `PostgreSQL at ${server} has no database "${database}".`,
        `Make it (createdb ${database}), or mend the name in DATABASE_URL.`,
      );
    case '42501':
      return explain(
        `The user "${user}" may not make tables in the database "${database}".`,
        `Make it the owner: ALTER DATABASE "${database}" OWNER TO "${user}".`,
      );
    case '53300':
      return explain(
        `PostgreSQL at ${server} has no connection to spare.`,
        'Raise max_connections there, or stop a program that holds connections.',
      );
    case '57P03':
      return explain(`PostgreSQL at ${server} is starting or stopping.`, 'Wait a moment and start again.');
  }
  return error;
}

function connectionTarget(url: string): { server: string; database: string; user: string } | undefined {
  try {
    // The driver parses the URL itself, defaults and sockets included.
    const { host, port, database = '', user = '' } = new pg.Client(url);
    return { server: `${host}:${port}`, database, user };
  } catch {
    return undefined;
  }
}
