import type { ClientErrorCode } from '../../platform/client-error-codes.ts';

/** The request body (CONT-10). */
export type LeadToSend = {
  formName: string;
  formSubmissionId: string;
  values: Readonly<Record<string, unknown>>;
};

export type SendLeadDeps = {
  post: (lead: LeadToSend) => Promise<{ ok: boolean; status: number }>;
  pause: (ms: number) => Promise<void>;
  log: (level: 'warn' | 'error', code: ClientErrorCode, message: string) => void;
  /** Whether a response means success; some forms accept only 202. */
  isSuccess?: ((response: { ok: boolean; status: number }) => boolean) | undefined;
  /** Whether the last response was a refusal that no other attempt would change. */
  isFinal?: (() => boolean) | undefined;
};

export const MAX_ATTEMPTS = 3;
export const RETRY_DELAY_MS = 1000;

/** Three attempts, a second apart, all with the same submission id: however many arrive, it is one lead (CONT-13). */
export async function sendLead(lead: LeadToSend, deps: SendLeadDeps): Promise<boolean> {
  const { pause, log, isFinal = () => false } = deps;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const problem = await attemptPost(lead, deps);
    if (problem === undefined) return true;
    if (isFinal()) return false;
    log('warn', 'FORM_ATTEMPT_FAILED', `attempt ${attempt} of ${MAX_ATTEMPTS}: ${problem}`);
    if (attempt < MAX_ATTEMPTS) await pause(RETRY_DELAY_MS);
  }
  log('error', 'FORM_SUBMISSION_FAILED', `the lead could not be sent in ${MAX_ATTEMPTS} attempts`);
  return false;
}

async function attemptPost(lead: LeadToSend, { post, isSuccess = ({ ok }) => ok }: SendLeadDeps) {
  try {
    const response = await post(lead);
    return isSuccess(response) ? undefined : `status ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.name : 'no response';
  }
}
