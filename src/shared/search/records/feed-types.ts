import { z } from 'zod';
import { parseCoordinates } from '../../platform/coordinates.ts';
import { isRecordCode } from '../../platform/record-code.ts';

/** What fields of a feed may hold. Texts that are plainly numbers or yes and no are taken as such: CSV knows only texts. */
const LONGEST_TEXT = 50_000;

const saying = (wrong: string) => (issue: { input?: unknown }) =>
  issue.input === undefined ? 'is missing' : wrong;

export const text = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string({ error: saying('is not a text') }).max(LONGEST_TEXT, 'is too long'),
);

/** Used in addresses. */
export const id = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z
    .string({ error: saying('is not a text') })
    .regex(/^[^\s/\\?#%\p{Cc}]{1,100}$/u, 'is not an id: up to 100 signs without spaces, slashes and ?#%'),
);

/** Where an address has the number of a record beside pages that have names. */
export const code = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z
    .string({ error: saying('is not a text') })
    .refine(
      isRecordCode,
      'is not a number as the address of its page needs it: up to 100 letters from a to z, digits, dots and dashes, at least one of them a digit',
    ),
);

export const number = z.preprocess(numberIfPlain, z.number({ error: saying('is not a number') }));

export const amount = z.preprocess(
  numberIfPlain,
  z.number({ error: saying('is not a number') }).min(0, 'is less than 0'),
);

export const year = z.preprocess(
  numberIfPlain,
  z
    .int({ error: saying('is not a year') })
    .min(1885, 'is before the first car')
    .max(2100, 'is not a year'),
);

export const flag = z.preprocess(
  (value) => {
    if (value === 'true' || value === '1' || value === 1) return true;
    return value === 'false' || value === '0' || value === 0 ? false : value;
  },
  z.boolean({ error: saying('is neither true nor false') }),
);

export const time = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z
    .string({ error: saying('is not a date') })
    .refine((value) => !Number.isNaN(Date.parse(value)), 'is not a date'),
);

export const coordinates = z
  .string({ error: saying('is not a text') })
  .refine(
    (value) => parseCoordinates(value) !== undefined,
    'is not a latitude and a longitude such as 59.33,18.07',
  );

/** A list, or one text with ; between its parts. */
export const texts = z.preprocess(
  (value) => (typeof value === 'string' ? partsOf(value) : value),
  z.array(text, { error: saying('is not a list of texts') }),
);

/** A record whose parts the search does not look into. */
export const record = z.record(z.string(), z.unknown(), { error: saying('is not a record') });

export const records = z.array(record, { error: saying('is not a list of records') });

/** Where sources differ: a plain value, a record, or a list of them. */
export const anything = z.unknown();

function numberIfPlain(value: unknown): unknown {
  return typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;
}

function partsOf(value: string): string[] {
  return value
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
