import type { Endpoint } from 'payload';
import { toPerson } from '../access/person.ts';
import type { StudioSettings } from '../settings.ts';
import { livePreview } from './live-preview.ts';

/** Where the preview of a theme is now: `GET /admin/api/theme-preview?locale=sv`, asked after another page was chosen. */
export function themePreviewEndpoints(settings: StudioSettings): Endpoint[] {
  const { url } = livePreview(settings);
  return [
    {
      path: '/theme-preview',
      method: 'get',
      handler: async (req) => {
        if (!toPerson(req.user) || typeof url !== 'function')
          return Response.json({ url: null }, { status: 403 });
        const collectionConfig = req.payload.collections['themes']?.config;
        const locale = { code: req.locale ?? 'sv' };
        const args = { data: {}, locale, collectionConfig, req, payload: req.payload };
        return Response.json({ url: await url(args as unknown as Parameters<typeof url>[0]) });
      },
    },
  ];
}
