import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { parseRule } from '../../src/redirects/parse-rule.ts';
import { relationId } from '../access/person.ts';
import { isolateRequest } from './isolate-request.ts';
import { findSiteLanguages } from './site-languages.ts';

/** Refuses a rule that the site could not use while its author can still correct it. */
export const checkRule: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const rule = { ...originalDoc, ...data };
  const site = relationId(rule.site);
  if (!rule.source || !rule.destination || (typeof site !== 'number' && typeof site !== 'string'))
    return data;
  const { groupSlug, storeSlug } = await slugsOf(site, isolateRequest(req));
  const languages = (await findSiteLanguages(req.payload, site, isolateRequest(req))) ?? ['sv'];
  const parsed = parseRule(ruleFrom(rule), 1, { groupSlug, storeSlug, languages });
  if (parsed.state === 'parsed') return data;
  const errors = [{ path: pathOf(parsed.reason), message: sentence(parsed.reason) }];
  throw new ValidationError({ collection: 'redirects', errors, req });
};

type WrittenRule = {
  source: string;
  destination: string;
  otherwise?: string | null;
  has?: readonly { key: string; value?: string | null }[] | null;
};

function ruleFrom({ source, destination, otherwise, has }: WrittenRule) {
  return {
    source,
    destination,
    permanent: true,
    ...(otherwise && { otherwise }),
    ...(has?.length && { has: has.map(({ key, value }) => ({ type: 'query', key, value: value ?? '' })) }),
  };
}

async function slugsOf(site: number | string, req: Parameters<typeof isolateRequest>[0]) {
  const found = await req.payload.findByID({
    collection: 'sites',
    id: site,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    select: { groupSlug: true, storeSlug: true },
    req,
  });
  const { groupSlug, storeSlug } = (found ?? {}) as { groupSlug?: string; storeSlug?: string };
  return { groupSlug: groupSlug ?? '', storeSlug: storeSlug ?? '' };
}

function pathOf(reason: string): string {
  if (reason.includes('otherwise')) return 'otherwise';
  return reason.includes('source') ? 'source' : 'destination';
}

function sentence(reason: string): string {
  return `This rule cannot be used: ${reason}.`;
}
