/** Everything that is posted, in the words of the lead hub (CONT-10). */
export type LeadToSend = {
  formName: string;
  formSubmissionId: string;
  values: Readonly<Record<string, unknown>>;
};

export type SendLeadDeps = {
  post: (lead: LeadToSend) => Promise<{ ok: boolean; status: number }>;
  pause: (ms: number) => Promise<void>;
  log: (level: 'warn' | 'error', code: string, message: string) => void;
  /** Whether an answer means that the lead is there; some forms take nothing but 202. */
  isSuccess?: ((answer: { ok: boolean; status: number }) => boolean) | undefined;
};

export const MAX_ATTEMPTS = 3;
export const RETRY_DELAY_MS = 1000;

/** Three attempts, a second apart, all with the same submission id: however many arrive, it is one lead (CONT-13). */
export async function sendLead(lead: LeadToSend, tools: SendLeadDeps): Promise<boolean> {
  const { pause, log } = tools;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const problem = await attemptPost(lead, tools);
    if (problem === undefined) return true;
    log('warn', 'FORM_ATTEMPT_FAILED', `attempt ${attempt} of ${MAX_ATTEMPTS}: ${problem}`);
    if (attempt < MAX_ATTEMPTS) await pause(RETRY_DELAY_MS);
  }
  log('error', 'FORM_SUBMISSION_FAILED', `the lead could not be sent in ${MAX_ATTEMPTS} attempts`);
  return false;
}

async function attemptPost(lead: LeadToSend, { post, isSuccess = ({ ok }) => ok }: SendLeadDeps) {
  try {
    const answer = await post(lead);
    return isSuccess(answer) ? undefined : `answered ${answer.status}`;
  } catch (error) {
    return error instanceof Error ? error.name : 'no answer';
  }
}
