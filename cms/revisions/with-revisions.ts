import { createHash } from 'node:crypto';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload';
import { chooseText } from '../i18n/studio-text.ts';
import { lockDocument } from './document-lock.ts';
import { judgeSave, type LastSave, rememberSave } from './judge-save.ts';
import { revisionErrorMessages } from './revision-error-messages.ts';
import { lastSaveField, revisionField } from './revision-fields.ts';
import { readBaseRevision, readSaveId } from './save-headers.ts';

const CONFLICT = 409;
const PRECONDITION_REQUIRED = 428;

/** Every save of a document names the revision it is based on; one based on an older revision is refused (EDIT-09). */
export function withRevisions({ hooks, fields, admin, ...collection }: CollectionConfig): CollectionConfig {
  const { components } = admin ?? {};
  const controls = components?.edit?.beforeDocumentControls ?? [];
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...components,
        edit: {
          ...components?.edit,
          beforeDocumentControls: [
            '/components/presence/people-here.tsx#PeopleHere',
            ...controls,
            '/components/saving/save-guard.tsx#SaveGuard',
          ],
        },
      },
    },
    fields: [...fields, revisionField, lastSaveField],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), readBasis],
      beforeChange: [refuseStaleSave, ...(hooks?.beforeChange ?? [])],
    },
  };
}

/** What a save says about its basis. The studio's own saves need not say anything. */
type Basis = { revision: number | undefined; form?: string; number?: number; required: boolean };

const BASIS = 'revisionBasis';
/** State and position hold no text that a save could overwrite: those of many are changed at once, from lists. */
const withoutText = new Set(['_order', '_status', 'deletedAt', 'folder']);

/** Payload completes what was sent with what is stored, so it is read here what a save itself named. */
const readBasis: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  collection,
  req,
}) => {
  if (operation !== 'update' && operation !== 'restoreVersion') return;
  const { id, data = {} } = args as { id?: number | string; data?: Record<string, unknown> };
  const isOfPerson = !overrideAccess && req.payloadAPI !== 'local';
  const isMove = id === undefined || '_order' in data || 'deletedAt' in data;
  const hasText = Object.keys(data).some((name) => !withoutText.has(name));
  const save = isOfPerson ? readSaveId(req.headers) : undefined;
  const basis: Basis = {
    revision: (isOfPerson ? readBaseRevision(req.headers) : undefined) ?? toNumber(data['edition']),
    ...(save && { form: hash(save.form), number: save.number }),
    // A version that is restored replaces the whole document on purpose, whatever came after it.
    required: isOfPerson && operation === 'update' && (hasText || !isMove),
  };
  req.context[BASIS] = basis;
  if (isOfPerson && operation === 'update' && id !== undefined) await lockDocument(collection.slug, id, req);
};

const refuseStaleSave: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation === 'create') return { ...data, edition: 1, lastSave: null };
  const latest = toNumber(originalDoc?.edition) ?? 0;
  const last = (originalDoc?.lastSave ?? undefined) as LastSave | undefined;
  const basis = req.context[BASIS] as Basis | undefined;
  if (basis?.required && basis.revision === undefined) throw refusal('missing', PRECONDITION_REQUIRED, req);
  const save = { ...basis, revision: basis?.revision ?? latest };
  const verdict = judgeSave(latest, last, save);
  if (verdict !== 'accepted') throw refusal(verdict, CONFLICT, req);
  return { ...data, edition: latest + 1, lastSave: rememberSave(latest, last, save) ?? null };
};

function refusal(reason: keyof typeof revisionErrorMessages, status: number, req: PayloadRequest): APIError {
  return new APIError(chooseText(revisionErrorMessages[reason], req.i18n.language), status, { reason }, true);
}

function hash(form: string): string {
  return createHash('sha256').update(form).digest('base64url');
}

function toNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
