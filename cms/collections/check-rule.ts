import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload';
import { parseRule, type RuleSite } from '../../src/content/redirects/parse-rule.ts';
import { compileTable } from '../../src/content/redirects/redirect-table.ts';
import type { RedirectRule } from '../../src/content/redirects/rule.ts';
import type { RuleProblem } from '../../src/content/redirects/rule-problem.ts';
import { relationId } from '../access/person.ts';
import { toRedirectRule } from '../publishing/redirect-rule.ts';
import type { Row } from '../publishing/to-published.ts';
import { toRestoreError } from '../trash/restore-error.ts';
import { trashMove } from '../trash/trash-move.ts';
import { isolateRequest } from './isolate-request.ts';
import { ruleSentence } from './rule-error-messages.ts';
import { findSiteLanguages } from './site-languages.ts';

/** Refuses a rule that the site could not use while its author can still correct it. */
export const checkRule: CollectionBeforeValidateHook = async (saving) => {
  const move = trashMove(saving.data, saving.originalDoc);
  if (move === 'trash') return saving.data;
  try {
    return await checkSavedRule(saving);
  } catch (error) {
    throw move === 'restore' ? toRestoreError(error, saving.req.i18n.language) : error;
  }
};

async function checkSavedRule({ data, originalDoc, req }: Parameters<CollectionBeforeValidateHook>[0]) {
  const rule = { ...originalDoc, ...data };
  const site = relationId(rule.site);
  if (!rule.source || !rule.destination || (typeof site !== 'number' && typeof site !== 'string'))
    return data;
  const { groupSlug, storeSlug } = await slugsOf(site, isolateRequest(req));
  const languages = (await findSiteLanguages(req.payload, site, isolateRequest(req))) ?? ['sv'];
  const ruleSite = { groupSlug, storeSlug, languages };
  const parsed = parseRule(toRedirectRule(rule), 1, ruleSite);
  if (parsed.state === 'refused') throw refusal(parsed.field, parsed.problem, req);
  const others = await otherRules(site, originalDoc?.id, isolateRequest(req));
  const loop = findNewLoop(others.map(toRedirectRule), toRedirectRule(rule), ruleSite);
  if (loop) throw refusal('destination', loop, req);
  return data;
}

/** How the rule would make a redirect loop with those that are there; undefined when it does not. */
export function findNewLoop(
  others: readonly RedirectRule[],
  rule: RedirectRule,
  site: RuleSite,
): RuleProblem | undefined {
  const loopsOf = (rules: readonly RedirectRule[]) =>
    compileTable(rules, site).refused.filter(({ kind }) => kind === 'loop');
  const all = loopsOf([...others, rule]);
  return all.length > loopsOf(others).length ? all.at(-1)?.problem : undefined;
}

async function otherRules(
  site: number | string,
  id: number | string | undefined,
  req: PayloadRequest,
): Promise<readonly Row[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    sort: '_order',
    where: {
      and: [{ site: { equals: site } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])],
    },
    req,
  });
  return docs as unknown as Row[];
}

function refusal(path: string, problem: RuleProblem, req: PayloadRequest): ValidationError {
  const message = ruleSentence(problem, req.i18n.language);
  return new ValidationError({ collection: 'redirects', errors: [{ path, message }], req });
}

async function slugsOf(site: number | string, req: PayloadRequest) {
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
