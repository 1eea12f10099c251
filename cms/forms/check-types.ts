import {
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type PayloadRequest,
  ValidationError,
  type ValidationFieldError,
} from 'payload';
import { generateKeyBetween } from 'payload/shared';
import { accessErrorMessages } from '../access/access-error-messages.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { fieldErrorMessages } from './field-error-messages.ts';

const BAD_REQUEST = 400;
/** Of a text whose field says nothing. */
const MAX_TEXT_CHARACTERS = 100_000;
/** Longer ones would not fit into an index of the database. */
const MAX_INDEXED_CHARACTERS = 600;

/**
 * Refuses what is no value of its field at all before any hook works with it. Payload validates after the hooks, and
 * its forms never send such a thing.
 */
export const checkTypes: CollectionBeforeOperationHook = ({ args, operation, collection, req }) => {
  if ((operation !== 'create' && operation !== 'update') || req.payloadAPI !== 'REST') return;
  const { data } = args as { data?: unknown };
  if (data === undefined || data === null) return { ...args, data: {} };
  if (!isRow(data))
    throw new APIError(chooseText(accessErrorMessages, req.i18n.language).notUnderstood, BAD_REQUEST);
  const errors = wrongFields(collection.flattenedFields, data, [], req);
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
};

type Row = Record<string, unknown>;
type Path = readonly string[];

function wrongFields(
  fields: readonly FlattenedField[],
  row: Row,
  path: Path,
  req: PayloadRequest,
): ValidationFieldError[] {
  return fields.flatMap((field) => {
    const value = row[field.name];
    const at = [...path, field.name];
    if (value === undefined || value === null || (value === '' && field.type !== 'date')) return [];
    if (!('localized' in field && field.localized && req.locale === 'all'))
      return wrongValue(field, value, at, req);
    return isRow(value)
      ? Object.values(value).flatMap((each) => wrongValue(field, each, at, req))
      : refuse(at, texts(req).wrongKind);
  });
}

function wrongValue(
  field: FlattenedField,
  value: unknown,
  path: Path,
  req: PayloadRequest,
): ValidationFieldError[] {
  if (value === undefined || value === null) return [];
  const many = 'hasMany' in field && field.hasMany === true;
  if (many) {
    if (!Array.isArray(value)) return refuse(path, texts(req).wrongKind);
    return value.flatMap((each) => wrongOne(field, each, path, req));
  }
  return wrongOne(field, value, path, req);
}

function wrongOne(
  field: FlattenedField,
  value: unknown,
  path: Path,
  req: PayloadRequest,
): ValidationFieldError[] {
  const { noText, noNumber, wrongKind, tooLong } = texts(req);
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email': {
      if (typeof value !== 'string') return refuse(path, noText);
      // PostgreSQL stores no such character.
      if (value.includes('\0')) return refuse(path, wrongKind);
      if (field.name === '_order' && !isOrderKey(value)) return refuse(path, wrongKind);
      const limit = maxLengthOf(field);
      return value.length > limit ? refuse(path, tooLong(limit)) : [];
    }
    case 'number':
      return typeof value === 'number' || (typeof value === 'string' && !Number.isNaN(Number(value)))
        ? []
        : refuse(path, noNumber);
    case 'select':
    case 'radio':
      return typeof value === 'string' ? [] : refuse(path, req.t('validation:invalidSelection'));
    case 'date':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? [] : refuse(path, wrongKind);
    case 'relationship':
    case 'upload':
      return isReference(value, Array.isArray(field.relationTo))
        ? []
        : refuse(path, req.t('validation:invalidSelection'));
    case 'group':
    case 'tab':
      return isRow(value) ? wrongFields(field.flattenedFields, value, path, req) : refuse(path, wrongKind);
    case 'richText':
      return isRow(value) ? [] : refuse(path, wrongKind);
    case 'array':
      return wrongRows(value, path, req, () => field.flattenedFields);
    case 'blocks':
      return wrongRows(value, path, req, (row) => fieldsOfBlock(row, req));
    default:
      return [];
  }
}

function wrongRows(
  value: unknown,
  path: Path,
  req: PayloadRequest,
  fieldsOf: (row: Row) => readonly FlattenedField[] | undefined,
): ValidationFieldError[] {
  // A form without rows sends how many it has.
  if (value === 0 || value === '0') return [];
  if (!Array.isArray(value)) return refuse(path, texts(req).wrongKind);
  return value.flatMap((row, at) => {
    const fields = isRow(row) ? fieldsOf(row) : undefined;
    const below = [...path, String(at)];
    return fields ? wrongFields(fields, row as Row, below, req) : refuse(below, texts(req).wrongKind);
  });
}

function fieldsOfBlock({ blockType }: Row, { payload }: PayloadRequest) {
  return typeof blockType === 'string' && Object.hasOwn(payload.blocks, blockType)
    ? payload.blocks[blockType as never]?.['flattenedFields']
    : undefined;
}

/** An id, or the document it stands for; of a relationship to several collections with the name of its own. */
function isReference(value: unknown, isPolymorphic: boolean): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && value > 0 && value <= MAX_ID;
  if (typeof value === 'string') return /^\d{1,9}$/.test(value);
  if (!isRow(value)) return false;
  return isReference(value[isPolymorphic ? 'value' : 'id'], false);
}

/** The largest integer of a column of ids. */
const MAX_ID = 2 ** 31 - 1;

function maxLengthOf({
  maxLength,
  index,
  unique,
}: {
  maxLength?: number;
  index?: boolean;
  unique?: boolean;
}) {
  return maxLength ?? (index || unique ? MAX_INDEXED_CHARACTERS : MAX_TEXT_CHARACTERS);
}

/** With any other, no document could be put behind it. */
function isOrderKey(value: string): boolean {
  try {
    return generateKeyBetween(value, null) !== '';
  } catch {
    return false;
  }
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function texts({ i18n }: PayloadRequest) {
  return chooseText(fieldErrorMessages, i18n.language);
}

function refuse(path: Path, message: string): ValidationFieldError[] {
  return [{ path: path.join('.'), message }];
}
