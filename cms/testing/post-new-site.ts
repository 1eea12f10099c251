import { createLocalReq, type Payload } from 'payload';
import { handleNewSite } from '../new-site/new-site-endpoint.ts';

/** What the form for a new site sends, as that person. */
export async function postNewSite(payload: Payload, user: object, site: object): Promise<Response> {
  const req = await createLocalReq({ user: user as never }, payload);
  return handleNewSite(Object.assign(req, { json: async () => site }));
}
