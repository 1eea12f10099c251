import type { PayloadRequest } from 'payload';

/** The body of a request; undefined for one that is no JSON. */
export async function readJson(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.();
  } catch {
    return undefined;
  }
}
