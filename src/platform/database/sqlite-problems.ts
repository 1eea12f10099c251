import { OperatorError } from '../operator-error.ts';

// Primary result codes of SQLite; the extended ones carry them in the lowest eight bits.
const codes = { busy: 5, readOnly: 8, io: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 };

const filesystemRefusals = ['EACCES', 'EPERM', 'EROFS', 'ENOENT'];

export function isBusy(error: unknown): boolean {
  return sqliteCode(error) === codes.busy;
}

/** Turns what went wrong at opening into a sentence; what has no sentence stays as it is. */
export function explainSqliteProblem(error: unknown, folder: string, file: string): unknown {
  const say = (message: string, mend: string) => new OperatorError(message, mend, error);
  const nodeCode = (error as NodeJS.ErrnoException | undefined)?.code ?? '';
  if (nodeCode === 'ENOSPC') return diskFull(say, folder);
  if (nodeCode === 'EEXIST' || nodeCode === 'ENOTDIR') {
    return say(
      `The data folder ${folder} cannot be made: a file lies in its way.`,
      'Move that file, or name another folder in DATA_DIR.',
    );
  }
  if (filesystemRefusals.includes(nodeCode)) return notWritable(say, folder);
  switch (sqliteCode(error)) {
    case codes.readOnly:
    case codes.cannotOpen:
      return notWritable(say, folder);
    case codes.full:
      return diskFull(say, folder);
    case codes.io:
      return say(
        `The disk refused to read or write ${file}.`,
        'Check the disk, or name a folder on another one in DATA_DIR.',
      );
    case codes.notADatabase:
      return say(
        `${file} is not a database.`,
        'Move that file away and start again, or name another folder in DATA_DIR.',
      );
    case codes.corrupt:
      return say(
        `The database ${file} is damaged.`,
        'Put back a backup of it, or move it away to start with an empty one.',
      );
    case codes.busy:
      return say(
        `Another program holds on to the database ${file}.`,
        'Stop the other program, or wait until it is done, and start again.',
      );
    default:
      return error;
  }
}

type Say = (message: string, mend: string) => OperatorError;

function notWritable(say: Say, folder: string): OperatorError {
  return say(
    `The data folder ${folder} cannot be written to.`,
    'Give the user that runs Forecourt the right to write there, or name another folder in DATA_DIR.',
  );
}

function diskFull(say: Say, folder: string): OperatorError {
  return say(
    `The disk with the data folder ${folder} is full.`,
    'Make room on it, or name a folder on another disk in DATA_DIR.',
  );
}

function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return Number(error.errcode) & 0xff;
}
