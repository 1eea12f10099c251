import { z } from 'zod';
import {
  flag as lenientFlag,
  number as lenientNumber,
  text as lenientText,
  texts as lenientTexts,
} from '../../platform/lenient.ts';
import type { SearchRecord } from '../port.ts';
import * as feed from './feed-types.ts';
import type { FieldDoc } from './field-doc.ts';
import * as readTypes from './read-types.ts';

/** What a field of a record is used for, besides being stored. */
export type FieldUse =
  /** A feed's record without it is refused. */
  | 'required'
  /** The installation sets it itself; a feed cannot. */
  | 'internal'
  /** A visitor's browser may fetch it. */
  | 'public'
  /** A card in a list shows it. */
  | 'card'
  /** A lead about the record carries it. */
  | 'lead'
  | 'facet'
  | 'range'
  | 'sort'
  /** A sort of a date by age: ascending is newest first (DSD-21). */
  | 'sort:age'
  /** Distances are measured to it. */
  | 'geo'
  /** Found by what a visitor types; a match in a name ranks over one in a detail, that over one in prose. */
  | 'search:name'
  | 'search:detail'
  | 'search:prose'
  /** Also found without its spaces, and with spaces between letters and digits. */
  | 'search:loose';

export type RecordField<Name extends string = string, Value = unknown, Use extends FieldUse = FieldUse> = {
  /** The field's name in feeds, in the index and in the API. */
  readonly name: Name;
  readonly feed: z.ZodType;
  /** How a stored record is read: a value that makes no sense counts as missing. */
  readonly read: z.ZodType<Value>;
  readonly sortAs: 'number' | 'date' | 'text';
  readonly uses: readonly Use[];
  /** Uses of values inside the field, by dotted path. */
  readonly parts: Readonly<Record<string, readonly FieldUse[]>>;
  /** What `/api/docs` says of it to those who send feeds. */
  readonly doc?: FieldDoc;
  /** Its value, from the other fields, where the installation computes it. */
  readonly derive?: (record: SearchRecord) => unknown;
};

/** A record declared once: the names our code uses, in groups, each with its field. */
export interface RecordDeclaration {
  readonly [name: string]: RecordField | RecordDeclaration;
}

/** What a record of this declaration is once it is read. */
export type Parsed<D> =
  D extends RecordField<string, infer Value, FieldUse> ? Value : { [K in keyof D]: Parsed<D[K]> };

type Leaf<D> = D extends RecordField ? D : { [K in keyof D]: Leaf<D[K]> }[keyof D];

/** The names of the fields with a use: `FieldName<typeof carRecord, 'facet'>`. */
export type FieldName<D, Use extends FieldUse> =
  Leaf<D> extends infer F
    ? F extends RecordField<infer Name, unknown, infer U>
      ? Use extends U
        ? Name
        : never
      : never
    : never;

type FieldOf<D, Name> = Extract<Leaf<D>, { readonly name: Name }>;

type ValueOf<D, Name> = FieldOf<D, Name> extends RecordField<string, infer Value, FieldUse> ? Value : never;
type OptionalName<D, Use extends FieldUse> = {
  [Name in FieldName<D, Use>]: undefined extends ValueOf<D, Name> ? Name : never;
}[FieldName<D, Use>];

/** The fields with a use, under the names of the feed. */
export type FlatRecord<D, Use extends FieldUse> = {
  [Name in Exclude<FieldName<D, Use>, OptionalName<D, Use>>]: ValueOf<D, Name>;
} & { [Name in OptionalName<D, Use>]?: ValueOf<D, Name> };

type Maybe<Value, Use> = 'required' extends Use ? Value : Value | undefined;
type Field<Name extends string, Value, Use extends FieldUse> = RecordField<Name, Maybe<Value, Use>, Use>;

export function id<const Name extends string, const Use extends FieldUse>(name: Name, ...uses: Use[]) {
  return field<Name, string, Use | 'required'>(
    name,
    ['required', ...uses],
    feed.id,
    readTypes.requiredText,
    'text',
  );
}

/** An id of letters, digits, dots and dashes: its page is told by a digit from pages that have names (ROUTE-30). */
export function codeId<const Name extends string, const Use extends FieldUse>(name: Name, ...uses: Use[]) {
  return { ...id<Name, Use>(name, ...uses), feed: feed.code };
}

export function text<const Name extends string, const Use extends FieldUse = never>(
  name: Name,
  ...uses: Use[]
): Field<Name, string, Use> {
  const read = isRequired(uses) ? readTypes.requiredText : lenientText;
  return field(name, uses, feed.text, read as z.ZodType<Maybe<string, Use>>, 'text');
}

export const number = numeric(feed.number);

/** A number that is never less than 0. */
export const amount = numeric(feed.amount);

export const year = numeric(feed.year);

/** A date, with or without a time of day, as text. */
export const time = plain(feed.time, lenientText, 'date');

/** A point on earth as text: '59.33,18.07'. */
export const coordinates = plain(feed.coordinates, lenientText);

/** False when it is missing. */
export const flag = plain(feed.flag, lenientFlag);

/** Undefined when it is missing: where no is a statement, absent is none. */
export const optionalFlag = plain(feed.flag, readTypes.optionalFlag);

export const texts = plain(feed.texts, lenientTexts);

/** A record inside the record, read by the given schema. */
export function nested<const Name extends string, Value, const Use extends FieldUse = never>(
  name: Name,
  read: z.ZodType<Value>,
  ...uses: Use[]
): RecordField<Name, Value, Use> {
  return field(name, uses, feed.record, read, 'text');
}

export function nestedList<const Name extends string, Value, const Use extends FieldUse = never>(
  name: Name,
  read: z.ZodType<Value>,
  ...uses: Use[]
): RecordField<Name, Value, Use> {
  return field(name, uses, feed.records, read, 'text');
}

/** Where sources differ: a plain value, a record, or a list of them. */
export const anything = plain(feed.anything, z.unknown().optional());

/** The field as what follows from others; no feed can set it. */
export function derived<Name extends string, Value, Use extends FieldUse>(
  of: RecordField<Name, Value, Use>,
  derive: (record: SearchRecord) => Value | undefined,
): RecordField<Name, Value, Use | 'internal'> {
  return { ...of, uses: [...of.uses, 'internal'], derive };
}

/** The field with uses of values inside it. */
export function withParts<F extends RecordField>(of: F, parts: RecordField['parts']): F {
  return { ...of, parts };
}

/** The field with what it means, its unit or allowed values, and an example. */
export function described<F extends RecordField>(
  of: F,
  description: string,
  example: unknown,
  parts?: FieldDoc['parts'],
): F {
  return { ...of, doc: { description, example, ...(parts && { parts }) } };
}

function numeric(type: z.ZodType) {
  return <const Name extends string, const Use extends FieldUse = never>(
    name: Name,
    ...uses: Use[]
  ): Field<Name, number, Use> => {
    const read = isRequired(uses) ? readTypes.requiredNumber : lenientNumber;
    return field(name, uses, type, read as z.ZodType<Maybe<number, Use>>, 'number');
  };
}

function plain<Value>(type: z.ZodType, read: z.ZodType<Value>, sortAs: RecordField['sortAs'] = 'text') {
  return <const Name extends string, const Use extends FieldUse = never>(
    name: Name,
    ...uses: Use[]
  ): RecordField<Name, Value, Use> => field(name, uses, type, read, sortAs);
}

function field<Name extends string, Value, Use extends FieldUse>(
  name: Name,
  uses: readonly Use[],
  type: z.ZodType,
  read: z.ZodType<Value>,
  sortAs: RecordField['sortAs'],
): RecordField<Name, Value, Use> {
  return { name, feed: type, read, sortAs, uses, parts: {} };
}

function isRequired(uses: readonly FieldUse[]): boolean {
  return uses.includes('required');
}
