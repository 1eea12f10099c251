import { postJson } from '../http-client.ts';
import type { Ledger } from '../ledger.ts';
import { promise } from '../ledger.ts';
import type { Traffic } from '../traffic.ts';

const SITE = 'solvik-se';

/** A question about a car; one in three is sent twice, as by a browser whose answer was lost. */
export async function sendLead(
  traffic: Traffic,
  ledger: Ledger,
  turn: number,
  carIds: readonly string[],
): Promise<void> {
  const submissionId = `cluster-${String(turn).padStart(8, '0')}`;
  const form = {
    formName: `${SITE}CarContactForm`,
    formSubmissionId: submissionId,
    values: {
      car: { car_id: carIds[turn % carIds.length] },
      name: `Customer ${turn}`,
      phone: `070 ${String(1_740_000 + turn)}`,
      email: `customer.${turn}@example.com`,
      message: 'Is it still there?',
    },
  };
  for (let sent = 0; sent < (turn % 3 === 0 ? 2 : 1); sent += 1) {
    const answer = await traffic.askUntilDecided('lead', {
      host: `${SITE}.localhost`,
      path: '/api/forms/comhub',
      ...postJson(form, traffic.anAddress()),
    });
    if (answer?.status === 202)
      promise(ledger.leads, submissionId, (JSON.parse(answer.text) as { id: string }).id);
    else traffic.violate(`a lead was answered ${answer?.status}: ${answer?.text.slice(0, 200)}`);
  }
}
