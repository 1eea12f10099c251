import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type FieldAccess,
  type FlattenedField,
  type PayloadRequest,
} from 'payload';
import { canonicalJson } from '../collections/canonical-json.ts';
import { isolateRequest } from '../collections/isolate-request.ts';
import { chooseText, type InStudioLanguages } from '../i18n/studio-text.ts';
import { accessErrorMessages } from './access-error-messages.ts';
import { relationId } from './person.ts';

const FORBIDDEN = 403;

/**
 * Payload drops what somebody may not write and stores the rest with 200. Here such a save is refused, with a sentence at
 * each of these fields; a form sends fields that it shows read-only as they are, and that is no change.
 */
export function withForbiddenFieldsRefused({ hooks, ...collection }: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    hooks: { ...hooks, beforeOperation: [refuseForbiddenFields, ...(hooks?.beforeOperation ?? [])] },
  };
}

type Values = Record<string, unknown>;

const refuseForbiddenFields: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  collection,
  req,
}) => {
  if (operation !== 'update' || overrideAccess || req.payloadAPI === 'local' || !req.user) return;
  const { id, data = {} } = args as { id?: number | string; data?: Values };
  const named = writtenFields(collection.flattenedFields).filter(({ name }) => data[name] !== undefined);
  const forbidden: FlattenedField[] = [];
  for (const field of named) if (!(await mayUpdate(field, { id, data, req }))) forbidden.push(field);
  if (forbidden.length === 0) return;
  const names = forbidden.map(({ name }) => name);
  const stored = id === undefined ? undefined : await readAsPerson(collection.slug, id, names, req);
  const changed = forbidden.filter(
    (field) => !stored || !isSame(field, data[field.name], stored[field.name]),
  );
  if (changed.length === 0) return;
  const texts = chooseText(accessErrorMessages, req.i18n.language);
  const errors = changed.map((field) => ({
    path: field.name,
    message:
      field.name === 'site' && collection.slug !== 'media'
        ? texts.siteStays
        : texts.fieldOfAdministrators(labelOf(field, req)),
  }));
  const message = errors.map((each) => each.message).join(' ');
  throw new APIError(message, FORBIDDEN, { errors }, true);
};

/** What the studio works out itself is sent back by its forms, perhaps out of date, and written by nobody. */
function writtenFields(fields: readonly FlattenedField[]): FlattenedField[] {
  return fields.filter(
    (field) => !('hidden' in field && field.hidden) && !field.admin?.hidden && !isDerived(field),
  );
}

const isDerived = ({ admin }: FlattenedField): boolean =>
  Boolean(admin && 'readOnly' in admin && admin.readOnly);

async function mayUpdate(
  field: FlattenedField,
  { id, data, req }: { id: number | string | undefined; data: Values; req: PayloadRequest },
): Promise<boolean> {
  const update = (field as { access?: { update?: FieldAccess } }).access?.update;
  if (!update) return true;
  return update({ ...(id !== undefined && { id }), data, siblingData: data, blockData: undefined, req });
}

/** What the person sees of it, as a draft where there is one; nothing where they may not see the document. */
async function readAsPerson(
  collection: string,
  id: number | string,
  names: readonly string[],
  req: PayloadRequest,
): Promise<Values | undefined> {
  const found = await req.payload.findByID({
    collection: collection as never,
    id: id as never,
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: false,
    trash: true,
    select: Object.fromEntries(names.map((name) => [name, true])) as never,
    req: isolateRequest(req),
  });
  return (found as Values | null) ?? undefined;
}

function isSame(field: FlattenedField, sent: unknown, stored: unknown): boolean {
  return canonicalJson(comparable(field, sent)) === canonicalJson(comparable(field, stored));
}

function comparable(field: FlattenedField, value: unknown): unknown {
  // A form sends 0 for a list without rows.
  if (value === 0 && field.type !== 'number') return null;
  if (field.type === 'relationship' || field.type === 'upload') return idsOf(value);
  return withoutRowIds(value);
}

function idsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(idsOf).toSorted();
  return value === null || value === undefined || value === '' ? null : String(relationId(value));
}

function withoutRowIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRowIds);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutRowIds(inner)]));
}

function labelOf(field: FlattenedField, { i18n }: PayloadRequest): string {
  const label = (field as { label?: unknown }).label;
  if (typeof label === 'string') return label;
  const isTranslated = typeof label === 'object' && label !== null && 'en' in label;
  return isTranslated ? chooseText(label as InStudioLanguages<string>, i18n.language) : field.name;
}
