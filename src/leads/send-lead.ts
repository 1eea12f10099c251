/** Everything that is posted, in the words of the lead hub (CONT-10). */
export type LeadToSend = {
  formName: string;
  formSubmissionId: string;
  values: Readonly<Record<string, unknown>>;
};

export type SendingTools = {
  post: (lead: LeadToSend) => Promise<{ ok: boolean; status: number }>;
  pause: (ms: number) => Promise<void>;
  log: (level: 'warn' | 'error', code: string, message: string) => void;
  /** Whether an answer means that the lead is there; some forms take nothing but 202. */
  isSuccess?: ((answer: { ok: boolean; status: number }) => boolean) | undefined;
};

export const ATTEMPTS = 3;
export const PAUSE_MS = 1000;

/** Three attempts, a second apart, all with the same submission id: however many arrive, it is one lead (CONT-13). */
export async function sendLead(lead: LeadToSend, tools: SendingTools): Promise<boolean> {
  const { pause, log } = tools;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const problem = await tryToPost(lead, tools);
    if (problem === undefined) return true;
    log('warn', 'FORM_ATTEMPT_FAILED', `attempt ${attempt} of ${ATTEMPTS}: ${problem}`);
    if (attempt < ATTEMPTS) await pause(PAUSE_MS);
  }
  log('error', 'FORM_SUBMISSION_FAILED', `the lead could not be sent in ${ATTEMPTS} attempts`);
  return false;
}

async function tryToPost(lead: LeadToSend, { post, isSuccess = ({ ok }) => ok }: SendingTools) {
  try {
    const answer = await post(lead);
    return isSuccess(answer) ? undefined : `answered ${answer.status}`;
  } catch (error) {
    return error instanceof Error ? error.name : 'no answer';
  }
}
