import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { wildcardMarker } from '../../src/shared/sites/wildcard.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { isolateRequest } from './isolate-request.ts';
import { siteErrorMessages } from './site-error-messages.ts';
import { findFirstLanguage } from './site-languages.ts';

/** All links to cars follow the setting at once, so the page that shows them has to be there first (DET-01). */
export const checkCarPath: CollectionBeforeValidateHook = async ({
  data = {},
  originalDoc,
  operation,
  req,
}) => {
  const path = data['carDetailPath'] as string | undefined;
  if (operation !== 'update' || !path || path === originalDoc?.carDetailPath) return data;
  const pagePath = `${path}/${wildcardMarker}/${wildcardMarker}`;
  const own = isolateRequest(req);
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    locale: (await findFirstLanguage(req.payload, originalDoc.id, own)) ?? 'sv',
    overrideAccess: true,
    where: {
      and: [
        { site: { equals: originalDoc.id } },
        { path: { equals: pagePath } },
        { _status: { equals: 'published' } },
      ],
    },
    req: own,
  });
  if (totalDocs > 0) return data;
  const message = chooseText(siteErrorMessages, req.i18n.language).noCarPage(pagePath);
  throw new ValidationError({ collection: 'sites', errors: [{ path: 'carDetailPath', message }], req });
};
