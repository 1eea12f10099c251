import type { Payload, PayloadRequest } from 'payload';
import { isLanguage, type Language } from '../../src/shared/sites/languages.ts';

/** The languages of a site, first the one without a path prefix. */
export async function findSiteLanguages(
  payload: Payload,
  site: number | string,
  req: PayloadRequest,
): Promise<readonly [Language, ...Language[]] | undefined> {
  const found = await payload.findByID({
    collection: 'sites',
    id: site,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    select: { languages: true },
    req,
  });
  const codes = ((found as { languages?: { code?: unknown }[] } | null)?.languages ?? []).map(
    ({ code }) => code,
  );
  const [first, ...others] = codes.filter(
    (code): code is Language => typeof code === 'string' && isLanguage(code),
  );
  return first && [first, ...others];
}

export async function findFirstLanguage(payload: Payload, site: number | string, req: PayloadRequest) {
  return (await findSiteLanguages(payload, site, req))?.[0];
}
