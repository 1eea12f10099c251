import { type CollectionBeforeDeleteHook, Forbidden } from 'payload';
import { aside } from '../collections/aside.ts';
import { idOf, personOf, worksOn } from './person.ts';

type Job = { input?: { doc?: { relationTo: string; value: number | string } } } | null;

/** What somebody set a time for is called off only by those who could have set it. Payload itself asks nobody. */
export const calledOffByEditors: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const person = personOf(req.user);
  if (!person) return;
  const look = { req: aside(req), depth: 0, overrideAccess: true, disableErrors: true } as const;
  const job = (await req.payload.findByID({ ...look, collection: 'payload-jobs', id })) as Job;
  const { doc } = job?.input ?? {};
  const found =
    doc && (await req.payload.findByID({ ...look, collection: doc.relationTo, id: doc.value, draft: true }));
  const site = idOf((found as { site?: unknown } | null | undefined)?.site);
  if (person.role === 'author' || !worksOn(person, site)) throw new Forbidden(req.t);
};
