import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { FORM_TOKEN } from '../../shared/forms/form-token.ts';
import { submittedForm } from '../../shared/forms/submitted-form.ts';
import type { Clock } from '../../shared/platform/clock.ts';
import { contentFingerprint } from '../../shared/platform/content-fingerprint.ts';
import type { Log } from '../../shared/platform/log.ts';
import { parseLocalizedPath, type Site } from '../../shared/sites/site.ts';
import type { FinanceQuotes } from '../finance/finance-quotes.ts';
import { type FieldProblem, type FormKind, findFormKind } from './form-kind.ts';
import type { Lead } from './lead.ts';
import type { LeadStore } from './lead-store.ts';
import { CAR_RECEIPT_CHANNEL } from './receipt/car-receipt-handler.ts';
import { RECEIPT_CHANNEL } from './receipt/receipt-handler.ts';
import type { Stock } from './stock.ts';

/** A form as it arrives, untrusted. */
export type SubmittedForm = {
  formName: unknown;
  formSubmissionId: unknown;
  values: unknown;
  /** From the form's verified token. */
  optional?: readonly string[];
};

export type AcceptResult =
  | { state: 'accepted'; id: string; isNew: boolean }
  | { state: 'refused'; status: 400 | 422; code: string; message: string; problems: readonly FieldProblem[] };

export type LeadIntakeDeps = {
  leads: LeadStore;
  kinds: readonly FormKind[];
  channels: readonly string[];
  stock: Stock;
  quotes?: FinanceQuotes | undefined;
  log: Log;
  now: Clock;
  /** Hard to guess. */
  makeId: () => string;
};

/** Validates and stores before it responds. The same submission again is the same lead (CONT-12). */
export async function acceptLead(
  sent: SubmittedForm,
  site: Site,
  deps: LeadIntakeDeps,
): Promise<AcceptResult> {
  const checked = submittedForm.safeParse(sent);
  if (!checked.success) return refusedShape(checked.error);
  const { formName, formSubmissionId, values } = checked.data;
  const kind = findFormKind(formName, site, deps.kinds);
  if (!kind) return refused(422, 'UNKNOWN_FORM', 'This site has no such form.');

  const { stock, quotes, log, now, makeId } = deps;
  const parsed = await kind.parse(values, { site, stock, quotes, log, now, optional: sent.optional ?? [] });
  if (parsed.state === 'refused') return refused(422, parsed.code, parsed.message, parsed.problems);
  const source = sourcePage(values['source'], site);
  const lead: Lead = {
    id: makeId(),
    submissionId: formSubmissionId,
    formName,
    site: site.name,
    language: parseLocalizedPath(site, source ? new URL(source).pathname : '/').language,
    receivedAt: now().toISOString(),
    customer: parsed.customer,
    receiver: parsed.receiver,
    source,
    values: parsed.values,
  };
  const fingerprint = contentFingerprint([formName, site.name, entered(values)]);
  const saved = await deps.leads.save(lead, channelsFor(kind, deps), parsed.photoAlbum, fingerprint);
  if (saved.isOther) return refused(422, 'SUBMISSION_ID_REUSED', reusedMessage);
  const { id, isNew } = saved;
  if (isNew) log.info({ code: 'LEAD_TAKEN', lead: id, form: formName, site: site.name }, 'lead saved');
  return { state: 'accepted', id, isNew };
}

const reusedMessage =
  'This formSubmissionId was sent before with other values. Send changed values under an id of their own.';

/** What the visitor entered: the token of the form and the page it stands on may differ between two attempts. */
function entered({ [FORM_TOKEN]: _, source: __, ...values }: Readonly<Record<string, unknown>>) {
  return values;
}

/** Customers get a receipt where mail can be sent at all. */
function channelsFor(
  { sendsCarReceipt, receipt }: FormKind,
  { channels }: LeadIntakeDeps,
): readonly string[] {
  if (!channels.includes('mail')) return channels;
  if (receipt) return [...channels, RECEIPT_CHANNEL];
  return sendsCarReceipt ? [...channels, CAR_RECEIPT_CHANNEL] : channels;
}

/** A form post without script has no id: a hash of its content makes a second post on the same day the same lead. */
export function contentSubmissionId(content: string, now: Date): string {
  return createHash('sha256')
    .update(`${now.toISOString().slice(0, 10)} ${content}`)
    .digest('base64url');
}

const MAX_SOURCE_LENGTH = 2000;

/** Receivers of the mail follow this link, so only pages of the site are accepted. */
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

function refusedShape({ issues }: z.ZodError): AcceptResult {
  const isWrongId = issues.every(
    ({ code, path }) => path[0] === 'formSubmissionId' && code === 'invalid_format',
  );
  if (!isWrongId)
    return refused(400, 'INVALID_INPUT', 'Send {"formName", "formSubmissionId", "values"} as JSON.');
  const message = 'formSubmissionId takes 8 to 100 letters, digits, - and _.';
  return refused(400, 'INVALID_INPUT', message, [{ field: 'formSubmissionId', problem: 'wrong' }]);
}
