import { type CollectionBeforeDeleteHook, Forbidden } from 'payload';
import { isolateRequest } from '../collections/isolate-request.ts';
import { relationId, toPerson, worksOn } from './person.ts';

type Job = { input?: { doc?: { relationTo: string; value: number | string } } } | null;

/** Scheduled publishing is cancelled only by those who could have scheduled it. Payload itself does not check that. */
export const onlyEditorsCancelJobs: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const person = toPerson(req.user);
  if (!person) return;
  const lookup = { req: isolateRequest(req), depth: 0, overrideAccess: true, disableErrors: true } as const;
  const job = (await req.payload.findByID({ ...lookup, collection: 'payload-jobs', id })) as Job;
  const { doc } = job?.input ?? {};
  const found =
    doc &&
    (await req.payload.findByID({ ...lookup, collection: doc.relationTo, id: doc.value, draft: true }));
  const site = relationId((found as { site?: unknown } | null | undefined)?.site);
  if (person.role === 'author' || !worksOn(person, site)) throw new Forbidden(req.t);
};
