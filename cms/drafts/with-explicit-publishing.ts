import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Endpoint,
  NotFound,
  type PayloadRequest,
  restoreVersionOperation,
  type UIField,
} from 'payload';
import { chooseText } from '../i18n/studio-text.ts';
import { draftErrorMessages } from './draft-error-messages.ts';

const NOT_FOUND = 404;

/**
 * Of a collection with drafts something becomes public only by publishing: a draft that is saved or copied to another
 * language and a version that is restored stay drafts. Returning to what is public changes nothing there.
 */
export function withExplicitPublishing(collection: CollectionConfig): CollectionConfig {
  const { versions, hooks, admin } = collection;
  if (typeof versions !== 'object' || !versions.drafts) return collection;
  return {
    ...collection,
    fields: [scheduleField, ...collection.fields],
    endpoints: [restoreAsDraft, revertToPublished, ...(collection.endpoints || [])],
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        edit: {
          ...admin?.components?.edit,
          Status: '/components/status/publishing-status.tsx#PublishingStatus',
        },
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), keepDraft],
      beforeChange: [restoreDraft, ...(hooks?.beforeChange ?? [])],
    },
  };
}

/** What is set to happen to the document, and when. */
const scheduleField: UIField = {
  name: 'schedule',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/components/scheduling/schedule-panel.tsx#SchedulePanel' },
  },
};

/** Copying to another language takes the status along with the text. */
const keepDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { draft, data } = args as { draft?: unknown; data?: { _status?: unknown } };
  if (operation !== 'update' || !(draft === true || draft === 'true') || data?._status !== 'published')
    return;
  return { ...args, data: { ...data, _status: 'draft' } } as typeof args;
};

const AS_DRAFT = 'restoresAsDraft';

/** A version that was public is not checked as one that becomes public. */
const restoreDraft: CollectionBeforeChangeHook = ({ data, req }) =>
  req.context[AS_DRAFT] ? { ...data, _status: 'draft' } : data;

/** Instead of Payload's own route, which publishes a version that was public. */
const restoreAsDraft: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    req.context[AS_DRAFT] = true;
    return restore(req, String(req.routeParams?.['id']), true);
  },
};

/** Payload's own way would publish the drafts of all other languages. */
const revertToPublished: Endpoint = {
  path: '/:id/revert',
  method: 'post',
  handler: async (req) => {
    const { docs } = await req.payload.findVersions({
      collection: collectionOf(req).config.slug as never,
      where: {
        and: [
          { parent: { equals: req.routeParams?.['id'] } },
          { 'version._status': { equals: 'published' } },
        ],
      },
      sort: '-updatedAt',
      limit: 1,
      depth: 0,
      overrideAccess: false,
      user: req.user,
    });
    const [version] = docs;
    if (version) return restore(req, String(version.id), false);
    throw new APIError(
      chooseText(draftErrorMessages.nothingPublished, req.i18n.language),
      NOT_FOUND,
      undefined,
      true,
    );
  },
};

async function restore(req: PayloadRequest, id: string, draft: boolean): Promise<Response> {
  const doc = await restoreVersionOperation({ id, collection: collectionOf(req), depth: 0, draft, req });
  return Response.json({ ...doc, doc, message: req.t('version:restoredSuccessfully') });
}

function collectionOf(req: PayloadRequest) {
  const collection = req.payload.collections[String(req.routeParams?.['collection'])];
  if (!collection) throw new NotFound(req.t);
  return collection;
}
