import { OperatorError } from '../operator-error.ts';

// Primary result codes of SQLite; the extended ones carry them in the lowest eight bits.
const codes = { busy: 5, readOnly: 8, io: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 };

const filesystemRefusals = ['EACCES', 'EPERM', 'EROFS', 'ENOENT'];

export function isBusy(error: unknown): boolean {
  return sqliteCode(error) === codes.busy;
}

/** The disk is full, broken or read-only, or another process has held the lock for too long: later it may succeed. */
export function isStorageRefusal(error: unknown): boolean {
  const { busy, readOnly, io, full, cannotOpen } = codes;
  return [busy, readOnly, io, full, cannotOpen].includes(sqliteCode(error) ?? -1);
}

/** Turns what went wrong at opening into a sentence; any other error is returned as it is. */
export function explainSqliteProblem(error: unknown, folder: string, file: string): unknown {
  const explain: Explain = (message, hint) => new OperatorError(message, hint, error);
  const nodeCode = (error as NodeJS.ErrnoException | undefined)?.code ?? '';
  if (nodeCode === 'ENOSPC') return diskFull(explain, folder);
  if (nodeCode === 'EEXIST' || nodeCode === 'ENOTDIR') {
    return explain(
      `The data folder ${folder} cannot be made: a file lies in its way.`,
      'Move that file, or name another folder in DATA_DIR.',
    );
  }
  if (filesystemRefusals.includes(nodeCode)) return notWritable(explain, folder);
  switch (sqliteCode(error)) {
    case codes.readOnly:
    case codes.cannotOpen:
      return notWritable(explain, folder);
    case codes.full:
      return diskFull(explain, folder);
    case codes.io:
      return explain(
        `The disk refused to read or write ${file}.`,
        'Check the disk, or name a folder on another one in DATA_DIR.',
      );
    case codes.notADatabase:
      return explain(
        `${file} is not a database.`,
        'Move that file away and start again, or name another folder in DATA_DIR.',
      );
    case codes.corrupt:
      return explain(
        `The database ${file} is damaged.`,
        'Put back a backup of it, or move it away to start with an empty one.',
      );
    case codes.busy:
      return explain(
        `Another program holds on to the database ${file}.`,
        'Stop the other program, or wait until it is done, and start again.',
      );
    default:
      return error;
  }
}

type Explain = (message: string, hint: string) => OperatorError;

function notWritable(explain: Explain, folder: string): OperatorError {
  return explain(
    `The data folder ${folder} cannot be written to.`,
    'Give the user that runs Forecourt the right to write there, or name another folder in DATA_DIR.',
  );
}

function diskFull(explain: Explain, folder: string): OperatorError {
  return explain(
    `The disk with the data folder ${folder} is full.`,
    'Make room on it, or name a folder on another disk in DATA_DIR.',
  );
}

function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return Number(error.errcode) & 0xff;
}
