import type { ClientErrorCode } from '../../platform/client-error-codes.ts';
import { reportClientError } from '../../platform/report-client-error.ts';
import type { DeclaredFormProps, FieldErrors } from '../declared-form-props.ts';
import type { FormFieldError } from '../form-field.ts';
import { leadReference } from '../lead-reference.ts';
import { makeSubmissionId, pause, postLead, readProblems } from '../send/post-lead.ts';
import { sendLead } from '../send/send-lead.ts';
import { submissionIds } from '../send/submission-id.ts';
import type { SentReceipt } from './declared-form-sent.tsx';
import { errorOf, findErrors, valuesToSend } from './declared-form-values.ts';

/** Checks and sends one form; the same content again is the same submission. */
export type FormSubmission = {
  findErrors: (entered: FormData) => FieldErrors;
  errorOf: (name: string, entered: FormData) => FormFieldError | undefined;
  send: (entered: FormData) => Promise<SendResult>;
};

export type SendResult =
  | { kind: 'sent'; receipt: SentReceipt | undefined }
  | { kind: 'failed' }
  | { kind: 'refused'; errors: FieldErrors };

/** The server refuses forms sent sooner after the page was rendered (form-token.ts). */
const MIN_AGE_MS = 2500;

export function formSubmission(props: DeclaredFormProps): FormSubmission {
  const idFor = submissionIds(makeSubmissionId);
  const fields = props.sections.flatMap((section) => section.fields);
  return {
    findErrors: (entered) => findErrors(entered, props, new Date()),
    errorOf: (name, entered) => {
      const field = fields.find((each) => each.name === name);
      return field && errorOf(field, entered, new Date());
    },
    send: async (entered) => {
      await pause(Math.max(0, MIN_AGE_MS - performance.now()));
      return sendForm(props, valuesToSend(entered, props), idFor);
    },
  };
}

const log = (level: 'warn' | 'error', code: ClientErrorCode, reason: string) =>
  reportClientError(code, 'declared-form', reason, { level });

/** Only 202 is success. A refusal that names fields is shown at them. */
async function sendForm(
  { formName, source }: DeclaredFormProps,
  values: Record<string, unknown>,
  idFor: (content: string) => string,
): Promise<SendResult> {
  let refused: FieldErrors = {};
  let accepted: Response | undefined;
  const post = async (lead: Parameters<typeof postLead>[0]) => {
    const response = await postLead(lead);
    refused = await readProblems<FormFieldError>(response);
    accepted = response;
    return response;
  };
  const formSubmissionId = idFor(JSON.stringify(values));
  const page = location.pathname.startsWith('/api/') ? new URL(source, location.href).href : location.href;
  const lead = { formName, formSubmissionId, values: { ...values, source: page.replace(/#.*$/, '') } };
  const isSent = await sendLead(lead, {
    ...{ post, pause, log },
    isSuccess: ({ status }) => status === 202,
    isFinal: () => Object.keys(refused).length > 0,
  });
  if (isSent) return { kind: 'sent', receipt: await readReceipt(accepted, values) };
  return Object.keys(refused).length > 0 ? { kind: 'refused', errors: refused } : { kind: 'failed' };
}

/** The form has arrived, whether or not the response says under which id. */
async function readReceipt(
  response: Response | undefined,
  { customerEmail }: Readonly<Record<string, unknown>>,
): Promise<SentReceipt | undefined> {
  if (!response) return undefined;
  try {
    const { id } = (await response.json()) as { id?: unknown };
    const email = String(customerEmail ?? '').trim();
    return typeof id === 'string' && email ? { reference: leadReference(id), email } : undefined;
  } catch {
    return undefined;
  }
}
