import type { PayloadRequest, Where } from 'payload';
import { relationId, toPerson } from '../../access/person.ts';
import { findRequests, type PublishingRequest } from '../../publishing-requests/request-store.ts';
import type { OwnSite } from '../own-sites.ts';

/** A request that waits for the person's answer, or an answer that the person has not read yet. */
export type Waiting = {
  key: string;
  title: string;
  site: string;
  href: string;
  state: PublishingRequest['state'];
  person: string;
  note: string;
  at: string;
};

const MAX_SHOWN = 20;

export async function waitingForPerson(
  sites: readonly OwnSite[],
  req: PayloadRequest,
): Promise<readonly Waiting[]> {
  const person = toPerson(req.user);
  if (!person || sites.length === 0) return [];
  const answers: Where = {
    and: [
      { askedBy: { equals: person.id } },
      { state: { not_equals: 'waiting' } },
      { seenAt: { exists: false } },
    ],
  };
  const asked: Where = {
    and: [{ state: { equals: 'waiting' } }, { site: { in: sites.map(({ id }) => id) } }],
  };
  const where = person.role === 'author' ? answers : { or: [asked, answers] };
  const nameOf = new Map(sites.map(({ id, displayName }) => [String(id), displayName]));
  const found = await findRequests(where, MAX_SHOWN, req);
  return found.flatMap((request) => {
    const site = nameOf.get(String(relationId(request.site)));
    if (site === undefined) return [];
    const isWaiting = request.state === 'waiting';
    return {
      key: String(request.id),
      title: request.title || site,
      site,
      href: `/admin/collections/${request.kind}/${request.document}`,
      state: request.state,
      person: (isWaiting ? request.askedByName : request.answeredByName) ?? '',
      note: (isWaiting ? request.note : request.answer) ?? '',
      at: (isWaiting ? request.askedAt : request.answeredAt) ?? '',
    };
  });
}
