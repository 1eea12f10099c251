import type { PayloadRequest, Where } from 'payload';
import { isolateRequest } from '../collections/isolate-request.ts';
import type { RequestState } from './publishing-requests.ts';

export const REQUESTS = 'publishing-requests';

type Id = number | string;

/** A document that may be published: its collection and id. */
export type Publishable = { kind: string; id: Id };

export type PublishingRequest = {
  id: Id;
  kind: string;
  document: string;
  title?: string | null;
  site?: unknown;
  state: RequestState;
  note?: string | null;
  askedBy?: unknown;
  askedByName?: string | null;
  askedAt?: string | null;
  answer?: string | null;
  answeredByName?: string | null;
  answeredAt?: string | null;
  seenAt?: string | null;
};

/** Only one request per document may wait, which this unique value enforces. */
export function waitingKey({ kind, id }: Publishable): string {
  return `${kind}.${id}`;
}

/** The newest requests first. */
export async function findRequests(
  where: Where,
  limit: number,
  req: PayloadRequest,
): Promise<readonly PublishingRequest[]> {
  const { docs } = await req.payload.find({
    collection: REQUESTS,
    ...{ depth: 0, limit, pagination: false, sort: '-askedAt', overrideAccess: true },
    where,
    req: isolateRequest(req),
  });
  return docs as unknown as PublishingRequest[];
}

/** Undefined when another request for the same document waits: the database decides between two at once. */
export async function addRequest(
  { kind, id }: Publishable,
  data: object,
  req: PayloadRequest,
): Promise<PublishingRequest | undefined> {
  try {
    const added = await req.payload.create({
      collection: REQUESTS,
      ...{ depth: 0, overrideAccess: true },
      data: { kind, document: String(id), waitingFor: waitingKey({ kind, id }), state: 'waiting', ...data },
      req: isolateRequest(req),
    });
    return added as unknown as PublishingRequest;
  } catch (error) {
    const [waiting] = await findRequests({ waitingFor: { equals: waitingKey({ kind, id }) } }, 1, req);
    if (waiting) return undefined;
    throw error;
  }
}

/** Ends the request that waits for a document; undefined when there is none. */
export async function endRequest(
  document: Publishable,
  answer: { state: Exclude<RequestState, 'waiting'>; [field: string]: unknown },
  req: PayloadRequest,
): Promise<PublishingRequest | undefined> {
  const { docs } = await req.payload.update({
    collection: REQUESTS,
    ...{ depth: 0, overrideAccess: true },
    where: { waitingFor: { equals: waitingKey(document) } },
    data: { ...answer, waitingFor: null } as never,
    req: isolateRequest(req),
  });
  return docs[0] as unknown as PublishingRequest | undefined;
}
