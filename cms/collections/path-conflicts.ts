import type { PayloadRequest } from 'payload';
import { isLanguage } from '../../src/shared/sites/languages.ts';
import { localizedPath } from '../../src/shared/sites/site.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { pageErrorMessages } from './page-error-messages.ts';
import { findSiteLanguages } from './site-languages.ts';

type Id = number | string;
type PageLocation = { id: Id | undefined; site: Id; locale: string; moves: boolean };

/** A message that names the page or rule which has the path already; undefined when it is free. */
export async function findPathConflict(
  path: string,
  place: PageLocation,
  req: PayloadRequest,
): Promise<string | undefined> {
  return (await conflictingPage(path, place, req)) ?? (await conflictingRule(path, place, req));
}

async function conflictingPage(path: string, { id, site, locale }: PageLocation, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'pages',
    locale: locale as 'sv',
    depth: 0,
    limit: 1,
    overrideAccess: true,
    select: { title: true },
    where: {
      and: [
        { site: { equals: site } },
        { path: { equals: path } },
        { _status: { equals: 'published' } },
        ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
      ],
    },
    req,
  });
  const [other] = docs as { title?: string }[];
  return other && chooseText(pageErrorMessages, req.i18n.language).takenByPage(other.title ?? '', path);
}

// When a page moves back to its old path, its own old rule is removed instead.
async function conflictingRule(path: string, { site, locale, moves }: PageLocation, req: PayloadRequest) {
  const languages = await findSiteLanguages(req.payload, site, req);
  if (moves || !languages || !isLanguage(locale)) return undefined;
  const source = localizedPath({ languages }, locale, path);
  const { docs } = await req.payload.find({
    collection: 'redirects',
    depth: 0,
    limit: 20,
    overrideAccess: true,
    where: { and: [{ site: { equals: site } }, { source: { equals: source } }] },
    req,
  });
  const rule = (docs as { destination?: string; has?: unknown[] }[]).find(({ has }) => !has?.length);
  return (
    rule && chooseText(pageErrorMessages, req.i18n.language).takenByRedirect(source, rule.destination ?? '')
  );
}
