import { randomUUID } from 'node:crypto';
import type { PhotoRouteDeps } from '../../features/valuation/photos/api.ts';
import { requestHostname } from '../../web/server/request-hostname.ts';
import type { AppContext } from '../app-context.ts';

export function photoDeps({ content, photos, now }: AppContext): PhotoRouteDeps {
  return {
    ...photos,
    now,
    makeId: randomUUID,
    hasSite: ({ host }) => content.siteAt(requestHostname(host)) !== undefined,
  };
}
