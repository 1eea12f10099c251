import { createHash } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import { parseLocalizedPath, type Site } from '../sites/site.ts';
import { type FieldProblem, type FormKind, findFormKind } from './form-kind.ts';
import type { Lead } from './lead.ts';
import type { LeadStore } from './lead-store.ts';
import type { Stock } from './stock.ts';

/** A form as it arrives. Nothing of it is trusted. */
export type SubmittedForm = { formName: unknown; formSubmissionId: unknown; values: unknown };

export type AcceptResult =
  | { state: 'taken'; id: string; isNew: boolean }
  | { state: 'refused'; status: 400 | 422; code: string; message: string; problems: readonly FieldProblem[] };

export type LeadIntakeDeps = {
  leads: LeadStore;
  kinds: readonly FormKind[];
  channels: readonly string[];
  stock: Stock;
  log: Log;
  now: Clock;
  /** Hard to guess. */
  makeId: () => string;
};

const submissionId = /^[A-Za-z0-9_-]{8,100}$/;

/** Checks, keeps, and only then says that it has it. The same submission again is the same lead (CONT-12). */
export async function acceptLead(
  sent: SubmittedForm,
  site: Site,
  tools: LeadIntakeDeps,
): Promise<AcceptResult> {
  const { formName, formSubmissionId, values } = sent;
  if (typeof formName !== 'string' || typeof formSubmissionId !== 'string' || !isObject(values))
    return refused(400, 'INVALID_INPUT', 'Send {"formName", "formSubmissionId", "values"} as JSON.');
  if (!submissionId.test(formSubmissionId)) {
    const problem = { field: 'formSubmissionId', problem: 'wrong' };
    return refused(400, 'INVALID_INPUT', 'formSubmissionId takes 8 to 100 letters, digits, - and _.', [
      problem,
    ]);
  }
  const kind = findFormKind(formName, site, tools.kinds);
  if (!kind) return refused(422, 'UNKNOWN_FORM', 'This site has no such form.');

  const { stock, log, now, makeId } = tools;
  const reading = await kind.parse(values, { site, stock, log });
  if (reading.state === 'refused') return refused(422, reading.code, reading.message, reading.problems);
  const source = sourcePage(values['source'], site);
  const lead: Lead = {
    id: makeId(),
    submissionId: formSubmissionId,
    formName,
    site: site.name,
    language: parseLocalizedPath(site, source ? new URL(source).pathname : '/').language,
    receivedAt: now().toISOString(),
    customer: reading.customer,
    receiver: reading.receiver,
    source,
    values: reading.values,
  };
  const { id, isNew } = await tools.leads.save(lead, tools.channels);
  if (isNew) log.info({ code: 'LEAD_TAKEN', lead: id, form: formName, site: site.name }, 'kept');
  return { state: 'taken', id, isNew };
}

/** A form without script has no id of its own: what was written names it, so that sent twice on a day it is one. */
export function contentSubmissionId(words: string, now: Date): string {
  return createHash('sha256')
    .update(`${now.toISOString().slice(0, 10)} ${words}`)
    .digest('base64url');
}

const MAX_SOURCE_LENGTH = 2000;

/** Readers of the mail follow it, so it is a page of the site or nothing. */
function sourcePage(source: unknown, site: Pick<Site, 'url' | 'hosts'>): string {
  if (typeof source !== 'string' || source.length > MAX_SOURCE_LENGTH) return '';
  const page = URL.parse(source, site.url);
  if (!page || !['http:', 'https:'].includes(page.protocol)) return '';
  if (page.hostname !== new URL(site.url).hostname && !site.hosts.includes(page.hostname)) return '';
  page.hash = '';
  page.username = '';
  page.password = '';
  return page.href;
}

function refused(
  status: 400 | 422,
  code: string,
  message: string,
  problems: readonly FieldProblem[] = [],
): AcceptResult {
  return { state: 'refused', status, code, message, problems };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
